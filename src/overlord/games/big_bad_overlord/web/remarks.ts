// The battle and its odds in lines for the text view, and answers in other words than the box has.
import type { Sight } from "@/table/sight.svelte";
import { battleOf, bonusesOf, hauntings, oddsAgainst, oddsOf, percent, signed, type Odds } from "./battle";
import { TYPES } from "./cards";
import { chairsOf, playerOf } from "./chairs";

const shares = (odds: Odds) => ({
  ours: percent(odds["attack-loses"]),
  theirs: percent(odds["defense-loses"]),
  wins: percent(odds["attack-wins"]),
  exact: odds.exact ? "yes" : "no",
});

/** The battle and its odds, for the text view. */
export function remarks(seen: Sight): string[] {
  const { words } = seen;
  const lines = [words.say("face-legend")];
  const battle = battleOf(seen);
  if (battle) {
    lines.push(
      words.say("face-battle", {
        attacker: playerOf(seen, battle.attacker),
        defender: playerOf(seen, battle.defender),
        round: battle.round + 1,
        stage: words.say(`stage-${battle.stage}`),
      }),
    );
    const bonuses = bonusesOf(seen);
    if (bonuses) {
      const rows = TYPES.map((type) => {
        const sides = bonuses[type].map((one) => (one === null ? "–" : signed(one)));
        return `${words.say(`type-${type}`)} ${sides.join(" : ")}`;
      });
      lines.push(words.say("face-bonuses", { types: rows.join(" · ") }));
    }
    for (const { ghost, helps, side, type } of hauntings(seen)) {
      const verb = `${helps ? "help" : "curse"}-${side}-${type}`;
      lines.push(`${seen.cards.get(ghost)?.name ?? ""}: ${words.say(`action-${verb}`)}`);
    }
    const odds = oddsOf(seen);
    if (odds) lines.push(words.say("face-odds", shares(odds)));
  }
  for (const chair of chairsOf(seen).keys()) {
    const odds = oddsAgainst(seen, chair);
    if (odds) lines.push(words.say("face-odds-target", { who: playerOf(seen, chair), ...shares(odds) }));
  }
  return lines;
}

const DONE: Record<string, string> = {
  march: "board-done-march",
  press: "board-done-press",
  rearrange: "board-done-rearrange",
  muster: "board-done-muster",
};

/** What "done" ends, and that to fight on at the gate is to storm. */
export function says(verb: string, seen: Sight): string {
  if (verb === "press-on") return battleOf(seen)?.stage === "gate" ? seen.words.say("face-storm") : "";
  const key = verb === "done" && DONE[seen.scene?.prompt ?? ""];
  return key ? seen.words.say(key) : "";
}
