import { dark, light } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { blob, circle, group, leafPath, line, path, rect, times } from '../svg.ts';

/** A far, round tree of one tone. */
export const farTree = (x: number, y: number, scale: number, fill: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    rect(-5, -34, 10, 40, 3, dark(fill, 0.25)),
    path(
      blob([
        [-42, -50],
        [-30, -92],
        [4, -108],
        [36, -88],
        [44, -50],
        [20, -30],
        [-22, -30],
      ]),
      fill,
    ),
    circle(14, -78, 16, light(fill, 0.25), { opacity: 0.4 }),
  );

/** A far palm of one tone. */
export const farPalm = (x: number, y: number, scale: number, fill: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    line('M0 0Q-10 -60 6 -120', dark(fill, 0.2), 9),
    ...[-160, -125, -80, -40, -10, 25].map((angle) => path(leafPath(6, -120, 62, 13, angle), fill)),
  );

/** A clump of bamboo, stalks and leaves. */
export const bambooClump = (s: Stage, x: number, y: number, scale: number, fill: string): string => {
  const stalks = times(6, (i) => {
    const sway = (i - 2.5) * 22 + s.random.range(-8, 8);
    const top = -300 - s.random.range(0, 90);
    return (
      line(
        `M${(i - 2.5) * 14} 0Q${(i - 2.5) * 14} ${top * 0.6} ${sway * 2} ${top}`,
        i % 2 === 0 ? fill : dark(fill, 0.14),
        11,
      ) +
      times(4, (k) =>
        line(
          `M${(i - 2.5) * 14 + (sway - (i - 2.5) * 14) * ((k + 1) / 6) - 6} ${(top * (k + 1)) / 5.4}h12`,
          light(fill, 0.4),
          2.4,
        ),
      )
    );
  });
  const leaves = times(26, () => {
    const [lx, ly] = [s.random.range(-120, 120), s.random.range(-390, -150)];
    return path(
      leafPath(lx, ly, s.random.range(44, 74), 9, s.random.range(20, 160)),
      s.random.pick([fill, dark(fill, 0.16), light(fill, 0.2)]),
    );
  });
  return group(`translate(${x} ${y}) scale(${scale})`, stalks, leaves);
};

/** Big leaves in a lower corner, near the eye: depth without hiding the figures. */
export const cornerLeaves = (s: Stage, side: 'left' | 'right', fill: string, size = 1): string => {
  const x = side === 'left' ? 0 : s.w;
  const sign = side === 'left' ? 1 : -1;
  return group(
    `translate(${x} ${s.h}) scale(${sign * size} ${size})`,
    ...[
      [-78, 190],
      [-52, 170],
      [-24, 150],
      [-100, 130],
      [-4, 110],
    ].map(([angle, length], i) => {
      const tone = i % 2 === 0 ? fill : dark(fill, 0.12);
      const a = ((angle as number) * Math.PI) / 180;
      return (
        path(leafPath(-14, 16, length as number, 36, angle as number), tone) +
        line(
          `M-14 16L${-14 + Math.cos(a) * (length as number) * 0.86} ${16 + Math.sin(a) * (length as number) * 0.86}`,
          light(tone, 0.25),
          2.6,
          { opacity: 0.5 },
        )
      );
    }),
  );
};
