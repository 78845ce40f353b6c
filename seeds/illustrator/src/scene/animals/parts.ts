import { ink } from '../palette.ts';
import { circle, ellipse, line } from '../svg.ts';
import type { Face, Pose } from '../vocabulary.ts';

/** What an animal is asked for. */
export interface Ask {
  pose: Pose;
  face: Face;
  isFlying: boolean;
  /** A small number that stays the same for one animal of one book: fur and wing colours. */
  variant: number;
}

/** A drawn animal: on the ground at the origin, looking right. Anchors say where hats, books and notes go. */
export interface Animal {
  svg: string;
  halfWidth: number;
  height: number;
  head: readonly [x: number, y: number, radius: number];
  hand: readonly [x: number, y: number];
}

/** `inner` is the side of the nose: 1 = to the right of this eye, so that worried brows rise inwards. */
export const eye = (x: number, y: number, r: number, face: Face, inner: 1 | -1 = 1) =>
  face === 'asleep'
    ? line(`M${x - r * 1.2} ${y}q${r * 1.2} ${r} ${r * 2.4} 0`, ink, Math.max(2.4, r * 0.5))
    : ellipse(
        x,
        y,
        r * 0.86 * (face === 'surprised' ? 1.15 : 1),
        r * 1.1 * (face === 'surprised' ? 1.15 : 1),
        '#27304d',
      ) +
      circle(x + r * 0.3, y - r * 0.4, r * 0.32, '#ffffff') +
      (face === 'sad' || face === 'worried'
        ? line(
            `M${x - inner * r * 1.3} ${y - r * 1.5}L${x + inner * r * 0.9} ${y - r * 2.1}`,
            ink,
            Math.max(2, r * 0.42),
          )
        : '');

export const smile = (x: number, y: number, w: number, face: Face) => {
  if (face === 'surprised') return ellipse(x, y + w * 0.2, w * 0.3, w * 0.4, '#8f3540');
  const bend = face === 'sad' || face === 'worried' ? -0.45 : face === 'calm' || face === 'asleep' ? 0.4 : 0.7;
  const lift = bend < 0 ? w * 0.3 : 0;
  return line(`M${x - w / 2} ${y + lift}q${w / 2} ${w * bend} ${w} 0`, ink, Math.max(2.2, w * 0.14));
};

export const cheek = (x: number, y: number, r: number) => ellipse(x, y, r, r * 0.75, '#ee7d6b', { opacity: 0.45 });
export const shade = (rx: number) => ellipse(0, 0, rx, Math.max(6, rx * 0.14), '#2a3a5e', { opacity: 0.15 });
