import { colour, dark, light, mix } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, group, line, path, rect, times } from '../svg.ts';
import { farTree } from './plants.ts';
import { type Backdrop, sky } from './toolkit.ts';

const walls = ['#f4c873', '#f2a98a', '#a9d0c4', '#f7e3b8', '#e9b7b0', '#b9cfe2', '#d9c3e0'];

export const lit = (s: Stage) => s.time === 'night' || s.time === 'dusk';

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
