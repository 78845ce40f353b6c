import { darken, lighten } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { blobPath, circle, drawRepeated, group, leafPath, line, path, rect } from '../svg.ts';

/** Draws a distant round tree in shades of one colour. */
export const drawFarTree = (x: number, y: number, scale: number, fill: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    rect(-5, -34, 10, 40, 3, darken(fill, 0.25)),
    path(
      blobPath([
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
    circle(14, -78, 16, lighten(fill, 0.25), { opacity: 0.4 }),
  );

/** Draws a distant palm in shades of one colour. */
export const drawFarPalm = (x: number, y: number, scale: number, fill: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    line('M0 0Q-10 -60 6 -120', darken(fill, 0.2), 9),
    ...[-160, -125, -80, -40, -10, 25].map((angle) => path(leafPath(6, -120, 62, 13, angle), fill)),
  );

/** Draws a clump of bamboo with stalks and leaves. */
export const drawBambooClump = (stage: Stage, x: number, y: number, scale: number, fill: string): string => {
  const stalks = drawRepeated(6, (i) => {
    const sway = (i - 2.5) * 22 + stage.random.range(-8, 8);
    const top = -300 - stage.random.range(0, 90);
    return (
      line(
        `M${(i - 2.5) * 14} 0Q${(i - 2.5) * 14} ${top * 0.6} ${sway * 2} ${top}`,
        i % 2 === 0 ? fill : darken(fill, 0.14),
        11,
      ) +
      drawRepeated(4, (k) =>
        line(
          `M${(i - 2.5) * 14 + (sway - (i - 2.5) * 14) * ((k + 1) / 6) - 6} ${(top * (k + 1)) / 5.4}h12`,
          lighten(fill, 0.4),
          2.4,
        ),
      )
    );
  });
  const leaves = drawRepeated(26, () => {
    const [lx, ly] = [stage.random.range(-120, 120), stage.random.range(-390, -150)];
    return path(
      leafPath(lx, ly, stage.random.range(44, 74), 9, stage.random.range(20, 160)),
      stage.random.pick([fill, darken(fill, 0.16), lighten(fill, 0.2)]),
    );
  });
  return group(`translate(${x} ${y}) scale(${scale})`, stalks, leaves);
};

/** Draws large leaves in a lower corner. The leaves add depth without hiding figures. */
export const drawCornerLeaves = (stage: Stage, side: 'left' | 'right', fill: string, size = 1): string => {
  const x = side === 'left' ? 0 : stage.width;
  const sign = side === 'left' ? 1 : -1;
  return group(
    `translate(${x} ${stage.height}) scale(${sign * size} ${size})`,
    ...[
      [-78, 190],
      [-52, 170],
      [-24, 150],
      [-100, 130],
      [-4, 110],
    ].map(([angle, length], i) => {
      const tone = i % 2 === 0 ? fill : darken(fill, 0.12);
      const radians = ((angle as number) * Math.PI) / 180;
      return (
        path(leafPath(-14, 16, length as number, 36, angle as number), tone) +
        line(
          `M-14 16L${-14 + Math.cos(radians) * (length as number) * 0.86} ${16 + Math.sin(radians) * (length as number) * 0.86}`,
          lighten(tone, 0.25),
          2.6,
          { opacity: 0.5 },
        )
      );
    }),
  );
};
