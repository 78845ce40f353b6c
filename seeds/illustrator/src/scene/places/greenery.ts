import { colour, dark, light, mix } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { blob, circle, ellipse, fade, group, leafPath, line, type Point, path, rect, times } from '../svg.ts';
import { petals } from './countryside.ts';
import { cornerLeaves, farTree } from './plants.ts';
import { type Backdrop, blossoms, hills, peaks, sky, trail, tufts } from './toolkit.ts';

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
