import { colour, dark, light, mix } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { blob, circle, curve, ellipse, fade, group, leafPath, line, type Point, path, rect, times } from '../svg.ts';
import { type Backdrop, blossoms, cornerLeaves, farPalm, farTree, hills, peaks, sky, trail, tufts } from './toolkit.ts';

const petals = ['#f6c445', '#f2818f', '#fbf6ec', '#b493d6', '#ee8a4a'];

export const field = (s: Stage): Backdrop => ({
  kind: 'land',
  ground: 742,
  back: [
    sky(s, 470),
    hills(s, 470, 80, mix(s.air.far, '#9cc7a4', 0.3), 3),
    hills(s, 505, 50, '#a5cc86', 3),
    times(5, (i) =>
      farTree(
        ((i + 0.2) / 5) * s.w + s.random.range(0, 60),
        506 + s.random.range(-8, 12),
        s.random.range(0.5, 0.85),
        '#79ad70',
      ),
    ),
    hills(
      s,
      560,
      34,
      s.gradient([
        [0, '#a9d07a'],
        [1, '#7fb65b'],
      ]),
      3,
    ),
    hills(
      s,
      650,
      24,
      s.gradient([
        [0, '#93c468'],
        [1, '#6da652'],
      ]),
      3,
    ),
    tufts(s, 560, 820, 34, '#5c9a4c'),
    blossoms(s, 580, 700, 16, petals),
  ].join(''),
  front:
    blossoms(s, 790, 820, 9, petals) +
    tufts(s, 815, 838, 12, '#4f8f49') +
    cornerLeaves(s, s.random.pick(['left', 'right']), '#5a9a55', 0.7),
});

/** Paddies in steps, the young rice in rows, a path on the dyke. */
export const riceField = (s: Stage): Backdrop => {
  const golden = s.random.next() < 0.35;
  const crop = golden ? ['#ecc85f', '#dcb14a', '#c99a3c'] : ['#a8d36d', '#8cc25c', '#6fae4f'];
  const band = (y: number, height: number, fill: string, rows: number) => {
    const edge: Point[] = [
      [-40, y + 6],
      [s.w * 0.25, y - 8],
      [s.w * 0.55, y + 8],
      [s.w * 0.8, y - 6],
      [s.w + 40, y + 4],
    ];
    const body = path(`${curve(edge)}V${y + height + 40}H-40Z`, fill);
    const stripes = times(rows, (i) => {
      const yy = y + 12 + (i / rows) * height;
      return times(Math.floor(s.w / 34), (k) =>
        line(`M${k * 34 + (i % 2) * 17} ${yy}l-5 ${-11 - i}m5 ${11 + i}l5 ${-12 - i}`, dark(fill, 0.2), 2.6, {
          opacity: 0.55,
        }),
      );
    });
    return (
      body +
      stripes +
      path(`${curve(edge)}`, 'none', { stroke: '#d9b878', 'stroke-width': 9, 'stroke-linecap': 'round' })
    );
  };
  return {
    kind: 'land',
    ground: 752,
    back: [
      sky(s, 440),
      peaks(s, 450, 190, mix(s.air.far, '#8fbfb0', 0.35), 4),
      hills(s, 462, 46, '#93c3a0', 3),
      times(4, (i) =>
        farPalm(((i + 0.15) / 4) * s.w + s.random.range(0, 120), 478, s.random.range(0.55, 0.85), '#5f9f74'),
      ),
      house(s.w * s.random.pick([0.14, 0.82]), 482, 0.62),
      band(486, 60, crop[0] as string, 3),
      band(552, 70, crop[1] as string, 3),
      path(
        `M-20 640Q${s.w * 0.5} 620 ${s.w + 20} 640V690Q${s.w * 0.5} 670 -20 690Z`,
        mix('#a9dbe2', s.air.middle, 0.5),
      ),
      times(22, (i) => line(`M${(i / 22) * s.w + 12} ${668 + (i % 3) * 6}l-4 -15m4 15l5 -16`, crop[2] as string, 3)),
      hills(
        s,
        694,
        10,
        s.gradient([
          [0, '#c9b06c'],
          [0.25, '#a9bd62'],
          [1, '#7fae55'],
        ]),
        4,
      ),
      tufts(s, 705, 830, 26, '#5c9448'),
    ].join(''),
    front: times(16, (i) => {
      const x = (i / 15) * s.w + s.random.range(-16, 16);
      const tall = s.random.range(24, 50);
      return line(
        `M${x} 850q-2 ${-tall} -14 ${-tall - 10}M${x + 3} 850q4 ${-tall} 12 ${-tall - 14}M${x + 1} 850v${-tall}`,
        dark(crop[2] as string, 0.08),
        5,
      );
    }),
  };
};

/** A small tiled house seen from afar. */
export const house = (x: number, y: number, k: number) =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    rect(-70, -70, 140, 74, 4, '#f6dfb0'),
    path('M-92 -64Q-60 -100 -50 -118H50Q60 -100 92 -64Z', '#cf6a4a'),
    line('M-78 -78H78M-66 -94H66', '#b5553a', 3.5, { opacity: 0.6 }),
    rect(-18, -46, 34, 50, 4, '#8a5a3c'),
    rect(-56, -46, 24, 24, 4, '#7fb7c4'),
    rect(32, -46, 24, 24, 4, '#7fb7c4'),
  );

const stiltFar = (x: number, y: number, k: number, wall: string) =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    line('M-70 4V-52M-24 4V-52M24 4V-52M70 4V-52', '#7a5236', 9),
    rect(-84, -112, 168, 64, 4, wall),
    rect(-92, -56, 184, 11, 4, '#8f6240'),
    path('M-112 -104Q-86 -150 -70 -186H70Q86 -150 112 -104Q0 -116 -112 -104Z', '#b07d4b'),
    line('M-92 -126H92M-80 -148H80M-72 -168H72', '#8f6240', 3, { opacity: 0.6 }),
    rect(-16, -100, 32, 46, 3, '#5f4030'),
    line('M26 6L48 -52M40 6L62 -52M31 -8h14M36 -22h14M41 -36h14', '#7a5236', 5),
  );

export const village = (s: Stage): Backdrop => ({
  kind: 'land',
  ground: 748,
  back: [
    sky(s, 450),
    hills(s, 455, 110, mix(s.air.far, '#93c0a8', 0.4), 3),
    hills(s, 486, 40, '#8fbf86', 3),
    farPalm(s.w * 0.06, 520, 1.15, '#4f9467'),
    farPalm(s.w * 0.52, 500, 0.8, '#5d9f70'),
    farPalm(s.w * 0.95, 522, 1.2, '#4f9467'),
    farTree(s.w * 0.4, 508, 0.9, '#6aa66a'),
    farTree(s.w * 0.62, 506, 0.8, '#74ac6c'),
    stiltFar(s.w * 0.2, 556, 1.05, '#dcb27c'),
    house(s.w * 0.76, 556, 1.15),
    hills(
      s,
      556,
      16,
      s.gradient([
        [0, '#a3cb78'],
        [1, '#7fb25a'],
      ]),
      4,
    ),
    trail(s, s.w * 0.5, 556, '#ecd3a0'),
    bambooFence(s, 566),
    tufts(s, 590, 830, 26, '#5f9a4d'),
    blossoms(s, 600, 690, 9, petals),
  ].join(''),
  front: cornerLeaves(s, 'left', '#4f9357', 0.8) + cornerLeaves(s, 'right', '#57995a', 0.64),
});

const bambooFence = (s: Stage, y: number) =>
  times(2, (side) => {
    const from = side === 0 ? -10 : s.w * 0.66;
    const to = side === 0 ? s.w * 0.3 : s.w + 10;
    return (
      line(`M${from} ${y + 2}H${to}M${from} ${y + 24}H${to}`, '#c69a58', 6) +
      times(Math.floor((to - from) / 30), (i) => line(`M${from + 14 + i * 30} ${y - 12}V${y + 44}`, '#d8b06b', 8))
    );
  });

export const garden = (s: Stage): Backdrop => {
  const bed = (x: number, w: number, y: number) =>
    path(
      `M${x} ${y}Q${x + w / 2} ${y - 26} ${x + w} ${y}Q${x + w + 14} ${y + 26} ${x + w - 20} ${y + 34}H${x + 20}Q${x - 14} ${y + 26} ${x} ${y}Z`,
      '#9a6b47',
    ) +
    times(Math.floor(w / 30), (i) => {
      const [px, py] = [x + 20 + i * 30, y - 4 - Math.sin((i / (w / 30)) * Math.PI) * 12];
      const fill = petals[i % petals.length] as string;
      return (
        path(leafPath(px, py + 8, 26, 9, -60), '#5c9c52') +
        path(leafPath(px, py + 8, 26, 9, -120), '#6bab5c') +
        line(`M${px} ${py + 6}v-34`, '#4f8f4a', 4) +
        times(6, (k) => circle(px + Math.cos(k * 1.047) * 9, py - 32 + Math.sin(k * 1.047) * 9, 6.2, fill)) +
        circle(px, py - 32, 6, '#fff1b8')
      );
    });
  return {
    kind: 'land',
    ground: 756,
    back: [
      sky(s, 430),
      hills(s, 446, 60, mix(s.air.far, '#a5cf9c', 0.5), 3),
      times(7, (i) =>
        farTree((i / 6) * s.w + s.random.range(-30, 30), 500, s.random.range(0.9, 1.35), i % 2 ? '#7bb56c' : '#6aa865'),
      ),
      line(`M-10 512H${s.w + 10}M-10 556H${s.w + 10}`, '#f4e4c4', 12),
      times(Math.ceil(s.w / 44), (i) =>
        path(`M${i * 44 + 6} 592V494L${i * 44 + 19} 478L${i * 44 + 32} 494V592Z`, i % 2 ? '#fdf1d8' : '#f6e6c6'),
      ),
      rect(
        0,
        586,
        s.w,
        s.h - 586,
        0,
        s.gradient([
          [0, '#a6d17b'],
          [1, '#79b45a'],
        ]),
      ),
      bed(-40, s.w * 0.36, 604),
      bed(s.w * 0.68, s.w * 0.38, 604),
      trail(s, s.w * 0.5, 590, '#f1dcae'),
      tufts(s, 660, 830, 24, '#5a9c4c'),
    ].join(''),
    front:
      blossoms(s, 800, 822, 8, petals) +
      cornerLeaves(s, 'right', '#4f9457', 0.85) +
      cornerLeaves(s, 'left', '#5da05c', 0.6),
  };
};

export const forest = (s: Stage): Backdrop => {
  const trunks = (y: number, count: number, w: number, fill: string) =>
    times(count, (i) => {
      const x = ((i + 0.5) / count) * s.w + s.random.range(-40, 40);
      const lean = s.random.range(-18, 18);
      return (
        path(
          `M${x - w} ${y}Q${x - w * 0.6} ${y - 260} ${x - w * 0.6 + lean} -20H${x + w * 0.6 + lean}Q${x + w * 0.6} ${y - 260} ${x + w} ${y}Q${x} ${y + 14} ${x - w} ${y}Z`,
          fill,
        ) +
        line(`M${x - w * 0.1} ${y - 60}q6 -60 2 -130M${x + w * 0.3} ${y - 200}q-6 -50 0 -110`, dark(fill, 0.18), 3, {
          opacity: 0.5,
        })
      );
    });
  const crown = (y: number, depth: number, fill: string, n: number) => {
    const points: Point[] = [[-80, -60]];
    points.push([s.w + 80, -60]);
    for (let i = n; i >= 0; i--)
      points.push([(i / n) * (s.w + 120) - 60, y + (i % 2 ? depth : -depth * 0.3) + s.random.range(-14, 14)]);
    return path(blob(points, 0.9), fill);
  };
  return {
    kind: 'land',
    ground: 752,
    back: [
      rect(
        0,
        0,
        s.w,
        s.h,
        0,
        s.gradient([
          [0, mix('#cfe8b8', s.air.top, 0.35)],
          [0.5, mix('#e9f3cf', s.air.middle, 0.4)],
          [1, '#a7cf86'],
        ]),
      ),
      trunks(560, 7, 18, mix('#b9cfa0', s.air.far, 0.3)),
      crown(120, 34, '#a9cf8a', 9),
      s.time === 'night' || s.time === 'rain'
        ? ''
        : fade(
            0.35,
            path(
              `M${s.w * 0.55} -20L${s.w * 0.2} 620H${s.w * 0.36}L${s.w * 0.63} -20ZM${s.w * 0.74} -20L${s.w * 0.5} 620H${s.w * 0.6}L${s.w * 0.79} -20Z`,
              '#fffbe0',
            ),
          ),
      hills(s, 556, 20, '#98c577', 4),
      trunks(596, 4, 27, '#8a6a4c'),
      crown(70, 42, '#6fa963', 8),
      hills(
        s,
        606,
        18,
        s.gradient([
          [0, '#84b865'],
          [1, '#5f9a50'],
        ]),
        4,
      ),
      path(`M-20 0H120Q110 320 150 640Q60 660 -20 650Z`, '#6f5340'),
      path(`M${s.w + 20} 0H${s.w - 96}Q${s.w - 80} 320 ${s.w - 130} 646Q${s.w - 60} 664 ${s.w + 20} 650Z`, '#6f5340'),
      line(`M60 120q14 120 6 240M${s.w - 40} 160q-14 110 -4 230`, '#5b4334', 4, { opacity: 0.6 }),
      crown(20, 44, '#4f8b57', 7),
      fern(s, s.w * 0.22, 640),
      fern(s, s.w * 0.8, 646),
      tufts(s, 630, 830, 26, '#4f8a46'),
      mushroom(s.w * 0.14, 690),
      mushroom(s.w * 0.88, 676),
    ].join(''),
    front: cornerLeaves(s, 'left', '#3f7f52', 0.95) + cornerLeaves(s, 'right', '#45875a', 0.8),
  };
};

const mushroom = (x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    rect(-6, -20, 12, 22, 5, '#f7ead0'),
    path('M-22 -18Q-18 -44 0 -44Q18 -44 22 -18Q0 -10 -22 -18Z', colour.red),
    circle(-7, -28, 4, '#fff6e0'),
    circle(8, -32, 3.4, '#fff6e0'),
  );
const fern = (s: Stage, x: number, y: number) =>
  times(5, (i) => {
    const a = -150 + i * 30;
    const r = (a * Math.PI) / 180;
    const length = 74 + s.random.range(-10, 16);
    return (
      line(
        `M${x} ${y}Q${x + Math.cos(r) * length * 0.5} ${y + Math.sin(r) * length} ${x + Math.cos(r) * length} ${y + Math.sin(r) * length * 0.8}`,
        '#4f9253',
        5,
      ) +
      times(
        5,
        (k) =>
          path(
            leafPath(
              x + Math.cos(r) * length * (0.3 + k * 0.14),
              y + Math.sin(r) * length * (0.42 + k * 0.09),
              20,
              6,
              a + 60,
            ),
            '#5fa35d',
          ) +
          path(
            leafPath(
              x + Math.cos(r) * length * (0.3 + k * 0.14),
              y + Math.sin(r) * length * (0.42 + k * 0.09),
              20,
              6,
              a - 60,
            ),
            '#5fa35d',
          ),
      )
    );
  });

export const mountain = (s: Stage): Backdrop => {
  const pine = (x: number, y: number, k: number, fill: string) =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      rect(-5, -16, 10, 20, 2, '#7a5640'),
      path('M0 -128L-34 -62H-18L-44 -14H44L18 -62H34Z', fill),
    );
  return {
    kind: 'land',
    ground: 748,
    back: [
      sky(s, 500),
      peaks(s, 470, 330, mix(s.air.far, '#a9b9d0', 0.6), 3),
      fade(0.55, ellipse(s.w * 0.3, 420, 360, 34, '#fffaf0'), ellipse(s.w * 0.8, 390, 300, 28, '#fffaf0')),
      peaks(s, 520, 220, mix(s.air.far, '#7fae9f', 0.6), 4),
      fade(0.5, ellipse(s.w * 0.62, 506, 420, 26, '#fffaf0')),
      hills(s, 560, 60, '#86b983', 3),
      times(3, (i) =>
        line(
          `M-20 ${574 + i * 22}Q${s.w * 0.3} ${552 + i * 24} ${s.w * 0.52} ${578 + i * 22}T${s.w + 20} ${566 + i * 22}`,
          '#cfe08b',
          7,
          { opacity: 0.8 },
        ),
      ),
      times(9, (i) =>
        pine(
          ((i + 0.4) / 9) * s.w + s.random.range(-36, 36),
          566 + s.random.range(0, 26),
          s.random.range(0.5, 0.9),
          i % 2 ? '#4f8b6a' : '#5d9a72',
        ),
      ),
      hills(
        s,
        648,
        26,
        s.gradient([
          [0, '#8fc06a'],
          [1, '#6ba253'],
        ]),
        3,
      ),
      times(5, () => ellipse(s.random.range(0, s.w), s.random.range(670, 720), s.random.range(12, 26), 9, '#b9b9ae')),
      tufts(s, 660, 830, 26, '#558f49'),
      blossoms(s, 670, 730, 8, petals),
    ].join(''),
    front: pine(34, 870, 1.5, '#3f7a5e') + pine(s.w - 20, 880, 1.8, '#3f7a5e'),
  };
};

export const park = (s: Stage): Backdrop => {
  const lamp = (x: number) =>
    line(`M${x} 640V400`, '#4f5d78', 9) +
    path(`M${x - 22} 400L${x - 14} 362H${x + 14}L${x + 22} 400Z`, '#ffe9a8') +
    path(`M${x - 20} 362Q${x} 340 ${x + 20} 362Z`, '#4f5d78') +
    (s.time === 'night' || s.time === 'dusk'
      ? circle(
          x,
          384,
          80,
          s.glow([
            [0, '#fff0b0', 0.7],
            [1, '#fff0b0', 0],
          ]),
        )
      : '');
  const bench = (x: number) =>
    group(
      `translate(${x} 632)`,
      line('M-60 0V-34M60 0V-34', '#4f5d78', 8),
      rect(-76, -44, 152, 13, 5, colour.wood),
      rect(-76, -74, 152, 13, 5, colour.wood),
      rect(-76, -94, 152, 13, 5, light(colour.wood, 0.15)),
      line('M-60 -34V-92M60 -34V-92', '#4f5d78', 6),
    );
  return {
    kind: 'land',
    ground: 752,
    back: [
      sky(s, 430),
      hills(s, 452, 50, mix(s.air.far, '#a3cc9c', 0.5), 3),
      times(8, (i) =>
        farTree(
          (i / 7) * s.w + s.random.range(-30, 30),
          524,
          s.random.range(1, 1.6),
          ['#78b26c', '#69a565', '#8abd6f'][i % 3] as string,
        ),
      ),
      rect(
        0,
        516,
        s.w,
        s.h - 516,
        0,
        s.gradient([
          [0, '#aed584'],
          [1, '#78b259'],
        ]),
      ),
      path(
        `M-20 580Q${s.w * 0.3} 548 ${s.w * 0.6} 584T${s.w + 20} 576V640Q${s.w * 0.7} 660 ${s.w * 0.42} 634T-20 640Z`,
        '#f3e0b6',
      ),
      bench(s.w * 0.74),
      lamp(s.w * 0.9),
      lamp(s.w * 0.1),
      tufts(s, 660, 830, 26, '#5a9b4d'),
      blossoms(s, 650, 720, 8, petals),
    ].join(''),
    front: cornerLeaves(s, 'left', '#4f9457', 0.72) + tufts(s, 820, 838, 10, '#4f9149'),
  };
};
