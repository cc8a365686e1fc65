import type { Card } from "@/protocol";
import type { Words } from "@/shared/words.svelte";
import type { Sight } from "@/table/sight.svelte";
import { defenseOf, heroOf, turnedOf, type Side, type Type } from "./cards";

/** A card in a line of text, in the words of the terminal. */
export function told(card: Card, facts: Record<string, unknown>, words: Words): string {
  const types = (all: Type[]) => all.map((type) => words.say(`type-${type}`)).join("/");
  const hero = heroOf(card);
  if (hero) {
    return words.say("face-hero", {
      name: card.name,
      class: words.say(`class-${hero.class}`),
      armor: hero.armor,
      types: types(hero.vulnerable),
      challenge: hero.challenge,
    });
  }
  const defense = defenseOf(card);
  if (!defense) return card.name;
  const turned = turnedOf(facts, card.id);
  const side = (one: Side) =>
    one.detour ? words.say("ability-detour") : `${types(one.types)} ${one.strike}`;
  const sides = defense.sides
    .map((one, i) => (i === turned ? `[${side(one)}]` : side(one)))
    .join(" > ");
  if (defense.ability === "plain" || defense.sides.some((one) => one.detour)) {
    return words.say("face-defense", { name: card.name, sides });
  }
  const ability = words.say(`ability-${defense.ability}`);
  return words.say("face-defense-ability", { name: card.name, sides, ability });
}

/** What stands under a card when it is looked at closely: its ability in words. */
export function ability(card: Card, words: Words): string {
  const hero = heroOf(card);
  const defense = defenseOf(card);
  const key = hero ? `class-${hero.class}` : defense ? `ability-${defense.ability}` : "";
  const text = key && words.find(key, {}, "text");
  return text ? `${words.say(key)}: ${text}` : "";
}

/** Before a Wizard is paid: with which defenses, if any, the fight can still be won. */
export function priceOf(seen: Sight): string {
  const spared = seen.forecast["spared"] as number[] | undefined;
  if (!spared) return "";
  if (!spared.length) return seen.words.say("face-hopeless-wizard");
  const cards = spared.map((card) => seen.cards.get(card)?.name ?? "").join(", ");
  return seen.words.say("face-wizards-price", { cards });
}
