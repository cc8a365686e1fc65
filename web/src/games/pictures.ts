// Pictures of the boards, for the start page; a game from elsewhere has none.
import { idOf } from "./folder";

const found = import.meta.glob<string>("../../../src/overlord/games/*/web/picture.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

const pictures = new Map(Object.entries(found).map(([path, url]) => [idOf(path), url]));

export const pictureOf = (game: string): string | undefined => pictures.get(game);
