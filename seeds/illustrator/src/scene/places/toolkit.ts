import { colour, darken, lighten, mixColours } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, curvePath, drawRepeated, ellipse, fadeGroup, group, line, type Point, path, rect } from '../svg.ts';

/** A drawn backdrop. `front` is drawn over the figures. `ground` is the y of the figures' feet. */
export interface Backdrop {
  back: string;
  front: string;
  ground: number;
  kind: 'land' | 'room' | 'sea' | 'underwater' | 'air' | 'space';
  /** The y at which boats and ducks float. Undefined without water. */
  water?: number;
  /** The window pane of a room. Sun, moon and rain are visible in the pane. */
  view?: { x: number; y: number; width: number; height: number } | undefined;
  /** A counter along the wall. Small props near the height of the counter are placed on the counter. */
  surface?: { from: number; to: number; y: number };
  /** A sofa: its horizontal range, the y of the feet of a person on the sofa, and the height of the seat. */
  sofa?: { from: number; to: number; base: number; height: number };
}

export const drawCloud = (x: number, y: number, scale: number, fill: string, opacity = 0.9) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path(
      'M-90 20C-112 18 -112 -12 -84 -14C-84 -44 -44 -52 -30 -32C-16 -62 36 -56 40 -24C70 -34 94 -8 78 10C96 14 92 22 78 22Z',
      fill,
      { opacity },
    ),
    path('M-90 20C-60 14 40 12 78 22Z', '#ffffff', { opacity: 0.18 }),
  );

/** Joins the drawings. Returns an empty text if `isInScene` is true, because the scene then contains a prop of this kind. */
export const drawUnless = (isInScene: boolean, ...shapes: readonly string[]) => (isInScene ? '' : shapes.join(''));

/** Draws the sky of the time of day. Omits the sun or moon if the scene contains a sun or moon as a prop. */
export const drawSky = (stage: Stage, horizonY: number): string => {
  const { air, random: r } = stage;
  const shapes = [
    rect(
      0,
      0,
      stage.width,
      horizonY + 60,
      0,
      stage.gradient([
        [0, air.top],
        [0.62, air.middle],
        [1, air.low],
      ]),
    ),
  ];
  const lightX = stage.width * (r.next() < 0.5 ? 0.16 : 0.84);
  if (stage.time === 'night') {
    shapes.push(
      drawRepeated(46, () =>
        circle(r.range(0, stage.width), r.range(0, horizonY * 0.86), r.range(1.2, 3.2), '#fff6d6', {
          opacity: Number(r.range(0.4, 0.95).toFixed(2)),
        }),
      ),
    );
    if (!stage.hasProp('moon'))
      shapes.push(
        circle(
          lightX,
          130,
          110,
          stage.glow([
            [0, '#fff3c4', 0.5],
            [1, '#fff3c4', 0],
          ]),
        ),
        circle(lightX, 130, 46, '#fdf0c0'),
        circle(lightX - 14, 120, 9, '#ecd996', { opacity: 0.7 }),
        circle(lightX + 14, 142, 6, '#ecd996', { opacity: 0.7 }),
      );
  } else if (stage.time !== 'rain' && !stage.hasProp('sun')) {
    const isLow = stage.time !== 'day';
    const y = isLow ? horizonY - 90 : 130;
    shapes.push(
      circle(
        lightX,
        y,
        isLow ? 260 : 190,
        stage.glow([
          [0, '#fff2bf', 0.85],
          [0.4, '#ffe9a8', 0.35],
          [1, '#ffe9a8', 0],
        ]),
      ),
      circle(lightX, y, isLow ? 70 : 52, stage.time === 'dusk' ? '#ffd27a' : '#fff0b5'),
    );
  }
  const count = stage.time === 'rain' ? 6 : stage.time === 'night' ? 2 : 4;
  shapes.push(
    drawRepeated(count, (i) =>
      drawCloud(
        ((i + 0.3 + r.range(0, 0.4)) / count) * stage.width,
        r.range(60, horizonY * 0.46),
        r.range(0.6, 1.15),
        air.cloud,
        stage.time === 'night' ? 0.35 : stage.time === 'rain' ? 0.95 : 0.85,
      ),
    ),
  );
  return shapes.join('');
};

/** Draws a row of hills. */
export const drawHills = (stage: Stage, y: number, hillHeight: number, fill: string, bumps = 4): string => {
  const points: Point[] = [[-60, y]];
  for (let i = 0; i <= bumps; i++)
    points.push([
      (i / bumps) * stage.width + stage.random.range(-30, 30),
      y - stage.random.range(-0.3, 1) * hillHeight,
    ]);
  points.push([stage.width + 60, y]);
  return path(`${curvePath(points)}L${stage.width + 60} ${stage.height + 40}L-60 ${stage.height + 40}Z`, fill);
};

/** Draws distant mountains. Each has a lighter side. */
export const drawPeaks = (stage: Stage, y: number, height: number, fill: string, count = 4): string =>
  drawRepeated(count, (i) => {
    const x = ((i + 0.5) / count) * stage.width + stage.random.range(-50, 50);
    const peakWidth = (stage.width / count) * stage.random.range(0.8, 1.2);
    const peakHeight = height * stage.random.range(0.6, 1.1);
    return (
      path(
        `M${x - peakWidth} ${y + 40}Q${x - peakWidth * 0.4} ${y - peakHeight * 0.5} ${x - peakWidth * 0.1} ${y - peakHeight}Q${x} ${y - peakHeight * 1.06} ${x + peakWidth * 0.12} ${y - peakHeight * 0.94}Q${x + peakWidth * 0.45} ${y - peakHeight * 0.44} ${x + peakWidth} ${y + 40}Z`,
        fill,
      ) +
      path(
        `M${x - peakWidth * 0.1} ${y - peakHeight}Q${x} ${y - peakHeight * 1.06} ${x + peakWidth * 0.12} ${y - peakHeight * 0.94}Q${x + peakWidth * 0.45} ${y - peakHeight * 0.44} ${x + peakWidth} ${y + 40}H${x + peakWidth * 0.2}Q${x + peakWidth * 0.16} ${y - peakHeight * 0.5} ${x - peakWidth * 0.1} ${y - peakHeight}Z`,
        lighten(fill, 0.2),
        { opacity: 0.5 },
      )
    );
  });

/** Draws tufts of grass that are scattered over a strip of ground. */
export const drawTufts = (stage: Stage, from: number, to: number, count: number, fill: string): string =>
  drawRepeated(count, () => {
    const y = stage.random.range(from, to);
    const depthScale = 0.5 + ((y - from) / Math.max(1, to - from)) * 0.8;
    return line(
      `M${stage.random.range(0, stage.width)} ${y}m${-9 * depthScale} 0q${3 * depthScale} ${-10 * depthScale} ${-1 * depthScale} ${-16 * depthScale}M0 0`.replace(
        'M0 0',
        `m${8 * depthScale} ${16 * depthScale}q${1 * depthScale} ${-14 * depthScale} ${4 * depthScale} ${-20 * depthScale}m${4 * depthScale} ${20 * depthScale}q${4 * depthScale} ${-8 * depthScale} ${9 * depthScale} ${-13 * depthScale}`,
      ),
      fill,
      3.2 * depthScale,
    );
  });

/** Draws small meadow flowers. */
export const drawBlossoms = (stage: Stage, from: number, to: number, count: number, fills: readonly string[]): string =>
  drawRepeated(count, () => {
    const [x, y] = [stage.random.range(0, stage.width), stage.random.range(from, to)];
    const depthScale = 0.6 + ((y - from) / Math.max(1, to - from)) * 0.7;
    const fill = stage.random.pick(fills);
    return (
      line(`M${x} ${y}v${14 * depthScale}`, colour.deepLeaf, 2.4) +
      drawRepeated(5, (i) =>
        circle(
          x + Math.cos(i * 1.257) * 5 * depthScale,
          y + Math.sin(i * 1.257) * 5 * depthScale,
          3.6 * depthScale,
          fill,
        ),
      ) +
      circle(x, y, 2.8 * depthScale, '#fff2c0')
    );
  });

/** Draws slanting rain over the whole picture. */
export const drawRainfall = (stage: Stage): string =>
  fadeGroup(
    0.5,
    drawRepeated(70, () => {
      const [x, y, l] = [
        stage.random.range(-20, stage.width),
        stage.random.range(-20, stage.height),
        stage.random.range(16, 34),
      ];
      return line(`M${x} ${y}l${-l * 0.28} ${l}`, '#eef6fa', 2.6);
    }),
  );

/** Draws a path that leads towards the viewer. */
export const drawTrail = (stage: Stage, x: number, top: number, fill: string) =>
  path(
    `M${x - 18} ${top}C${x - 60} ${top + (stage.height - top) * 0.4} ${x - 180} ${top + (stage.height - top) * 0.6} ${x - 260} ${stage.height + 10}H${x + 220}C${x + 120} ${top + (stage.height - top) * 0.6} ${x + 30} ${top + (stage.height - top) * 0.35} ${x + 18} ${top}Z`,
    fill,
  );

/** Draws a window with the sky of the time of day. */
export const drawWindowPane = (
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
): string => {
  const { air } = stage;
  const clip = stage.clip(rect(x, y, width, height, 10, '#000'));
  const view = [
    rect(
      x,
      y,
      width,
      height,
      0,
      stage.gradient([
        [0, air.top],
        [0.7, air.middle],
        [1, air.low],
      ]),
    ),
    stage.time === 'night'
      ? drawRepeated(9, () =>
          circle(
            x + stage.random.range(10, width - 10),
            y + stage.random.range(10, height * 0.7),
            stage.random.range(1.4, 2.8),
            '#fff6d6',
          ),
        ) + (stage.hasProp('moon') ? '' : circle(x + width * 0.74, y + height * 0.26, 19, '#fdf0c0'))
      : drawCloud(x + width * 0.32, y + height * 0.28, 0.36, air.cloud, 0.9) +
        (stage.time === 'rain'
          ? drawRepeated(14, () =>
              line(`M${x + stage.random.range(0, width)} ${y + stage.random.range(0, height)}l-4 15`, '#eef6fa', 2.2, {
                opacity: 0.7,
              }),
            )
          : ''),
    path(
      `M${x} ${y + height}V${y + height * 0.74}Q${x + width * 0.3} ${y + height * 0.58} ${x + width * 0.55} ${y + height * 0.72}T${x + width} ${y + height * 0.66}V${y + height}Z`,
      mixColours(colour.leaf, air.tint, air.tintOpacity),
    ),
    circle(x + width * 0.8, y + height * 0.66, width * 0.13, mixColours(colour.deepLeaf, air.tint, air.tintOpacity)),
  ].join('');
  return (
    `<g clip-path="${clip}">${view}</g>` +
    rect(x, y, width, height, 10, 'none', { stroke: frame, 'stroke-width': 13 }) +
    line(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, frame, 7) +
    rect(x - 18, y + height + 2, width + 36, 16, 6, darken(frame, 0.1))
  );
};

/** Draws the wall, skirting and floor of a room. */
export const drawRoom = (stage: Stage, wall: string, floor: string, floorLine = 590): string => {
  const boards = drawRepeated(5, (i) =>
    line(`M0 ${floorLine + 34 + i * i * 11 + i * 18}H${stage.width}`, darken(floor, 0.18), 2.4, { opacity: 0.45 }),
  );
  const joints = drawRepeated(9, (i) => {
    const x = ((i + 0.5) / 9) * stage.width;
    return line(
      `M${stage.width / 2 + (x - stage.width / 2) * 0.9} ${floorLine + 16}L${stage.width / 2 + (x - stage.width / 2) * 1.5} ${stage.height}`,
      darken(floor, 0.18),
      2.4,
      { opacity: 0.28 },
    );
  });
  return [
    rect(
      0,
      0,
      stage.width,
      floorLine + 10,
      0,
      stage.gradient([
        [0, lighten(wall, 0.18)],
        [1, wall],
      ]),
    ),
    rect(
      0,
      floorLine,
      stage.width,
      stage.height - floorLine,
      0,
      stage.gradient([
        [0, darken(floor, 0.08)],
        [1, floor],
      ]),
    ),
    boards,
    joints,
    rect(0, floorLine - 18, stage.width, 22, 0, lighten(wall, 0.6)),
    rect(0, floorLine + 2, stage.width, 8, 0, darken(floor, 0.22), { opacity: 0.5 }),
  ].join('');
};

/** Draws a pool of light on the floor under a window. */
export const drawSunPatch = (stage: Stage, x: number, y: number, width: number) =>
  stage.time === 'night' || stage.time === 'rain'
    ? ''
    : path(`M${x} ${y}h${width}l${width * 0.5} ${150}h${-width * 1.2}Z`, '#fff6cf', { opacity: 0.4 });

export const drawRug = (x: number, y: number, rx: number, fill: string) =>
  ellipse(x, y, rx, rx * 0.2, fill) +
  ellipse(x, y, rx * 0.9, rx * 0.172, 'none', {
    stroke: lighten(fill, 0.5),
    'stroke-width': 5,
    'stroke-dasharray': '2 15',
    'stroke-linecap': 'round',
  }) +
  ellipse(x, y, rx * 0.7, rx * 0.13, lighten(fill, 0.22));

/** Draws a string of little flags from (x1, y1) to (x2, y2). */
export const drawBunting = (x1: number, y1: number, x2: number, y2: number, sag: number, count: number): string => {
  const fills = [colour.red, colour.yellow, colour.teal, colour.blue, colour.orange];
  const pointAt = (fraction: number): Point => [
    x1 + (x2 - x1) * fraction,
    y1 + (y2 - y1) * fraction + Math.sin(Math.PI * fraction) * sag,
  ];
  return (
    line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, colour.brown, 3, { opacity: 0.7 }) +
    drawRepeated(count, (i) => {
      const [x, y] = pointAt((i + 0.5) / count);
      return path(`M${x - 15} ${y}h30l-15 34Z`, fills[i % fills.length] as string);
    })
  );
};
