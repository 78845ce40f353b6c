import { mixColours } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, curvePath, drawRepeated, group, leafPath, line, type Point, path, rect } from '../svg.ts';
import { drawCornerLeaves } from './plants.ts';
import { type Backdrop, drawPeaks, drawSky, drawTufts } from './toolkit.ts';
import { drawRipples, waterColourAt } from './water.ts';

export const drawBeach = (stage: Stage): Backdrop => ({
  kind: 'land',
  ground: 756,
  water: 560,
  back: [
    drawSky(stage, 420),
    drawPeaks(stage, 436, 90, mixColours(stage.air.far, '#9cc6c4', 0.5), 3),
    rect(
      0,
      420,
      stage.width,
      240,
      0,
      stage.gradient([
        [0, waterColourAt(stage, '#5fb6cc')],
        [1, waterColourAt(stage, '#a6e0df')],
      ]),
    ),
    drawRipples(stage, 434, 560, 26),
    drawSail(stage.width * stage.random.pick([0.3, 0.66]), 452),
    path(`M-20 604Q${stage.width * 0.22} 570 ${stage.width * 0.46} 598T${stage.width + 20} 586V850H-20Z`, '#fdfbf0', {
      opacity: 0.9,
    }),
    path(
      `M-20 622Q${stage.width * 0.24} 590 ${stage.width * 0.48} 616T${stage.width + 20} 602V850H-20Z`,
      stage.gradient([
        [0, '#e9cf98'],
        [0.4, '#f4deae'],
        [1, '#efd39a'],
      ]),
    ),
    drawRepeated(46, () =>
      circle(stage.random.range(0, stage.width), stage.random.range(640, 835), stage.random.range(1.5, 3), '#d7b67c', {
        opacity: 0.7,
      }),
    ),
    drawPalmTall(stage.width * 0.03, 720, 1.3),
    drawPalmTall(stage.width * 0.985, 700, 1.08, true),
    drawRepeated(5, () => drawShellBit(stage.random.range(40, stage.width - 40), stage.random.range(660, 830))),
  ].join(''),
  front: drawCornerLeaves(stage, 'left', '#4f9a63', 0.55),
});

const drawShellBit = (x: number, y: number) =>
  path(`M${x} ${y}q-14 -4 -12 -14q12 -8 24 0q2 10 -12 14Z`, '#f3b7a2') +
  line(`M${x} ${y - 1}v-14M${x} ${y - 1}l-7 -12M${x} ${y - 1}l7 -12`, '#d98f7a', 1.6);

const drawSail = (x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    path('M-46 0H46Q36 20 22 20H-26Q-40 20 -46 0Z', '#a8593f'),
    path('M2 -4V-86Q40 -44 38 -10Z', '#fdf2dc'),
    path('M-4 -4V-74Q-36 -36 -34 -10Z', '#f2c14e'),
  );

const drawPalmTall = (x: number, y: number, scale: number, flip = false) =>
  group(
    `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`,
    path('M-16 6Q10 -140 66 -286L84 -280Q44 -140 20 6Z', '#a97b4f'),
    drawRepeated(7, (i) => line(`M${-8 + i * 11} ${-24 - i * 36}q12 6 22 2`, '#8a6039', 3)),
    ...[-168, -140, -104, -64, -30, 4, 30].map((a, i) =>
      path(leafPath(74, -284, 138, 24, a), i % 2 ? '#4f9a63' : '#63ab6c'),
    ),
    circle(66, -272, 13, '#8a5a34'),
    circle(88, -270, 13, '#7a4d2c'),
  );

export const drawIsland = (stage: Stage): Backdrop => {
  const shore: Point[] = [
    [-80, 850],
    [stage.width * 0.04, 756],
    [stage.width * 0.2, 690],
    [stage.width * 0.4, 664],
    [stage.width * 0.62, 662],
    [stage.width * 0.82, 690],
    [stage.width * 0.97, 756],
    [stage.width + 80, 850],
  ];
  return {
    kind: 'land',
    ground: 752,
    water: 600,
    back: [
      drawSky(stage, 430),
      rect(
        0,
        424,
        stage.width,
        stage.height - 424,
        0,
        stage.gradient([
          [0, waterColourAt(stage, '#6fc3d1')],
          [1, waterColourAt(stage, '#3f97b6')],
        ]),
      ),
      drawPeaks(stage, 432, 60, mixColours(stage.air.far, '#93bfc4', 0.5), 3),
      drawRipples(stage, 440, 640, 34),
      drawRipples(stage, 660, 830, 14),
      path(curvePath(shore), '#fdfbf0', { opacity: 0.7, transform: 'translate(0 -16)' }),
      path(
        `${curvePath(shore)}Z`,
        stage.gradient([
          [0, '#f6e2b2'],
          [1, '#e9cb90'],
        ]),
      ),
      path(
        `M${stage.width * 0.12} 762Q${stage.width * 0.3} 690 ${stage.width * 0.5} 694T${stage.width * 0.88} 760Q${stage.width * 0.5} 800 ${stage.width * 0.12} 762Z`,
        stage.gradient([
          [0, '#a9d17c'],
          [1, '#86bb5f'],
        ]),
      ),
      drawPalmTall(stage.width * 0.17, 716, 1.16),
      drawPalmTall(stage.width * 0.84, 712, 1, true),
      drawTufts(stage, 706, 770, 12, '#5c9c4c'),
      drawRepeated(5, () =>
        drawShellBit(stage.random.range(stage.width * 0.1, stage.width * 0.9), stage.random.range(794, 832)),
      ),
    ].join(''),
    front: '',
  };
};
