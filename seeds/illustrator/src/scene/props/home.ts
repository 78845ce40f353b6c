import { colour, darken, lighten } from '../palette.ts';
import { circle, drawRepeated, ellipse, group, line, path, rect } from '../svg.ts';
import type { PropKind } from '../vocabulary.ts';
import { type PropArt, pickVariant } from './prop.ts';

const drawGroundShadow = (rx: number) => ellipse(0, 0, rx, Math.max(4, rx * 0.12), '#2a3a5e', { opacity: 0.15 });
const brightColours = [colour.red, '#4f8fcc', '#f6c445', colour.teal, colour.purple, colour.orange] as const;

export const homeArts: Partial<Record<PropKind, PropArt>> = {
  clock: {
    width: 110,
    height: 110,
    layer: 'wall',
    y: 0.24,
    isSmall: true,
    draw: () =>
      circle(0, -54, 54, '#e2604b') +
      circle(0, -54, 44, '#fffaf0') +
      drawRepeated(12, (i) =>
        circle(Math.cos(i * 0.5236) * 36, -54 + Math.sin(i * 0.5236) * 36, i % 3 ? 2.4 : 4, '#3b4f7d'),
      ) +
      line('M0 -54V-82', '#3b4f7d', 6) +
      line('M0 -54L20 -44', '#3b4f7d', 6) +
      circle(0, -54, 5.5, '#f0913f'),
  },
  chair: {
    width: 120,
    height: 190,
    layer: 'back',
    draw: ({ variant }) => {
      const fill = pickVariant(['#c98f56', '#e2906b', '#6fa9a4'], variant);
      return (
        drawGroundShadow(58) +
        line('M-44 0V-96M44 0V-96', darken(fill, 0.25), 11) +
        line('M-50 -90V-186M46 -90V-186', darken(fill, 0.12), 12) +
        rect(-56, -184, 108, 26, 9, fill) +
        rect(-52, -140, 100, 18, 7, fill) +
        rect(-60, -102, 120, 22, 9, lighten(fill, 0.12))
      );
    },
  },
  table: {
    width: 290,
    height: 150,
    layer: 'front',
    draw: () =>
      drawGroundShadow(140) +
      path('M-112 0L-100 -120H-82L-92 0ZM112 0L100 -120H82L92 0Z', '#9a643c') +
      rect(-110, -122, 220, 26, 5, '#b9804a') +
      rect(-146, -146, 292, 26, 11, '#dba76d') +
      rect(-146, -130, 292, 9, 4, '#c08a52'),
  },
  bed: {
    width: 360,
    height: 170,
    layer: 'back',
    draw: ({ variant }) => {
      const fill = pickVariant(['#7fa9c9', '#e2906b', '#8cbf9f', '#b39ad0'], variant);
      return (
        drawGroundShadow(176) +
        line('M-166 0V-40M166 0V-40', '#7a5236', 16) +
        path('M-184 -20V-150Q-184 -172 -162 -172Q-140 -172 -140 -150V-20Z', '#b9804a') +
        path('M166 -20V-92Q166 -110 178 -110Q190 -110 190 -92V-20Z', '#b9804a') +
        rect(-180, -50, 366, 30, 8, '#a4713f') +
        rect(-142, -88, 312, 44, 14, '#fffaf0') +
        path('M-40 -92Q60 -104 172 -88V-30H-40Z', fill) +
        path('M-40 -92Q-10 -96 14 -96V-30H-40Z', lighten(fill, 0.45)) +
        rect(-136, -114, 88, 34, 16, '#fff3df', { stroke: '#ecdcc0', 'stroke-width': 2 })
      );
    },
  },
  window: {
    width: 190,
    height: 210,
    layer: 'wall',
    y: 0.32,
    draw: ({ stage }) =>
      rect(
        -90,
        -206,
        180,
        196,
        10,
        stage.gradient([
          [0, stage.air.top],
          [0.7, stage.air.middle],
          [1, stage.air.low],
        ]),
      ) +
      (stage.time === 'night'
        ? circle(40, -160, 20, '#fdf0c0') +
          drawRepeated(6, (i) => circle(-70 + i * 26, -180 + ((i * 37) % 90), 2.4, '#fff6d6'))
        : circle(40, -160, 20, '#fff0b5') +
          path('M-70 -130q20 -22 40 -4q22 -10 30 8h-74Z', '#ffffff', { opacity: 0.8 })) +
      path('M-90 -10V-54Q-40 -84 0 -58T90 -62V-10Z', stage.time === 'night' ? '#4f7a78' : '#8cc069') +
      rect(-90, -206, 180, 196, 10, 'none', { stroke: '#fff6e2', 'stroke-width': 14 }) +
      line('M0 -206V-10M-90 -108H90', '#fff6e2', 8) +
      rect(-108, -12, 216, 16, 6, '#e9d3a9'),
  },
  door: {
    width: 170,
    height: 320,
    layer: 'back',
    draw: ({ variant }) => {
      const fill = pickVariant(['#c9684a', '#5f9f9a', '#b9804a', '#6f8ac0'], variant);
      return (
        rect(-86, -316, 172, 316, 10, '#fff1d6') +
        rect(-72, -302, 144, 302, 6, fill) +
        rect(-56, -284, 50, 108, 6, lighten(fill, 0.18)) +
        rect(6, -284, 50, 108, 6, lighten(fill, 0.18)) +
        rect(-56, -154, 112, 130, 6, darken(fill, 0.1)) +
        circle(50, -164, 9, '#f6d06a')
      );
    },
  },
  ramp: {
    width: 360,
    height: 170,
    layer: 'back',
    draw: () =>
      path('M-180 0L120 -84H180V0Z', '#d9c9ae') +
      path('M-180 0L120 -84H180V-74H122L-160 0Z', '#f0e3c9') +
      drawRepeated(7, (i) => line(`M${-120 + i * 34} ${-14 - i * 9.5}l10 -3`, '#bfae90', 4)) +
      line('M-150 -8V-76M-60 -32V-104M30 -58V-128M120 -84V-154M172 -84V-154', '#4a86c0', 9) +
      line('M-156 -78L120 -156H176M-150 -44L120 -122H172', '#4a86c0', 8) +
      group(
        'translate(146 -36)',
        circle(0, 0, 24, '#3f7fbf'),
        circle(-1, -13, 4, '#fff'),
        line('M-1 -7V3H8L12 12M-1 -1H5', '#fff', 3.4),
        path('M-5 0a10 10 0 1 0 13 12', 'none', { stroke: '#fff', 'stroke-width': 3.4, 'stroke-linecap': 'round' }),
      ),
  },
  stairs: {
    width: 240,
    height: 170,
    layer: 'back',
    draw: () =>
      drawRepeated(
        5,
        (i) =>
          rect(-120 + i * 44, -34 * (i + 1), 240 - i * 44, 34, 2, i % 2 ? '#d3bf9c' : '#dfcdac') +
          rect(-120 + i * 44, -34 * (i + 1), 240 - i * 44, 8, 2, '#f2e6cd'),
      ),
  },
  fence: {
    width: 270,
    height: 110,
    layer: 'back',
    draw: () =>
      line('M-134 -74H134M-134 -34H134', '#e9d3a9', 11) +
      drawRepeated(6, (i) =>
        path(`M${-130 + i * 48} 0V-88L${-115 + i * 48} -106L${-100 + i * 48} -88V0Z`, i % 2 ? '#fdf1d8' : '#f4e2bf'),
      ),
  },
  umbrella: {
    width: 190,
    height: 210,
    layer: 'mid',
    y: 0.52,
    draw: ({ variant }) => {
      const fill = pickVariant(brightColours, variant);
      return (
        path('M0 -190V-22Q0 0 20 0Q38 0 38 -20', 'none', {
          stroke: '#7a5236',
          'stroke-width': 8,
          'stroke-linecap': 'round',
        }) +
        path(
          'M-96 -104C-90 -210 90 -210 96 -104Q72 -124 48 -104Q24 -124 0 -104Q-24 -124 -48 -104Q-72 -124 -96 -104Z',
          fill,
        ) +
        path('M-48 -104Q-40 -176 0 -186Q40 -176 48 -104Q24 -124 0 -104Q-24 -124 -48 -104Z', lighten(fill, 0.3)) +
        line('M0 -186V-202', '#7a5236', 7)
      );
    },
  },
  toothbrush: {
    width: 60,
    height: 150,
    layer: 'front',
    isSmall: true,
    draw: () =>
      group(
        'rotate(14 0 -70)',
        line('M0 -8V-116', '#37a097', 14),
        rect(-9, -152, 18, 46, 8, '#37a097'),
        drawRepeated(4, (i) => rect(7, -148 + i * 10, 18, 8, 3, i % 2 ? '#ffffff' : '#cfeaf2')),
        path('M6 -150q16 -12 24 2q-4 10 -22 6Z', '#8fd6e2'),
      ),
  },
  soap: {
    width: 120,
    height: 90,
    layer: 'front',
    isSmall: true,
    draw: () =>
      drawGroundShadow(54) +
      ellipse(0, -8, 60, 12, '#d3e6ea') +
      rect(-46, -52, 92, 42, 20, '#f4a9b4') +
      rect(-32, -44, 64, 24, 12, '#f9c7ce') +
      [
        [-40, -66, 15],
        [-14, -78, 20],
        [16, -68, 14],
        [36, -84, 10],
        [44, -58, 8],
      ]
        .map(
          ([x, y, r]) =>
            circle(x as number, y as number, r as number, '#ffffff', {
              opacity: 0.8,
              stroke: '#bfe3ea',
              'stroke-width': 2,
            }) +
            circle(
              (x as number) - (r as number) * 0.3,
              (y as number) - (r as number) * 0.3,
              (r as number) * 0.22,
              '#ffffff',
            ),
        )
        .join(''),
  },
  bandage: {
    width: 120,
    height: 70,
    layer: 'front',
    isSmall: true,
    draw: () =>
      group(
        'rotate(-20 0 -34)',
        rect(-58, -54, 116, 42, 21, '#eebb8c'),
        rect(-22, -54, 44, 42, 4, '#f9dcbc'),
        drawRepeated(4, (i) => circle(-8 + (i % 2) * 16, -41 + Math.floor(i / 2) * 16, 3, '#d99c6c')),
        ...[-46, -36, 36, 46].map((x) => circle(x, -33, 2.6, '#d99c6c')),
      ),
  },
  medicine: {
    width: 100,
    height: 130,
    layer: 'front',
    isSmall: true,
    draw: () =>
      drawGroundShadow(42) +
      rect(-34, -96, 68, 96, 13, '#d98a4a') +
      rect(-30, -122, 60, 28, 6, '#fffaf0') +
      rect(-34, -74, 68, 52, 0, '#fffaf0') +
      path('M-7 -68H7V-55H20V-41H7V-28H-7V-41H-20V-55H-7Z', '#e2604b') +
      rect(42, -20, 34, 18, 9, '#4f8fcc') +
      rect(59, -20, 17, 18, 9, '#fffaf0'),
  },
  'trash-bin': {
    width: 110,
    height: 150,
    layer: 'mid',
    draw: () =>
      drawGroundShadow(48) +
      path('M-46 -112H46L36 0H-36Z', '#5f9f8a') +
      rect(-54, -130, 108, 20, 7, '#4a8472') +
      rect(-18, -144, 36, 16, 6, '#4a8472') +
      line('M-20 -96L-15 -14M0 -96V-14M20 -96L15 -14', '#4a8472', 6, { opacity: 0.7 }),
  },
  recycle: {
    width: 120,
    height: 150,
    layer: 'mid',
    draw: () =>
      drawGroundShadow(52) +
      path('M-50 -112H50L42 0H-42Z', '#4f9bd0') +
      rect(-58, -130, 116, 20, 7, '#3b7fb0') +
      group(
        'translate(0 -56)',
        ...[0, 120, 240].map((a) =>
          group(
            `rotate(${a})`,
            path('M-13 -26L0 -34L16 -10', 'none', {
              stroke: '#fffaf0',
              'stroke-width': 9,
              'stroke-linejoin': 'round',
              'stroke-linecap': 'round',
            }),
            path('M24 -12L8 -4L20 8Z', '#fffaf0'),
          ),
        ),
      ),
  },
  tent: {
    width: 320,
    height: 220,
    layer: 'back',
    draw: () =>
      drawGroundShadow(160) +
      path('M0 -212L160 0H-160Z', '#f0913f') +
      path('M0 -212L-160 0H-60Z', '#e07a2f') +
      path('M0 -212L58 0H-36Z', '#5f4a5a') +
      path('M0 -212L58 0H24Q26 -90 0 -212Z', '#f9c27a') +
      line('M0 -212L-20 -232M0 -212L22 -230', '#7a5236', 7) +
      path('M22 -230l34 8l-30 14Z', '#35958f'),
  },
};
