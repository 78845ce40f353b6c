import { colour, darken, ink, lighten } from '../palette.ts';
import { circle, drawRepeated, ellipse, group, line, path, rect } from '../svg.ts';

/** Draws an open book in front of the chest, seen from its cover. A braille book has dots. */
export const drawHeldBook = (x: number, y: number, cover: string, isBraille: boolean): string =>
  group(
    `translate(${x} ${y})`,
    path('M0 -20L-44 -34V22L0 36Z', cover),
    path('M0 -20L44 -34V22L0 36Z', darken(cover, 0.12)),
    path('M-41 -37L0 -24L41 -37L38 -42Q18 -40 0 -30Q-18 -40 -38 -42Z', '#fffaf0'),
    line('M0 -20V36', darken(cover, 0.3), 3),
    isBraille
      ? drawRepeated(6, (i) => circle(-31 + (i % 2) * 9, -14 + Math.floor(i / 2) * 11, 3, '#fffaf0')) +
          drawRepeated(4, (i) => circle(16 + (i % 2) * 9, -12 + Math.floor(i / 2) * 11, 3, '#fffaf0'))
      : circle(-22, -3, 9, lighten(cover, 0.6)) +
          path('M14 -8l18 -6v6l-18 6zM14 6l18 -6v6l-18 6z', lighten(cover, 0.45)),
  );

export const drawPalette = (x: number, y: number): string =>
  group(
    `translate(${x} ${y})`,
    path(
      'M-40 4C-42 -18 -14 -30 10 -26C34 -22 42 -4 34 8C28 16 20 8 12 14C6 20 14 26 0 26C-22 26 -38 18 -40 4Z',
      colour.wood,
    ),
    circle(-24, -2, 6, colour.red),
    circle(-8, -14, 6, colour.yellow),
    circle(11, -15, 6, colour.blue),
    circle(24, -5, 5.5, colour.leaf),
    ellipse(-14, 13, 6, 4.5, darken(colour.wood, 0.3)),
  );

export const drawBrush = (x: number, y: number, angle: number, tip: string): string =>
  group(
    `translate(${x} ${y}) rotate(${angle})`,
    line('M-16 0H40', '#9a643c', 6),
    rect(38, -4.5, 12, 9, 1, '#c9d0da'),
    path('M50 -6Q62 -5 70 0Q62 5 50 6Z', tip),
  );

/** Draws small curved strokes that show the movement of a hand. */
export const drawMotion = (x: number, y: number, angle: number, size = 1): string =>
  group(
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
    line('M26 -14Q34 0 26 14', ink, 3, { opacity: 0.45 }),
    line('M37 -18Q47 0 37 18', ink, 3, { opacity: 0.3 }),
  );

export const drawNote = (x: number, y: number, size: number, fill: string): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    line('M8 0V-34', fill, 4.5),
    path('M8 -34Q22 -30 24 -16Q18 -22 8 -22Z', fill),
    ellipse(0, 0, 9.5, 7.5, fill, { transform: 'rotate(-18)' }),
  );

export const drawThoughts = (x: number, y: number): string =>
  circle(x, y, 6, '#ffffff', { opacity: 0.9 }) +
  circle(x + 15, y - 19, 9, '#ffffff', { opacity: 0.92 }) +
  path(
    `M${x + 22} ${y - 44}a17 17 0 0 1 12 -30a22 22 0 0 1 40 -4a18 18 0 0 1 10 34a20 20 0 0 1 -32 8a20 20 0 0 1 -30 -8Z`,
    '#ffffff',
    { opacity: 0.94 },
  ) +
  line(`M${x + 38} ${y - 57}q5 -9 10 0t10 0t10 0`, ink, 3, { opacity: 0.45 });

/** Draws an open umbrella. The holding hand is at x, y. */
export const drawUmbrella = (x: number, y: number, fill: string, rotation: number): string =>
  group(
    `translate(${x} ${y}) rotate(${rotation})`,
    path('M0 34V-150M0 24Q0 40 13 40Q24 40 24 28', 'none', {
      stroke: '#7a5236',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    path(
      'M-138 -132C-126 -262 126 -262 138 -132Q103 -156 69 -132Q34 -156 0 -132Q-34 -156 -69 -132Q-103 -156 -138 -132Z',
      fill,
    ),
    path(
      'M-69 -132C-60 -206 -20 -228 0 -230C20 -228 60 -206 69 -132Q34 -156 0 -132Q-34 -156 -69 -132Z',
      lighten(fill, 0.3),
    ),
    line('M0 -230V-244', '#7a5236', 6),
  );
