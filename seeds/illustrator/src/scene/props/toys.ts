import { colour, darken, ink, lighten } from '../palette.ts';
import { circle, drawRepeated, ellipse, group, line, path, rect } from '../svg.ts';
import type { PropKind } from '../vocabulary.ts';
import { type PropArt, pickVariant } from './prop.ts';

const drawGroundShadow = (rx: number) => ellipse(0, 0, rx, Math.max(4, rx * 0.12), '#2a3a5e', { opacity: 0.15 });
const brights = [colour.red, '#4f8fcc', '#f6c445', colour.teal, colour.purple, colour.orange] as const;
const drawNote = (x: number, y: number, scale: number, fill: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    line('M10 0V-44', fill, 6),
    path('M10 -44Q28 -38 30 -20Q22 -28 10 -28Z', fill),
    ellipse(0, 0, 12.5, 9.5, fill, { transform: 'rotate(-18)' }),
  );

export const toyArts: Partial<Record<PropKind, PropArt>> = {
  kite: {
    width: 150,
    height: 210,
    layer: 'air',
    y: 0.2,
    draw: ({ variant }) => {
      const fill = pickVariant(brights, variant);
      return (
        line('M0 -70Q-30 -20 10 10T-14 90Q-40 150 -10 220', ink, 2.4, { opacity: 0.45 }) +
        path('M0 -210L58 -140L0 -62L-58 -140Z', fill) +
        path('M0 -210L58 -140H0Z', lighten(fill, 0.35)) +
        path('M0 -62L-58 -140H0Z', lighten(fill, 0.18)) +
        line('M0 -210V-62M-58 -140H58', darken(fill, 0.25), 3) +
        [
          [8, -34, '#f6c445'],
          [-6, 4, '#e2604b'],
          [6, 40, '#35958f'],
        ]
          .map(([x, y, c]) => path(`M${x} ${y}l-17 -9v18ZM${x} ${y}l17 -9v18Z`, c as string))
          .join('')
      );
    },
  },
  balloon: {
    width: 90,
    height: 190,
    layer: 'air',
    y: 0.26,
    draw: ({ variant }) => {
      const fill = pickVariant(brights, variant);
      return (
        line('M0 -86Q14 -50 0 -30T4 10', ink, 2.4, { opacity: 0.5 }) +
        path('M0 -90C-54 -104 -56 -190 0 -190C56 -190 54 -104 0 -90Z', fill) +
        path('M-9 -80H9L0 -94Z', darken(fill, 0.15)) +
        path('M-24 -164q4 -12 14 -14', 'none', {
          stroke: '#ffffff',
          'stroke-width': 7,
          'stroke-linecap': 'round',
          opacity: 0.7,
        })
      );
    },
  },
  ball: {
    width: 84,
    height: 84,
    layer: 'front',
    isSmall: true,
    draw: ({ variant }) => {
      const fill = pickVariant(brights, variant);
      return (
        drawGroundShadow(36) +
        circle(0, -42, 42, fill) +
        path('M-42 -42Q0 -70 42 -42Q0 -14 -42 -42Z', '#fff6e0') +
        path('M0 -84Q-26 -42 0 0Q26 -42 0 -84Z', lighten(fill, 0.35), { opacity: 0.75 }) +
        path('M-24 -66q6 -8 14 -10', 'none', {
          stroke: '#ffffff',
          'stroke-width': 6,
          'stroke-linecap': 'round',
          opacity: 0.7,
        })
      );
    },
  },
  'paper-boat': {
    width: 130,
    height: 90,
    layer: 'front',
    isSmall: true,
    draw: () =>
      path('M-64 -40L-20 -36L0 -86L20 -36L64 -40L40 0H-40Z', '#fdf8ec') +
      path('M0 -86L20 -36H-20Z', '#e9eef2') +
      path('M0 -86L20 -36L0 -36Z', '#d3dee6') +
      path('M-64 -40L0 -22L64 -40L40 0H-40Z', '#fffdf6') +
      path('M0 -22L64 -40L40 0H0Z', '#e6edf1') +
      line('M-40 0L0 -22L40 0', '#cfd9df', 2),
  },
  puzzle: {
    width: 120,
    height: 110,
    layer: 'front',
    isSmall: true,
    draw: () => {
      const drawPiece = (x: number, y: number, fill: string, a: number) =>
        group(
          `translate(${x} ${y}) rotate(${a})`,
          path('M-28 -28H-8C-16 -46 16 -46 8 -28H28V-8C46 -16 46 16 28 8V28H-28V8C-12 14 -12 -14 -28 -8Z', fill),
        );
      return drawPiece(-28, -30, '#4f8fcc', -6) + drawPiece(34, -34, '#f6c445', 8) + drawPiece(0, -84, '#e2604b', 3);
    },
  },
  blocks: {
    width: 140,
    height: 130,
    layer: 'front',
    isSmall: true,
    draw: () =>
      drawGroundShadow(66) +
      [
        [-62, -60, '#e2604b'],
        [2, -60, '#4f8fcc'],
        [-30, -120, '#f6c445'],
      ]
        .map(
          ([x, y, f]) =>
            rect(x as number, y as number, 58, 58, 7, f as string) +
            rect((x as number) + 8, (y as number) + 8, 42, 42, 5, lighten(f as string, 0.3)),
        )
        .join('') +
      path('M-33 -24l9 -18l9 18h-18Z', '#fff8e6') +
      circle(31, -31, 11, '#fff8e6') +
      path('M-1 -106c-5 -7 -13 0 0 9c13 -9 5 -16 0 -9Z', '#fff8e6', { transform: 'translate(0 12) scale(1.2)' }),
  },
  teddy: {
    width: 110,
    height: 140,
    layer: 'front',
    isSmall: true,
    draw: ({ variant }) => {
      const fill = pickVariant(['#c98f56', '#e0b483', '#a5744a'], variant);
      const shade = lighten(fill, 0.5);
      return (
        drawGroundShadow(48) +
        ellipse(-30, -14, 22, 15, fill) +
        ellipse(30, -14, 22, 15, fill) +
        ellipse(-33, -13, 11, 8, shade) +
        ellipse(33, -13, 11, 8, shade) +
        ellipse(0, -40, 34, 36, fill) +
        ellipse(0, -36, 20, 22, shade) +
        line('M-26 -58Q-48 -50 -46 -36M26 -58Q48 -50 46 -36', fill, 17) +
        circle(-30, -126, 15, fill) +
        circle(30, -126, 15, fill) +
        circle(-30, -126, 8, shade) +
        circle(30, -126, 8, shade) +
        ellipse(0, -98, 40, 36, fill) +
        ellipse(0, -86, 18, 14, shade) +
        circle(-15, -102, 4.4, '#2a2f45') +
        circle(15, -102, 4.4, '#2a2f45') +
        ellipse(0, -92, 6, 4.4, '#4a3430') +
        line('M0 -88v5q-6 5 -10 1M0 -83q6 5 10 1', '#4a3430', 2.4) +
        path('M-22 -66L0 -60L22 -66L18 -50L0 -58L-18 -50Z', '#e2604b')
      );
    },
  },
  robot: {
    width: 120,
    height: 180,
    layer: 'mid',
    draw: () =>
      drawGroundShadow(54) +
      rect(-34, -26, 26, 26, 6, '#5f6c86') +
      rect(8, -26, 26, 26, 6, '#5f6c86') +
      line('M-46 -86Q-66 -70 -58 -46M46 -86Q66 -70 58 -46', '#8fa2b8', 13) +
      circle(-58, -42, 10, '#f6c445') +
      circle(58, -42, 10, '#f6c445') +
      rect(-46, -104, 92, 80, 16, '#6fb8b4') +
      rect(-28, -86, 56, 34, 7, '#e9f6f2') +
      circle(-14, -69, 6, '#e2604b') +
      circle(2, -69, 6, '#f6c445') +
      circle(18, -69, 6, '#6aa84f') +
      rect(-10, -116, 20, 14, 0, '#5f6c86') +
      rect(-42, -168, 84, 56, 18, '#8cd0c9') +
      rect(-31, -156, 62, 32, 14, '#2f4a63') +
      circle(-14, -140, 7, '#9ff0e4') +
      circle(14, -140, 7, '#9ff0e4') +
      line('M-8 -130q8 5 16 0', '#9ff0e4', 3) +
      line('M0 -168V-184', '#5f6c86', 5) +
      circle(0, -188, 8, '#e2604b'),
  },
  mask: {
    width: 120,
    height: 110,
    layer: 'front',
    isSmall: true,
    draw: () =>
      path('M-58 -96C-40 -112 40 -112 58 -96C64 -46 36 0 0 0C-36 0 -64 -46 -58 -96Z', '#f6c445') +
      path('M-58 -96C-40 -112 40 -112 58 -96L54 -80C40 -94 -40 -94 -54 -80Z', '#e2604b') +
      path('M-40 -64q18 -16 32 2q-16 12 -32 -2ZM40 -64q-18 -16 -32 2q16 12 32 -2Z', '#fff8e6') +
      circle(-23, -63, 5, '#2a2f45') +
      circle(23, -63, 5, '#2a2f45') +
      path('M-24 -30Q0 -18 24 -30Q16 -6 0 -6Q-16 -6 -24 -30Z', '#c24a3c') +
      circle(-40, -42, 9, '#ee8a4a', { opacity: 0.7 }) +
      circle(40, -42, 9, '#ee8a4a', { opacity: 0.7 }),
  },
  drum: {
    width: 130,
    height: 120,
    layer: 'front',
    isSmall: true,
    draw: () =>
      drawGroundShadow(60) +
      path('M-60 -84H60V-20Q0 10 -60 -20Z', '#d9503f') +
      path('M-60 -70Q0 -40 60 -70M-60 -26Q0 4 60 -26', 'none', { stroke: '#f6c445', 'stroke-width': 8 }) +
      drawRepeated(5, (i) => line(`M${-48 + i * 24} -62l12 40l12 -40`, '#fff1d0', 3, { opacity: 0.8 })) +
      ellipse(0, -84, 60, 18, '#fdf1d6') +
      ellipse(0, -84, 60, 18, 'none', { stroke: '#b97f45', 'stroke-width': 6 }) +
      line('M-20 -92L-58 -136M20 -92L58 -136', '#9a643c', 7) +
      circle(-20, -92, 7, '#e9c893') +
      circle(20, -92, 7, '#e9c893'),
  },
  flute: {
    width: 160,
    height: 50,
    layer: 'front',
    isSmall: true,
    draw: () =>
      group(
        'rotate(-16 0 -24)',
        rect(-84, -34, 168, 20, 10, '#c99a52'),
        rect(-84, -34, 168, 8, 4, '#ddb572', { opacity: 0.8 }),
        line('M-58 -34v20M66 -34v20M-6 -34v20', '#a4713f', 4),
        drawRepeated(6, (i) => circle(-40 + i * 17 + (i > 2 ? 12 : 0), -24, 4, '#5f4030')),
      ) + drawNote(66, -64, 0.7, ink),
  },
  guitar: {
    width: 100,
    height: 230,
    layer: 'mid',
    draw: () =>
      group(
        'rotate(10 0 -60)',
        rect(-8, -210, 16, 120, 3, '#7a4d2c'),
        rect(-14, -236, 28, 34, 6, '#5f3d26'),
        path('M0 -118C34 -118 38 -90 28 -74C56 -60 54 0 0 0C-54 0 -56 -60 -28 -74C-38 -90 -34 -118 0 -118Z', '#dd9a4a'),
        circle(0, -66, 17, '#6a4028'),
        rect(-18, -26, 36, 9, 3, '#6a4028'),
        line('M-4 -226V-24M4 -226V-24', '#fff3d8', 1.6),
        line('M-20 -224h-6M-20 -212h-6M20 -224h6M20 -212h6', '#c9d0da', 5),
      ),
  },
  bell: {
    width: 100,
    height: 120,
    layer: 'air',
    y: 0.3,
    isSmall: true,
    draw: () =>
      path('M-14 -108a14 14 0 0 1 28 0', 'none', { stroke: '#b97f2c', 'stroke-width': 7 }) +
      path('M0 -104C40 -104 36 -56 46 -30H-46C-36 -56 -40 -104 0 -104Z', '#f2b93a') +
      path('M-24 -88Q-30 -60 -32 -40', 'none', { stroke: '#fbe08a', 'stroke-width': 7, 'stroke-linecap': 'round' }) +
      rect(-52, -34, 104, 14, 7, '#dd9f2c') +
      circle(0, -12, 11, '#a9712a') +
      line('M-66 -72q-10 -16 -2 -32M66 -72q10 -16 2 -32', ink, 4, { opacity: 0.4 }),
  },
  music: {
    width: 180,
    height: 120,
    layer: 'air',
    y: 0.3,
    draw: () => drawNote(-60, -30, 1, ink) + drawNote(6, -64, 1.2, colour.red) + drawNote(66, -24, 0.9, colour.teal),
  },
  paint: {
    width: 150,
    height: 100,
    layer: 'front',
    isSmall: true,
    draw: () =>
      [
        ['#e2604b', -52],
        ['#f6c445', 0],
        ['#4f8fcc', 52],
      ]
        .map(([f, x]) =>
          group(
            `translate(${x} 0)`,
            rect(-22, -54, 44, 54, 6, '#e9eef2'),
            rect(-22, -54, 44, 18, 5, f as string),
            path('M-22 -40q8 16 14 0q6 22 14 0q8 12 16 -2V-50H-22Z', f as string),
            ellipse(0, -54, 22, 6, lighten(f as string, 0.2)),
          ),
        )
        .join(''),
  },
  paintbrush: {
    width: 60,
    height: 150,
    layer: 'front',
    isSmall: true,
    draw: ({ variant }) =>
      group(
        'rotate(18 0 -60)',
        line('M0 -4V-84', '#b97f45', 11),
        rect(-10, -106, 20, 26, 3, '#c9d0da'),
        path('M-11 -104C-18 -128 -4 -136 2 -154C16 -138 16 -120 11 -104Z', pickVariant(brights, variant)),
      ),
  },
  gift: {
    width: 110,
    height: 110,
    layer: 'front',
    isSmall: true,
    draw: ({ variant }) => {
      const fill = pickVariant(brights, variant);
      const accent = pickVariant(['#fff3d8', '#f6c445', '#fff3d8'], variant);
      return (
        drawGroundShadow(52) +
        rect(-48, -66, 96, 66, 7, fill) +
        rect(-54, -84, 108, 24, 6, lighten(fill, 0.2)) +
        rect(-9, -84, 18, 84, 0, accent) +
        path(
          'M0 -84C-20 -116 -52 -108 -44 -90C-38 -80 -12 -82 0 -84C12 -82 38 -80 44 -90C52 -108 20 -116 0 -84Z',
          accent,
        ) +
        circle(0, -86, 8, darken(accent, 0.12))
      );
    },
  },
  box: {
    width: 130,
    height: 110,
    layer: 'front',
    isSmall: true,
    draw: () =>
      drawGroundShadow(62) +
      path('M-58 -76H58V0H-58Z', '#d3a468') +
      path('M-58 -76L-78 -104L-14 -98L0 -76ZM58 -76L78 -104L14 -98L0 -76Z', '#e3bb84') +
      path('M-58 -76H58L44 -64H-44Z', '#9a6f40') +
      rect(-12, -76, 24, 76, 0, '#e9c893', { opacity: 0.7 }) +
      line('M26 -22h20M26 -14h20', '#a97b49', 3),
  },
};
