import { type Air, airByTime } from './palette.ts';
import { createRandom, type Random } from './svg.ts';
import type { PropKind, Time } from './vocabulary.ts';

/** Context for the drawings of a picture. The height is always 840 units. */
export interface Stage {
  width: number;
  height: number;
  time: Time;
  air: Air;
  random: Random;
  /** Returns whether the scene contains a prop of this kind. Backdrops then omit their own sun, moon or trees of that kind. */
  hasProp: (kind: PropKind) => boolean;
  /** Registers a linear gradient and returns its `url(#…)`. */
  gradient: (
    stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
    angle?: 'down' | 'right',
  ) => string;
  /** Registers a radial gradient and returns its `url(#…)`. */
  glow: (stops: readonly (readonly [offset: number, colour: string, opacity?: number])[]) => string;
  /** Registers a clipping path and returns its `url(#…)`. */
  clip: (shape: string) => string;
  defs: () => string;
}

export const createStage = (
  width: number,
  height: number,
  time: Time,
  seed: string,
  kinds: readonly PropKind[],
): Stage => {
  const defs: string[] = [];
  const formatStop = ([offset, colour, opacity]: readonly [number, string, number?]) =>
    `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
  const addDefinition = (draw: (id: string) => string) => {
    const id = `d${defs.length}`;
    defs.push(draw(id));
    return `url(#${id})`;
  };
  return {
    width,
    height,
    time,
    air: airByTime[time],
    random: createRandom(seed),
    hasProp: (kind) => kinds.includes(kind),
    gradient: (stops, angle = 'down') =>
      addDefinition(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" ${angle === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'}>${stops.map(formatStop).join('')}</linearGradient>`,
      ),
    glow: (stops) =>
      addDefinition((id) => `<radialGradient id="${id}">${stops.map(formatStop).join('')}</radialGradient>`),
    clip: (shape) => addDefinition((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    defs: () => (defs.length > 0 ? `<defs>${defs.join('')}</defs>` : ''),
  };
};
