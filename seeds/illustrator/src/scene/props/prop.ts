import type { Stage } from '../stage.ts';
import type { Random } from '../svg.ts';

/** Context for the drawing of a prop. */
interface DrawOptions {
  stage: Stage;
  random: Random;
  /** Number that selects colours, for example of balloons, books and houses. The nth prop of a kind has the same number in all pictures of an item. */
  variant: number;
}

/**
 * The drawing of a prop in scene units. The middle of its base is the origin. Values of `layer`: floor = on the ground; far = behind everything; back =
 * behind the figures; mid = between them; front = in front of them; wall = hangs at `y`; air = floats at `y`, which is the centre as a share of the
 * picture's height, 0 to 1.
 */
export interface PropArt {
  width: number;
  height: number;
  layer: 'floor' | 'far' | 'back' | 'mid' | 'front' | 'wall' | 'air';
  y?: number;
  /** True for a prop that is small enough to be placed on a nearby table or shelf. */
  isSmall?: boolean;
  /** Circle of light around the prop at dusk and at night. */
  glow?: { x: number; y: number; radius: number };
  draw: (options: DrawOptions) => string;
}

export const pickVariant = <T>(list: readonly T[], variant: number): T => list[variant % list.length] as T;
