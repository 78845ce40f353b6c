import type { Point } from '../svg.ts';

/** A drawn figure that faces right. Its feet are at the origin. */
export interface Figure {
  svg: string;
  halfWidth: number;
  height: number;
  /** The position of the far hand, for a string or a handle. */
  hand?: Point;
  /** The circle around the head, with hair and ears. */
  head?: readonly [x: number, y: number, radius: number];
  /** Where a held prop touches the figure, and the hands that can hold it. */
  grip?: { at: Point; hands: readonly Point[] };
}
