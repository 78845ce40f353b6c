import { dark, mix } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { curve, group, line, type Point, path, rect, times } from '../svg.ts';
import { cornerLeaves, farPalm, farTree } from './plants.ts';
import { type Backdrop, blossoms, hills, peaks, sky, trail, tufts } from './toolkit.ts';

/** Colours of small flowers. */
export const petals = ['#f6c445', '#f2818f', '#fbf6ec', '#b493d6', '#ee8a4a'];

export const field = (s: Stage): Backdrop => ({
  kind: 'land',
  ground: 742,
  back: [
    sky(s, 470),
    hills(s, 470, 80, mix(s.air.far, '#9cc7a4', 0.3), 3),
    hills(s, 505, 50, '#a5cc86', 3),
    times(5, (i) =>
      farTree(
        ((i + 0.2) / 5) * s.w + s.random.range(0, 60),
        506 + s.random.range(-8, 12),
        s.random.range(0.5, 0.85),
        '#79ad70',
      ),
    ),
    hills(
      s,
      560,
      34,
      s.gradient([
        [0, '#a9d07a'],
        [1, '#7fb65b'],
      ]),
      3,
    ),
    hills(
      s,
      650,
      24,
      s.gradient([
        [0, '#93c468'],
        [1, '#6da652'],
      ]),
      3,
    ),
    tufts(s, 560, 820, 34, '#5c9a4c'),
    blossoms(s, 580, 700, 16, petals),
  ].join(''),
  front:
    blossoms(s, 790, 820, 9, petals) +
    tufts(s, 815, 838, 12, '#4f8f49') +
    cornerLeaves(s, s.random.pick(['left', 'right']), '#5a9a55', 0.7),
});

/** Paddies in steps, the young rice in rows, a path on the dyke. */
export const riceField = (s: Stage): Backdrop => {
  const golden = s.random.next() < 0.35;
  const crop = golden ? ['#ecc85f', '#dcb14a', '#c99a3c'] : ['#a8d36d', '#8cc25c', '#6fae4f'];
  const band = (y: number, height: number, fill: string, rows: number) => {
    const edge: Point[] = [
      [-40, y + 6],
      [s.w * 0.25, y - 8],
      [s.w * 0.55, y + 8],
      [s.w * 0.8, y - 6],
      [s.w + 40, y + 4],
    ];
    const body = path(`${curve(edge)}V${y + height + 40}H-40Z`, fill);
    const stripes = times(rows, (i) => {
      const yy = y + 12 + (i / rows) * height;
      return times(Math.floor(s.w / 34), (k) =>
        line(`M${k * 34 + (i % 2) * 17} ${yy}l-5 ${-11 - i}m5 ${11 + i}l5 ${-12 - i}`, dark(fill, 0.2), 2.6, {
          opacity: 0.55,
        }),
      );
    });
    return (
      body +
      stripes +
      path(`${curve(edge)}`, 'none', { stroke: '#d9b878', 'stroke-width': 9, 'stroke-linecap': 'round' })
    );
  };
  return {
    kind: 'land',
    ground: 752,
    back: [
      sky(s, 440),
      peaks(s, 450, 190, mix(s.air.far, '#8fbfb0', 0.35), 4),
      hills(s, 462, 46, '#93c3a0', 3),
      times(4, (i) =>
        farPalm(((i + 0.15) / 4) * s.w + s.random.range(0, 120), 478, s.random.range(0.55, 0.85), '#5f9f74'),
      ),
      house(s.w * s.random.pick([0.14, 0.82]), 482, 0.62),
      band(486, 60, crop[0] as string, 3),
      band(552, 70, crop[1] as string, 3),
      path(
        `M-20 640Q${s.w * 0.5} 620 ${s.w + 20} 640V690Q${s.w * 0.5} 670 -20 690Z`,
        mix('#a9dbe2', s.air.middle, 0.5),
      ),
      times(22, (i) => line(`M${(i / 22) * s.w + 12} ${668 + (i % 3) * 6}l-4 -15m4 15l5 -16`, crop[2] as string, 3)),
      hills(
        s,
        694,
        10,
        s.gradient([
          [0, '#c9b06c'],
          [0.25, '#a9bd62'],
          [1, '#7fae55'],
        ]),
        4,
      ),
      tufts(s, 705, 830, 26, '#5c9448'),
    ].join(''),
    front: times(16, (i) => {
      const x = (i / 15) * s.w + s.random.range(-16, 16);
      const tall = s.random.range(24, 50);
      return line(
        `M${x} 850q-2 ${-tall} -14 ${-tall - 10}M${x + 3} 850q4 ${-tall} 12 ${-tall - 14}M${x + 1} 850v${-tall}`,
        dark(crop[2] as string, 0.08),
        5,
      );
    }),
  };
};

/** A small tiled house seen from afar. */
const house = (x: number, y: number, k: number) =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    rect(-70, -70, 140, 74, 4, '#f6dfb0'),
    path('M-92 -64Q-60 -100 -50 -118H50Q60 -100 92 -64Z', '#cf6a4a'),
    line('M-78 -78H78M-66 -94H66', '#b5553a', 3.5, { opacity: 0.6 }),
    rect(-18, -46, 34, 50, 4, '#8a5a3c'),
    rect(-56, -46, 24, 24, 4, '#7fb7c4'),
    rect(32, -46, 24, 24, 4, '#7fb7c4'),
  );

const stiltFar = (x: number, y: number, k: number, wall: string) =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    line('M-70 4V-52M-24 4V-52M24 4V-52M70 4V-52', '#7a5236', 9),
    rect(-84, -112, 168, 64, 4, wall),
    rect(-92, -56, 184, 11, 4, '#8f6240'),
    path('M-112 -104Q-86 -150 -70 -186H70Q86 -150 112 -104Q0 -116 -112 -104Z', '#b07d4b'),
    line('M-92 -126H92M-80 -148H80M-72 -168H72', '#8f6240', 3, { opacity: 0.6 }),
    rect(-16, -100, 32, 46, 3, '#5f4030'),
    line('M26 6L48 -52M40 6L62 -52M31 -8h14M36 -22h14M41 -36h14', '#7a5236', 5),
  );

export const village = (s: Stage): Backdrop => ({
  kind: 'land',
  ground: 748,
  back: [
    sky(s, 450),
    hills(s, 455, 110, mix(s.air.far, '#93c0a8', 0.4), 3),
    hills(s, 486, 40, '#8fbf86', 3),
    farPalm(s.w * 0.06, 520, 1.15, '#4f9467'),
    farPalm(s.w * 0.52, 500, 0.8, '#5d9f70'),
    farPalm(s.w * 0.95, 522, 1.2, '#4f9467'),
    farTree(s.w * 0.4, 508, 0.9, '#6aa66a'),
    farTree(s.w * 0.62, 506, 0.8, '#74ac6c'),
    stiltFar(s.w * 0.2, 556, 1.05, '#dcb27c'),
    house(s.w * 0.76, 556, 1.15),
    hills(
      s,
      556,
      16,
      s.gradient([
        [0, '#a3cb78'],
        [1, '#7fb25a'],
      ]),
      4,
    ),
    trail(s, s.w * 0.5, 556, '#ecd3a0'),
    bambooFence(s, 566),
    tufts(s, 590, 830, 26, '#5f9a4d'),
    blossoms(s, 600, 690, 9, petals),
  ].join(''),
  front: cornerLeaves(s, 'left', '#4f9357', 0.8) + cornerLeaves(s, 'right', '#57995a', 0.64),
});

const bambooFence = (s: Stage, y: number) =>
  times(2, (side) => {
    const from = side === 0 ? -10 : s.w * 0.66;
    const to = side === 0 ? s.w * 0.3 : s.w + 10;
    return (
      line(`M${from} ${y + 2}H${to}M${from} ${y + 24}H${to}`, '#c69a58', 6) +
      times(Math.floor((to - from) / 30), (i) => line(`M${from + 14 + i * 30} ${y - 12}V${y + 44}`, '#d8b06b', 8))
    );
  });
