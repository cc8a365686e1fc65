import Archer from "~icons/game-icons/archer";
import Backpack from "~icons/game-icons/backpack";
import Barbarian from "~icons/game-icons/barbarian";
import Ballista from "~icons/game-icons/ballista";
import BattleAxe from "~icons/game-icons/battle-axe";
import BowArrow from "~icons/game-icons/bow-arrow";
import Bowman from "~icons/game-icons/bowman";
import Broadsword from "~icons/game-icons/broadsword";
import Checked from "~icons/game-icons/checked-shield";
import Chest from "~icons/game-icons/chest";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import CrownedSkull from "~icons/game-icons/crowned-skull";
import Daemon from "~icons/game-icons/daemon-skull";
import DeadHead from "~icons/game-icons/dead-head";
import Direwolf from "~icons/game-icons/direwolf";
import Eyeball from "~icons/game-icons/eyeball";
import EvilBook from "~icons/game-icons/evil-book";
import ExitDoor from "~icons/game-icons/exit-door";
import Footsteps from "~icons/game-icons/footsteps";
import Gorilla from "~icons/game-icons/gorilla";
import Hand from "~icons/game-icons/hand";
import Tomahawk from "~icons/game-icons/tomahawk";
import Hood from "~icons/game-icons/hood";
import HornedSkull from "~icons/game-icons/horned-skull";
import Hyena from "~icons/game-icons/hyena-head";
import IronMask from "~icons/game-icons/iron-mask";
import Key from "~icons/game-icons/key";
import LeatherArmor from "~icons/game-icons/leather-armor";
import Lion from "~icons/game-icons/lion";
import MagicSwirl from "~icons/game-icons/magic-swirl";
import MonkFace from "~icons/game-icons/monk-face";
import Mummy from "~icons/game-icons/mummy-head";
import Padlock from "~icons/game-icons/padlock";
import PirateCaptain from "~icons/game-icons/pirate-captain";
import PirateHat from "~icons/game-icons/pirate-hat";
import QueenCrown from "~icons/game-icons/queen-crown";
import RollingDices from "~icons/game-icons/rolling-dices";
import RoundPotion from "~icons/game-icons/round-potion";
import Sail from "~icons/game-icons/sailboat";
import Shield from "~icons/game-icons/shield";
import ShipWheel from "~icons/game-icons/ship-wheel";
import Skeleton from "~icons/game-icons/skeleton";
import Snake from "~icons/game-icons/snake";
import Spears from "~icons/game-icons/spears";
import Spiral from "~icons/game-icons/snake-spiral";
import SunPriest from "~icons/game-icons/sun-priest";
import Tentacles from "~icons/game-icons/tentacles-skull";
import TribalMask from "~icons/game-icons/tribal-mask";
import UnlitBomb from "~icons/game-icons/unlit-bomb";
import VisoredHelm from "~icons/game-icons/visored-helm";
import WitchFace from "~icons/game-icons/witch-face";
import Wizard from "~icons/game-icons/wizard-face";
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";

export type Icon = Component<SVGAttributes<SVGSVGElement>>;

/** Actions and what else stands on a sheet. */
export const ICONS = {
  melee: CrossedSwords,
  ranged: BowArrow,
  move: Footsteps,
  manipulation: Hand,
  guard: Checked,
  reroll: RollingDices,
  allies: Spears,
  armor: Shield,
  area: UnlitBomb,
  potion: RoundPotion,
  load: Backpack,
  spell: MagicSwirl,
  chest: Chest,
  body: DeadHead,
  priest: MonkFace,
  exit: ExitDoor,
  key: Key,
  lock: Padlock,
  sails: Sail,
  helm: ShipWheel,
  ballista: Ballista,
  sight: Eyeball,
  book: EvilBook,
  axe: BattleAxe,
  skull: CrownedSkull,
  worn: LeatherArmor,
  sword: Broadsword,
  aggressive: BattleAxe,
  cautious: Shield,
} satisfies Record<string, Icon>;

/** By the beginning of an id: heroes and units. */
const FIGURES: [string, Icon][] = [
  ["conans-lion", Lion],
  ["conan", Barbarian],
  ["amra", Barbarian],
  ["shevatas", Hood],
  ["hadrathus", SunPriest],
  ["belits-guards", Spears],
  ["belit", QueenCrown],
  ["valeria", CrossedSwords],
  ["zelatas-wolf", Direwolf],
  ["zelata", WitchFace],
  ["ngora", Spears],
  ["pict-warriors", TribalMask],
  ["pict-hunters", Tomahawk],
  ["hyenas", Hyena],
  ["pirates", PirateHat],
  ["zaporavo", PirateCaptain],
  ["captain", VisoredHelm],
  ["bossonian-guards", VisoredHelm],
  ["bossonian-archers", Bowman],
  ["mummies", Mummy],
  ["skeletons", Skeleton],
  ["zogar-sag", TribalMask],
  ["skuthus", Wizard],
  ["thalis", Spiral],
  ["giant-snake", Snake],
  ["thak", Gorilla],
  ["dark-demon", HornedSkull],
  ["outer-dark-demon", Daemon],
  ["khosatral-khel", IronMask],
  ["thog", Tentacles],
  ["princess", QueenCrown],
  ["event-tile", EvilBook],
];

/** Of a hero, a model or a tile. */
export function figureOf(id: string): Icon {
  const plain = id.replace(/^tile-/, "");
  return FIGURES.find(([beginning]) => plain.startsWith(beginning))?.[1] ?? Archer;
}
