import type { Point } from '../svg.ts';

/** A drawn figure that faces right. Its feet are at the origin. */
export interface Figure {
  svg: string;
  halfWidth: number;
  height: number;
  /** The position of the far hand, for a string or a handle. */
  hand?: Point;
}
