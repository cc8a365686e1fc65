// The boards that lie on top of the generic table; a game without one is played on the plain board.
import type { Component } from "svelte";
import type { Card } from "../protocol";
import type { Words } from "../shared/words.svelte";
import PlainBoard from "../table/PlainBoard.svelte";
import PlainFace from "../table/PlainFace.svelte";
import DarkBoard from "./dark-dealings/Board.svelte";
import DarkFace from "./dark-dealings/Face.svelte";
import DarkTray from "./dark-dealings/Tray.svelte";
import { byChallenge } from "./dark-dealings/cards";
import { ability, told } from "./dark-dealings/told";
import DarkEmblem from "~icons/game-icons/evil-tower";
import Emblem from "~icons/game-icons/crowned-skull";

type Face = Component<{ card: Card; facts: Record<string, unknown> }>;

interface Look {
  Board: Component;
  Face: Face;
  Tray?: Component;
  Emblem: Component;
  /** A card in a line of text. */
  told(card: Card, facts: Record<string, unknown>, words: Words): string;
  /** The order in which the board lays cards out. */
  order(one: Card, other: Card): number;
  /** What a card can do, in words. */
  ability(card: Card, words: Words): string;
}

const LOOKS: Record<string, Look> = {
  "dark-dealings": {
    Board: DarkBoard,
    Face: DarkFace,
    Tray: DarkTray,
    Emblem: DarkEmblem,
    told,
    ability,
    order: byChallenge,
  },
};
const PLAIN: Look = {
  Board: PlainBoard,
  Face: PlainFace,
  Emblem,
  told: (card) => (card.text ? `${card.name}: ${card.text}` : card.name),
  ability: () => "",
  order: () => 0,
};

export const lookOf = (game: string): Look => LOOKS[game] ?? PLAIN;
export const faceOf = (game: string): Face => lookOf(game).Face;
