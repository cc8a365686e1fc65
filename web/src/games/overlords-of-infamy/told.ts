// Spaces, cards and seats in lines of text, in the words of the terminal.
import type { Card } from "../../protocol";
import type { Words } from "../../shared/words.svelte";
import type { Passage } from "../look";
import type { Sight } from "../../table/sight.svelte";
import { printOf, symbolsOf, type Print } from "./cards";
import { forecastOf, overlordsOf, printedOf, spacesOf, type Space, type Spot, type WhyNot } from "./world";

const named = (words: Words, shows: string) =>
  shows === "village" ? words.say("face-village") : words.find(`resource-${shows}`) ?? words.say(`relic-${shows}`);

function place(seen: Sight, space: Space, spot: Spot): string {
  const { words } = seen;
  const number = space.of + 1;
  if (space.kind === "stronghold") return words.say("map-stronghold");
  if (space.kind === "relic") return named(words, space.shows);
  if (space.kind === "contested") return words.say("map-contested", { shows: named(words, space.shows) });
  if (space.kind === "barracks") return words.say("map-lair-barracks", { number });
  if (space.kind === "village") return words.say("map-lair-village", { number });
  if (space.kind === "resource") {
    const shows = spot.shows ? named(words, spot.shows) : words.say("map-resource");
    return words.say("map-lair-resource", { number, shows });
  }
  if (!space.tile) return words.say("map-empty");
  const walls = space.walls.length ? ` (${words.say("face-walls")})` : "";
  const shown = printOf(space.tile).pitfall ? words.say("face-pitfall") : named(words, spot.shows);
  return `${shown}${walls}, ${space.tile.name}`;
}

const whose = (seen: Sight, what: "zone" | "lackey", chair: number) =>
  chair === seen.seat ? seen.words.say(`board-${what}-yours`) : seen.words.say(`board-${what}-of`, { who: seen.nameOf(chair) });

/** A space, or one symbol of it: its name, what is there, and who. */
export function spotTold(seen: Sight, space: Space, spot: Spot): string {
  const { words } = seen;
  const parts = [`${space.id.toUpperCase()}: ${place(seen, space, spot)}`];
  if (space.owner >= 0 && space.kind === "land") parts.push(whose(seen, "zone", space.owner));
  if (spot.lackey >= 0) parts.push(whose(seen, "lackey", spot.lackey));
  if (space.hero) parts.push(words.say(seen.facts["fallen"] ? "board-hero-lies" : "map-hero"));
  return parts.join(" · ");
}

/** Answers that point at the map or at a chair, so that they can be told apart by name. */
export function spoken(action: number, seen: Sight): string {
  const verb = seen.box?.spoken[action]?.verb ?? "";
  if (verb.startsWith("chair-")) return seen.nameOf(Number(verb.slice(6)));
  if (!/^(space|spot)-/.test(verb)) return "";
  for (const space of spacesOf(seen)) {
    const spot = space.spots.find((one) => one.action === action);
    if (spot) return spotTold(seen, space, spot);
  }
  return "";
}

export function goodsTold(seen: Sight, counts: number[]): string {
  const kinds = printedOf(seen)?.resources ?? [];
  const told = kinds.flatMap((kind, i) =>
    counts[i] ? [seen.words.say(`tokens-${kind}`, { count: counts[i] })] : [],
  );
  return told.join(", ") || seen.words.say("face-nothing");
}

export function whyTold(words: Words, why: WhyNot): string {
  return `${words.say(`refusal-${why.reason}`, why.numbers)} (${why.rule})`;
}

function seatTold(seen: Sight, chair: number): Passage {
  const { words } = seen;
  const own = <T>(name: string) => seen.fact<T[]>(name, [])[chair]!;
  const card = seen.cards.get(seen.in(`overlord.${chair}`)[0] ?? -1);
  const relic = own<string>("relics");
  const contacts = (forecastOf(seen).contacts?.[chair] ?? []).map((other) => seen.nameOf(other));
  return {
    title: card ? `${seen.nameOf(chair)} · ${card.name}` : seen.nameOf(chair),
    lines: [
      `${words.say("face-points", { points: own<number>("points") })} · ${words.say("face-infamy", { infamy: own<number>("infamy") })}`,
      words.say("face-barracks", { ready: own<number>("barracks"), resting: own<number>("resting") }),
      goodsTold(seen, own<number[]>("goods")),
      ...(relic ? [words.say(`relic-${relic}`)] : []),
      ...(contacts.length ? [words.say("board-contact", { who: contacts.join(", ") })] : []),
    ],
  };
}

/** What the zones of the table do not tell: tracks, seats, and the map where something is. */
export function passages(seen: Sight): Passage[] {
  const { words } = seen;
  const spaces = spacesOf(seen).filter(
    (space) => space.kind !== "land" || space.tile || space.hero,
  );
  return [
    {
      title: words.say("board-world"),
      lines: [
        words.say("face-tracks", {
          tension: seen.fact("tension", 0),
          events: seen.fact("flipped", 0),
          needed: seen.fact("events-needed", 0),
        }),
        `${words.say("map-stronghold")}: ${goodsTold(seen, seen.fact<number[]>("stronghold", []))}`,
      ],
    },
    ...Array.from({ length: overlordsOf(seen) }, (_, chair) => seatTold(seen, chair)),
    {
      title: words.say("web-map"),
      lines: spaces.flatMap((space) =>
        space.spots.filter((spot, i) => i === 0 || spot.shows).map((spot) => spotTold(seen, space, spot)),
      ),
    },
  ];
}

/** A card in a line of text. */
export function told(card: Card, _facts: Record<string, unknown>, words: Words): string {
  return `${card.name}: ${TOLD[printOf(card).kind](printOf(card), words)}`;
}

const TOLD: Record<Print["kind"], (print: Print, words: Words) => string> = {
  tile: (tile, words) =>
    [
      ...(tile.pitfall ? [words.say("face-pitfall")] : []),
      ...symbolsOf(tile).map((shows) => named(words, shows)),
      ...(tile.walls.length ? [words.say("face-walls")] : []),
    ].join(", "),
  plot: (plot, words) => {
    const needs = [plot.costText, plot.relicName, plot.lackeys ? words.say("face-lackeys", { count: plot.lackeys }) : ""];
    const says = { level: plot.levelName, needs: needs.filter(Boolean).join(", "), points: plot.points };
    const after = plot.does && words.say("face-aftermath", { does: plot.does, price: plot.price });
    return [words.say("face-plot", says), after].filter(Boolean).join(" · ");
  },
  event: (event) => `${event.scopeText} · ${event.does}`,
  quest: (quest, words) =>
    [words.say("face-needs", { tokens: quest.needsText }), quest.does].filter(Boolean).join(" · "),
  overlord: (one, words) =>
    words.say("face-overlord", { affinity: one.affinityName, ability: one.abilityName, text: one.abilityText }),
};
