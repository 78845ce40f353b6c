import { colour, darken, ink, lighten } from '../palette.ts';
import { circle, drawRepeated, ellipse, group, line, path, rect, starPath } from '../svg.ts';
import type { PropKind } from '../vocabulary.ts';
import { type PropArt, pickVariant } from './prop.ts';

const drawGroundShadow = (rx: number) => ellipse(0, 0, rx, Math.max(4, rx * 0.12), '#2a3a5e', { opacity: 0.15 });
const covers = [colour.red, '#4f8fcc', '#f2b13d', colour.teal, colour.purple, '#6aa84f'] as const;
/** Draws a braille cell. Dots 1–3 are in the left column, and dots 4–6 are in the right one. */
const drawBrailleCell = (x: number, y: number, dots: readonly number[], radius: number, step: number, fill: string) =>
  [1, 2, 3, 4, 5, 6]
    .map((dot) =>
      circle(x + (dot > 3 ? step : 0), y + ((dot - 1) % 3) * step, dots.includes(dot) ? radius : radius * 0.34, fill, {
        opacity: dots.includes(dot) ? 1 : 0.35,
      }),
    )
    .join('');

export const schoolArts: Partial<Record<PropKind, PropArt>> = {
  book: {
    width: 120,
    height: 84,
    layer: 'front',
    isSmall: true,
    draw: ({ variant }) => {
      const fill = pickVariant(covers, variant);
      return (
        drawGroundShadow(58) +
        path('M0 -8L-64 -20V-72Q-30 -80 0 -62Q30 -80 64 -72V-20Z', fill) +
        path('M0 -14L-56 -26V-74Q-26 -80 0 -64Z', '#fffaf0') +
        path('M0 -14L56 -26V-74Q26 -80 0 -64Z', '#f4ead6') +
        line('M0 -64V-12', darken(fill, 0.2), 3) +
        line('M-46 -60q18 -4 34 4M-46 -48q18 -4 34 4M-46 -36q18 -4 34 4', '#b9c3d0', 3) +
        path('M14 -48q14 -12 32 -8v20q-18 -4 -32 8Z', '#9fd0c4') +
        circle(30, -48, 6, '#f6c445')
      );
    },
  },
  books: {
    width: 130,
    height: 110,
    layer: 'front',
    isSmall: true,
    draw: ({ variant }) =>
      drawGroundShadow(62) +
      [0, 1, 2, 3]
        .map((i) => {
          const fill = pickVariant(covers, variant + i);
          const dx = [0, 7, -5, 4][i] as number;
          const w = [124, 108, 116, 92][i] as number;
          return (
            rect(-w / 2 + dx, -26 - i * 27, w, 26, 5, fill) +
            rect(w / 2 + dx - 17, -22 - i * 27, 17, 18, 2, '#fff8e6') +
            rect(-w / 2 + dx + 12, -26 - i * 27, 9, 26, 0, lighten(fill, 0.45))
          );
        })
        .join(''),
  },
  desk: {
    width: 230,
    height: 150,
    layer: 'front',
    draw: () =>
      drawGroundShadow(110) +
      line('M-92 0V-120M92 0V-120', '#7d8798', 12) +
      rect(-92, -112, 184, 40, 5, '#b9824f') +
      rect(-114, -134, 228, 22, 7, '#dba76d') +
      rect(-114, -118, 228, 7, 3, '#c08a52'),
  },
  board: {
    width: 330,
    height: 290,
    layer: 'back',
    draw: () =>
      drawGroundShadow(120) +
      line('M-90 0L-64 -280M90 0L64 -280', '#8f6240', 12) +
      rect(-160, -280, 320, 200, 8, '#a4713f') +
      rect(-148, -268, 296, 176, 4, '#3f7f6c') +
      rect(-150, -84, 300, 11, 4, '#c08a52') +
      circle(-84, -190, 28, 'none', { stroke: '#fdf3cf', 'stroke-width': 6 }) +
      path('M-10 -160L24 -222L58 -160Z', 'none', { stroke: '#f7c0cc', 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
      rect(84, -218, 46, 46, 3, 'none', { stroke: '#bfe3ea', 'stroke-width': 6 }) +
      line('M-110 -120q22 -12 44 0t44 0t44 0t44 0', '#d7e9b5', 5),
  },
  letter: {
    width: 110,
    height: 80,
    layer: 'front',
    isSmall: true,
    draw: () =>
      group(
        'rotate(-6 0 -38)',
        rect(-54, -76, 108, 74, 7, '#fff8e6', { stroke: '#e3cfa5', 'stroke-width': 3 }),
        path('M-52 -72L0 -34L52 -72', 'none', { stroke: '#d9b98a', 'stroke-width': 5, 'stroke-linejoin': 'round' }),
        path('M0 -42c-10 -14 -28 0 0 20c28 -20 10 -34 0 -20Z', '#e2604b'),
      ),
  },
  map: {
    width: 170,
    height: 120,
    layer: 'front',
    isSmall: true,
    draw: () =>
      path('M-84 -110L-28 -96L28 -112L84 -98V-2L28 -16L-28 0L-84 -14Z', '#f6e6bd') +
      path('M-28 -96L28 -112V-16L-28 0Z', '#ecd5a0') +
      path('M-70 -70q20 -22 34 -6t4 30t-34 -6Z', '#a9cf86') +
      path('M40 -84q26 -8 30 12t-24 16Z', '#8fc3cf') +
      line('M-58 -32Q-20 -14 -6 -46T50 -40', '#d9694a', 5, { 'stroke-dasharray': '10 9' }) +
      path('M50 -62c-14 0 -20 14 0 32c20 -18 14 -32 0 -32Z', '#e2604b') +
      circle(50, -50, 5, '#fff'),
  },
  globe: {
    width: 110,
    height: 150,
    layer: 'mid',
    isSmall: true,
    draw: () =>
      drawGroundShadow(40) +
      rect(-32, -12, 64, 12, 5, '#8f6240') +
      line('M0 -12V-30', '#8f6240', 9) +
      path('M-34 -126A58 58 0 1 0 48 -44', 'none', {
        stroke: '#c98f56',
        'stroke-width': 8,
        'stroke-linecap': 'round',
      }) +
      circle(4, -88, 48, '#5aa3d0') +
      path(
        'M-30 -112C-10 -134 14 -126 10 -108C0 -96 -14 -102 -18 -84C-34 -80 -42 -96 -30 -112ZM18 -90C36 -100 50 -88 46 -70C38 -56 24 -60 22 -70C18 -78 14 -84 18 -90ZM-16 -62C-4 -66 6 -56 0 -46C-10 -44 -20 -52 -16 -62Z',
        '#83c077',
      ) +
      path('M-20 -122q-16 14 -20 30', 'none', {
        stroke: '#ffffff',
        'stroke-width': 5,
        'stroke-linecap': 'round',
        opacity: 0.6,
      }),
  },
  magnifier: {
    width: 100,
    height: 130,
    layer: 'front',
    isSmall: true,
    draw: () =>
      group(
        'rotate(-28 0 -64)',
        line('M0 -4V-48', '#b9603f', 17),
        circle(0, -92, 40, '#d9f0f3', { 'fill-opacity': 0.75, stroke: '#f0b13f', 'stroke-width': 11 }),
        path('M-20 -104q8 -14 22 -16', 'none', { stroke: '#ffffff', 'stroke-width': 7, 'stroke-linecap': 'round' }),
      ),
  },
  microscope: {
    width: 120,
    height: 170,
    layer: 'mid',
    isSmall: true,
    draw: () =>
      drawGroundShadow(54) +
      path('M-50 -14H50Q58 -14 56 0H-56Q-58 -14 -50 -14Z', '#3b4f7d') +
      path('M10 -12C70 -30 70 -110 20 -128', 'none', {
        stroke: '#4f6aa0',
        'stroke-width': 17,
        'stroke-linecap': 'round',
      }) +
      rect(-42, -52, 64, 10, 4, '#8fa2b8') +
      group(
        'rotate(-20 0 -110)',
        rect(-14, -150, 28, 84, 8, '#6f8ac0'),
        rect(-10, -172, 20, 26, 5, '#3b4f7d'),
        rect(-9, -68, 18, 18, 3, '#c9d0da'),
      ) +
      circle(34, -70, 10, '#f6c445'),
  },
  scissors: {
    width: 90,
    height: 110,
    layer: 'front',
    isSmall: true,
    draw: () =>
      group(
        'rotate(14 0 -50)',
        path('M-6 -40L22 -110L28 -106L8 -36Z', '#c9d0da'),
        path('M6 -40L-22 -110L-28 -106L-8 -36Z', '#b3bcc9'),
        circle(0, -42, 5, '#5f6c86'),
        circle(-18, -18, 16, 'none', { stroke: '#e2604b', 'stroke-width': 10 }),
        circle(18, -18, 16, 'none', { stroke: '#e2604b', 'stroke-width': 10 }),
      ),
  },
  calendar: {
    width: 130,
    height: 140,
    layer: 'wall',
    y: 0.36,
    isSmall: true,
    draw: () =>
      rect(-62, -128, 124, 128, 9, '#fffaf0') +
      rect(-62, -128, 124, 36, 9, '#e2604b') +
      rect(-62, -104, 124, 12, 0, '#e2604b') +
      line('M-34 -140v22M34 -140v22', '#5f6c86', 8) +
      drawRepeated(15, (i) =>
        rect(
          -50 + (i % 5) * 21,
          -82 + Math.floor(i / 5) * 25,
          15,
          17,
          4,
          i === 7 ? '#f6c445' : i === 12 ? '#9fd0c4' : '#e6e1d4',
        ),
      ) +
      path(starPath(-0.5, -48, 8, 4), '#e2604b'),
  },
  medal: {
    width: 80,
    height: 120,
    layer: 'front',
    isSmall: true,
    draw: () =>
      path('M-34 -120H-8L8 -64H-14Z', '#4f8fcc') +
      path('M34 -120H8L-8 -64H14Z', '#e2604b') +
      circle(0, -38, 37, '#f2b93a') +
      circle(0, -38, 27, '#fbd768') +
      path(starPath(0, -37, 18, 8), '#e39a2c'),
  },
  flag: {
    width: 130,
    height: 220,
    layer: 'mid',
    draw: ({ variant }) =>
      line('M-50 0V-212', '#a97b4f', 9) +
      circle(-50, -216, 8, '#f6c445') +
      path(
        'M-46 -206q32 -16 60 0t56 -4v78q-28 14 -56 2t-60 0Z',
        pickVariant(['#f0913f', '#35958f', '#4f8fcc', '#e2604b'], variant),
      ) +
      path('M12 -178c-8 -11 -22 0 0 15c22 -15 8 -26 0 -15Z', '#fff6e0', { transform: 'translate(-2 10) scale(1.1)' }),
  },
  'sign-board': {
    width: 150,
    height: 190,
    layer: 'mid',
    draw: () =>
      drawGroundShadow(30) +
      line('M0 0V-110', '#9a643c', 14) +
      rect(-72, -184, 144, 86, 11, '#c98f56') +
      rect(-62, -174, 124, 66, 7, '#e9c08a') +
      path('M-40 -141H22M2 -164L28 -141L2 -118', 'none', {
        stroke: '#6a4a34',
        'stroke-width': 10,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
  },
  braille: {
    width: 150,
    height: 120,
    layer: 'front',
    isSmall: true,
    draw: () =>
      group(
        'rotate(-4 0 -56)',
        rect(-74, -110, 148, 108, 10, '#fdf1d6', { stroke: '#e0c48d', 'stroke-width': 4 }),
        drawBrailleCell(-54, -88, [1], 6, 17, ink),
        drawBrailleCell(-8, -88, [1, 2], 6, 17, ink),
        drawBrailleCell(38, -88, [1, 4], 6, 17, ink),
        line('M-54 -32h108M-54 -18h70', '#e0c48d', 5),
      ),
  },
  shelf: {
    width: 230,
    height: 290,
    layer: 'back',
    draw: ({ random }) =>
      drawGroundShadow(112) +
      rect(-112, -286, 224, 286, 8, '#b9804a') +
      rect(-98, -272, 196, 262, 4, '#8a5f3a') +
      drawRepeated(3, (row) => {
        const y = -190 + row * 88;
        let x = -92;
        let shapes = '';
        while (x < 76) {
          const w = random.range(14, 24);
          const h = random.range(46, 70);
          shapes +=
            rect(x, y - h, w - 2, h, 2, random.pick(covers)) +
            rect(x, y - h * 0.8, w - 2, 4, 0, '#fff3d8', { opacity: 0.7 });
          x += w;
        }
        return shapes + rect(-104, y, 208, 11, 2, '#c9945f');
      }),
  },
};
