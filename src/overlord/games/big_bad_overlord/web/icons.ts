import AngelWings from "~icons/game-icons/angel-wings";
import AngryEyes from "~icons/game-icons/angry-eyes";
import BabyFace from "~icons/game-icons/baby-face";
import BatteredAxe from "~icons/game-icons/battered-axe";
import Bee from "~icons/game-icons/bee";
import BlackKnightHelm from "~icons/game-icons/black-knight-helm";
import Brain from "~icons/game-icons/brain";
import BrainLeak from "~icons/game-icons/brain-leak";
import BrokenWall from "~icons/game-icons/broken-wall";
import Cartwheel from "~icons/game-icons/cartwheel";
import Cauldron from "~icons/game-icons/cauldron";
import Cavalry from "~icons/game-icons/cavalry";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import CrownedSkull from "~icons/game-icons/crowned-skull";
import DaemonSkull from "~icons/game-icons/daemon-skull";
import DreadSkull from "~icons/game-icons/dread-skull";
import EvilBat from "~icons/game-icons/evil-bat";
import FairyWand from "~icons/game-icons/fairy-wand";
import Flame from "~icons/game-icons/flame";
import FlyingFlag from "~icons/game-icons/flying-flag";
import Forest from "~icons/game-icons/forest";
import Frog from "~icons/game-icons/frog-prince";
import Ghost from "~icons/game-icons/ghost";
import Goblin from "~icons/game-icons/goblin";
import Gorilla from "~icons/game-icons/gorilla";
import GrimReaper from "~icons/game-icons/grim-reaper";
import Harp from "~icons/game-icons/harp";
import Harpy from "~icons/game-icons/harpy";
import Imp from "~icons/game-icons/imp";
import Invisible from "~icons/game-icons/invisible";
import MagicSwirl from "~icons/game-icons/magic-swirl";
import Minions from "~icons/game-icons/minions";
import MonkFace from "~icons/game-icons/monk-face";
import MuscleUp from "~icons/game-icons/muscle-up";
import NoseSide from "~icons/game-icons/nose-side";
import OpenGate from "~icons/game-icons/open-gate";
import OrcHead from "~icons/game-icons/orc-head";
import OverlordHelm from "~icons/game-icons/overlord-helm";
import Pitchfork from "~icons/game-icons/pitchfork";
import PointyHat from "~icons/game-icons/pointy-hat";
import RelicBlade from "~icons/game-icons/relic-blade";
import RockGolem from "~icons/game-icons/rock-golem";
import Salamander from "~icons/game-icons/salamander";
import ShakingHands from "~icons/game-icons/shaking-hands";
import SkullMask from "~icons/game-icons/skull-mask";
import SkullStaff from "~icons/game-icons/skull-staff";
import SpiderMask from "~icons/game-icons/spider-mask";
import StoneThrone from "~icons/game-icons/stone-throne";
import SwordsEmblem from "~icons/game-icons/swords-emblem";
import Tongue from "~icons/game-icons/tongue";
import Troll from "~icons/game-icons/troll";
import Turban from "~icons/game-icons/turban";
import Volcano from "~icons/game-icons/volcano";
import WitchFlight from "~icons/game-icons/witch-flight";
import WizardStaff from "~icons/game-icons/wizard-staff";
import type { Component } from "svelte";
import type { Card } from "@/protocol";
import { designOf, kindOf, type Kind, type Type } from "./cards";

export const TYPE_ICONS: Record<Type, Component> = { mind: Brain, magic: MagicSwirl, melee: CrossedSwords };

export const STAGE_ICONS: Component[] = [FlyingFlag, OpenGate, BrokenWall, StoneThrone, Volcano];

const PICTURES: Record<string, Component> = {
  "riff-raff": Goblin,
  "menacing-horde": Minions,
  "troops-of-terror": OrcHead,
  "legion-of-doom": SkullMask,
  "knights-of-darkness": BlackKnightHelm,
  toady: Imp,
  lickspittle: Tongue,
  "grim-leapers": GrimReaper,
  "killer-wolf-frogs": Frog,
  octobats: EvilBat,
  "serial-killer-bees": Bee,
  "thunder-newts": Salamander,
  "hungry-hungry-harpy": Harpy,
  "eerie-elemental-earth": RockGolem,
  "eerie-elemental-fire": Flame,
  "horrible-monster-green": Troll,
  "horrible-monster-hairy": Gorilla,
  "machine-o-death-axes": BatteredAxe,
  "machine-o-death-cauldron": Cauldron,
  "machine-o-death-wheel": Cartwheel,
  "wicked-witch": WitchFlight,
  "wicked-wizard-pointy-hat": PointyHat,
  "wicked-wizard-turban": Turban,
  "brain-stormer": BrainLeak,
  "mighty-sorcerer": WizardStaff,
  "dastardly-demon": DaemonSkull,
  "champion-of-evil": OverlordHelm,
  "adventuring-band": SwordsEmblem,
  "angry-mob-of-justice": Pitchfork,
  "cavalry-of-caring": Cavalry,
  "choir-of-second-chances": Harp,
  "friendly-friars": MonkFace,
  "frolicking-forest-force": Forest,
  "good-witch-of-the-north": FairyWand,
  "legion-of-light": AngelWings,
  "mister-nice-guy": ShakingHands,
  "small-children": BabyFace,
  doomsword: RelicBlade,
  mageskull: SkullStaff,
  "eekrah-the-nasty": SpiderMask,
  "grundar-the-spiteful": AngryEyes,
  "gurth-the-odious": NoseSide,
  "ithrok-the-unseen": Invisible,
  "kamu-the-mighty": MuscleUp,
  "losik-the-ruthless": DreadSkull,
};

/** For cards of somebody's own box. */
const OF_A_KIND: Record<Kind, Component> = {
  minion: Goblin,
  artifact: RelicBlade,
  "do-gooder": AngelWings,
  duke: CrownedSkull,
  ghost: Ghost,
};

export const pictureOf = (card: Card): Component => PICTURES[designOf(card)] ?? OF_A_KIND[kindOf(card)];
