// What lies before the castles and what each roll would bring, in lines for the text view.
import { letterOf } from "@/shared/seats";
import type { Sight } from "@/table/sight.svelte";
import { foreseen } from "./forecast";
import { yields, type Roll } from "./cards";
import { shieldOf } from "./wording";

export function remarks(seen: Sight): string[] {
  const { words } = seen;
  const day = seen.fact("day", 1);
  const row = seen.fact("die", 0);
  const names = new Map([...seen.cards.values()].map((card) => [card.id, card.name]));
  return [
    row ? words.say("face-horde", { day, row }) : words.say("face-day", { day }),
    ...Array.from({ length: seen.players }, (_, seat) => stock(seen, seat)),
    ...foreseen(seen).faces.map((one) => rolled(one, seen, names)),
  ];
}

/** As the terminal puts it beside a name. */
function stock(seen: Sight, seat: number): string {
  const { words } = seen;
  const of = (fact: string) => seen.fact<number[]>(fact, [])[seat] ?? 0;
  const [shield, magic] = seen.fact<[number, number][]>("defence", [])[seat] ?? ([0, 0] as const);
  const ready = of("spells") - of("cast");
  const told = [
    seen.facts["captain"] === seat ? words.say("face-captain") : "",
    words.say("face-spoil-food", { count: of("food") }),
    words.say("face-spoil-glyph", { count: of("glyphs") }),
    words.say("face-spoil-barrel", { count: of("barrels") }),
    words.say("face-defence", { shield: shieldOf(shield, magic, words) }),
    ready ? words.say("face-spells", { count: ready }) : "",
    seat === seen.seat ? words.say("face-treasure", { value: seen.fact("treasure", 0) }) : "",
  ];
  return `${letterOf(seat)} · ${seen.nameOf(seat)}: ${told.filter(Boolean).join(", ")}`;
}

function rolled(one: Roll, seen: Sight, names: Map<string, string>): string {
  const { words } = seen;
  const brings = yields(one).map(([icon, count]) => `${count} ${words.find(`icon-${icon}`, {}, "text") ?? icon}`);
  const scouts = one.scouts && `${words.say("board-scouts-bring")}: ${words.say(`face-spoil-${one.scouts}`, { count: 1 })}`;
  const taken = one.targets.map((id) => names.get(id) ?? id).join(", ") || words.say("board-takes-nothing");
  return `${words.say("board-if-rolled", { face: one.face })} ${[brings.join(", "), scouts, taken].filter(Boolean).join(" · ")}`;
}
