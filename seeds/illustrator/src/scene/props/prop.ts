import type { Stage } from '../stage.ts';
import type { Random } from '../svg.ts';

/** What a prop may know while it is drawn. */
interface Ask {
  stage: Stage;
  random: Random;
  /** The same number for one prop of one picture: colours of balloons, books, houses. */
  variant: number;
}

/**
 * How one prop is drawn: in scene units, its foot in the middle at the origin.
 * `layer`: floor = lies on the ground; far = behind everything; back = behind the figures; mid = among them;
 * front = before them; wall = hangs at `y`; air = floats at `y` (centre, 0..1 of the picture).
 */
export interface PropArt {
  w: number;
  h: number;
  layer: 'floor' | 'far' | 'back' | 'mid' | 'front' | 'wall' | 'air';
  y?: number;
  /** Small enough to stand on a table or shelf at the same place. */
  isSmall?: boolean;
  /** Shines: a halo is laid over the dark of the night. */
  glow?: { x: number; y: number; r: number };
  draw: (ask: Ask) => string;
}

export const pickOf = <T>(list: readonly T[], variant: number): T => list[variant % list.length] as T;
