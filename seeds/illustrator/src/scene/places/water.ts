import { darken, lighten, mixColours } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, drawRepeated, ellipse, fadeGroup, group, leafPath, line, path, rect } from '../svg.ts';
import { drawBambooClump, drawCornerLeaves, drawFarPalm, drawFarTree } from './plants.ts';
import { type Backdrop, drawBlossoms, drawHills, drawPeaks, drawSky, drawTufts } from './toolkit.ts';

/** Draws short light strokes on water. */
export const drawRipples = (stage: Stage, from: number, to: number, count: number, fill = '#ffffff') =>
  fadeGroup(
    0.55,
    drawRepeated(count, () => {
      const y = stage.random.range(from, to);
      const rippleWidth = 18 + ((y - from) / Math.max(1, to - from)) * 44;
      return line(
        `M${stage.random.range(0, stage.width)} ${y}q${rippleWidth * 0.25} -5 ${rippleWidth * 0.5} 0t${rippleWidth * 0.5} 0`,
        fill,
        3.2,
      );
    }),
  );

/** Draws a scalloped wave across the picture. */
const drawWave = (stage: Stage, y: number, step: number, height: number, fill: string, shift = 0) => {
  const count = Math.ceil(stage.width / step) + 2;
  let pathData = `M${-step + shift} ${y}`;
  for (let i = 0; i < count; i++) pathData += `q${step / 2} ${-height * 2} ${step} 0`;
  return path(`${pathData}V${stage.height + 20}H${-step + shift}Z`, fill);
};

/** Mixes the water with the colour of the sky. Dusk uses violet instead, because an orange sky would make the water grey. */
export const waterColourAt = (stage: Stage, tone: string) =>
  stage.time === 'dusk'
    ? mixColours(mixColours(tone, '#6f6fb8', 0.62), '#f0a48c', 0.14)
    : stage.time === 'dawn'
      ? mixColours(tone, '#c9cfe6', 0.4)
      : mixColours(tone, stage.air.middle, stage.time === 'day' ? 0.12 : 0.3);

export const drawRiver = (stage: Stage): Backdrop => ({
  kind: 'land',
  ground: 766,
  water: 664,
  back: [
    drawSky(stage, 440),
    drawHills(stage, 452, 90, mixColours(stage.air.far, '#98c5ab', 0.4), 3),
    drawHills(stage, 480, 36, '#8cc08a', 3),
    drawRepeated(5, (i) =>
      drawFarTree(
        ((i + 0.3) / 5) * stage.width + stage.random.range(-30, 30),
        500,
        stage.random.range(0.6, 1),
        i % 2 ? '#6ca86c' : '#7db673',
      ),
    ),
    drawFarPalm(stage.width * 0.9, 512, 1, '#4f9467'),
    drawHouse(stage.width * 0.3, 506),
    path(
      `M-20 516Q${stage.width * 0.4} 500 ${stage.width + 20} 514V740H-20Z`,
      stage.gradient([
        [0, waterColourAt(stage, '#a8dde0')],
        [1, waterColourAt(stage, '#5fb0c4')],
      ]),
    ),
    path(`M-20 510Q${stage.width * 0.4} 494 ${stage.width + 20} 508V520Q${stage.width * 0.4} 508 -20 524Z`, '#d9c48a'),
    drawRipples(stage, 534, 690, 26),
    drawBambooClump(stage, stage.width * 0.04, 700, 0.9, '#7fae57'),
    path(
      `M-20 706Q${stage.width * 0.2} 684 ${stage.width * 0.45} 706T${stage.width + 20} 700V850H-20Z`,
      stage.gradient([
        [0, '#a3cf79'],
        [1, '#6fa955'],
      ]),
    ),
    path(`M-20 706Q${stage.width * 0.2} 684 ${stage.width * 0.45} 706T${stage.width + 20} 700`, 'none', {
      stroke: '#d9c48a',
      'stroke-width': 9,
    }),
    drawTufts(stage, 722, 832, 24, '#56964a'),
    drawReeds(stage, stage.width * 0.93, 730),
  ].join(''),
  front:
    drawCornerLeaves(stage, 'right', '#4f9457', 0.75) +
    drawBlossoms(stage, 806, 824, 5, ['#f6c445', '#f2818f', '#fbf6ec']),
});

const drawHouse = (x: number, y: number) =>
  group(
    `translate(${x} ${y}) scale(0.62)`,
    rect(-60, -62, 120, 66, 4, '#f6dfb0'),
    path('M-82 -56Q-52 -94 -44 -108H44Q52 -94 82 -56Z', '#cf6a4a'),
    rect(-14, -40, 28, 44, 3, '#8a5a3c'),
    rect(-48, -40, 22, 22, 3, '#7fb7c4'),
    rect(26, -40, 22, 22, 3, '#7fb7c4'),
  );

const drawReeds = (stage: Stage, x: number, y: number) =>
  drawRepeated(6, (i) => {
    const reedHeight = 90 + stage.random.range(0, 60);
    const dx = (i - 3) * 13;
    return (
      line(`M${x + dx} ${y}q${dx * 0.2} ${-reedHeight * 0.5} ${dx * 0.6} ${-reedHeight}`, '#6f9d4d', 4.5) +
      ellipse(x + dx * 1.6, y - reedHeight - 12, 6, 17, '#8f5f3f')
    );
  });

const drawLotusPad = (x: number, y: number, scale: number, fill: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M0 0L34 -6A38 11 0 1 1 30 -8Z', fill),
    ellipse(-6, 0, 26, 7, lighten(fill, 0.2), { opacity: 0.5 }),
  );

const drawLotusBloom = (x: number, y: number, scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    line('M0 0V-20', '#5c9c52', 5),
    ...[-150, -128, -52, -30].map((a) => path(leafPath(0, -18, 34, 11, a), '#f2a0b4')),
    ...[-112, -90, -68].map((a) => path(leafPath(0, -18, 38, 12, a), '#f7c0cc')),
    ellipse(0, -20, 8, 4, '#f6d873'),
  );

export const drawLake = (stage: Stage): Backdrop => ({
  kind: 'land',
  ground: 768,
  water: 672,
  back: [
    drawSky(stage, 430),
    drawPeaks(stage, 450, 170, mixColours(stage.air.far, '#90bdb4', 0.4), 4),
    drawHills(stage, 464, 34, '#8cbf8d', 3),
    drawRepeated(6, (i) =>
      drawFarTree(
        ((i + 0.2) / 6) * stage.width + stage.random.range(-20, 40),
        484,
        stage.random.range(0.5, 0.85),
        i % 2 ? '#6faa70' : '#7fb674',
      ),
    ),
    path(
      `M-20 492Q${stage.width * 0.5} 480 ${stage.width + 20} 492V760H-20Z`,
      stage.gradient([
        [0, waterColourAt(stage, '#bfe5e3')],
        [0.5, waterColourAt(stage, '#86c9d2')],
        [1, waterColourAt(stage, '#5fafc2')],
      ]),
    ),
    fadeGroup(
      0.22,
      path(
        `M0 492L${stage.width * 0.16} 590L${stage.width * 0.3} 492ZM${stage.width * 0.42} 492L${stage.width * 0.58} 610L${stage.width * 0.72} 492Z`,
        '#4f8f8a',
      ),
    ),
    drawRipples(stage, 510, 700, 24),
    drawRepeated(9, (i) =>
      drawLotusPad(
        ((i + 0.5) / 9) * stage.width + stage.random.range(-40, 40),
        600 + (i % 3) * 34 + stage.random.range(-6, 6),
        0.8 + (i % 3) * 0.22,
        i % 2 ? '#5fa568' : '#74b56d',
      ),
    ),
    drawRepeated(4, (i) =>
      drawLotusBloom(
        ((i + 0.4) / 4) * stage.width + stage.random.range(-50, 50),
        618 + (i % 3) * 30,
        0.9 + (i % 3) * 0.2,
      ),
    ),
    path(
      `M-20 722Q${stage.width * 0.3} 700 ${stage.width * 0.55} 720T${stage.width + 20} 712V850H-20Z`,
      stage.gradient([
        [0, '#a3cf79'],
        [1, '#6fa955'],
      ]),
    ),
    path(`M-20 722Q${stage.width * 0.3} 700 ${stage.width * 0.55} 720T${stage.width + 20} 712`, 'none', {
      stroke: '#dcc88f',
      'stroke-width': 8,
    }),
    drawTufts(stage, 736, 832, 22, '#56964a'),
  ].join(''),
  front:
    drawLotusPad(30, 838, 3, '#4f9658') +
    drawLotusPad(stage.width - 60, 844, 3.4, '#5aa263') +
    drawLotusBloom(stage.width - 128, 850, 2.1),
});

export const drawSea = (stage: Stage): Backdrop => ({
  kind: 'sea',
  ground: 700,
  water: 640,
  back: [
    drawSky(stage, 430),
    drawPeaks(stage, 440, 110, mixColours(stage.air.far, '#93bfc4', 0.5), 4),
    rect(
      0,
      424,
      stage.width,
      stage.height - 424,
      0,
      stage.gradient([
        [0, waterColourAt(stage, '#7fcbd6')],
        [0.5, waterColourAt(stage, '#4ba3bd')],
        [1, waterColourAt(stage, '#2f7fa3')],
      ]),
    ),
    drawRipples(stage, 440, 560, 24),
    drawWave(stage, 540, 120, 11, waterColourAt(stage, '#69bccb'), -20),
    drawWave(stage, 596, 150, 14, waterColourAt(stage, '#57adc2'), 30),
    drawRepeated(4, () =>
      drawGull(stage.random.range(60, stage.width - 60), stage.random.range(90, 300), stage.random.range(0.6, 1.1)),
    ),
  ].join(''),
  front:
    fadeGroup(0.92, drawWave(stage, 712, 170, 17, waterColourAt(stage, '#4a9fba'), -50)) +
    drawWave(stage, 776, 210, 20, waterColourAt(stage, '#3788aa'), 20) +
    drawRipples(stage, 730, 820, 12),
});

const drawGull = (x: number, y: number, scale: number) =>
  line(
    `M${x - 30 * scale} ${y + 4 * scale}Q${x - 14 * scale} ${y - 14 * scale} ${x} ${y}Q${x + 14 * scale} ${y - 14 * scale} ${x + 30 * scale} ${y + 4 * scale}`,
    '#fdfbf4',
    5 * scale,
  );

export const drawUnderwater = (stage: Stage): Backdrop => {
  const drawCoral = (x: number, y: number, scale: number, fill: string) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      line(
        'M0 0V-60M0 -30Q-30 -40 -32 -78M0 -36Q28 -46 32 -88M-32 -60Q-52 -66 -52 -90M32 -64Q52 -70 54 -96M0 -58Q-8 -84 0 -104',
        fill,
        15,
      ),
    );
  const drawWeed = (x: number, y: number, height: number, fill: string) =>
    drawRepeated(3, (i) =>
      path(
        `M${x + i * 16} ${y}q${-22 + i * 10} ${-height * 0.3} 0 ${-height * 0.55}t${(i - 1) * 8} ${-height * 0.45}q16 ${height * 0.24} 4 ${height * 0.5}t10 ${height * 0.5}Z`,
        i % 2 ? fill : darken(fill, 0.14),
      ),
    );
  return {
    kind: 'underwater',
    ground: 752,
    back: [
      rect(
        0,
        0,
        stage.width,
        stage.height,
        0,
        stage.gradient(
          stage.time === 'night'
            ? [
                [0, '#3f76a8'],
                [0.6, '#2d5f95'],
                [1, '#27507f'],
              ]
            : [
                [0, '#a9e3e2'],
                [0.45, '#62bfd0'],
                [1, '#3a8fb3'],
              ],
        ),
      ),
      fadeGroup(
        0.2,
        ...[0.12, 0.34, 0.58, 0.82].map((t, i) =>
          path(
            `M${stage.width * t} -10L${stage.width * (t - 0.16)} 700H${stage.width * (t - 0.04)}L${stage.width * (t + 0.05 + i * 0.01)} -10Z`,
            '#ffffff',
          ),
        ),
      ),
      drawHills(stage, 640, 90, '#4fa3bd', 4),
      drawRepeated(3, (i) => drawWeed(stage.width * (0.2 + i * 0.28), 660, 130, '#4a9a9c')),
      drawHills(stage, 706, 46, '#5fb0ac', 4),
      drawCoral(stage.width * 0.1, 720, 1.25, '#e88a7c'),
      drawCoral(stage.width * 0.9, 712, 1.1, '#f0b15f'),
      drawWeed(stage.width * 0.78, 722, 170, '#3f8f74'),
      drawHills(
        stage,
        752,
        20,
        stage.gradient([
          [0, '#f1dba8'],
          [1, '#dcbc80'],
        ]),
        4,
      ),
      drawRepeated(30, () =>
        circle(stage.random.range(0, stage.width), stage.random.range(760, 835), stage.random.range(2, 4), '#c9a568', {
          opacity: 0.6,
        }),
      ),
      ...[
        [0.3, 250],
        [0.5, 180],
        [0.7, 320],
      ].map(([x, y]) =>
        drawRepeated(3, (i) =>
          path(
            `M${stage.width * (x as number) + i * 40} ${(y as number) + (i % 2) * 24}q16 -12 30 0l12 -8v16l-12 -8q-14 12 -30 0Z`,
            '#8fd3da',
            { opacity: 0.75 },
          ),
        ),
      ),
      drawRepeated(16, () =>
        drawBubble(stage.random.range(0, stage.width), stage.random.range(60, 700), stage.random.range(4, 13)),
      ),
    ].join(''),
    front:
      drawWeed(stage.width * 0.02, 850, 230, '#2f7f73') +
      drawWeed(stage.width * 0.93, 850, 190, '#35877a') +
      drawCoral(stage.width * 0.13, 860, 1.3, '#d9668a'),
  };
};

const drawBubble = (x: number, y: number, radius: number) =>
  circle(x, y, radius, '#ffffff', { opacity: 0.28 }) +
  circle(x - radius * 0.3, y - radius * 0.3, radius * 0.3, '#ffffff', { opacity: 0.8 });
