import Barn from "~icons/game-icons/barn";
import Barrel from "~icons/game-icons/barrel";
import BeerStein from "~icons/game-icons/beer-stein";
import Broadsword from "~icons/game-icons/broadsword";
import Chest from "~icons/game-icons/chest";
import EnergySword from "~icons/game-icons/energy-sword";
import EvilTower from "~icons/game-icons/evil-tower";
import GoblinHead from "~icons/game-icons/goblin-head";
import HornedSkull from "~icons/game-icons/horned-skull";
import HutsVillage from "~icons/game-icons/huts-village";
import Imp from "~icons/game-icons/imp";
import LockedChest from "~icons/game-icons/locked-chest";
import MagicShield from "~icons/game-icons/magic-shield";
import Meat from "~icons/game-icons/meat";
import OpenTreasureChest from "~icons/game-icons/open-treasure-chest";
import RobberMask from "~icons/game-icons/robber-mask";
import RuneStone from "~icons/game-icons/rune-stone";
import Shield from "~icons/game-icons/shield";
import StarSwirl from "~icons/game-icons/star-swirl";
import TreasureMap from "~icons/game-icons/treasure-map";
import WhiteTower from "~icons/game-icons/white-tower";
import type { Component } from "svelte";

export const PICTURES: Record<string, Component> = {
  food: Meat,
  glyph: RuneStone,
  map: TreasureMap,
  sword: Broadsword,
  magic: EnergySword,
  thief: RobberMask,
  barrel: Barrel,
  wood: Chest,
  metal: LockedChest,
  gold: OpenTreasureChest,
  shield: Shield,
  "magic-shield": MagicShield,
  "shield-1": Shield,
  "shield-2": Shield,
  confusion: StarSwirl,
  castle: EvilTower,
  goblin: GoblinHead,
  evil: Imp,
  "most-evil": HornedSkull,
  tavern: BeerStein,
  farm: Barn,
  village: HutsVillage,
  town: WhiteTower,
};
