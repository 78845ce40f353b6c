import { lighten, mixColours } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, drawRepeated, ellipse, fadeGroup, group, line, path, rect, starPath } from '../svg.ts';
import { drawFarTree } from './plants.ts';
import { type Backdrop, drawHills } from './toolkit.ts';

export const drawSkyPlace = (stage: Stage): Backdrop => {
  const drawPuff = (x: number, y: number, scale: number, fill: string, puffOpacity = 1) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      path(
        'M-190 60C-240 56 -246 -6 -190 -14C-196 -76 -110 -104 -72 -58C-44 -122 66 -116 82 -44C136 -76 206 -36 184 14C236 18 238 60 190 60Z',
        fill,
        { opacity: puffOpacity },
      ),
    );
  const { air } = stage;
  return {
    kind: 'air',
    ground: 720,
    back: [
      rect(
        0,
        0,
        stage.width,
        stage.height,
        0,
        stage.gradient([
          [0, air.top],
          [0.6, air.middle],
          [1, air.low],
        ]),
      ),
      stage.time === 'night'
        ? drawRepeated(40, () =>
            circle(
              stage.random.range(0, stage.width),
              stage.random.range(0, 560),
              stage.random.range(1.2, 3.2),
              '#fff6d6',
              {
                opacity: 0.85,
              },
            ),
          )
        : stage.hasProp('sun') || stage.time === 'rain'
          ? ''
          : circle(
              stage.width * 0.8,
              150,
              230,
              stage.glow([
                [0, '#fff2bf', 0.9],
                [1, '#fff2bf', 0],
              ]),
            ) + circle(stage.width * 0.8, 150, 60, '#fff0b5'),
      fadeGroup(
        0.6,
        drawPuff(stage.width * 0.2, 200, 0.6, air.cloud),
        drawPuff(stage.width * 0.66, 300, 0.5, air.cloud),
        drawPuff(stage.width * 0.92, 420, 0.6, air.cloud),
        drawPuff(stage.width * 0.06, 440, 0.7, air.cloud),
      ),
      drawHills(stage, 808, 30, mixColours(air.far, '#9cc99a', 0.5), 4),
      drawPuff(stage.width * 0.34, 640, 1, air.cloud, 0.75),
      drawPuff(stage.width * 0.86, 670, 1.1, air.cloud, 0.8),
      drawRepeated(3, () =>
        line(
          `M${stage.random.range(80, stage.width - 80)} ${stage.random.range(120, 420)}q12 -14 24 0q12 -14 24 0`,
          mixColours(air.far, '#5f7f9a', 0.5),
          4,
        ),
      ),
    ].join(''),
    front:
      drawPuff(stage.width * 0.08, 838, 1.25, air.cloud) +
      drawPuff(stage.width * 0.55, 872, 1.4, mixColours(air.cloud, '#ffffff', 0.4)) +
      drawPuff(stage.width * 0.98, 836, 1.2, air.cloud),
  };
};

export const drawNightSky = (stage: Stage): Backdrop => ({
  kind: 'land',
  ground: 756,
  back: [
    rect(
      0,
      0,
      stage.width,
      stage.height,
      0,
      stage.gradient([
        [0, '#1b2855'],
        [0.55, '#35508a'],
        [1, '#7f8fc0'],
      ]),
    ),
    path(
      `M-20 420Q${stage.width * 0.3} 180 ${stage.width * 0.62} 150T${stage.width + 20} 10V170Q${stage.width * 0.7} 280 ${stage.width * 0.5} 330T-20 560Z`,
      '#8fa3de',
      { opacity: 0.16 },
    ),
    drawRepeated(90, () =>
      circle(
        stage.random.range(0, stage.width),
        stage.random.range(0, 560),
        stage.random.range(1, 3.4),
        stage.random.pick(['#fff6d6', '#ffffff', '#cfe0ff', '#ffe9a8']),
        { opacity: Number(stage.random.range(0.5, 1).toFixed(2)) },
      ),
    ),
    drawRepeated(7, () => {
      const [x, y, r] = [
        stage.random.range(40, stage.width - 40),
        stage.random.range(40, 420),
        stage.random.range(7, 12),
      ];
      return path(
        `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
        '#fff8dc',
      );
    }),
    stage.hasProp('moon')
      ? ''
      : circle(
          stage.width * 0.83,
          150,
          150,
          stage.glow([
            [0, '#fff3c4', 0.55],
            [1, '#fff3c4', 0],
          ]),
        ) +
        circle(stage.width * 0.83, 150, 62, '#fdf0c0') +
        circle(stage.width * 0.83 - 20, 136, 12, '#ecd996', { opacity: 0.7 }) +
        circle(stage.width * 0.83 + 18, 166, 8, '#ecd996', { opacity: 0.7 }),
    path(`M${stage.width * 0.2} 130l150 -56l-8 12Z`, '#fffbe6', { opacity: 0.8 }),
    drawHills(stage, 600, 90, '#47608f', 3),
    drawRepeated(6, (i) =>
      drawFarTree((i / 5) * stage.width + stage.random.range(-40, 40), 630, stage.random.range(0.7, 1.1), '#3c5482'),
    ),
    drawHills(stage, 660, 40, '#3f6a7a', 3),
    drawHills(
      stage,
      700,
      18,
      stage.gradient([
        [0, '#4d8a76'],
        [1, '#35685f'],
      ]),
      3,
    ),
    drawRepeated(14, () =>
      circle(stage.random.range(0, stage.width), stage.random.range(600, 800), 3.4, '#ffee9a', { opacity: 0.9 }),
    ),
  ].join(''),
  front: '',
});

export const drawSpace = (stage: Stage): Backdrop => ({
  kind: 'space',
  ground: 742,
  back: [
    rect(
      0,
      0,
      stage.width,
      stage.height,
      0,
      stage.gradient([
        [0, '#221f52'],
        [0.6, '#3d3479'],
        [1, '#6a5299'],
      ]),
    ),
    ellipse(stage.width * 0.3, 320, 420, 120, '#8d6fd0', {
      opacity: 0.18,
      transform: `rotate(-18 ${stage.width * 0.3} 320)`,
    }),
    ellipse(stage.width * 0.7, 220, 360, 80, '#4fa7c9', {
      opacity: 0.13,
      transform: `rotate(-18 ${stage.width * 0.7} 220)`,
    }),
    drawRepeated(100, () =>
      circle(
        stage.random.range(0, stage.width),
        stage.random.range(0, 700),
        stage.random.range(1, 3),
        stage.random.pick(['#fff6d6', '#ffffff', '#cfe0ff']),
        { opacity: Number(stage.random.range(0.4, 1).toFixed(2)) },
      ),
    ),
    group(
      `translate(${stage.width * 0.16} 190)`,
      circle(0, 0, 74, '#f2b36a'),
      path('M-72 -16Q0 -34 72 -18M-72 12Q0 -4 73 10M-58 42Q0 30 60 40', 'none', {
        stroke: '#dd9350',
        'stroke-width': 10,
        opacity: 0.7,
      }),
      path('M-66 30C-130 60 -130 20 -66 -2M66 -22C140 -44 130 4 66 26C20 42 -40 50 -66 30', 'none', {
        stroke: '#f7dba6',
        'stroke-width': 12,
        'stroke-linecap': 'round',
      }),
    ),
    group(
      `translate(${stage.width * 0.86} 170)`,
      circle(0, 0, 96, '#4fa0d0'),
      path(
        'M-70 -50C-40 -80 10 -60 0 -36C-8 -16 -50 -20 -62 4C-84 0 -86 -30 -70 -50ZM20 0C50 -14 84 0 76 34C66 60 36 56 30 36C26 22 6 14 20 0ZM-40 44C-20 34 0 50 -8 70C-26 80 -50 66 -40 44Z',
        '#7cc27a',
      ),
      path('M-30 -92A96 96 0 0 1 60 75A96 96 0 0 0 -30 -92Z', '#ffffff', { opacity: 0.14 }),
    ),
    circle(stage.width * 0.55, 110, 26, '#e58d9a'),
    circle(stage.width * 0.53, 104, 6, '#c96f86'),
    path(
      `M-40 ${stage.height + 20}V720Q${stage.width * 0.5} 600 ${stage.width + 40} 720V${stage.height + 20}Z`,
      stage.gradient([
        [0, '#e6dff0'],
        [1, '#b9aecf'],
      ]),
    ),
    ...[
      [0.12, 760, 46],
      [0.4, 812, 60],
      [0.64, 708, 34],
      [0.86, 782, 52],
      [0.3, 700, 26],
    ].map(
      ([t, y, r]) =>
        ellipse(stage.width * (t as number), y as number, r as number, (r as number) * 0.3, '#a497c2') +
        path(
          `M${stage.width * (t as number) - (r as number)} ${y}a${r} ${(r as number) * 0.3} 0 0 1 ${(r as number) * 2} 0a${r} ${(r as number) * 0.22} 0 0 0 ${-(r as number) * 2} 0Z`,
          '#8d80b0',
        ),
    ),
  ].join(''),
  front: '',
});

export const drawPlain = (stage: Stage): Backdrop => {
  const colourSets = [
    ['#fff4d9', '#ffdf9a', '#f7b267', '#7fc4b5', '#5aa59c'],
    ['#fdeee6', '#f9c9b0', '#f09a7c', '#f6cf6b', '#e39a52'],
    ['#e8f6f1', '#b5e2d3', '#7cc7b2', '#f7cf73', '#4f9f96'],
    ['#eaf3fb', '#bcdcf2', '#86b9e0', '#f9d27a', '#5a93c4'],
    ['#f7eefa', '#e0c8ee', '#b998d8', '#f9cd8a', '#8f73b8'],
  ] as const;
  const [paper, softColour, mid, pop, deep] = stage.random.pick(colourSets) as readonly [
    string,
    string,
    string,
    string,
    string,
  ];
  const night = stage.time === 'night';
  const [cx, cy] = [stage.width / 2, 380];
  const rays = drawRepeated(14, (i) => {
    const start = (i / 14) * Math.PI * 2;
    const end = start + 0.2;
    return path(
      `M${cx} ${cy}L${cx + Math.cos(start) * 1100} ${cy + Math.sin(start) * 1100}L${cx + Math.cos(end) * 1100} ${cy + Math.sin(end) * 1100}Z`,
      '#ffffff',
      { opacity: night ? 0.05 : 0.3 },
    );
  });
  return {
    kind: 'land',
    ground: 748,
    back: [
      rect(
        0,
        0,
        stage.width,
        stage.height,
        0,
        night
          ? stage.gradient([
              [0, '#2f4380'],
              [1, '#7485c2'],
            ])
          : stage.gradient([
              [0, lighten(softColour, 0.2)],
              [1, paper],
            ]),
      ),
      rays,
      path(
        `M${stage.width * 0.1} 430C${stage.width * 0.02} 190 ${stage.width * 0.26} 60 ${stage.width * 0.48} 84C${stage.width * 0.76} 30 ${stage.width * 0.97} 190 ${stage.width * 0.91} 430C${stage.width * 0.88} 640 ${stage.width * 0.7} 720 ${stage.width * 0.5} 704C${stage.width * 0.24} 720 ${stage.width * 0.13} 620 ${stage.width * 0.1} 430Z`,
        night ? '#93a4e0' : paper,
        { opacity: night ? 0.25 : 0.85 },
      ),
      circle(stage.width * 0.87, 150, 74, pop, { opacity: 0.85 }),
      circle(stage.width * 0.09, 560, 44, mid, { opacity: 0.55 }),
      circle(stage.width * 0.1, 150, 26, mid, { opacity: 0.6 }),
      circle(stage.width * 0.95, 500, 24, deep, { opacity: 0.4 }),
      drawRepeated(18, (i) => {
        const [x, y] = [stage.random.range(20, stage.width - 20), stage.random.range(40, 600)];
        return i % 3 === 0
          ? path(starPath(x, y, 13, 5, 4), '#ffffff', { opacity: 0.95 })
          : i % 3 === 1
            ? circle(x, y, 6, pop, { opacity: 0.9 })
            : line(`M${x} ${y}q8 -11 16 0t16 0`, mid, 5, { opacity: 0.75 });
      }),
      path(`M-20 690Q${stage.width * 0.3} 630 ${stage.width * 0.6} 672T${stage.width + 20} 650V850H-20Z`, mid, {
        opacity: 0.9,
      }),
      path(`M-20 730Q${stage.width * 0.4} 680 ${stage.width + 20} 724V850H-20Z`, deep, { opacity: 0.85 }),
      drawRepeated(12, () =>
        circle(stage.random.range(0, stage.width), stage.random.range(745, 835), stage.random.range(3, 6), '#ffffff', {
          opacity: 0.35,
        }),
      ),
    ].join(''),
    front: '',
  };
};
