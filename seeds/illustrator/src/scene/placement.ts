import type { PropArt } from './props/prop.ts';
import type { Character, Prop } from './vocabulary.ts';

/** A figure with its position in the picture. `base` is the y of the feet. */
export interface PlacedFigure {
  who: Character;
  index: number;
  x: number;
  base: number;
  scale: number;
  flip: boolean;
  halfWidth: number;
  height: number;
  seat?: number;
  /** The prop on which this figure sits or stands (`on`). */
  perch?: PlacedProp;
  isOnBed?: boolean;
  isFloating: boolean;
  isFlying: boolean;
  isSwimming: boolean;
  isOnCloud: boolean;
  isInBoat: boolean;
  /** Distance to the hugged figure, in units of this figure. */
  hug?: number;
  /** The umbrella that this figure holds. */
  umbrella?: PlacedProp;
}

export interface PlacedProp {
  prop: Prop;
  art: PropArt;
  index: number;
  x: number;
  base: number;
  scale: number;
  layer: PropArt['layer'] | 'table' | 'resting' | 'view' | 'held';
}
