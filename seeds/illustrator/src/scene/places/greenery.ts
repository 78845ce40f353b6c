import { colour, darken, lighten, mixColours } from '../palette.ts';
import type { Stage } from '../stage.ts';
import {
  blobPath,
  circle,
  drawRepeated,
  ellipse,
  fadeGroup,
  group,
  leafPath,
  line,
  type Point,
  path,
  rect,
} from '../svg.ts';
import { petals } from './countryside.ts';
import { drawCornerLeaves, drawFarTree } from './plants.ts';
import { type Backdrop, drawBlossoms, drawHills, drawPeaks, drawSky, drawTrail, drawTufts } from './toolkit.ts';

export const drawGarden = (stage: Stage): Backdrop => {
  const drawBed = (x: number, width: number, y: number) =>
    path(
      `M${x} ${y}Q${x + width / 2} ${y - 26} ${x + width} ${y}Q${x + width + 14} ${y + 26} ${x + width - 20} ${y + 34}H${x + 20}Q${x - 14} ${y + 26} ${x} ${y}Z`,
      '#9a6b47',
    ) +
    drawRepeated(Math.floor(width / 30), (i) => {
      const [px, py] = [x + 20 + i * 30, y - 4 - Math.sin((i / (width / 30)) * Math.PI) * 12];
      const fill = petals[i % petals.length] as string;
      return (
        path(leafPath(px, py + 8, 26, 9, -60), '#5c9c52') +
        path(leafPath(px, py + 8, 26, 9, -120), '#6bab5c') +
        line(`M${px} ${py + 6}v-34`, '#4f8f4a', 4) +
        drawRepeated(6, (k) => circle(px + Math.cos(k * 1.047) * 9, py - 32 + Math.sin(k * 1.047) * 9, 6.2, fill)) +
        circle(px, py - 32, 6, '#fff1b8')
      );
    });
  return {
    kind: 'land',
    ground: 756,
    back: [
      drawSky(stage, 430),
      drawHills(stage, 446, 60, mixColours(stage.air.far, '#a5cf9c', 0.5), 3),
      drawRepeated(7, (i) =>
        drawFarTree(
          (i / 6) * stage.width + stage.random.range(-30, 30),
          500,
          stage.random.range(0.9, 1.35),
          i % 2 ? '#7bb56c' : '#6aa865',
        ),
      ),
      line(`M-10 512H${stage.width + 10}M-10 556H${stage.width + 10}`, '#f4e4c4', 12),
      drawRepeated(Math.ceil(stage.width / 44), (i) =>
        path(`M${i * 44 + 6} 592V494L${i * 44 + 19} 478L${i * 44 + 32} 494V592Z`, i % 2 ? '#fdf1d8' : '#f6e6c6'),
      ),
      rect(
        0,
        586,
        stage.width,
        stage.height - 586,
        0,
        stage.gradient([
          [0, '#a6d17b'],
          [1, '#79b45a'],
        ]),
      ),
      drawBed(-40, stage.width * 0.36, 604),
      drawBed(stage.width * 0.68, stage.width * 0.38, 604),
      drawTrail(stage, stage.width * 0.5, 590, '#f1dcae'),
      drawTufts(stage, 660, 830, 24, '#5a9c4c'),
    ].join(''),
    front:
      drawBlossoms(stage, 800, 822, 8, petals) +
      drawCornerLeaves(stage, 'right', '#4f9457', 0.85) +
      drawCornerLeaves(stage, 'left', '#5da05c', 0.6),
  };
};

export const drawForest = (stage: Stage): Backdrop => {
  const drawTrunks = (y: number, count: number, width: number, fill: string) =>
    drawRepeated(count, (i) => {
      const x = ((i + 0.5) / count) * stage.width + stage.random.range(-40, 40);
      const lean = stage.random.range(-18, 18);
      return (
        path(
          `M${x - width} ${y}Q${x - width * 0.6} ${y - 260} ${x - width * 0.6 + lean} -20H${x + width * 0.6 + lean}Q${x + width * 0.6} ${y - 260} ${x + width} ${y}Q${x} ${y + 14} ${x - width} ${y}Z`,
          fill,
        ) +
        line(
          `M${x - width * 0.1} ${y - 60}q6 -60 2 -130M${x + width * 0.3} ${y - 200}q-6 -50 0 -110`,
          darken(fill, 0.18),
          3,
          {
            opacity: 0.5,
          },
        )
      );
    });
  const drawCrown = (y: number, depth: number, fill: string, count: number) => {
    const points: Point[] = [[-80, -60]];
    points.push([stage.width + 80, -60]);
    for (let i = count; i >= 0; i--)
      points.push([
        (i / count) * (stage.width + 120) - 60,
        y + (i % 2 ? depth : -depth * 0.3) + stage.random.range(-14, 14),
      ]);
    return path(blobPath(points, 0.9), fill);
  };
  return {
    kind: 'land',
    ground: 752,
    back: [
      rect(
        0,
        0,
        stage.width,
        stage.height,
        0,
        stage.gradient([
          [0, mixColours('#cfe8b8', stage.air.top, 0.35)],
          [0.5, mixColours('#e9f3cf', stage.air.middle, 0.4)],
          [1, '#a7cf86'],
        ]),
      ),
      drawTrunks(560, 7, 18, mixColours('#b9cfa0', stage.air.far, 0.3)),
      drawCrown(120, 34, '#a9cf8a', 9),
      stage.time === 'night' || stage.time === 'rain'
        ? ''
        : fadeGroup(
            0.35,
            path(
              `M${stage.width * 0.55} -20L${stage.width * 0.2} 620H${stage.width * 0.36}L${stage.width * 0.63} -20ZM${stage.width * 0.74} -20L${stage.width * 0.5} 620H${stage.width * 0.6}L${stage.width * 0.79} -20Z`,
              '#fffbe0',
            ),
          ),
      drawHills(stage, 556, 20, '#98c577', 4),
      drawTrunks(596, 4, 27, '#8a6a4c'),
      drawCrown(70, 42, '#6fa963', 8),
      drawHills(
        stage,
        606,
        18,
        stage.gradient([
          [0, '#84b865'],
          [1, '#5f9a50'],
        ]),
        4,
      ),
      path(`M-20 0H120Q110 320 150 640Q60 660 -20 650Z`, '#6f5340'),
      path(
        `M${stage.width + 20} 0H${stage.width - 96}Q${stage.width - 80} 320 ${stage.width - 130} 646Q${stage.width - 60} 664 ${stage.width + 20} 650Z`,
        '#6f5340',
      ),
      line(`M60 120q14 120 6 240M${stage.width - 40} 160q-14 110 -4 230`, '#5b4334', 4, { opacity: 0.6 }),
      drawCrown(20, 44, '#4f8b57', 7),
      drawFern(stage, stage.width * 0.22, 640),
      drawFern(stage, stage.width * 0.8, 646),
      drawTufts(stage, 630, 830, 26, '#4f8a46'),
      drawMushroom(stage.width * 0.14, 690),
      drawMushroom(stage.width * 0.88, 676),
    ].join(''),
    front: drawCornerLeaves(stage, 'left', '#3f7f52', 0.95) + drawCornerLeaves(stage, 'right', '#45875a', 0.8),
  };
};

const drawMushroom = (x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    rect(-6, -20, 12, 22, 5, '#f7ead0'),
    path('M-22 -18Q-18 -44 0 -44Q18 -44 22 -18Q0 -10 -22 -18Z', colour.red),
    circle(-7, -28, 4, '#fff6e0'),
    circle(8, -32, 3.4, '#fff6e0'),
  );

const drawFern = (stage: Stage, x: number, y: number) =>
  drawRepeated(5, (i) => {
    const degrees = -150 + i * 30;
    const radians = (degrees * Math.PI) / 180;
    const length = 74 + stage.random.range(-10, 16);
    return (
      line(
        `M${x} ${y}Q${x + Math.cos(radians) * length * 0.5} ${y + Math.sin(radians) * length} ${x + Math.cos(radians) * length} ${y + Math.sin(radians) * length * 0.8}`,
        '#4f9253',
        5,
      ) +
      drawRepeated(
        5,
        (k) =>
          path(
            leafPath(
              x + Math.cos(radians) * length * (0.3 + k * 0.14),
              y + Math.sin(radians) * length * (0.42 + k * 0.09),
              20,
              6,
              degrees + 60,
            ),
            '#5fa35d',
          ) +
          path(
            leafPath(
              x + Math.cos(radians) * length * (0.3 + k * 0.14),
              y + Math.sin(radians) * length * (0.42 + k * 0.09),
              20,
              6,
              degrees - 60,
            ),
            '#5fa35d',
          ),
      )
    );
  });

export const drawMountain = (stage: Stage): Backdrop => {
  const drawPine = (x: number, y: number, scale: number, fill: string) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      rect(-5, -16, 10, 20, 2, '#7a5640'),
      path('M0 -128L-34 -62H-18L-44 -14H44L18 -62H34Z', fill),
    );
  return {
    kind: 'land',
    ground: 748,
    back: [
      drawSky(stage, 500),
      drawPeaks(stage, 470, 330, mixColours(stage.air.far, '#a9b9d0', 0.6), 3),
      fadeGroup(
        0.55,
        ellipse(stage.width * 0.3, 420, 360, 34, '#fffaf0'),
        ellipse(stage.width * 0.8, 390, 300, 28, '#fffaf0'),
      ),
      drawPeaks(stage, 520, 220, mixColours(stage.air.far, '#7fae9f', 0.6), 4),
      fadeGroup(0.5, ellipse(stage.width * 0.62, 506, 420, 26, '#fffaf0')),
      drawHills(stage, 560, 60, '#86b983', 3),
      drawRepeated(3, (i) =>
        line(
          `M-20 ${574 + i * 22}Q${stage.width * 0.3} ${552 + i * 24} ${stage.width * 0.52} ${578 + i * 22}T${stage.width + 20} ${566 + i * 22}`,
          '#cfe08b',
          7,
          { opacity: 0.8 },
        ),
      ),
      drawRepeated(9, (i) =>
        drawPine(
          ((i + 0.4) / 9) * stage.width + stage.random.range(-36, 36),
          566 + stage.random.range(0, 26),
          stage.random.range(0.5, 0.9),
          i % 2 ? '#4f8b6a' : '#5d9a72',
        ),
      ),
      drawHills(
        stage,
        648,
        26,
        stage.gradient([
          [0, '#8fc06a'],
          [1, '#6ba253'],
        ]),
        3,
      ),
      drawRepeated(5, () =>
        ellipse(
          stage.random.range(0, stage.width),
          stage.random.range(670, 720),
          stage.random.range(12, 26),
          9,
          '#b9b9ae',
        ),
      ),
      drawTufts(stage, 660, 830, 26, '#558f49'),
      drawBlossoms(stage, 670, 730, 8, petals),
    ].join(''),
    front: drawPine(34, 870, 1.5, '#3f7a5e') + drawPine(stage.width - 20, 880, 1.8, '#3f7a5e'),
  };
};

export const drawPark = (stage: Stage): Backdrop => {
  const drawLamp = (x: number) =>
    line(`M${x} 640V400`, '#4f5d78', 9) +
    path(`M${x - 22} 400L${x - 14} 362H${x + 14}L${x + 22} 400Z`, '#ffe9a8') +
    path(`M${x - 20} 362Q${x} 340 ${x + 20} 362Z`, '#4f5d78') +
    (stage.time === 'night' || stage.time === 'dusk'
      ? circle(
          x,
          384,
          80,
          stage.glow([
            [0, '#fff0b0', 0.7],
            [1, '#fff0b0', 0],
          ]),
        )
      : '');
  const drawBench = (x: number) =>
    group(
      `translate(${x} 632)`,
      line('M-60 0V-34M60 0V-34', '#4f5d78', 8),
      rect(-76, -44, 152, 13, 5, colour.wood),
      rect(-76, -74, 152, 13, 5, colour.wood),
      rect(-76, -94, 152, 13, 5, lighten(colour.wood, 0.15)),
      line('M-60 -34V-92M60 -34V-92', '#4f5d78', 6),
    );
  return {
    kind: 'land',
    ground: 752,
    back: [
      drawSky(stage, 430),
      drawHills(stage, 452, 50, mixColours(stage.air.far, '#a3cc9c', 0.5), 3),
      drawRepeated(8, (i) =>
        drawFarTree(
          (i / 7) * stage.width + stage.random.range(-30, 30),
          524,
          stage.random.range(1, 1.6),
          ['#78b26c', '#69a565', '#8abd6f'][i % 3] as string,
        ),
      ),
      rect(
        0,
        516,
        stage.width,
        stage.height - 516,
        0,
        stage.gradient([
          [0, '#aed584'],
          [1, '#78b259'],
        ]),
      ),
      path(
        `M-20 580Q${stage.width * 0.3} 548 ${stage.width * 0.6} 584T${stage.width + 20} 576V640Q${stage.width * 0.7} 660 ${stage.width * 0.42} 634T-20 640Z`,
        '#f3e0b6',
      ),
      drawBench(stage.width * 0.74),
      drawLamp(stage.width * 0.9),
      drawLamp(stage.width * 0.1),
      drawTufts(stage, 660, 830, 26, '#5a9b4d'),
      drawBlossoms(stage, 650, 720, 8, petals),
    ].join(''),
    front: drawCornerLeaves(stage, 'left', '#4f9457', 0.72) + drawTufts(stage, 820, 838, 10, '#4f9149'),
  };
};
