import { colour, mixColours } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, drawRepeated, ellipse, group, line, path, rect, starPath } from '../svg.ts';
import { drawCornerLeaves, drawFarTree } from './plants.ts';
import { type Backdrop, drawHills, drawSky, drawTufts, drawUnless } from './toolkit.ts';
import { hasLitWindows } from './town.ts';

export const drawPlayground = (stage: Stage): Backdrop => {
  const slide = group(
    `translate(${stage.width * 0.16} 640)`,
    line('M-50 0V-190M24 0V-190', '#4a86c0', 12),
    path('M-72 -190L-14 -248L46 -190Z', colour.red),
    rect(-62, -120, 98, 14, 4, '#f6c445'),
    path('M30 -118C80 -110 96 -20 170 -6L166 12C70 6 60 -70 26 -92Z', '#f6c445'),
    line('M-50 -30h-34M-50 -62h-34M-50 -94h-34M-84 0V-120', '#4a86c0', 9),
    circle(-14, -212, 10, '#fff3d0'),
  );
  const swing = group(
    `translate(${stage.width * 0.82} 640)`,
    line('M-120 0L-88 -214H88L120 0M-88 -214L-62 0M88 -214L62 0', '#e2604b', 11),
    line('M-40 -212L-48 -64M-4 -212L-8 -64', '#5f6c86', 4),
    rect(-58, -68, 60, 11, 4, '#4a86c0'),
    line('M34 -212V-84M70 -212V-84', '#5f6c86', 4),
    path('M26 -96H78V-66Q52 -54 26 -66Z', '#35958f'),
  );
  return {
    kind: 'land',
    ground: 752,
    back: [
      drawSky(stage, 440),
      drawHills(stage, 456, 44, mixColours(stage.air.far, '#a5cf9c', 0.5), 3),
      drawRepeated(8, (i) =>
        drawFarTree(
          (i / 7) * stage.width + stage.random.range(-24, 24),
          534,
          stage.random.range(0.9, 1.5),
          i % 2 ? '#78b26c' : '#6aa865',
        ),
      ),
      rect(
        0,
        526,
        stage.width,
        stage.height - 526,
        0,
        stage.gradient([
          [0, '#b0d688'],
          [1, '#83bb62'],
        ]),
      ),
      ellipse(stage.width * 0.5, 706, stage.width * 0.56, 130, '#f2d9a6'),
      ellipse(stage.width * 0.5, 706, stage.width * 0.56, 130, 'none', { stroke: '#e2bf80', 'stroke-width': 7 }),
      slide,
      swing,
      drawRepeated(22, () =>
        circle(
          stage.random.range(stage.width * 0.1, stage.width * 0.9),
          stage.random.range(660, 810),
          stage.random.range(2, 4),
          '#d9b878',
        ),
      ),
      drawTufts(stage, 540, 600, 14, '#5f9f50'),
    ].join(''),
    front: drawCornerLeaves(stage, 'left', '#4f9457', 0.6) + drawCornerLeaves(stage, 'right', '#5a9f5c', 0.7),
  };
};

export const drawSchoolYard = (stage: Stage): Backdrop => {
  const glass = hasLitWindows(stage) ? '#ffe39a' : '#8fc3cf';
  const wall = '#f6d584';
  const leftEdge = stage.width * 0.5 - 430;
  const drawBay = (i: number, y: number) =>
    group(
      `translate(${leftEdge + 24 + i * 120} ${y})`,
      rect(0, 0, 96, 96, 6, '#fbe9b8'),
      rect(10, 14, 34, 52, 4, glass),
      rect(52, 14, 34, 52, 4, glass),
      line('M27 14v52M69 14v52', '#fff6dd', 3),
      rect(4, 70, 88, 8, 2, '#e9b95c'),
    );
  const drawFlameTree = (x: number, scale: number) =>
    group(
      `translate(${x} 640) scale(${scale})`,
      path(
        'M-16 0Q-8 -90 -14 -150L-60 -196L-50 -204L-4 -168L6 -220L18 -220L14 -166L62 -200L70 -190L18 -146Q12 -80 18 0Z',
        '#7d5a43',
      ),
      ...[
        [-90, -214, 62],
        [0, -256, 78],
        [90, -214, 62],
        [-40, -190, 50],
        [46, -190, 50],
      ].map(([x1, y1, r], i) =>
        ellipse(x1 as number, y1 as number, r as number, (r as number) * 0.62, i % 2 ? '#5f9f58' : '#72ae62'),
      ),
      ...drawRepeated(26, (i) =>
        circle(-130 + ((i * 47) % 262), -280 + ((i * 31) % 120), 9 + (i % 3) * 2, i % 2 ? '#e2503f' : '#f07a4e'),
      ),
    );
  return {
    kind: 'land',
    ground: 752,
    back: [
      drawSky(stage, 430),
      drawHills(stage, 500, 40, '#a3cf8c', 3),
      drawRepeated(6, (i) => drawFarTree((i / 5) * stage.width, 580, 1.5, i % 2 ? '#7fb573' : '#6fa968')),
      rect(leftEdge, 300, 860, 290, 4, wall),
      drawRepeated(7, (i) => drawBay(i, 330)),
      drawRepeated(7, (i) => (i === 3 ? '' : drawBay(i, 466))),
      rect(leftEdge + 24 + 360 - 10, 452, 116, 140, 8, '#fbe9b8'),
      path(`M${leftEdge + 394} 592V480Q${leftEdge + 432} 452 ${leftEdge + 470} 480V592Z`, '#9a643c'),
      line(`M${leftEdge + 432} 470V592`, '#7a4d2c', 4),
      path(`M${leftEdge - 34} 308L${leftEdge + 20} 236H${leftEdge + 840}L${leftEdge + 894} 308Z`, '#c8604a'),
      line(`M${leftEdge - 8} 284H${leftEdge + 868}M${leftEdge + 8} 262H${leftEdge + 850}`, '#a94b3a', 4, {
        opacity: 0.6,
      }),
      path(`M${leftEdge + 360} 240L${leftEdge + 430} 178L${leftEdge + 500} 240Z`, '#d4745a'),
      circle(leftEdge + 430, 218, 17, '#fff3d0'),
      line(`M${leftEdge + 430} 218v-10M${leftEdge + 430} 218h7`, '#7a4d2c', 3),
      rect(
        0,
        584,
        stage.width,
        stage.height - 584,
        0,
        stage.gradient([
          [0, '#e9cfa0'],
          [1, '#f2dfb6'],
        ]),
      ),
      drawRepeated(5, (i) => line(`M0 ${620 + i * 34 + i * i * 4}H${stage.width}`, '#d6b983', 2.2, { opacity: 0.6 })),
      drawRepeated(9, (i) =>
        line(`M${stage.width / 2 + (i - 4) * 120} 590L${stage.width / 2 + (i - 4) * 230} 845`, '#d6b983', 2.2, {
          opacity: 0.5,
        }),
      ),
      drawFlameTree(stage.width * 0.07, 1.15),
      drawFlameTree(stage.width * 0.95, 0.98),
      drawUnless(
        stage.hasProp('flag'),
        line(`M${stage.width * 0.74} 640V250`, '#c9cfd6', 8),
        circle(stage.width * 0.74, 246, 8, '#f6c445'),
        path(`M${stage.width * 0.74 + 5} 258q30 -12 56 0t50 -2v66q-26 12 -52 2t-54 0Z`, '#da3f35'),
        path(starPath(stage.width * 0.74 + 58, 290, 21, 9), '#f8d24a'),
        rect(stage.width * 0.74 - 34, 630, 68, 18, 5, '#d9cbb0'),
      ),
    ].join(''),
    front: drawRepeated(9, () =>
      ellipse(stage.random.range(0, stage.width), stage.random.range(650, 832), 7, 4, '#e2604b', { opacity: 0.8 }),
    ),
  };
};
