import { colour, darken, lighten } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, drawRepeated, group, leafPath, line, path, rect } from '../svg.ts';

export const isDark = (stage: Stage) => stage.time === 'night' || stage.time === 'dusk';

export const drawLampGlow = (stage: Stage, x: number, y: number, radius: number) =>
  isDark(stage)
    ? circle(
        x,
        y,
        radius,
        stage.glow([
          [0, '#ffe9a3', 0.75],
          [0.5, '#ffe9a3', 0.28],
          [1, '#ffe9a3', 0],
        ]),
      )
    : '';

/** Draws a potted plant with broad leaves. */
export const drawPottedPlant = (x: number, y: number, scale: number, pot: string = colour.clay) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    ...[-150, -125, -100, -76, -50, -28].map((a, i) =>
      path(leafPath(0, -58, 92 - Math.abs(i - 2.5) * 8, 21, a), i % 2 ? '#5f9f5c' : '#4c8a55'),
    ),
    path('M-34 -64H34L26 0H-26Z', pot),
    rect(-39, -72, 78, 15, 5, lighten(pot, 0.16)),
  );

export const drawFramed = (x: number, y: number, width: number, height: number, frame: string, motif: string) =>
  rect(x, y, width, height, 4, frame) +
  rect(x + 8, y + 8, width - 16, height - 16, 2, '#fff8e6') +
  group(`translate(${x + width / 2} ${y + height / 2})`, motif);

export const motifs = [
  path('M-30 18Q-14 -14 0 8T30 18Z', '#8fc06a') + circle(12, -12, 9, '#f6c445'),
  path('M-22 12C-22 -14 0 -20 0 -2C0 -20 22 -14 22 12C12 22 -12 22 -22 12Z', '#f09aa8') +
    line('M0 10V24', '#5c9c52', 3),
  path('M-26 10H26Q20 22 12 22H-14Q-22 22 -26 10Z', '#c96f4a') + path('M0 6V-22Q20 -4 18 4Z', '#6fbccb'),
  circle(0, 0, 15, '#f6c445') +
    drawRepeated(8, (i) =>
      line(
        `M${Math.cos(i * 0.785) * 19} ${Math.sin(i * 0.785) * 19}L${Math.cos(i * 0.785) * 26} ${Math.sin(i * 0.785) * 26}`,
        '#f0913f',
        3,
      ),
    ),
] as const;

/** Draws coloured book spines on a shelf, from x to x + width. The bottom of the books is at y. */
export const drawSpines = (stage: Stage, x: number, y: number, width: number, height: number) => {
  const fills = [
    '#e2604b',
    '#4a86c0',
    '#f6c445',
    '#35958f',
    '#8d6fb5',
    '#f0913f',
    '#6aa84f',
    '#f09aa8',
    '#fbf1dc',
    '#3b4f7d',
  ];
  const parts: string[] = [];
  let cx = x + 4;
  while (cx < x + width - 18) {
    const bw = stage.random.range(12, 24);
    const bh = height * stage.random.range(0.66, 0.94);
    if (stage.random.next() < 0.1) {
      cx += bw;
      continue;
    }
    const fill = stage.random.pick(fills);
    parts.push(
      rect(cx, y - bh, bw - 2, bh, 2.5, fill),
      rect(cx, y - bh * 0.82, bw - 2, 4, 0, lighten(fill, 0.5), { opacity: 0.8 }),
    );
    cx += bw;
  }
  return parts.join('');
};

export const drawBookcase = (stage: Stage, x: number, y: number, width: number, shelves: number, wood: string) => {
  const height = shelves * 104 + 16;
  return (
    rect(x, y - height, width, height, 6, wood) +
    rect(x + 11, y - height + 11, width - 22, height - 22, 3, darken(wood, 0.34)) +
    drawRepeated(shelves, (i) => {
      const base = y - 14 - i * 104;
      return (
        drawSpines(stage, x + 12, base, width - 24, 86) + rect(x + 6, base, width - 12, 12, 2, lighten(wood, 0.12))
      );
    })
  );
};

export const drawCurtains = (stage: Stage) => {
  const x = stage.width * 0.5;
  return [
    line(`M${x - 190} 128H${x + 190}`, '#a4713f', 9),
    circle(x - 192, 128, 10, '#a4713f'),
    circle(x + 192, 128, 10, '#a4713f'),
    path(`M${x - 182} 130H${x - 90}Q${x - 104} 280 ${x - 150} 440H${x - 190}Z`, '#f2a98a'),
    path(`M${x + 182} 130H${x + 90}Q${x + 104} 280 ${x + 150} 440H${x + 190}Z`, '#ec9c7c'),
    line(`M${x - 160} 140Q${x - 160} 300 ${x - 176} 430M${x + 160} 140Q${x + 160} 300 ${x + 176} 430`, '#d9825f', 4, {
      opacity: 0.6,
    }),
  ].join('');
};
