import { colour, ink } from '../palette.ts';
import { hand as drawHand } from '../people/limbs.ts';
import { circle, drawRepeated, ellipse, group, line, path } from '../svg.ts';
import type { PropKind } from '../vocabulary.ts';
import { type PropArt, pickVariant } from './prop.ts';

const skin = '#f3c79e';
const brown = '#c4865b';
const drawBigHand = (
  x: number,
  y: number,
  angle: number,
  fill: string,
  sleeve: string,
  shape: 'open' | 'flat' | 'point' | 'ily',
  flip: 1 | -1,
) =>
  group(
    `translate(${x} ${y}) scale(${flip} 1) rotate(${angle})`,
    line('M-74 0H-18', fill, 38),
    line('M-84 0H-52', sleeve, 50),
    drawHand(0, 0, 0, shape, 2.9, fill, 1),
  );

export const signArts: Partial<Record<PropKind, PropArt>> = {
  hand: {
    width: 110,
    height: 190,
    layer: 'air',
    y: 0.5,
    draw: ({ variant }) =>
      drawBigHand(
        0,
        -100,
        -90,
        pickVariant([skin, brown], variant),
        pickVariant([colour.teal, colour.red, colour.purple], variant),
        pickVariant(['open', 'ily', 'flat'] as const, variant),
        1,
      ),
  },
  hands: {
    width: 240,
    height: 200,
    layer: 'air',
    y: 0.5,
    draw: () =>
      drawBigHand(-58, -92, -66, skin, colour.teal, 'open', 1) +
      drawBigHand(58, -92, -66, brown, colour.orange, 'flat', -1) +
      line('M-14 -176q14 -12 28 0M-20 -194q20 -16 40 0', ink, 5, { opacity: 0.4 }),
  },
  ear: {
    width: 110,
    height: 130,
    layer: 'air',
    y: 0.4,
    draw: () =>
      path('M-10 0C-34 -4 -30 -34 -36 -56C-48 -112 8 -142 40 -112C66 -86 48 -58 30 -44C16 -32 16 0 -10 0Z', skin) +
      path('M-18 -64C-20 -100 20 -112 32 -84C38 -66 18 -60 12 -46C8 -36 -2 -38 -4 -46', 'none', {
        stroke: '#cf9a6c',
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }) +
      line('M62 -104q14 22 4 46M80 -116q22 34 6 70', ink, 6, { opacity: 0.45 }),
  },
  eye: {
    width: 150,
    height: 90,
    layer: 'air',
    y: 0.4,
    draw: () =>
      path('M-66 -40Q-40 -88 0 -88Q40 -88 66 -40Q40 -2 0 -2Q-40 -2 -66 -40Z', '#fffdf6') +
      circle(0, -44, 36, '#9a6a46') +
      circle(0, -44, 22, '#33283a') +
      circle(11, -57, 10, '#ffffff') +
      circle(-11, -32, 5, '#ffffff', { opacity: 0.8 }) +
      line('M-66 -40Q-40 -88 0 -88Q40 -88 66 -40', ink, 8) +
      line('M-56 -60q-10 -2 -14 -10M56 -60q10 -2 14 -10', ink, 5),
  },
  heart: {
    width: 100,
    height: 92,
    layer: 'air',
    y: 0.3,
    isSmall: true,
    draw: ({ variant }) => {
      const fill = pickVariant(['#e2604b', '#ef7f93', '#e2604b'], variant);
      return (
        path('M0 0C-64 -40 -56 -94 -24 -90C-8 -88 0 -74 0 -68C0 -74 8 -88 24 -90C56 -94 64 -40 0 0Z', fill) +
        path('M-32 -68q2 -10 12 -12', 'none', {
          stroke: '#ffffff',
          'stroke-width': 7,
          'stroke-linecap': 'round',
          opacity: 0.75,
        })
      );
    },
  },
  speech: {
    width: 150,
    height: 120,
    layer: 'air',
    y: 0.26,
    draw: () =>
      path(
        'M-46 -118H46Q74 -118 74 -92V-56Q74 -30 46 -30H2L-34 0L-28 -30H-46Q-74 -30 -74 -56V-92Q-74 -118 -46 -118Z',
        '#fffdf6',
        { stroke: '#e0d4bd', 'stroke-width': 3 },
      ) +
      circle(-30, -74, 9, '#4a86c0') +
      circle(0, -74, 9, '#f0913f') +
      circle(30, -74, 9, '#6aa84f'),
  },
  question: {
    width: 100,
    height: 140,
    layer: 'air',
    y: 0.26,
    draw: ({ variant }) => {
      const fill = pickVariant(['#8d6fb5', '#f0913f', '#4a86c0'], variant);
      return (
        path('M-34 -98C-34 -146 38 -146 36 -98C34 -68 2 -70 2 -40', 'none', {
          stroke: fill,
          'stroke-width': 21,
          'stroke-linecap': 'round',
        }) + circle(2, -8, 13, fill)
      );
    },
  },
  road: {
    width: 520,
    height: 40,
    layer: 'floor',
    draw: () =>
      path('M-40 -170H40L300 110H-300Z', '#8d93a0') +
      path('M-40 -170L-300 110H-278L-36 -170ZM40 -170L300 110H278L36 -170Z', '#f3ead4') +
      [
        [-150, 4, 22],
        [-112, 7, 34],
        [-58, 11, 48],
        [14, 16, 70],
      ]
        .map(([y, w, h]) => path(`M${-(w as number) / 2} ${y}h${w}l3 ${h}h${-(w as number) - 6}Z`, '#f7edd2'))
        .join(''),
  },
  crosswalk: {
    width: 420,
    height: 40,
    layer: 'floor',
    draw: () =>
      path('M-230 -64H230L290 70H-290Z', '#7f8795') +
      drawRepeated(7, (i) => {
        const x = -186 + i * 62;
        return path(`M${x - 17} -54h34l${8 + x * 0.01} 116h${-50}Z`, '#fdf8ea', { transform: `skewX(${x * -0.06})` });
      }),
  },
  'tactile-path': {
    width: 520,
    height: 40,
    layer: 'floor',
    draw: () =>
      path('M-36 -110H36L120 110H-120Z', '#f2bd3c') +
      drawRepeated(9, (row) => {
        const y = -98 + row * 11 + row * row * 1.55;
        const w = 32 + (y + 110) * 0.36;
        return drawRepeated(5, (i) => ellipse((i - 2) * w * 0.42, y, 3 + row * 0.75, 2 + row * 0.5, '#d99a22'));
      }) +
      line('M-36 -110L-120 110M36 -110L120 110', '#dca02c', 5),
  },
  footprints: {
    width: 260,
    height: 40,
    layer: 'floor',
    draw: () =>
      drawRepeated(5, (i) =>
        group(
          `translate(${-110 + i * 54} ${i % 2 ? -22 : 8}) rotate(80) scale(1 0.6)`,
          ellipse(0, 0, 11, 19, '#9a7a55', { opacity: 0.55 }),
          drawRepeated(5, (k) => circle(-10 + k * 5, -25 + Math.abs(k - 1.5) * 2.4, 3.4, '#9a7a55', { opacity: 0.55 })),
        ),
      ),
  },
};
