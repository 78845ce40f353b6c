import { darken, lighten } from '../palette.ts';
import { blobPath, circle, drawRepeated, ellipse, group, leafPath, line, type Point, path, rect } from '../svg.ts';
import type { PropKind } from '../vocabulary.ts';
import { type PropArt, pickVariant } from './prop.ts';

const drawGroundShadow = (rx: number) => ellipse(0, 0, rx, Math.max(5, rx * 0.13), '#2a3a5e', { opacity: 0.15 });
const greens = ['#6fab5f', '#5f9f63', '#82b85f'] as const;

/** Draws a tree crown of overlapping circles, with light from above. */
const drawCrown = (fill: string, rounds: readonly (readonly [number, number, number])[]) =>
  rounds.map(([x, y, r]) => path(blobPath(eightPointsAround(x, y, r)), darken(fill, 0.12))).join('') +
  rounds.map(([x, y, r]) => circle(x + r * 0.06, y - r * 0.1, r * 0.86, fill)).join('') +
  rounds
    .map(([x, y, r]) =>
      path(`M${x - r * 0.4} ${y - r * 0.36}q${r * 0.2} ${-r * 0.3} ${r * 0.56} ${-r * 0.22}`, 'none', {
        stroke: lighten(fill, 0.32),
        'stroke-width': r * 0.1,
        'stroke-linecap': 'round',
        opacity: 0.8,
      }),
    )
    .join('');
const eightPointsAround = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: 8 }, (_, i) => [
    x + Math.cos(i * 0.785) * radius * (i % 2 ? 1.02 : 0.96),
    y + Math.sin(i * 0.785) * radius * (i % 2 ? 0.96 : 1.02),
  ]);

const drawBloom = (x: number, y: number, radius: number, fill: string, petals = 6) =>
  drawRepeated(petals, (i) =>
    ellipse(
      x + Math.cos((i * 2 * Math.PI) / petals) * radius * 0.72,
      y + Math.sin((i * 2 * Math.PI) / petals) * radius * 0.72,
      radius * 0.5,
      radius * 0.46,
      fill,
    ),
  ) +
  circle(x, y, radius * 0.42, '#fbe08a') +
  circle(x, y, radius * 0.22, '#e9b04a');

export const natureArts: Partial<Record<PropKind, PropArt>> = {
  tree: {
    width: 230,
    height: 380,
    layer: 'back',
    draw: ({ variant }) =>
      drawGroundShadow(80) +
      path(
        'M-26 0Q-14 -60 -18 -150L-56 -206L-44 -214L-6 -176L8 -230L22 -226L16 -168L58 -204L66 -194L24 -148Q16 -60 32 0Q0 10 -26 0Z',
        '#8d6243',
      ) +
      line('M-8 -30q6 -50 0 -100M10 -60q-4 -30 0 -60', '#74492f', 3, { opacity: 0.5 }) +
      drawCrown(pickVariant(greens, variant), [
        [-64, -236, 62],
        [62, -240, 64],
        [0, -296, 82],
        [0, -226, 60],
      ]) +
      (variant % 3 === 2
        ? drawRepeated(7, (i) => circle(-80 + ((i * 53) % 160), -310 + ((i * 37) % 120), 10, '#e2604b'))
        : ''),
  },
  banyan: {
    width: 470,
    height: 470,
    layer: 'back',
    draw: () =>
      drawGroundShadow(150) +
      path(
        'M-110 4Q-70 -20 -58 -90Q-62 -170 -90 -240H92Q62 -170 60 -90Q72 -20 116 4Q80 0 52 -16Q40 6 16 2Q0 -14 -14 2Q-40 8 -52 -16Q-80 2 -110 4Z',
        '#8a6548',
      ) +
      line('M-36 -20Q-26 -120 -44 -220M0 -10Q6 -110 0 -220M34 -20Q26 -120 44 -220', '#6f4d36', 5, { opacity: 0.55 }) +
      [-170, -130, 128, 172]
        .map((x, i) => line(`M${x} -250Q${x + (i % 2 ? 8 : -8)} -150 ${x} -${30 + i * 12}`, '#9a7452', 6))
        .join('') +
      drawCrown('#5d9a58', [
        [-170, -290, 74],
        [170, -292, 76],
        [-96, -350, 92],
        [96, -354, 94],
        [0, -390, 98],
        [0, -290, 88],
        [-90, -270, 66],
        [92, -268, 66],
      ]),
  },
  coconut: {
    width: 250,
    height: 430,
    layer: 'back',
    draw: () =>
      drawGroundShadow(52) +
      path('M-20 4Q-2 -160 40 -318L60 -312Q28 -160 18 4Z', '#ad8052') +
      drawRepeated(9, (i) => line(`M${-13 + i * 5.4} ${-24 - i * 32}q14 6 ${26 - i} 1`, '#8a6039', 3.4)) +
      [-172, -145, -112, -72, -36, -6, 20]
        .map(
          (a, i) =>
            path(leafPath(50, -316, 128, 23, a), i % 2 ? '#4f9a63' : '#65ad6c') +
            line(
              `M50 -316L${50 + Math.cos((a * Math.PI) / 180) * 112} ${-316 + Math.sin((a * Math.PI) / 180) * 112}`,
              '#3f8455',
              2.6,
              { opacity: 0.5 },
            ),
        )
        .join('') +
      circle(40, -300, 15, '#7d9a4a') +
      circle(62, -298, 15, '#8a5a34') +
      circle(52, -286, 14, '#9a6b3f'),
  },
  bamboo: {
    width: 200,
    height: 420,
    layer: 'back',
    draw: ({ random }) =>
      drawGroundShadow(70) +
      drawRepeated(5, (i) => {
        const x = (i - 2) * 26;
        const top = -380 + Math.abs(i - 2) * 40;
        const fill = i % 2 ? '#8ab957' : '#74a84c';
        return (
          line(`M${x} 0Q${x * 1.1} ${top * 0.5} ${x * 1.7} ${top}`, fill, 15) +
          drawRepeated(6, (k) => line(`M${x + x * 0.1 * k - 8} ${(top * (k + 0.6)) / 6.2}h16`, lighten(fill, 0.45), 3))
        );
      }) +
      drawRepeated(22, () =>
        path(
          leafPath(random.range(-100, 100), random.range(-400, -140), random.range(44, 66), 9, random.range(15, 165)),
          random.next() < 0.5 ? '#6ba24a' : '#8cc063',
        ),
      ),
  },
  bush: {
    width: 150,
    height: 100,
    layer: 'back',
    draw: ({ variant }) =>
      drawGroundShadow(72) +
      drawCrown(pickVariant(greens, variant), [
        [-44, -34, 36],
        [44, -34, 38],
        [0, -56, 46],
        [0, -28, 34],
      ]) +
      (variant % 2
        ? drawRepeated(6, (i) =>
            circle(-54 + i * 21, -40 - ((i * 29) % 40), 6.5, pickVariant(['#f2818f', '#f6c445'], i)),
          )
        : ''),
  },
  flower: {
    width: 70,
    height: 120,
    layer: 'front',
    isSmall: true,
    draw: ({ variant }) =>
      line('M0 0Q-6 -40 0 -80', '#5c9c52', 7) +
      path(leafPath(-2, -28, 42, 13, -150), '#6fb063') +
      path(leafPath(-2, -38, 42, 13, -30), '#5f9f58') +
      drawBloom(0, -92, 30, pickVariant(['#f2818f', '#f6b13f', '#b493d6', '#e2604b', '#fbf6ec'], variant)),
  },
  lotus: {
    width: 140,
    height: 110,
    layer: 'front',
    draw: () =>
      ellipse(-34, -6, 56, 13, '#5fa568') +
      ellipse(40, -2, 48, 11, '#74b56d') +
      line('M0 -4V-40', '#5c9c52', 7) +
      [-162, -140, -40, -18].map((a) => path(leafPath(0, -34, 66, 21, a), '#ee8fa8')).join('') +
      [-122, -58].map((a) => path(leafPath(0, -34, 70, 22, a), '#f4a9bb')).join('') +
      path(leafPath(0, -34, 76, 23, -90), '#f9c9d4') +
      ellipse(0, -38, 14, 7, '#f6d873'),
  },
  sunflower: {
    width: 100,
    height: 190,
    layer: 'back',
    draw: () =>
      drawGroundShadow(24) +
      line('M0 0Q-8 -60 0 -130', '#5c9c52', 10) +
      path(leafPath(-3, -46, 60, 20, -155), '#6fb063') +
      path(leafPath(-3, -66, 60, 20, -25), '#5f9f58') +
      drawRepeated(14, (i) =>
        path(
          leafPath(Math.cos(i * 0.449) * 14, -146 + Math.sin(i * 0.449) * 14, 42, 13, (i * 0.449 * 180) / Math.PI),
          i % 2 ? '#f6c445' : '#f0b02f',
        ),
      ) +
      circle(0, -146, 25, '#8a5a34') +
      circle(0, -146, 17, '#74492a'),
  },
  sprout: {
    width: 90,
    height: 100,
    layer: 'front',
    isSmall: true,
    draw: () =>
      path('M-52 0Q-34 -24 0 -24Q34 -24 52 0Q0 12 -52 0Z', '#8f6142') +
      path('M-34 -6Q0 -20 34 -6', 'none', { stroke: '#a97a56', 'stroke-width': 4, 'stroke-linecap': 'round' }) +
      line('M0 -20Q-4 -46 2 -62', '#6aa84f', 8) +
      path('M2 -58C-10 -88 -44 -92 -54 -80C-46 -58 -22 -50 2 -58Z', '#8cc63f') +
      path('M2 -60C8 -98 44 -108 56 -94C52 -70 28 -56 2 -60Z', '#74b34a') +
      line('M-44 -78Q-20 -72 0 -60M48 -92Q24 -80 4 -62', '#5a9a3c', 2.4, { opacity: 0.6 }),
  },
  seed: {
    width: 60,
    height: 66,
    layer: 'front',
    isSmall: true,
    draw: () =>
      drawGroundShadow(26) +
      path('M0 -2C-34 -6 -34 -46 4 -66C40 -44 34 -6 0 -2Z', '#b97f45') +
      path('M2 -62Q-10 -34 -2 -6', 'none', { stroke: '#8f5a30', 'stroke-width': 3.4, opacity: 0.7 }) +
      path('M12 -48q14 12 8 28', 'none', { stroke: '#e3b57c', 'stroke-width': 5, 'stroke-linecap': 'round' }),
  },
  leaf: {
    width: 90,
    height: 70,
    layer: 'front',
    isSmall: true,
    draw: ({ variant }) => {
      const fill = pickVariant(['#7bb661', '#e39a3f', '#d9694a', '#5f9f63'], variant);
      return group(
        'rotate(-18)',
        path('M-46 -6C-30 -52 24 -62 50 -44C42 -10 -4 8 -46 -6Z', fill),
        line('M-62 4Q-10 -20 42 -40M-22 -14q2 -16 14 -24M0 -24q4 -14 16 -18M-10 -18q14 6 28 2', darken(fill, 0.25), 3),
      );
    },
  },
  mushroom: {
    width: 90,
    height: 100,
    layer: 'front',
    isSmall: true,
    draw: () =>
      drawGroundShadow(36) +
      path('M-16 0Q-22 -40 -14 -56H16Q24 -40 18 0Q0 8 -16 0Z', '#fbeed4') +
      path('M-52 -48C-46 -92 -20 -102 2 -102C26 -102 50 -90 54 -48Q2 -34 -52 -48Z', '#e2604b') +
      circle(-22, -66, 9, '#fff6e0') +
      circle(10, -82, 8, '#fff6e0') +
      circle(30, -60, 7, '#fff6e0') +
      path('M-40 -46Q2 -56 44 -46Q2 -38 -40 -46Z', '#f3dcb4'),
  },
  rock: {
    width: 140,
    height: 90,
    layer: 'mid',
    draw: () =>
      drawGroundShadow(74) +
      path('M-72 0C-80 -36 -48 -62 -18 -76C10 -90 50 -66 64 -40C76 -18 76 0 66 4Q0 10 -72 0Z', '#a3a6ae') +
      path('M-18 -76C10 -90 50 -66 64 -40C40 -52 20 -46 6 -40C-6 -52 -14 -64 -18 -76Z', '#bcbfc6') +
      line('M-44 -20q16 -8 30 0M20 -20q14 -4 24 2', '#858a96', 4, { opacity: 0.6 }) +
      path('M-72 0q12 -12 26 -4q10 -10 22 -2q10 -8 18 2Z', '#7fb060'),
  },
  nest: {
    width: 120,
    height: 70,
    layer: 'mid',
    isSmall: true,
    draw: ({ random }) =>
      ellipse(-18, -44, 19, 24, '#cfe6ea') +
      ellipse(16, -46, 19, 24, '#e4f1ee') +
      path('M-62 -40Q0 -22 62 -40Q54 2 0 4Q-54 2 -62 -40Z', '#a9794a') +
      drawRepeated(14, () =>
        line(
          `M${random.range(-56, 30)} ${random.range(-30, -4)}q14 ${random.range(-8, 8)} 30 ${random.range(-4, 4)}`,
          random.next() < 0.5 ? '#8a5f38' : '#c4935c',
          3.4,
        ),
      ),
  },
  egg: {
    width: 54,
    height: 70,
    layer: 'front',
    isSmall: true,
    draw: ({ variant }) =>
      drawGroundShadow(24) +
      path('M0 0C-36 0 -34 -70 0 -70C34 -70 36 0 0 0Z', pickVariant(['#fbefd8', '#cfe6ea', '#f6d9c0'], variant)) +
      circle(-8, -42, 4, '#d9b98a') +
      circle(10, -26, 3.4, '#d9b98a') +
      circle(4, -54, 3, '#d9b98a'),
  },
  beehive: {
    width: 110,
    height: 150,
    layer: 'mid',
    draw: () =>
      drawGroundShadow(50) +
      [36, 50, 56, 50, 36]
        .map((half, i) => rect(-half, -28 - i * 27, half * 2, 30, 15, i % 2 ? '#e3a93a' : '#f0bd55'))
        .join('') +
      ellipse(0, -42, 16, 18, '#6f4a2c'),
  },
};
