import type { Point } from '../svg.ts';

/** A drawn figure: feet at the origin, looking right. `headY` is the height of the head's centre. */
export interface Figure {
  svg: string;
  halfWidth: number;
  height: number;
  /** The farther hand, where a string or a handle may end. */
  hand?: Point;
}
