import { type Air, airs } from './palette.ts';
import { type Random, random } from './svg.ts';
import type { PropKind, Time } from './vocabulary.ts';

/** What every backdrop and prop may ask while one picture is drawn. Heights are always 840 units. */
export interface Stage {
  w: number;
  h: number;
  time: Time;
  air: Air;
  random: Random;
  /** Props of the scene: a backdrop leaves out what the scene brings itself (sun, moon, trees). */
  brings: (kind: PropKind) => boolean;
  /** Registers a vertical (or other) linear gradient and gives its `url(#…)`. */
  gradient: (
    stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
    angle?: 'down' | 'right',
  ) => string;
  /** The same for a round one, from the middle outwards. */
  glow: (stops: readonly (readonly [offset: number, colour: string, opacity?: number])[]) => string;
  /** A clipping shape; gives the attribute value. */
  clip: (shape: string) => string;
  defs: () => string;
}

export const createStage = (w: number, h: number, time: Time, seed: string, kinds: readonly PropKind[]): Stage => {
  const defs: string[] = [];
  const stop = ([offset, colour, opacity]: readonly [number, string, number?]) =>
    `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
  const add = (make: (id: string) => string) => {
    const id = `d${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  return {
    w,
    h,
    time,
    air: airs[time],
    random: random(seed),
    brings: (kind) => kinds.includes(kind),
    gradient: (stops, angle = 'down') =>
      add(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" ${angle === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'}>${stops.map(stop).join('')}</linearGradient>`,
      ),
    glow: (stops) => add((id) => `<radialGradient id="${id}">${stops.map(stop).join('')}</radialGradient>`),
    clip: (shape) => add((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    defs: () => (defs.length > 0 ? `<defs>${defs.join('')}</defs>` : ''),
  };
};
