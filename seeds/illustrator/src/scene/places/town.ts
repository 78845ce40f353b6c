import { colour, darken, lighten, mixColours } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, drawRepeated, ellipse, group, line, path, rect } from '../svg.ts';
import { drawFarTree } from './plants.ts';
import { type Backdrop, drawSky } from './toolkit.ts';

const walls = ['#f4c873', '#f2a98a', '#a9d0c4', '#f7e3b8', '#e9b7b0', '#b9cfe2', '#d9c3e0'];

export const hasLitWindows = (stage: Stage) => stage.time === 'night' || stage.time === 'dusk';

/** Draws a Vietnamese tube house: narrow and tall, with balconies and plants. */
const drawTubeHouse = (stage: Stage, x: number, base: number, width: number, floors: number, wall: string): string => {
  const glass = hasLitWindows(stage) ? '#ffe39a' : '#8fc3cf';
  const height = floors * 104;
  const top = base - height;
  const drawStorey = (i: number) => {
    const y = base - (i + 1) * 104;
    if (i === 0)
      return (
        rect(x + 14, y + 26, width - 28, 78, 4, darken(wall, 0.3)) +
        drawRepeated(3, (k) =>
          rect(x + 20 + k * ((width - 40) / 3), y + 32, (width - 40) / 3 - 5, 72, 2, lighten(wall, 0.3)),
        ) +
        path(
          `M${x - 4} ${y + 22}H${x + width + 4}L${x + width - 4} ${y + 2}H${x + 4}Z`,
          [colour.teal, colour.red, '#e3a93a', colour.blue][Math.floor(x / 97 + 8) % 4] as string,
        )
      );
    return (
      rect(x + width * 0.2, y + 22, width * 0.26, 52, 4, glass) +
      rect(x + width * 0.54, y + 22, width * 0.26, 52, 4, glass) +
      line(`M${x + width * 0.33} ${y + 22}v52M${x + width * 0.67} ${y + 22}v52`, lighten(wall, 0.7), 3) +
      rect(x + width * 0.12, y + 78, width * 0.76, 7, 2, lighten(wall, 0.6)) +
      drawRepeated(7, (k) => line(`M${x + width * 0.16 + k * width * 0.113} ${y + 80}v18`, lighten(wall, 0.6), 3)) +
      (i % 2 ? circle(x + width * 0.2, y + 74, 10, '#5f9f5c') + circle(x + width * 0.3, y + 72, 8, '#76b268') : '')
    );
  };
  const roof =
    floors % 2
      ? path(`M${x - 8} ${top + 6}L${x + width / 2} ${top - 46}L${x + width + 8} ${top + 6}Z`, '#c8654a')
      : rect(x - 5, top - 14, width + 10, 22, 4, lighten(wall, 0.4)) +
        rect(x + width * 0.6, top - 44, 30, 32, 5, '#9fb3bf');
  return (
    rect(x, top, width, height, 3, wall) +
    rect(x, top, width * 0.16, height, 3, darken(wall, 0.2), { opacity: 0.3 }) +
    roof +
    drawRepeated(floors, drawStorey)
  );
};

const drawRow = (stage: Stage, base: number, scale = 1) => {
  const parts: string[] = [];
  let x = -30;
  let i = stage.random.int(0, 6);
  while (x < stage.width + 30) {
    const houseWidth = stage.random.range(118, 164) * scale;
    parts.push(drawTubeHouse(stage, x, base, houseWidth, stage.random.int(2, 4), walls[i % walls.length] as string));
    x += houseWidth + 3;
    i += 2;
  }
  return parts.join('');
};

const drawWires = (stage: Stage) =>
  drawRepeated(3, (i) =>
    line(
      `M-10 ${150 + i * 13}Q${stage.width * 0.25} ${206 + i * 13} ${stage.width * 0.5} ${156 + i * 13}T${stage.width + 10} ${160 + i * 13}`,
      '#4f5d78',
      2.4,
      { opacity: 0.5 },
    ),
  ) +
  line(`M${stage.width * 0.5} 600V130`, '#8d8a90', 13) +
  line(`M${stage.width * 0.5 - 40} 160h80M${stage.width * 0.5 - 32} 186h64`, '#8d8a90', 7);

export const drawStreet = (stage: Stage): Backdrop => ({
  kind: 'land',
  ground: 756,
  back: [
    drawSky(stage, 460),
    drawRepeated(6, (i) =>
      rect(
        (i / 6) * stage.width,
        250 + ((i * 53) % 90),
        stage.width / 6 - 10,
        360,
        4,
        mixColours(stage.air.far, '#c3cfd8', 0.4),
      ),
    ),
    drawRow(stage, 566),
    drawWires(stage),
    rect(0, 562, stage.width, 34, 0, '#e6d8bf'),
    rect(0, 592, stage.width, 9, 0, '#c3b49b'),
    drawFarTree(stage.width * 0.1, 584, 1.35, '#6fab67'),
    drawFarTree(stage.width * 0.9, 584, 1.5, '#63a15f'),
    rect(
      0,
      600,
      stage.width,
      84,
      0,
      stage.gradient([
        [0, '#858c9b'],
        [1, '#777e8e'],
      ]),
    ),
    drawRepeated(Math.ceil(stage.width / 170), (i) => rect(i * 170 + 20, 638, 92, 8, 3, '#f7edd2')),
    rect(0, 682, stage.width, 13, 0, '#cbbca2'),
    rect(
      0,
      694,
      stage.width,
      160,
      0,
      stage.gradient([
        [0, '#e9dbc0'],
        [1, '#f3e7cf'],
      ]),
    ),
    drawRepeated(Math.ceil(stage.width / 84) + 2, (i) => line(`M${i * 84} 698l-60 150`, '#d3c2a3', 2.5)),
    line(`M0 742H${stage.width}M0 796H${stage.width}`, '#d3c2a3', 2.5),
  ].join(''),
  front: '',
});

export const drawMarket = (stage: Stage): Backdrop => {
  const drawStall = (x: number, width: number, fill: string, goods: readonly string[]) => {
    const count = 6;
    return group(
      `translate(${x} 0)`,
      line(`M10 640V330M${width - 10} 640V330`, '#8f6240', 11),
      rect(16, 400, width - 32, 150, 4, darken(fill, 0.5), { opacity: 0.28 }),
      drawRepeated(count, (i) =>
        path(
          `M${(i / count) * width} 336L${(i / count) * width * 0.9 + width * 0.05} 268H${((i + 1) / count) * width * 0.9 + width * 0.05}L${((i + 1) / count) * width} 336q${-width / count / 2} 30 ${-width / count} 0Z`,
          i % 2 ? '#fff3da' : fill,
        ),
      ),
      path(`M0 548H${width}L${width - 12} 640H12Z`, '#b9824f'),
      rect(-6, 538, width + 12, 16, 5, '#d19c62'),
      drawRepeated(4, (i) => line(`M${width * (0.2 + i * 0.2)} 556v82`, '#9a643c', 3, { opacity: 0.6 })),
      goods
        .map((good, g) =>
          group(
            `translate(${width * (0.2 + g * 0.3)} 540)`,
            drawRepeated(7, (i) =>
              circle((i - (i < 4 ? 1.5 : 5)) * 20, i < 4 ? -10 : -27, 12.5, i % 3 === 1 ? lighten(good, 0.18) : good),
            ),
            path('M-46 -6H46L36 12H-36Z', '#d9a963'),
            line('M-42 0H42', '#b98445', 3),
          ),
        )
        .join(''),
    );
  };
  const w = stage.width > 1200 ? 400 : 340;
  return {
    kind: 'land',
    ground: 758,
    back: [
      drawSky(stage, 420),
      drawRow(stage, 520, 0.86),
      rect(
        0,
        516,
        stage.width,
        stage.height - 516,
        0,
        stage.gradient([
          [0, '#dcc6a0'],
          [1, '#f0dfbc'],
        ]),
      ),
      drawStall(stage.width * 0.02, w, colour.red, ['#f0913f', '#7bb661', '#e2604b']),
      drawStall(stage.width * 0.98 - w, w, colour.teal, ['#f6c445', '#c9604a', '#8fc35c']),
      drawStall(stage.width * 0.5 - w * 0.44, w * 0.88, '#e3a93a', ['#d9568a', '#f2d15a', '#8d6fb5']),
      line(`M0 190Q${stage.width * 0.5} 250 ${stage.width} 180`, '#7a5240', 3),
      drawRepeated(7, (i) => {
        const x = ((i + 0.5) / 7) * stage.width;
        const y = 190 + Math.sin(((i + 0.5) / 7) * Math.PI) * 28;
        return (
          line(`M${x} ${y}v12`, '#7a5240', 3) +
          (hasLitWindows(stage)
            ? circle(
                x,
                y + 36,
                46,
                stage.glow([
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
      drawRepeated(7, (i) => line(`M0 ${660 + i * 26}H${stage.width}`, '#cbb188', 2, { opacity: 0.5 })),
    ].join(''),
    front: '',
  };
};

export const drawRooftop = (stage: Stage): Backdrop => {
  const farColour = mixColours(stage.air.far, '#b9c6d6', 0.5);
  const drawSkyline = (base: number, fill: string, step: number, max: number) =>
    drawRepeated(Math.ceil(stage.width / step) + 1, (i) => {
      const buildingHeight = 90 + stage.random.range(0, max);
      const x = i * step - 20;
      return (
        rect(x, base - buildingHeight, step - 8, buildingHeight + 40, 4, fill) +
        drawRepeated(Math.floor(buildingHeight / 44), (k) =>
          drawRepeated(3, (m) =>
            stage.random.next() < 0.75
              ? rect(
                  x + 14 + m * (step / 3.6),
                  base - buildingHeight + 18 + k * 42,
                  16,
                  20,
                  2,
                  hasLitWindows(stage) ? '#ffe39a' : lighten(fill, 0.35),
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
      drawSky(stage, 520),
      drawSkyline(600, farColour, 118, 190),
      drawSkyline(630, darken(farColour, 0.12), 150, 90),
      rect(0, 560, stage.width, 44, 0, '#f0dcb6'),
      drawRepeated(Math.ceil(stage.width / 60), (i) => rect(i * 60 + 14, 604, 24, 46, 8, '#f4e6c8')),
      rect(0, 600, stage.width, 52, 0, '#d8bf92', { opacity: 0.55 }),
      drawRepeated(Math.ceil(stage.width / 60), (i) =>
        path(`M${i * 60 + 14} 604h26q-8 22 0 46h-26q8 -24 0 -46Z`, '#fbf0d6'),
      ),
      rect(0, 552, stage.width, 16, 4, '#fbf0d6'),
      rect(
        0,
        648,
        stage.width,
        stage.height - 648,
        0,
        stage.gradient([
          [0, '#d98f6a'],
          [1, '#c97d5a'],
        ]),
      ),
      drawRepeated(5, (i) => line(`M0 ${676 + i * 30 + i * i * 3}H${stage.width}`, '#b56a4a', 2.4, { opacity: 0.6 })),
      drawRepeated(13, (i) =>
        line(`M${stage.width / 2 + (i - 6) * 90} 650L${stage.width / 2 + (i - 6) * 170} 845`, '#b56a4a', 2.4, {
          opacity: 0.5,
        }),
      ),
      group(
        `translate(${stage.width * 0.9} 646)`,
        line('M-56 0V-90M56 0V-90', '#7c879d', 8),
        rect(-76, -196, 152, 110, 24, '#a9b9c9'),
        rect(-76, -160, 152, 8, 0, '#8fa2b4'),
        ellipse(0, -196, 60, 12, '#c3cfda'),
      ),
      ...[0.05, 0.13, 0.22].map((t, i) =>
        group(
          `translate(${stage.width * t} 664)`,
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
      line(`M${stage.width * 0.28} 400Q${stage.width * 0.46} 440 ${stage.width * 0.66} 396`, '#6a5a50', 3),
      ...[0.34, 0.42, 0.5, 0.58].map((t, i) =>
        path(
          `M${stage.width * t - 30} ${412 + (i % 2) * 6}h60l-4 ${70 - (i % 3) * 10}q-26 8 -52 0Z`,
          ['#f7d98a', '#e9a0a0', '#a9d0dd', '#bfe0b4'][i] as string,
        ),
      ),
      line(`M${stage.width * 0.28} 640V396M${stage.width * 0.66} 640V392`, '#8d8a90', 7),
    ].join(''),
    front: '',
  };
};
