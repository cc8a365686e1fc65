// Areas and people in lines of text.
import type { Sight } from "@/table/sight.svelte";
import type { Passage } from "@/games/look";
import { forecastOf, type Mover } from "./face";
import {
  aggressive, chairsOf, gemsOf, layoutOf, marksOf, scenarioId, scenarioOf, sceneOf, unitOf,
  type Area, type Hideout, type Piece, type Scene, type Station,
} from "./world";

/** «Pict Hunter (blue) ×3». */
function counted(names: string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${name} ×${count}` : name;
  });
}

/** One who stands on the board: name, life, what holds them. */
export function pieceTold(seen: Sight, piece: Piece): string {
  const { words } = seen;
  return [
    piece.card.name,
    ...(piece.most ? [words.say("face-life", { life: piece.life })] : []),
    ...(piece.ally ? [words.say("board-ally")] : []),
    ...marksOf(seen, piece.card.id).map((mark) => words.say(`board-mark-${mark}`)),
  ].join(", ");
}

export const hideoutTold = ({ words }: Sight, { kind, state, number, hero }: Hideout) =>
  words.say(`board-${kind}-${state}`, { number, hero: hero?.name ?? "" });

export function stationTold({ words }: Sight, station: Station | undefined): string[] {
  if (!station) return [];
  const { kind, jammed, shot, worked } = station;
  return [
    words.say(`board-station-${kind}`),
    ...(jammed ? [words.say("board-jammed")] : []),
    ...(shot ? [words.say("board-shot")] : []),
    ...(worked.length ? [words.say("board-worked", { who: worked.map(({ name }) => name).join(", ") })] : []),
  ];
}

/** What closes the ways out of an area. */
function gatesTold(seen: Sight, area: Area, scene: Scene): string[] {
  return layoutOf(seen).borders.flatMap(({ i, ends }) => {
    const gate = scene.gates.get(i);
    if (!gate || !ends.includes(area)) return [];
    const { kind, life, difficulty } = gate;
    const key = seen.cards.get(gate.key)?.name ?? "";
    const to = ends.find((end) => end !== area)!.name;
    return seen.words.find(`board-gate-${kind}`, { to, life, difficulty, key, keyed: key ? 1 : 0 }) ?? [];
  });
}

/** An area with all that is printed, lies and stands there. */
export function areaTold(seen: Sight, area: Area, scene: Scene): string {
  const { words } = seen;
  const here = scene.pieces.filter((piece) => piece.area === area.id);
  return [
    area.name,
    words.say(`ground-${area.ground}`),
    ...(area.level ? [words.say("board-level", { level: area.level })] : []),
    ...(area.exit ? [words.say("board-exit")] : []),
    ...(scene.chests.has(area.id) ? [words.say("face-chest")] : []),
    ...counted(scene.bodies.filter((id) => id === area.id).map(() => words.say("face-body"))),
    ...(scene.hideouts.get(area.id) ?? []).map((hideout) => hideoutTold(seen, hideout)),
    ...stationTold(seen, scene.stations.get(area.id)),
    ...(scene.doors.has(area.id) ? [words.say("board-door")] : []),
    ...gatesTold(seen, area, scene),
    ...(scene.things.get(area.id) ?? []).map((card) => card.name),
    ...counted(here.map((piece) => pieceTold(seen, piece))),
  ].join(" · ");
}

/** What it takes to get somewhere, or why one cannot. */
export function reachTold(seen: Sight, mover: Mover, area: Area): { text: string; no: boolean } {
  const { words } = seen;
  const { points } = mover;
  const near = mover.refused[area.id];
  const [cost, far] = [mover.reach[area.id], mover.beyond[area.id]];
  if (cost === 0) return { text: words.say("board-here"), no: false };
  if (cost !== undefined) return { text: words.say("board-cost", { cost, points }), no: false };
  if (near || far) return { text: near || far!, no: true };
  return { text: words.say("board-unreachable"), no: true };
}

export function sightTold(seen: Sight, from: Area, to: Area): { text: string; no: boolean } {
  const sees = forecastOf(seen).sight?.[from.id]?.includes(to.id) ?? false;
  const area = from.name;
  return { text: seen.words.say(sees ? "board-sees" : "board-blind", { area }), no: !sees };
}

/** What ends the game, in the words of the board. */
export function goalsTold(seen: Sight): { side: "heroes" | "overlord"; text: string }[] {
  const { words } = seen;
  const joined = (parts: string[]) => parts.join(` ${words.say("board-and")} `);
  return (scenarioOf(seen)?.wins ?? []).map(({ side, goals }) => ({
    side,
    text: joined(
      goals.map(({ verb, what, amount }) => {
        const names = joined(what.map((card) => seen.cards.get(card)?.name ?? ""));
        return words.say(`board-goal-${verb}`, { what: names, count: what.length, amount });
      }),
    ),
  }));
}

export const eventsTold = (seen: Sight): string[] =>
  (scenarioOf(seen)?.events ?? []).map(({ verb, amount }) => seen.words.say(`event-${verb}`, { amount }));

/** Answers that say too little by themselves: which event, and what one is done with. */
export function spoken(verb: string, seen: Sight): string {
  if (verb === "done") return seen.words.find(`board-done-${seen.scene?.prompt ?? ""}`) ?? "";
  const event = /^happening-(\d+)$/.exec(verb);
  return event ? (eventsTold(seen)[Number(event[1]) - 1] ?? "") : "";
}

function gemsTold(seen: Sight, chair: number): string {
  const { reserve, fatigue, wounds, ...rest } = gemsOf(seen, chair);
  const used = Object.values(rest).reduce((sum, count) => sum + count, 0);
  return seen.words.say(chair ? "face-gems" : "face-gems-overlord", { reserve, fatigue, wounds, used });
}

function chairTold(seen: Sight, chair: number): Passage {
  const { words } = seen;
  const seat = seen.fact<number[]>("chairs", [])[chair]!;
  const hero = seen.cards.get(seen.fact<number[]>("heroes", [])[chair] ?? -1);
  const name = hero?.name ?? words.say("face-overlord");
  const stance = chair ? [words.say(aggressive(seen, chair) ? "action-aggressive" : "action-cautious")] : [];
  return { title: `${name} · ${seen.nameOf(seat)}`, lines: [[...stance, gemsTold(seen, chair)].join(" · ")] };
}

/** What the zones of the table do not tell: the scenario, the gems, and the areas where something is. */
export function passages(seen: Sight): Passage[] {
  const { words } = seen;
  const scene = sceneOf(seen);
  const costs = seen.fact<number[]>("costs", []);
  return [
    {
      title: words.say(`option-scenario-${scenarioId(seen)}`),
      lines: [
        words.say("face-round", { round: seen.fact("turn", 0), recovery: seen.fact("recovery", 0) }),
        ...goalsTold(seen).map(({ side, text }) => `${words.say(`board-side-${side}`)} ${text}`),
        ...eventsTold(seen).map((event) => `${words.say("board-events")} ${event}`),
      ],
    },
    ...chairsOf(seen).map((chair) => chairTold(seen, chair)),
    {
      title: words.say("zone-river"),
      lines: seen.in("river").map((tile, i) => {
        const unit = unitOf(seen.cards.get(tile));
        const dead = unit >= 0 && !scene.pieces.some((piece) => unitOf(piece.card) === unit);
        return words.say(dead ? "face-tile-dead" : "face-tile", { cost: costs[i] ?? 0, name: seen.cards.get(tile)?.name ?? "" });
      }),
    },
    { title: words.say("board-map"), lines: layoutOf(seen).areas.map((area) => areaTold(seen, area, scene)) },
  ];
}
