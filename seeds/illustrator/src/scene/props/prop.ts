import type { Stage } from '../stage.ts';
import type { Random } from '../svg.ts';

/** Context for the drawing of a prop. */
interface DrawOptions {
  stage: Stage;
  random: Random;
  /** Selects the colours of balloons, books, houses. A prop of a picture always has the same number. */
  variant: number;
}

/**
 * The drawing of a prop, in scene units; the middle of its base is the origin.
 * `layer`: floor = lies on the ground; far = behind everything; back = behind the figures; mid = between them;
 * front = in front of them; wall = hangs at `y`; air = floats at `y` (centre, 0 to 1 of the picture).
 */
export interface PropArt {
  width: number;
  height: number;
  layer: 'floor' | 'far' | 'back' | 'mid' | 'front' | 'wall' | 'air';
  y?: number;
  /** Small enough to be placed on a table or shelf at the same position. */
  isSmall?: boolean;
  /** The circle of light that is drawn at night. */
  glow?: { x: number; y: number; radius: number };
  draw: (options: DrawOptions) => string;
}

export const pickOf = <T>(list: readonly T[], variant: number): T => list[variant % list.length] as T;
