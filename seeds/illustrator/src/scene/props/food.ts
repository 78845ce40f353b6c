import { darken, lighten } from '../palette.ts';
import { circle, drawRepeated, ellipse, line, path, rect } from '../svg.ts';
import type { PropKind } from '../vocabulary.ts';
import { type PropArt, pickVariant } from './prop.ts';

const drawGroundShadow = (rx: number) => ellipse(0, 0, rx, Math.max(4, rx * 0.12), '#2a3a5e', { opacity: 0.15 });
const drawSteam = (x: number, y: number) =>
  line(`M${x - 16} ${y}q-8 -12 0 -22t0 -22M${x + 16} ${y}q-8 -12 0 -22t0 -22`, '#ffffff', 5, { opacity: 0.75 });
const drawWeave = (width: number, top: number, fill: string) =>
  drawRepeated(4, (r) =>
    line(
      `M${-width + r * 4} ${top + 12 + r * 13}Q0 ${top + 24 + r * 13} ${width - r * 4} ${top + 12 + r * 13}`,
      darken(fill, 0.22),
      3,
      { opacity: 0.6 },
    ),
  ) +
  drawRepeated(6, (i) =>
    line(`M${-width * 0.8 + i * width * 0.32} ${top + 8}l${-(i - 2.5) * -2} 48`, darken(fill, 0.22), 2.4, {
      opacity: 0.4,
    }),
  );

export const foodArts: Partial<Record<PropKind, PropArt>> = {
  basket: {
    width: 140,
    height: 130,
    layer: 'front',
    isSmall: true,
    draw: ({ variant }) =>
      drawGroundShadow(64) +
      path('M-46 -62C-46 -140 46 -140 46 -62', 'none', { stroke: '#a9743f', 'stroke-width': 9 }) +
      (variant % 2
        ? [
            [-30, -70, 18, '#f0913f'],
            [2, -76, 20, '#e2604b'],
            [32, -70, 18, '#7bb661'],
          ]
        : [
            [-30, -68, 19, '#f2c14e'],
            [0, -74, 20, '#f2c14e'],
            [30, -68, 19, '#e9a83a'],
          ]
      )
        .map(([x, y, r, f]) => circle(x as number, y as number, r as number, f as string))
        .join('') +
      path('M-66 -62H66L50 -4Q0 6 -50 -4Z', '#d3a05c') +
      drawWeave(60, -60, '#d3a05c') +
      rect(-70, -70, 140, 15, 7, '#b97f45'),
  },
  bowl: {
    width: 110,
    height: 80,
    layer: 'front',
    isSmall: true,
    draw: () =>
      drawGroundShadow(44) +
      drawSteam(0, -66) +
      path('M-50 -50Q-30 -72 0 -70Q30 -72 50 -50Z', '#fdf6e6') +
      path('M-56 -52H56Q52 -8 22 -4H-22Q-52 -8 -56 -52Z', '#5a9bd0') +
      line('M-46 -34Q0 -22 46 -34', '#d7e8f4', 4) +
      rect(-24, -6, 48, 9, 3, '#3f7fb5') +
      line('M18 -60L74 -94M26 -58L82 -84', '#9a643c', 5),
  },
  pot: {
    width: 150,
    height: 130,
    layer: 'front',
    isSmall: true,
    draw: () =>
      drawGroundShadow(66) +
      path('M-64 -76H64Q66 -6 42 -2H-42Q-66 -6 -64 -76Z', '#d9694a') +
      path('M-64 -76H64L63 -58H-63Z', '#bd5439') +
      rect(-72, -90, 144, 17, 8, '#e07f5e') +
      circle(0, -98, 10, '#8a4a34') +
      line('M-66 -54h-18M66 -54h18', '#8a4a34', 11) +
      line('M-44 -40q2 20 10 28', '#ee9d80', 6) +
      drawSteam(0, -116),
  },
  rice: {
    width: 110,
    height: 130,
    layer: 'front',
    isSmall: true,
    draw: () =>
      line(
        'M0 0Q-10 -50 -34 -96M4 0Q4 -60 2 -112M8 0Q18 -50 40 -94M2 0Q-24 -30 -52 -44M8 0Q32 -28 56 -44',
        '#8aa84a',
        5,
      ) +
      [
        [-34, -96, -40],
        [2, -112, 0],
        [40, -94, 40],
      ]
        .map(
          ([x, y, a]) =>
            `<g transform="translate(${x} ${y}) rotate(${a})">${drawRepeated(7, (i) => ellipse(i % 2 ? 7 : -7, 34 - i * 9, 5, 9, '#eebf4f', { transform: `rotate(${i % 2 ? 24 : -24} ${i % 2 ? 7 : -7} ${34 - i * 9})` })) + ellipse(0, -30, 5, 9, '#eebf4f')}</g>`,
        )
        .join('') +
      line('M-8 -22Q4 -14 16 -22', '#c05a3c', 7),
  },
  fruit: {
    width: 120,
    height: 90,
    layer: 'front',
    isSmall: true,
    draw: () =>
      drawGroundShadow(54) +
      circle(-26, -44, 25, '#e2604b') +
      circle(26, -46, 25, '#f0913f') +
      circle(0, -66, 24, '#f6c445') +
      line('M-26 -68q2 -10 8 -14M0 -88q0 -8 6 -12', '#74492f', 4) +
      path('M8 -98q18 -10 26 2q-14 10 -26 -2Z', '#6aa84f') +
      path('M-64 -34H64Q52 2 0 2Q-52 2 -64 -34Z', '#c98f56') +
      line('M-54 -22Q0 -8 54 -22', darken('#c98f56', 0.2), 3),
  },
  mango: {
    width: 80,
    height: 86,
    layer: 'front',
    isSmall: true,
    draw: () =>
      drawGroundShadow(32) +
      path('M-6 -2C-44 -4 -46 -50 -14 -66C18 -80 46 -56 40 -30C36 -10 16 0 -6 -2Z', '#f4b53c') +
      path('M-14 -66C18 -80 46 -56 40 -30C34 -52 12 -62 -14 -66Z', '#e9824a', { opacity: 0.75 }) +
      line('M-2 -68q4 -10 12 -12', '#74492f', 5) +
      path('M8 -80C22 -96 44 -92 50 -82C38 -70 20 -70 8 -80Z', '#5f9f58') +
      path('M-28 -34q4 14 14 20', 'none', { stroke: '#fbd98a', 'stroke-width': 5, 'stroke-linecap': 'round' }),
  },
  watermelon: {
    width: 130,
    height: 90,
    layer: 'front',
    isSmall: true,
    draw: () =>
      drawGroundShadow(58) +
      path('M-64 -60A64 64 0 0 0 64 -60Z', '#4f9a54') +
      path('M-56 -60A56 56 0 0 0 56 -60Z', '#e8f3cf') +
      path('M-49 -60A49 49 0 0 0 49 -60Z', '#e9574d') +
      [
        [-26, -48],
        [0, -46],
        [26, -48],
        [-13, -32],
        [13, -32],
        [0, -20],
      ]
        .map(([x, y]) => ellipse(x as number, y as number, 3.4, 5.4, '#3a2a30'))
        .join(''),
  },
  cake: {
    width: 140,
    height: 140,
    layer: 'front',
    isSmall: true,
    glow: { x: 0, y: -124, radius: 60 },
    draw: () =>
      ellipse(0, -4, 76, 11, '#e8eef2') +
      rect(-58, -56, 116, 52, 12, '#f4b6bf') +
      path('M-58 -44q14 18 29 0t29 0t29 0t29 0V-56H-58Z', '#fff3e4') +
      rect(-40, -92, 80, 40, 10, '#f9d98a') +
      path('M-40 -82q10 14 20 0t20 0t20 0t20 0V-92H-40Z', '#fff3e4') +
      [-22, 0, 22]
        .map(
          (x, i) =>
            rect(x - 3, -116, 6, 26, 3, pickVariant(['#5a9bd0', '#e2604b', '#6aa84f'], i)) +
            path(`M${x} -134q8 10 0 17q-8 -7 0 -17Z`, '#f6a63c'),
        )
        .join('') +
      drawRepeated(5, (i) => circle(-44 + i * 22, -24, 5, pickVariant(['#e2604b', '#f6c445', '#35958f'], i))),
  },
  campfire: {
    width: 150,
    height: 140,
    layer: 'mid',
    glow: { x: 0, y: -50, radius: 260 },
    draw: ({ stage }) =>
      drawGroundShadow(72) +
      circle(
        0,
        -50,
        130,
        stage.glow([
          [0, '#ffd27a', 0.6],
          [1, '#ffd27a', 0],
        ]),
      ) +
      line('M-56 -4L48 -26M56 -4L-48 -26', '#8a5a38', 17) +
      circle(-58, -4, 9, '#c9945f') +
      circle(58, -4, 9, '#c9945f') +
      path(
        'M-40 -22C-50 -66 -16 -76 -18 -118C14 -100 8 -80 22 -78C26 -90 24 -98 22 -104C46 -84 52 -42 34 -22Z',
        '#ee7d3a',
      ) +
      path('M-22 -22C-28 -50 -4 -58 -2 -86C16 -68 24 -44 18 -22Z', '#f9c24a') +
      path('M-8 -22C-10 -38 2 -44 4 -56C12 -44 12 -32 8 -22Z', '#fff0b5'),
  },
  candle: {
    width: 56,
    height: 130,
    layer: 'front',
    isSmall: true,
    glow: { x: 0, y: -112, radius: 170 },
    draw: ({ stage }) =>
      circle(
        0,
        -112,
        90,
        stage.glow([
          [0, '#ffe39a', 0.7],
          [1, '#ffe39a', 0],
        ]),
      ) +
      ellipse(0, -4, 34, 8, '#b98445') +
      rect(-15, -84, 30, 80, 6, '#fdf1d6') +
      path('M-15 -80q8 18 14 2q8 24 16 -2V-84H-15Z', '#f3dfb4') +
      line('M0 -84v-10', '#4a3a34', 3.4) +
      path('M0 -132C16 -112 12 -96 0 -92C-12 -96 -16 -112 0 -132Z', '#f6a63c') +
      path('M0 -116C7 -106 6 -98 0 -95C-6 -98 -7 -106 0 -116Z', '#fff0b5'),
  },
  lantern: {
    width: 110,
    height: 170,
    layer: 'air',
    y: 0.26,
    glow: { x: 0, y: -92, radius: 150 },
    draw: ({ stage, variant }) => {
      const fill = pickVariant(['#e2503f', '#f0913f', '#f6c445', '#d9568a'], variant);
      return (
        circle(
          0,
          -92,
          120,
          stage.glow([
            [0, lighten(fill, 0.5), 0.6],
            [1, lighten(fill, 0.5), 0],
          ]),
        ) +
        line('M0 -170V-142', '#6a4a34', 4) +
        rect(-22, -146, 44, 13, 4, '#6a4a34') +
        ellipse(0, -92, 54, 48, fill) +
        ellipse(0, -92, 30, 48, lighten(fill, 0.2)) +
        line('M0 -140V-44', darken(fill, 0.2), 3, { opacity: 0.6 }) +
        rect(-22, -50, 44, 13, 4, '#6a4a34') +
        line('M-10 -36V-10M0 -36V-2M10 -36V-10', '#f6c445', 4)
      );
    },
  },
  lamp: {
    width: 100,
    height: 150,
    layer: 'mid',
    isSmall: true,
    glow: { x: 0, y: -104, radius: 200 },
    draw: ({ stage }) =>
      circle(
        0,
        -92,
        130,
        stage.glow([
          [0, '#ffe9a3', 0.7],
          [1, '#ffe9a3', 0],
        ]),
      ) +
      ellipse(0, -5, 40, 9, '#b97f45') +
      line('M0 -8V-86', '#b97f45', 9) +
      path('M-52 -78L-30 -146H30L52 -78Z', '#f9d56e') +
      path('M-52 -78h104l-3 -10H-49Z', '#e3ad3f') +
      line('M-12 -140L-22 -84M12 -140L22 -84', '#fbe7ac', 4, { opacity: 0.7 }),
  },
};
