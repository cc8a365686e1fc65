// Words about a card for whoever points at it, in this order: what choosing it does, what is printed
// on it as things are, what it can do; and beside that what the game says for its own sake.
import type * as P from "../protocol";

export interface CardText {
  rule: string;
  flavour: string;
}

export function textOf(card: P.Card, line: string, does: string): CardText {
  const rules = [does, line, card.ability].filter(Boolean);
  // A line that another one contains says nothing more.
  const kept = rules.filter((one, i) => !rules.some((other, at) => at !== i && (other.includes(one) && (other !== one || at < i))));
  const spoken = kept.some((one) => one.includes(card.text));
  return { rule: kept.join("\n") || card.name, flavour: spoken ? "" : card.text };
}
