import Barbarian from "~icons/game-icons/barbarian";
import Bowman from "~icons/game-icons/bowman";
import DirectionSigns from "~icons/game-icons/direction-signs";
import GoblinHead from "~icons/game-icons/goblin-head";
import HammerDrop from "~icons/game-icons/hammer-drop";
import HobbitDwelling from "~icons/game-icons/hobbit-dwelling";
import MagicSwirl from "~icons/game-icons/magic-swirl";
import Hood from "~icons/game-icons/hood";
import Upgrade from "~icons/game-icons/upgrade";
import VisoredHelm from "~icons/game-icons/visored-helm";
import WizardFace from "~icons/game-icons/wizard-face";
import WolfTrap from "~icons/game-icons/wolf-trap";
import type { Component } from "svelte";

export const CLASS_ICONS: Record<string, Component> = {
  thief: Hood,
  halflings: HobbitDwelling,
  wizard: WizardFace,
  berserker: Barbarian,
  knight: VisoredHelm,
  ranger: Bowman,
};

export const TYPE_ICONS: Record<string, Component> = {
  trap: WolfTrap,
  spell: MagicSwirl,
  minion: GoblinHead,
  detour: DirectionSigns,
};

export const ABILITY_ICONS: Record<string, Component> = {
  "heavy-hitter": HammerDrop,
  booster: Upgrade,
  detour: DirectionSigns,
};
