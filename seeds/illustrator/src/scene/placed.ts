import type { PropArt } from './props/prop.ts';
import type { Prop, Who } from './vocabulary.ts';

/** A figure with its place in the picture; `base` is the y of its feet. */
export interface PlacedFigure {
  who: Who;
  index: number;
  x: number;
  base: number;
  scale: number;
  flip: boolean;
  halfWidth: number;
  height: number;
  seat?: number;
  onBed?: boolean;
  isFloating: boolean;
  isFlying: boolean;
  isSwimming: boolean;
  onCloud: boolean;
  inBoat: boolean;
  /** Distance to the one who is hugged, in the figure's own units. */
  hug?: number;
  /** The umbrella this figure holds. */
  umbrella?: PlacedProp;
}

export interface PlacedProp {
  prop: Prop;
  art: PropArt;
  index: number;
  x: number;
  base: number;
  scale: number;
  layer: PropArt['layer'] | 'table' | 'view' | 'held';
}
