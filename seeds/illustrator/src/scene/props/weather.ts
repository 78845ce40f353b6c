import { colour, darken, lighten } from '../palette.ts';
import { circle, drawRepeated, ellipse, fadeGroup, group, line, path, starPath } from '../svg.ts';
import type { PropKind } from '../vocabulary.ts';
import { type PropArt, pickVariant } from './prop.ts';

const drawPuff = (fill: string) =>
  path(
    'M-90 24C-116 22 -116 -12 -84 -14C-84 -48 -42 -56 -28 -34C-14 -66 40 -60 44 -24C76 -34 98 -6 80 12C96 18 92 24 78 24Z',
    fill,
  );
const drawDrop = (x: number, y: number, scale: number, fill: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M0 -34C16 -10 24 0 24 14A24 24 0 0 1 -24 14C-24 0 -16 -10 0 -34Z', fill),
    path('M-12 12a13 13 0 0 0 9 13', 'none', {
      stroke: '#ffffff',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
  );

export const weatherArts: Partial<Record<PropKind, PropArt>> = {
  sun: {
    width: 190,
    height: 190,
    layer: 'air',
    y: 0.17,
    glow: { x: 0, y: -95, radius: 190 },
    draw: ({ stage }) =>
      circle(
        0,
        -95,
        190,
        stage.glow([
          [0, '#fff0b0', 0.85],
          [0.5, '#ffe9a8', 0.3],
          [1, '#ffe9a8', 0],
        ]),
      ) +
      drawRepeated(12, (i) =>
        line(
          `M${Math.cos(i * 0.5236) * 70} ${-95 + Math.sin(i * 0.5236) * 70}L${Math.cos(i * 0.5236) * (i % 2 ? 86 : 94)} ${-95 + Math.sin(i * 0.5236) * (i % 2 ? 86 : 94)}`,
          '#f6b73c',
          9,
        ),
      ) +
      circle(0, -95, 58, '#fcd05a') +
      circle(0, -95, 58, 'none', { stroke: '#f6b73c', 'stroke-width': 4 }) +
      circle(-18, -100, 5.5, '#7a4d20') +
      circle(18, -100, 5.5, '#7a4d20') +
      line('M-14 -84q14 13 28 0', '#7a4d20', 4.5) +
      circle(-32, -86, 9, '#f2914a', { opacity: 0.5 }) +
      circle(32, -86, 9, '#f2914a', { opacity: 0.5 }),
  },
  moon: {
    width: 130,
    height: 130,
    layer: 'air',
    y: 0.17,
    glow: { x: 0, y: -65, radius: 190 },
    draw: ({ stage }) =>
      circle(
        0,
        -65,
        150,
        stage.glow([
          [0, '#fff3c4', 0.6],
          [1, '#fff3c4', 0],
        ]),
      ) +
      path('M22 -126A64 64 0 1 0 60 -28A56 56 0 0 1 22 -126Z', '#fdeebb') +
      circle(-26, -60, 8, '#ecd996') +
      circle(-4, -28, 6, '#ecd996') +
      circle(-14, -92, 5, '#ecd996'),
  },
  star: {
    width: 80,
    height: 80,
    layer: 'air',
    y: 0.22,
    isSmall: true,
    glow: { x: 0, y: -40, radius: 80 },
    draw: ({ stage }) =>
      circle(
        0,
        -40,
        70,
        stage.glow([
          [0, '#fff0b0', 0.6],
          [1, '#fff0b0', 0],
        ]),
      ) +
      path(starPath(0, -38, 40, 19), '#f9cf52', { stroke: '#f9cf52', 'stroke-width': 8, 'stroke-linejoin': 'round' }) +
      circle(-9, -42, 3.4, '#7a4d20') +
      circle(9, -42, 3.4, '#7a4d20') +
      line('M-6 -33q6 6 12 0', '#7a4d20', 3),
  },
  stars: {
    width: 240,
    height: 150,
    layer: 'air',
    y: 0.18,
    glow: { x: 0, y: -75, radius: 120 },
    draw: () =>
      [
        [-90, -100, 24],
        [-20, -130, 16],
        [40, -70, 30],
        [104, -116, 18],
        [-60, -40, 17],
        [96, -34, 14],
      ]
        .map(([x, y, r]) =>
          path(starPath(x as number, y as number, r as number, (r as number) * 0.46), '#f9cf52', {
            stroke: '#f9cf52',
            'stroke-width': 5,
            'stroke-linejoin': 'round',
          }),
        )
        .join(''),
  },
  cloud: {
    width: 190,
    height: 90,
    layer: 'air',
    y: 0.18,
    draw: ({ stage }) =>
      group(
        'translate(0 -30)',
        drawPuff(stage.time === 'night' ? '#8f9ccf' : '#fffaf0'),
        fadeGroup(0.5, path('M-90 24C-60 10 40 8 80 12C96 18 92 24 78 24Z', '#cfe0e8')),
      ),
  },
  rain: {
    width: 210,
    height: 210,
    layer: 'air',
    y: 0.24,
    draw: () =>
      group('translate(0 -150)', drawPuff('#b4c3cf'), path('M-90 24C-60 10 40 8 80 12C96 18 92 24 78 24Z', '#98abbb')) +
      drawRepeated(9, (i) =>
        line(`M${-74 + (i % 5) * 37 - (i > 4 ? -16 : 0)} ${-108 + (i > 4 ? 46 : 0)}l-8 28`, '#6fb3d6', 6),
      ),
  },
  wind: {
    width: 210,
    height: 110,
    layer: 'air',
    y: 0.3,
    draw: () =>
      fadeGroup(
        0.9,
        line(
          'M-100 -76H30a24 24 0 1 0 -22 -32M-70 -46H70a26 26 0 1 1 -24 34M-104 -18H-6a16 16 0 1 1 -16 20',
          '#ffffff',
          10,
        ),
        line(
          'M-100 -76H30a24 24 0 1 0 -22 -32M-70 -46H70a26 26 0 1 1 -24 34M-104 -18H-6a16 16 0 1 1 -16 20',
          '#9cc9d6',
          5,
        ),
      ),
  },
  rainbow: {
    width: 560,
    height: 290,
    layer: 'far',
    y: 0.36,
    draw: () =>
      ['#e2604b', '#f0913f', '#f6c445', '#7bb661', '#5a9bd0', '#8d6fb5']
        .map((fill, i) =>
          path(`M${-280 + i * 22} 0A${280 - i * 22} ${280 - i * 22} 0 0 1 ${280 - i * 22} 0`, 'none', {
            stroke: fill,
            'stroke-width': 23,
            opacity: 0.8,
          }),
        )
        .join(''),
  },
  'water-drop': {
    width: 60,
    height: 80,
    layer: 'air',
    y: 0.45,
    isSmall: true,
    draw: () =>
      drawDrop(0, -42, 1.1, '#5fb3d6') +
      circle(-8, -42, 3, '#2a3a5e') +
      circle(10, -42, 3, '#2a3a5e') +
      line('M-4 -33q5 5 10 0', '#2a3a5e', 2.6),
  },
  bubble: {
    width: 90,
    height: 90,
    layer: 'air',
    y: 0.35,
    draw: () =>
      [
        [0, -46, 40],
        [58, -92, 22],
        [-52, -104, 16],
        [44, -8, 12],
      ]
        .map(
          ([x, y, r]) =>
            circle(x as number, y as number, r as number, '#d7f0f5', {
              opacity: 0.4,
              stroke: '#ffffff',
              'stroke-width': 3,
            }) +
            path(
              `M${(x as number) - (r as number) * 0.55} ${(y as number) - (r as number) * 0.1}a${(r as number) * 0.6} ${(r as number) * 0.6} 0 0 1 ${(r as number) * 0.5} ${-(r as number) * 0.5}`,
              'none',
              { stroke: '#ffffff', 'stroke-width': 4, 'stroke-linecap': 'round' },
            ),
        )
        .join(''),
  },
  shell: {
    width: 80,
    height: 66,
    layer: 'front',
    isSmall: true,
    draw: ({ variant }) => {
      const fill = pickVariant(['#f3b7a2', '#f6d9a6', '#d9c3e6'], variant);
      return (
        path('M0 0C-46 -8 -50 -44 -30 -60Q-14 -72 0 -64Q14 -72 30 -60C50 -44 46 -8 0 0Z', fill) +
        line('M0 -4V-60M-4 -4L-26 -54M4 -4L26 -54M-6 -4L-40 -34M6 -4L40 -34', darken(fill, 0.22), 3) +
        path('M-14 0H14L10 10H-10Z', darken(fill, 0.12))
      );
    },
  },
  coral: {
    width: 150,
    height: 150,
    layer: 'mid',
    draw: ({ variant }) =>
      line(
        'M0 0V-70M0 -36Q-40 -46 -44 -96M0 -44Q36 -54 42 -110M-42 -70Q-66 -76 -66 -108M42 -80Q66 -86 68 -120M0 -68Q-10 -104 0 -136',
        pickVariant(['#e8796f', '#f0a24f', '#d9668a'], variant),
        19,
      ),
  },
  seaweed: {
    width: 110,
    height: 190,
    layer: 'mid',
    draw: () =>
      drawRepeated(4, (i) => {
        const x = -39 + i * 26;
        const h = 130 + (i % 2) * 50;
        return path(
          `M${x - 9} 0q-24 ${-h * 0.28} 0 ${-h * 0.54}t6 ${-h * 0.46}q18 ${h * 0.24} 4 ${h * 0.5}t12 ${h * 0.5}Z`,
          i % 2 ? '#3f9a7a' : '#57b08a',
        );
      }),
  },
  net: {
    width: 130,
    height: 170,
    layer: 'mid',
    draw: () =>
      line('M40 -10L-26 -118', '#9a643c', 9) +
      ellipse(-40, -128, 40, 20, 'none', { stroke: colour.red, 'stroke-width': 7, transform: 'rotate(-30 -40 -128)' }) +
      path('M-74 -108C-84 -60 -50 -40 -28 -58C-10 -76 -6 -110 -6 -146', 'none', {
        stroke: '#8fb8c4',
        'stroke-width': 3,
      }) +
      line(
        'M-66 -96L-16 -112M-70 -78L-14 -92M-62 -62L-22 -72M-62 -112L-40 -52M-44 -122L-22 -58',
        lighten('#8fb8c4', 0.2),
        2.4,
      ),
  },
};
