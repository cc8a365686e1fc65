import type { Card } from "@/protocol";
import type { Words } from "@/shared/words.svelte";
import type { Sight } from "@/table/sight.svelte";
import { battleOf, bonusesOf, hauntings, oddsAgainst, oddsOf, percent, signed, type Odds } from "./battle";
import { fighterOf, kindOf, relicOf, TYPES, type Fighter, type Kind, type Value } from "./cards";
import { chairsOf, playerOf } from "./chairs";

const pair = ({ attack, defense }: Value) => `${attack || "–"}/${defense ?? "∞"}`;

/** What is special about a fighter. */
export function marks(fighter: Fighter, words: Words): string[] {
  const resists = fighter.values.filter((one) => one.resist !== "whole");
  return [
    ...(fighter.defenseOnly ? [words.say("face-defense-only", { points: fighter.defenseOnly })] : []),
    ...(fighter.machine ? [words.say("face-machine")] : []),
    ...resists.map((one) => words.say(`face-resist-${one.resist}`, { type: one.typeName })),
  ];
}

/** All numbers of a fighter in a line. */
export function numbers(fighter: Fighter, words: Words): string {
  const values = fighter.values.map((one) => `${one.typeName} ${pair(one)}`);
  return [...values, ...marks(fighter, words)].join(" · ");
}

/** A card in a line of text, in the words of the terminal. */
export function told(card: Card, _facts: Record<string, unknown>, words: Words): string {
  const fighter = fighterOf(card);
  if (fighter) return `${card.name} · ${numbers(fighter, words)}`;
  const relic = relicOf(card);
  if (relic?.typeName) return words.say("face-artifact", { name: card.name, type: relic.typeName, bonus: relic.bonus });
  if (relic?.kind === "ghost") {
    return words.say("face-ghost", { name: card.name, bonus: relic.bonus, penalty: relic.penalty ?? 0 });
  }
  return card.name;
}

const ABOUT: Record<Kind, string> = {
  minion: "",
  artifact: "board-about-artifact",
  "do-gooder": "board-about-do-gooder",
  duke: "board-about-duke",
  ghost: "board-about-ghost",
};

/** What is special about a card, in a sentence. */
export function ability(card: Card, words: Words): string {
  const fighter = fighterOf(card);
  const special = fighter?.machine ? "board-about-machine" : fighter?.defenseOnly ? "board-about-defense-only" : "";
  const key = special || ABOUT[kindOf(card)];
  return key && words.say(key);
}

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
