import ClockWork from "~icons/game-icons/clockwork";
import Cog from "~icons/game-icons/cog";
import CrossedBones from "~icons/game-icons/crossed-bones";
import CrystalBall from "~icons/game-icons/crystal-ball";
import CrystalGrowth from "~icons/game-icons/crystal-growth";
import Drop from "~icons/game-icons/drop";
import Electric from "~icons/game-icons/electric";
import EvilBook from "~icons/game-icons/evil-book";
import EvilTower from "~icons/game-icons/evil-tower";
import GoblinHead from "~icons/game-icons/goblin-head";
import LockedChest from "~icons/game-icons/locked-chest";
import Log from "~icons/game-icons/log";
import Lyre from "~icons/game-icons/lyre";
import Paw from "~icons/game-icons/paw";
import PendulumSwing from "~icons/game-icons/pendulum-swing";
import Spyglass from "~icons/game-icons/spyglass";
import StoneTower from "~icons/game-icons/stone-tower";
import UnlitBomb from "~icons/game-icons/unlit-bomb";
import Village from "~icons/game-icons/village";
import VisoredHelm from "~icons/game-icons/visored-helm";
import Wheat from "~icons/game-icons/wheat";
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";

export type Icon = Component<SVGAttributes<SVGSVGElement>>;

/** Resources, Relics and what else may be shown on a space, by the words of the server. */
export const ICONS: Record<string, Icon> = {
  water: Drop,
  food: Wheat,
  wood: Log,
  fauna: Paw,
  scrap: Cog,
  sparktech: Electric,
  "conjure-ore": CrystalGrowth,
  contraption: ClockWork,
  orbs: CrystalBall,
  femur: CrossedBones,
  lute: Lyre,
  pendulum: PendulumSwing,
  "pop-up-book": EvilBook,
  village: Village,
  barracks: EvilTower,
  stronghold: StoneTower,
  hero: VisoredHelm,
  lackey: GoblinHead,
  "glean-intel": Spyglass,
  plunder: LockedChest,
  sabotage: UnlitBomb,
};
