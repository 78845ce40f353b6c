import { colour, dark, light, mix } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, group, line, path, rect, starPath, times } from '../svg.ts';
import { type Backdrop, cornerLeaves, farTree, hills, sky, tufts, unless } from './toolkit.ts';

const walls = ['#f4c873', '#f2a98a', '#a9d0c4', '#f7e3b8', '#e9b7b0', '#b9cfe2', '#d9c3e0'];
const lit = (s: Stage) => s.time === 'night' || s.time === 'dusk';

/** A Vietnamese tube house: narrow, tall, with balconies and plants. */
const tubeHouse = (s: Stage, x: number, base: number, w: number, floors: number, wall: string): string => {
  const glass = lit(s) ? '#ffe39a' : '#8fc3cf';
  const height = floors * 104;
  const top = base - height;
  const storey = (i: number) => {
    const y = base - (i + 1) * 104;
    if (i === 0)
      return (
        rect(x + 14, y + 26, w - 28, 78, 4, dark(wall, 0.3)) +
        times(3, (k) => rect(x + 20 + k * ((w - 40) / 3), y + 32, (w - 40) / 3 - 5, 72, 2, light(wall, 0.3))) +
        path(
          `M${x - 4} ${y + 22}H${x + w + 4}L${x + w - 4} ${y + 2}H${x + 4}Z`,
          [colour.teal, colour.red, '#e3a93a', colour.blue][Math.floor(x / 97 + 8) % 4] as string,
        )
      );
    return (
      rect(x + w * 0.2, y + 22, w * 0.26, 52, 4, glass) +
      rect(x + w * 0.54, y + 22, w * 0.26, 52, 4, glass) +
      line(`M${x + w * 0.33} ${y + 22}v52M${x + w * 0.67} ${y + 22}v52`, light(wall, 0.7), 3) +
      rect(x + w * 0.12, y + 78, w * 0.76, 7, 2, light(wall, 0.6)) +
      times(7, (k) => line(`M${x + w * 0.16 + k * w * 0.113} ${y + 80}v18`, light(wall, 0.6), 3)) +
      (i % 2 ? circle(x + w * 0.2, y + 74, 10, '#5f9f5c') + circle(x + w * 0.3, y + 72, 8, '#76b268') : '')
    );
  };
  const roof =
    floors % 2
      ? path(`M${x - 8} ${top + 6}L${x + w / 2} ${top - 46}L${x + w + 8} ${top + 6}Z`, '#c8654a')
      : rect(x - 5, top - 14, w + 10, 22, 4, light(wall, 0.4)) + rect(x + w * 0.6, top - 44, 30, 32, 5, '#9fb3bf');
  return (
    rect(x, top, w, height, 3, wall) +
    rect(x, top, w * 0.16, height, 3, dark(wall, 0.2), { opacity: 0.3 }) +
    roof +
    times(floors, storey)
  );
};

const row = (s: Stage, base: number, scale = 1) => {
  const parts: string[] = [];
  let x = -30;
  let i = s.random.int(0, 6);
  while (x < s.w + 30) {
    const w = s.random.range(118, 164) * scale;
    parts.push(tubeHouse(s, x, base, w, s.random.int(2, 4), walls[i % walls.length] as string));
    x += w + 3;
    i += 2;
  }
  return parts.join('');
};

const wires = (s: Stage) =>
  times(3, (i) =>
    line(
      `M-10 ${150 + i * 13}Q${s.w * 0.25} ${206 + i * 13} ${s.w * 0.5} ${156 + i * 13}T${s.w + 10} ${160 + i * 13}`,
      '#4f5d78',
      2.4,
      { opacity: 0.5 },
    ),
  ) +
  line(`M${s.w * 0.5} 600V130`, '#8d8a90', 13) +
  line(`M${s.w * 0.5 - 40} 160h80M${s.w * 0.5 - 32} 186h64`, '#8d8a90', 7);

export const street = (s: Stage): Backdrop => ({
  kind: 'land',
  ground: 756,
  back: [
    sky(s, 460),
    times(6, (i) => rect((i / 6) * s.w, 250 + ((i * 53) % 90), s.w / 6 - 10, 360, 4, mix(s.air.far, '#c3cfd8', 0.4))),
    row(s, 566),
    wires(s),
    rect(0, 562, s.w, 34, 0, '#e6d8bf'),
    rect(0, 592, s.w, 9, 0, '#c3b49b'),
    farTree(s.w * 0.1, 584, 1.35, '#6fab67'),
    farTree(s.w * 0.9, 584, 1.5, '#63a15f'),
    rect(
      0,
      600,
      s.w,
      84,
      0,
      s.gradient([
        [0, '#858c9b'],
        [1, '#777e8e'],
      ]),
    ),
    times(Math.ceil(s.w / 170), (i) => rect(i * 170 + 20, 638, 92, 8, 3, '#f7edd2')),
    rect(0, 682, s.w, 13, 0, '#cbbca2'),
    rect(
      0,
      694,
      s.w,
      160,
      0,
      s.gradient([
        [0, '#e9dbc0'],
        [1, '#f3e7cf'],
      ]),
    ),
    times(Math.ceil(s.w / 84) + 2, (i) => line(`M${i * 84} 698l-60 150`, '#d3c2a3', 2.5)),
    line(`M0 742H${s.w}M0 796H${s.w}`, '#d3c2a3', 2.5),
  ].join(''),
  front: '',
});

export const playground = (s: Stage): Backdrop => {
  const slide = group(
    `translate(${s.w * 0.16} 640)`,
    line('M-50 0V-190M24 0V-190', '#4a86c0', 12),
    path('M-72 -190L-14 -248L46 -190Z', colour.red),
    rect(-62, -120, 98, 14, 4, '#f6c445'),
    path('M30 -118C80 -110 96 -20 170 -6L166 12C70 6 60 -70 26 -92Z', '#f6c445'),
    line('M-50 -30h-34M-50 -62h-34M-50 -94h-34M-84 0V-120', '#4a86c0', 9),
    circle(-14, -212, 10, '#fff3d0'),
  );
  const swing = group(
    `translate(${s.w * 0.82} 640)`,
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
      sky(s, 440),
      hills(s, 456, 44, mix(s.air.far, '#a5cf9c', 0.5), 3),
      times(8, (i) =>
        farTree((i / 7) * s.w + s.random.range(-24, 24), 534, s.random.range(0.9, 1.5), i % 2 ? '#78b26c' : '#6aa865'),
      ),
      rect(
        0,
        526,
        s.w,
        s.h - 526,
        0,
        s.gradient([
          [0, '#b0d688'],
          [1, '#83bb62'],
        ]),
      ),
      ellipse(s.w * 0.5, 706, s.w * 0.56, 130, '#f2d9a6'),
      ellipse(s.w * 0.5, 706, s.w * 0.56, 130, 'none', { stroke: '#e2bf80', 'stroke-width': 7 }),
      slide,
      swing,
      times(22, () =>
        circle(s.random.range(s.w * 0.1, s.w * 0.9), s.random.range(660, 810), s.random.range(2, 4), '#d9b878'),
      ),
      tufts(s, 540, 600, 14, '#5f9f50'),
    ].join(''),
    front: cornerLeaves(s, 'left', '#4f9457', 0.6) + cornerLeaves(s, 'right', '#5a9f5c', 0.7),
  };
};

export const schoolYard = (s: Stage): Backdrop => {
  const glass = lit(s) ? '#ffe39a' : '#8fc3cf';
  const wall = '#f6d584';
  const left = s.w * 0.5 - 430;
  const bay = (i: number, y: number) =>
    group(
      `translate(${left + 24 + i * 120} ${y})`,
      rect(0, 0, 96, 96, 6, '#fbe9b8'),
      rect(10, 14, 34, 52, 4, glass),
      rect(52, 14, 34, 52, 4, glass),
      line('M27 14v52M69 14v52', '#fff6dd', 3),
      rect(4, 70, 88, 8, 2, '#e9b95c'),
    );
  const phuong = (x: number, k: number) =>
    group(
      `translate(${x} 640) scale(${k})`,
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
      ...times(26, (i) =>
        circle(-130 + ((i * 47) % 262), -280 + ((i * 31) % 120), 9 + (i % 3) * 2, i % 2 ? '#e2503f' : '#f07a4e'),
      ),
    );
  return {
    kind: 'land',
    ground: 752,
    back: [
      sky(s, 430),
      hills(s, 500, 40, '#a3cf8c', 3),
      times(6, (i) => farTree((i / 5) * s.w, 580, 1.5, i % 2 ? '#7fb573' : '#6fa968')),
      rect(left, 300, 860, 290, 4, wall),
      times(7, (i) => bay(i, 330)),
      times(7, (i) => (i === 3 ? '' : bay(i, 466))),
      rect(left + 24 + 360 - 10, 452, 116, 140, 8, '#fbe9b8'),
      path(`M${left + 394} 592V480Q${left + 432} 452 ${left + 470} 480V592Z`, '#9a643c'),
      line(`M${left + 432} 470V592`, '#7a4d2c', 4),
      path(`M${left - 34} 308L${left + 20} 236H${left + 840}L${left + 894} 308Z`, '#c8604a'),
      line(`M${left - 8} 284H${left + 868}M${left + 8} 262H${left + 850}`, '#a94b3a', 4, { opacity: 0.6 }),
      path(`M${left + 360} 240L${left + 430} 178L${left + 500} 240Z`, '#d4745a'),
      circle(left + 430, 218, 17, '#fff3d0'),
      line(`M${left + 430} 218v-10M${left + 430} 218h7`, '#7a4d2c', 3),
      rect(
        0,
        584,
        s.w,
        s.h - 584,
        0,
        s.gradient([
          [0, '#e9cfa0'],
          [1, '#f2dfb6'],
        ]),
      ),
      times(5, (i) => line(`M0 ${620 + i * 34 + i * i * 4}H${s.w}`, '#d6b983', 2.2, { opacity: 0.6 })),
      times(9, (i) =>
        line(`M${s.w / 2 + (i - 4) * 120} 590L${s.w / 2 + (i - 4) * 230} 845`, '#d6b983', 2.2, { opacity: 0.5 }),
      ),
      phuong(s.w * 0.07, 1.15),
      phuong(s.w * 0.95, 0.98),
      unless(
        s.brings('flag'),
        line(`M${s.w * 0.74} 640V250`, '#c9cfd6', 8),
        circle(s.w * 0.74, 246, 8, '#f6c445'),
        path(`M${s.w * 0.74 + 5} 258q30 -12 56 0t50 -2v66q-26 12 -52 2t-54 0Z`, '#da3f35'),
        path(starPath(s.w * 0.74 + 58, 290, 21, 9), '#f8d24a'),
        rect(s.w * 0.74 - 34, 630, 68, 18, 5, '#d9cbb0'),
      ),
    ].join(''),
    front: times(9, () => ellipse(s.random.range(0, s.w), s.random.range(650, 832), 7, 4, '#e2604b', { opacity: 0.8 })),
  };
};

export const market = (s: Stage): Backdrop => {
  const stall = (x: number, w: number, fill: string, goods: readonly string[]) => {
    const n = 6;
    return group(
      `translate(${x} 0)`,
      line(`M10 640V330M${w - 10} 640V330`, '#8f6240', 11),
      rect(16, 400, w - 32, 150, 4, dark(fill, 0.5), { opacity: 0.28 }),
      times(n, (i) =>
        path(
          `M${(i / n) * w} 336L${(i / n) * w * 0.9 + w * 0.05} 268H${((i + 1) / n) * w * 0.9 + w * 0.05}L${((i + 1) / n) * w} 336q${-w / n / 2} 30 ${-w / n} 0Z`,
          i % 2 ? '#fff3da' : fill,
        ),
      ),
      path(`M0 548H${w}L${w - 12} 640H12Z`, '#b9824f'),
      rect(-6, 538, w + 12, 16, 5, '#d19c62'),
      times(4, (i) => line(`M${w * (0.2 + i * 0.2)} 556v82`, '#9a643c', 3, { opacity: 0.6 })),
      goods
        .map((good, g) =>
          group(
            `translate(${w * (0.2 + g * 0.3)} 540)`,
            times(7, (i) =>
              circle((i - (i < 4 ? 1.5 : 5)) * 20, i < 4 ? -10 : -27, 12.5, i % 3 === 1 ? light(good, 0.18) : good),
            ),
            path('M-46 -6H46L36 12H-36Z', '#d9a963'),
            line('M-42 0H42', '#b98445', 3),
          ),
        )
        .join(''),
    );
  };
  const w = s.w > 1200 ? 400 : 340;
  return {
    kind: 'land',
    ground: 758,
    back: [
      sky(s, 420),
      row(s, 520, 0.86),
      rect(
        0,
        516,
        s.w,
        s.h - 516,
        0,
        s.gradient([
          [0, '#dcc6a0'],
          [1, '#f0dfbc'],
        ]),
      ),
      stall(s.w * 0.02, w, colour.red, ['#f0913f', '#7bb661', '#e2604b']),
      stall(s.w * 0.98 - w, w, colour.teal, ['#f6c445', '#c9604a', '#8fc35c']),
      stall(s.w * 0.5 - w * 0.44, w * 0.88, '#e3a93a', ['#d9568a', '#f2d15a', '#8d6fb5']),
      line(`M0 190Q${s.w * 0.5} 250 ${s.w} 180`, '#7a5240', 3),
      times(7, (i) => {
        const x = ((i + 0.5) / 7) * s.w;
        const y = 190 + Math.sin(((i + 0.5) / 7) * Math.PI) * 28;
        return (
          line(`M${x} ${y}v12`, '#7a5240', 3) +
          (lit(s)
            ? circle(
                x,
                y + 36,
                46,
                s.glow([
                  [0, '#ffd98a', 0.7],
                  [1, '#ffd98a', 0],
                ]),
              )
            : '') +
          ellipse(x, y + 36, 21, 25, [colour.red, '#f0913f', '#f6c445'][i % 3] as string) +
          line(`M${x - 10} ${y + 14}q-8 22 0 44M${x + 10} ${y + 14}q8 22 0 44`, '#a9453a', 2, { opacity: 0.5 }) +
          rect(x - 9, y + 8, 18, 6, 2, '#8a5a3c') +
          rect(x - 9, y + 58, 18, 6, 2, '#8a5a3c')
        );
      }),
      times(7, (i) => line(`M0 ${660 + i * 26}H${s.w}`, '#cbb188', 2, { opacity: 0.5 })),
    ].join(''),
    front: '',
  };
};

export const rooftop = (s: Stage): Backdrop => {
  const far = mix(s.air.far, '#b9c6d6', 0.5);
  const skyline = (base: number, fill: string, step: number, max: number) =>
    times(Math.ceil(s.w / step) + 1, (i) => {
      const h = 90 + s.random.range(0, max);
      const x = i * step - 20;
      return (
        rect(x, base - h, step - 8, h + 40, 4, fill) +
        times(Math.floor(h / 44), (k) =>
          times(3, (m) =>
            s.random.next() < 0.75
              ? rect(
                  x + 14 + m * (step / 3.6),
                  base - h + 18 + k * 42,
                  16,
                  20,
                  2,
                  lit(s) ? '#ffe39a' : light(fill, 0.35),
                  { opacity: 0.85 },
                )
              : '',
          ),
        )
      );
    });
  return {
    kind: 'land',
    ground: 752,
    back: [
      sky(s, 520),
      skyline(600, far, 118, 190),
      skyline(630, dark(far, 0.12), 150, 90),
      rect(0, 560, s.w, 44, 0, '#f0dcb6'),
      times(Math.ceil(s.w / 60), (i) => rect(i * 60 + 14, 604, 24, 46, 8, '#f4e6c8')),
      rect(0, 600, s.w, 52, 0, '#d8bf92', { opacity: 0.55 }),
      times(Math.ceil(s.w / 60), (i) => path(`M${i * 60 + 14} 604h26q-8 22 0 46h-26q8 -24 0 -46Z`, '#fbf0d6')),
      rect(0, 552, s.w, 16, 4, '#fbf0d6'),
      rect(
        0,
        648,
        s.w,
        s.h - 648,
        0,
        s.gradient([
          [0, '#d98f6a'],
          [1, '#c97d5a'],
        ]),
      ),
      times(5, (i) => line(`M0 ${676 + i * 30 + i * i * 3}H${s.w}`, '#b56a4a', 2.4, { opacity: 0.6 })),
      times(13, (i) =>
        line(`M${s.w / 2 + (i - 6) * 90} 650L${s.w / 2 + (i - 6) * 170} 845`, '#b56a4a', 2.4, { opacity: 0.5 }),
      ),
      group(
        `translate(${s.w * 0.9} 646)`,
        line('M-56 0V-90M56 0V-90', '#7c879d', 8),
        rect(-76, -196, 152, 110, 24, '#a9b9c9'),
        rect(-76, -160, 152, 8, 0, '#8fa2b4'),
        ellipse(0, -196, 60, 12, '#c3cfda'),
      ),
      ...[0.05, 0.13, 0.22].map((t, i) =>
        group(
          `translate(${s.w * t} 664)`,
          path('M-28 -44H28L20 0H-20Z', '#c9684a'),
          rect(-32, -52, 64, 12, 4, '#d87f5e'),
          circle(0, -76, 30, i % 2 ? '#6fab67' : '#5f9f5c'),
          circle(-20, -66, 18, '#7fb873'),
          circle(20, -68, 20, '#6aa865'),
          ...[
            [-10, -84],
            [12, -74],
            [0, -60],
          ].map(([x, y]) => circle(x as number, y as number, 6, ['#f2818f', '#f6c445', '#fbf6ec'][i] as string)),
        ),
      ),
      line(`M${s.w * 0.28} 400Q${s.w * 0.46} 440 ${s.w * 0.66} 396`, '#6a5a50', 3),
      ...[0.34, 0.42, 0.5, 0.58].map((t, i) =>
        path(
          `M${s.w * t - 30} ${412 + (i % 2) * 6}h60l-4 ${70 - (i % 3) * 10}q-26 8 -52 0Z`,
          ['#f7d98a', '#e9a0a0', '#a9d0dd', '#bfe0b4'][i] as string,
        ),
      ),
      line(`M${s.w * 0.28} 640V396M${s.w * 0.66} 640V392`, '#8d8a90', 7),
    ].join(''),
    front: '',
  };
};
