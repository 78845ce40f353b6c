import { ink } from '../palette.ts';
import { circle, ellipse, line } from '../svg.ts';
import type { Face, Pose } from '../vocabulary.ts';

/** Properties that determine the drawing of an animal. */
export interface AnimalOptions {
  pose: Pose;
  face: Face;
  isFlying: boolean;
  /** Number that selects the colours of fur or wings. */
  variant: number;
}

/** A drawn animal that faces right. Its feet are at the origin. `head` and `hand` are the positions for hats, books and notes. */
export interface Animal {
  svg: string;
  halfWidth: number;
  height: number;
  head: readonly [x: number, y: number, radius: number];
  hand: readonly [x: number, y: number];
}

/** Draws an eye. `noseSide` is the side of the nose: 1 is right of this eye. Sad and worried brows rise towards the nose. */
export const drawEye = (x: number, y: number, radius: number, face: Face, noseSide: 1 | -1 = 1) =>
  face === 'asleep'
    ? line(`M${x - radius * 1.2} ${y}q${radius * 1.2} ${radius} ${radius * 2.4} 0`, ink, Math.max(2.4, radius * 0.5))
    : ellipse(
        x,
        y,
        radius * 0.86 * (face === 'surprised' ? 1.15 : 1),
        radius * 1.1 * (face === 'surprised' ? 1.15 : 1),
        '#27304d',
      ) +
      circle(x + radius * 0.3, y - radius * 0.4, radius * 0.32, '#ffffff') +
      (face === 'sad' || face === 'worried'
        ? line(
            `M${x - noseSide * radius * 1.3} ${y - radius * 1.5}L${x + noseSide * radius * 0.9} ${y - radius * 2.1}`,
            ink,
            Math.max(2, radius * 0.42),
          )
        : '');

export const drawSmile = (x: number, y: number, width: number, face: Face) => {
  if (face === 'surprised') return ellipse(x, y + width * 0.2, width * 0.3, width * 0.4, '#8f3540');
  const bend = face === 'sad' || face === 'worried' ? -0.45 : face === 'calm' || face === 'asleep' ? 0.4 : 0.7;
  const liftHeight = bend < 0 ? width * 0.3 : 0;
  return line(
    `M${x - width / 2} ${y + liftHeight}q${width / 2} ${width * bend} ${width} 0`,
    ink,
    Math.max(2.2, width * 0.14),
  );
};

export const drawCheek = (x: number, y: number, radius: number) =>
  ellipse(x, y, radius, radius * 0.75, '#ee7d6b', { opacity: 0.45 });
export const drawShade = (rx: number) => ellipse(0, 0, rx, Math.max(6, rx * 0.14), '#2a3a5e', { opacity: 0.15 });
