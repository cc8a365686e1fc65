import Broadsword from "~icons/game-icons/broadsword";
import BowArrow from "~icons/game-icons/bow-arrow";
import Checked from "~icons/game-icons/checked-shield";
import Chest from "~icons/game-icons/open-treasure-chest";
import Key from "~icons/game-icons/key";
import LeatherArmor from "~icons/game-icons/leather-armor";
import QueenCrown from "~icons/game-icons/queen-crown";
import RoundPotion from "~icons/game-icons/round-potion";
import RuneStone from "~icons/game-icons/rune-stone";
import SeveredHead from "~icons/game-icons/decapitation";
import UnlitBomb from "~icons/game-icons/unlit-bomb";
import type { Card } from "@/protocol";
import { factsOf } from "./face";
import type { Icon } from "./icons";

/** Look of a thing, at a glance. */
export function thingIcon(card: Card): Icon {
  const print = factsOf(card);
  if (print.kind !== "asset") return RuneStone;
  const { bonuses } = print;
  if (print.character) return QueenCrown;
  if (print.potion) return RoundPotion;
  if (bonuses["area"]) return UnlitBomb;
  if (bonuses["melee"]) return Broadsword;
  if (bonuses["ranged"]) return BowArrow;
  if (bonuses["armor"]) return LeatherArmor;
  if (bonuses["guard"]) return Checked;
  if (card.id.endsWith("head")) return SeveredHead;
  if (card.id.startsWith("key")) return Key;
  if (card.id.startsWith("empty-chest")) return Chest;
  return RuneStone;
}
