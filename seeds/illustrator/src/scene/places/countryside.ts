import { darken, mixColours } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { curvePath, drawRepeated, group, line, type Point, path, rect } from '../svg.ts';
import { drawCornerLeaves, drawFarPalm, drawFarTree } from './plants.ts';
import { type Backdrop, drawBlossoms, drawHills, drawPeaks, drawSky, drawTrail, drawTufts } from './toolkit.ts';

/** Colours of small flowers. */
export const petals = ['#f6c445', '#f2818f', '#fbf6ec', '#b493d6', '#ee8a4a'];

export const drawField = (stage: Stage): Backdrop => ({
  kind: 'land',
  ground: 742,
  back: [
    drawSky(stage, 470),
    drawHills(stage, 470, 80, mixColours(stage.air.far, '#9cc7a4', 0.3), 3),
    drawHills(stage, 505, 50, '#a5cc86', 3),
    drawRepeated(5, (i) =>
      drawFarTree(
        ((i + 0.2) / 5) * stage.width + stage.random.range(0, 60),
        506 + stage.random.range(-8, 12),
        stage.random.range(0.5, 0.85),
        '#79ad70',
      ),
    ),
    drawHills(
      stage,
      560,
      34,
      stage.gradient([
        [0, '#a9d07a'],
        [1, '#7fb65b'],
      ]),
      3,
    ),
    drawHills(
      stage,
      650,
      24,
      stage.gradient([
        [0, '#93c468'],
        [1, '#6da652'],
      ]),
      3,
    ),
    drawTufts(stage, 560, 820, 34, '#5c9a4c'),
    drawBlossoms(stage, 580, 700, 16, petals),
  ].join(''),
  front:
    drawBlossoms(stage, 790, 820, 9, petals) +
    drawTufts(stage, 815, 838, 12, '#4f8f49') +
    drawCornerLeaves(stage, stage.random.pick(['left', 'right']), '#5a9a55', 0.7),
});

/** Draws terraced paddies with rows of young or ripe rice, and a path on the dyke. */
export const drawRiceField = (stage: Stage): Backdrop => {
  const isRipe = stage.random.next() < 0.35;
  const crop = isRipe ? ['#ecc85f', '#dcb14a', '#c99a3c'] : ['#a8d36d', '#8cc25c', '#6fae4f'];
  const drawBand = (y: number, height: number, fill: string, rows: number) => {
    const edgePoints: Point[] = [
      [-40, y + 6],
      [stage.width * 0.25, y - 8],
      [stage.width * 0.55, y + 8],
      [stage.width * 0.8, y - 6],
      [stage.width + 40, y + 4],
    ];
    const body = path(`${curvePath(edgePoints)}V${y + height + 40}H-40Z`, fill);
    const stripes = drawRepeated(rows, (i) => {
      const rowY = y + 12 + (i / rows) * height;
      return drawRepeated(Math.floor(stage.width / 34), (k) =>
        line(`M${k * 34 + (i % 2) * 17} ${rowY}l-5 ${-11 - i}m5 ${11 + i}l5 ${-12 - i}`, darken(fill, 0.2), 2.6, {
          opacity: 0.55,
        }),
      );
    });
    return (
      body +
      stripes +
      path(`${curvePath(edgePoints)}`, 'none', { stroke: '#d9b878', 'stroke-width': 9, 'stroke-linecap': 'round' })
    );
  };
  return {
    kind: 'land',
    ground: 752,
    water: 652,
    back: [
      drawSky(stage, 440),
      drawPeaks(stage, 450, 190, mixColours(stage.air.far, '#8fbfb0', 0.35), 4),
      drawHills(stage, 462, 46, '#93c3a0', 3),
      drawRepeated(4, (i) =>
        drawFarPalm(
          ((i + 0.15) / 4) * stage.width + stage.random.range(0, 120),
          478,
          stage.random.range(0.55, 0.85),
          '#5f9f74',
        ),
      ),
      drawHouse(stage.width * stage.random.pick([0.14, 0.82]), 482, 0.62),
      drawBand(486, 60, crop[0] as string, 3),
      drawBand(552, 70, crop[1] as string, 3),
      path(
        `M-20 640Q${stage.width * 0.5} 620 ${stage.width + 20} 640V690Q${stage.width * 0.5} 670 -20 690Z`,
        mixColours('#a9dbe2', stage.air.middle, 0.5),
      ),
      drawRepeated(22, (i) =>
        line(`M${(i / 22) * stage.width + 12} ${668 + (i % 3) * 6}l-4 -15m4 15l5 -16`, crop[2] as string, 3),
      ),
      drawHills(
        stage,
        694,
        10,
        stage.gradient([
          [0, '#c9b06c'],
          [0.25, '#a9bd62'],
          [1, '#7fae55'],
        ]),
        4,
      ),
      drawTufts(stage, 705, 830, 26, '#5c9448'),
    ].join(''),
    front: drawRepeated(16, (i) => {
      const x = (i / 15) * stage.width + stage.random.range(-16, 16);
      const stalkHeight = stage.random.range(24, 50);
      return line(
        `M${x} 850q-2 ${-stalkHeight} -14 ${-stalkHeight - 10}M${x + 3} 850q4 ${-stalkHeight} 12 ${-stalkHeight - 14}M${x + 1} 850v${-stalkHeight}`,
        darken(crop[2] as string, 0.08),
        5,
      );
    }),
  };
};

/** Draws a small tiled house in the distance. */
const drawHouse = (x: number, y: number, scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    rect(-70, -70, 140, 74, 4, '#f6dfb0'),
    path('M-92 -64Q-60 -100 -50 -118H50Q60 -100 92 -64Z', '#cf6a4a'),
    line('M-78 -78H78M-66 -94H66', '#b5553a', 3.5, { opacity: 0.6 }),
    rect(-18, -46, 34, 50, 4, '#8a5a3c'),
    rect(-56, -46, 24, 24, 4, '#7fb7c4'),
    rect(32, -46, 24, 24, 4, '#7fb7c4'),
  );

const drawStiltFar = (x: number, y: number, scale: number, wall: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    line('M-70 4V-52M-24 4V-52M24 4V-52M70 4V-52', '#7a5236', 9),
    rect(-84, -112, 168, 64, 4, wall),
    rect(-92, -56, 184, 11, 4, '#8f6240'),
    path('M-112 -104Q-86 -150 -70 -186H70Q86 -150 112 -104Q0 -116 -112 -104Z', '#b07d4b'),
    line('M-92 -126H92M-80 -148H80M-72 -168H72', '#8f6240', 3, { opacity: 0.6 }),
    rect(-16, -100, 32, 46, 3, '#5f4030'),
    line('M26 6L48 -52M40 6L62 -52M31 -8h14M36 -22h14M41 -36h14', '#7a5236', 5),
  );

export const drawVillage = (stage: Stage): Backdrop => ({
  kind: 'land',
  ground: 748,
  back: [
    drawSky(stage, 450),
    drawHills(stage, 455, 110, mixColours(stage.air.far, '#93c0a8', 0.4), 3),
    drawHills(stage, 486, 40, '#8fbf86', 3),
    drawFarPalm(stage.width * 0.06, 520, 1.15, '#4f9467'),
    drawFarPalm(stage.width * 0.52, 500, 0.8, '#5d9f70'),
    drawFarPalm(stage.width * 0.95, 522, 1.2, '#4f9467'),
    drawFarTree(stage.width * 0.4, 508, 0.9, '#6aa66a'),
    drawFarTree(stage.width * 0.62, 506, 0.8, '#74ac6c'),
    drawStiltFar(stage.width * 0.2, 556, 1.05, '#dcb27c'),
    drawHouse(stage.width * 0.76, 556, 1.15),
    drawHills(
      stage,
      556,
      16,
      stage.gradient([
        [0, '#a3cb78'],
        [1, '#7fb25a'],
      ]),
      4,
    ),
    drawTrail(stage, stage.width * 0.5, 556, '#ecd3a0'),
    drawBambooFence(stage, 566),
    drawTufts(stage, 590, 830, 26, '#5f9a4d'),
    drawBlossoms(stage, 600, 690, 9, petals),
  ].join(''),
  front: drawCornerLeaves(stage, 'left', '#4f9357', 0.8) + drawCornerLeaves(stage, 'right', '#57995a', 0.64),
});

const drawBambooFence = (stage: Stage, y: number) =>
  drawRepeated(2, (side) => {
    const from = side === 0 ? -10 : stage.width * 0.66;
    const to = side === 0 ? stage.width * 0.3 : stage.width + 10;
    return (
      line(`M${from} ${y + 2}H${to}M${from} ${y + 24}H${to}`, '#c69a58', 6) +
      drawRepeated(Math.floor((to - from) / 30), (i) =>
        line(`M${from + 14 + i * 30} ${y - 12}V${y + 44}`, '#d8b06b', 8),
      )
    );
  });
