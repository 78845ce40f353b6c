import { colour, dark, light, mix } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, curve, ellipse, fade, group, line, type Point, path, rect, times } from '../svg.ts';

/** A finished backdrop: `front` lies over the figures; `ground` is where feet stand. */
export interface Backdrop {
  back: string;
  front: string;
  ground: number;
  kind: 'land' | 'room' | 'sea' | 'underwater' | 'air' | 'space';
  /** Where boats and ducks float, if there is water. */
  water?: number;
  /** The pane of a window: the sun, moon or rain of a room are seen through it. */
  view?: { x: number; y: number; w: number; h: number } | undefined;
  /** A counter or bench along the wall: small things given near its height stand on it. */
  surface?: { from: number; to: number; y: number };
  /** A sofa: where those who sit there put their feet, and how high it is. */
  sofa?: { from: number; to: number; base: number; height: number };
}

export const cloud = (x: number, y: number, scale: number, fill: string, opacity = 0.9) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path(
      'M-90 20C-112 18 -112 -12 -84 -14C-84 -44 -44 -52 -30 -32C-16 -62 36 -56 40 -24C70 -34 94 -8 78 10C96 14 92 22 78 22Z',
      fill,
      { opacity },
    ),
    path('M-90 20C-60 14 40 12 78 22Z', '#ffffff', { opacity: 0.18 }),
  );

/** Furniture of the place, unless the scene brings its own. */
export const unless = (isBrought: boolean, ...parts: readonly string[]) => (isBrought ? '' : parts.join(''));

/** The sky with its light: sun, moon or stars by the hour; `low` is the y where it meets the land. */
export const sky = (s: Stage, low: number): string => {
  const { air, random: r } = s;
  const parts = [
    rect(
      0,
      0,
      s.w,
      low + 60,
      0,
      s.gradient([
        [0, air.top],
        [0.62, air.middle],
        [1, air.low],
      ]),
    ),
  ];
  const lightX = s.w * (r.next() < 0.5 ? 0.16 : 0.84);
  if (s.time === 'night') {
    parts.push(
      times(46, () =>
        circle(r.range(0, s.w), r.range(0, low * 0.86), r.range(1.2, 3.2), '#fff6d6', {
          opacity: Number(r.range(0.4, 0.95).toFixed(2)),
        }),
      ),
    );
    if (!s.brings('moon'))
      parts.push(
        circle(
          lightX,
          130,
          110,
          s.glow([
            [0, '#fff3c4', 0.5],
            [1, '#fff3c4', 0],
          ]),
        ),
        circle(lightX, 130, 46, '#fdf0c0'),
        circle(lightX - 14, 120, 9, '#ecd996', { opacity: 0.7 }),
        circle(lightX + 14, 142, 6, '#ecd996', { opacity: 0.7 }),
      );
  } else if (s.time !== 'rain' && !s.brings('sun')) {
    const isLow = s.time !== 'day';
    const y = isLow ? low - 90 : 130;
    parts.push(
      circle(
        lightX,
        y,
        isLow ? 260 : 190,
        s.glow([
          [0, '#fff2bf', 0.85],
          [0.4, '#ffe9a8', 0.35],
          [1, '#ffe9a8', 0],
        ]),
      ),
      circle(lightX, y, isLow ? 70 : 52, s.time === 'dusk' ? '#ffd27a' : '#fff0b5'),
    );
  }
  const count = s.time === 'rain' ? 6 : s.time === 'night' ? 2 : 4;
  parts.push(
    times(count, (i) =>
      cloud(
        ((i + 0.3 + r.range(0, 0.4)) / count) * s.w,
        r.range(60, low * 0.46),
        r.range(0.6, 1.15),
        air.cloud,
        s.time === 'night' ? 0.35 : s.time === 'rain' ? 0.95 : 0.85,
      ),
    ),
  );
  return parts.join('');
};

/** A row of rolling land; `rough` is the height of the waves. */
export const hills = (s: Stage, y: number, rough: number, fill: string, bumps = 4): string => {
  const points: Point[] = [[-60, y]];
  for (let i = 0; i <= bumps; i++)
    points.push([(i / bumps) * s.w + s.random.range(-30, 30), y - s.random.range(-0.3, 1) * rough]);
  points.push([s.w + 60, y]);
  return path(`${curve(points)}L${s.w + 60} ${s.h + 40}L-60 ${s.h + 40}Z`, fill);
};

/** Far mountains, each with a lighter flank. */
export const peaks = (s: Stage, y: number, height: number, fill: string, count = 4): string =>
  times(count, (i) => {
    const x = ((i + 0.5) / count) * s.w + s.random.range(-50, 50);
    const w = (s.w / count) * s.random.range(0.8, 1.2);
    const h = height * s.random.range(0.6, 1.1);
    return (
      path(
        `M${x - w} ${y + 40}Q${x - w * 0.4} ${y - h * 0.5} ${x - w * 0.1} ${y - h}Q${x} ${y - h * 1.06} ${x + w * 0.12} ${y - h * 0.94}Q${x + w * 0.45} ${y - h * 0.44} ${x + w} ${y + 40}Z`,
        fill,
      ) +
      path(
        `M${x - w * 0.1} ${y - h}Q${x} ${y - h * 1.06} ${x + w * 0.12} ${y - h * 0.94}Q${x + w * 0.45} ${y - h * 0.44} ${x + w} ${y + 40}H${x + w * 0.2}Q${x + w * 0.16} ${y - h * 0.5} ${x - w * 0.1} ${y - h}Z`,
        light(fill, 0.2),
        { opacity: 0.5 },
      )
    );
  });

/** Tufts of grass strewn over a band of ground. */
export const tufts = (s: Stage, from: number, to: number, count: number, fill: string): string =>
  times(count, () => {
    const y = s.random.range(from, to);
    const k = 0.5 + ((y - from) / Math.max(1, to - from)) * 0.8;
    return line(
      `M${s.random.range(0, s.w)} ${y}m${-9 * k} 0q${3 * k} ${-10 * k} ${-1 * k} ${-16 * k}M0 0`.replace(
        'M0 0',
        `m${8 * k} ${16 * k}q${1 * k} ${-14 * k} ${4 * k} ${-20 * k}m${4 * k} ${20 * k}q${4 * k} ${-8 * k} ${9 * k} ${-13 * k}`,
      ),
      fill,
      3.2 * k,
    );
  });

/** Little meadow flowers. */
export const blossoms = (s: Stage, from: number, to: number, count: number, fills: readonly string[]): string =>
  times(count, () => {
    const [x, y] = [s.random.range(0, s.w), s.random.range(from, to)];
    const k = 0.6 + ((y - from) / Math.max(1, to - from)) * 0.7;
    const fill = s.random.pick(fills);
    return (
      line(`M${x} ${y}v${14 * k}`, colour.deepLeaf, 2.4) +
      times(5, (i) => circle(x + Math.cos(i * 1.257) * 5 * k, y + Math.sin(i * 1.257) * 5 * k, 3.6 * k, fill)) +
      circle(x, y, 2.8 * k, '#fff2c0')
    );
  });

/** Slanting rain over the whole picture. */
export const rainfall = (s: Stage): string =>
  fade(
    0.5,
    times(70, () => {
      const [x, y, l] = [s.random.range(-20, s.w), s.random.range(-20, s.h), s.random.range(16, 34)];
      return line(`M${x} ${y}l${-l * 0.28} ${l}`, '#eef6fa', 2.6);
    }),
  );

/** A worn path towards the eye. */
export const trail = (s: Stage, x: number, top: number, fill: string) =>
  path(
    `M${x - 18} ${top}C${x - 60} ${top + (s.h - top) * 0.4} ${x - 180} ${top + (s.h - top) * 0.6} ${x - 260} ${s.h + 10}H${x + 220}C${x + 120} ${top + (s.h - top) * 0.6} ${x + 30} ${top + (s.h - top) * 0.35} ${x + 18} ${top}Z`,
    fill,
  );

/** A window looking on the sky of the hour. */
export const windowPane = (s: Stage, x: number, y: number, w: number, h: number, frame: string): string => {
  const { air } = s;
  const clip = s.clip(rect(x, y, w, h, 10, '#000'));
  const view = [
    rect(
      x,
      y,
      w,
      h,
      0,
      s.gradient([
        [0, air.top],
        [0.7, air.middle],
        [1, air.low],
      ]),
    ),
    s.time === 'night'
      ? times(9, () =>
          circle(x + s.random.range(10, w - 10), y + s.random.range(10, h * 0.7), s.random.range(1.4, 2.8), '#fff6d6'),
        ) + (s.brings('moon') ? '' : circle(x + w * 0.74, y + h * 0.26, 19, '#fdf0c0'))
      : cloud(x + w * 0.32, y + h * 0.28, 0.36, air.cloud, 0.9) +
        (s.time === 'rain'
          ? times(14, () =>
              line(`M${x + s.random.range(0, w)} ${y + s.random.range(0, h)}l-4 15`, '#eef6fa', 2.2, { opacity: 0.7 }),
            )
          : ''),
    path(
      `M${x} ${y + h}V${y + h * 0.74}Q${x + w * 0.3} ${y + h * 0.58} ${x + w * 0.55} ${y + h * 0.72}T${x + w} ${y + h * 0.66}V${y + h}Z`,
      mix(colour.leaf, air.tint, air.tintOpacity),
    ),
    circle(x + w * 0.8, y + h * 0.66, w * 0.13, mix(colour.deepLeaf, air.tint, air.tintOpacity)),
  ].join('');
  return (
    `<g clip-path="${clip}">${view}</g>` +
    rect(x, y, w, h, 10, 'none', { stroke: frame, 'stroke-width': 13 }) +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, frame, 7) +
    rect(x - 18, y + h + 2, w + 36, 16, 6, dark(frame, 0.1))
  );
};

/** Wall, skirting and floor of a room. */
export const room = (s: Stage, wall: string, floor: string, line_ = 590): string => {
  const boards = times(5, (i) =>
    line(`M0 ${line_ + 34 + i * i * 11 + i * 18}H${s.w}`, dark(floor, 0.18), 2.4, { opacity: 0.45 }),
  );
  const joints = times(9, (i) => {
    const x = ((i + 0.5) / 9) * s.w;
    return line(
      `M${s.w / 2 + (x - s.w / 2) * 0.9} ${line_ + 16}L${s.w / 2 + (x - s.w / 2) * 1.5} ${s.h}`,
      dark(floor, 0.18),
      2.4,
      { opacity: 0.28 },
    );
  });
  return [
    rect(
      0,
      0,
      s.w,
      line_ + 10,
      0,
      s.gradient([
        [0, light(wall, 0.18)],
        [1, wall],
      ]),
    ),
    rect(
      0,
      line_,
      s.w,
      s.h - line_,
      0,
      s.gradient([
        [0, dark(floor, 0.08)],
        [1, floor],
      ]),
    ),
    boards,
    joints,
    rect(0, line_ - 18, s.w, 22, 0, light(wall, 0.6)),
    rect(0, line_ + 2, s.w, 8, 0, dark(floor, 0.22), { opacity: 0.5 }),
  ].join('');
};

/** A pool of light on the floor under a window. */
export const sunPatch = (s: Stage, x: number, y: number, w: number) =>
  s.time === 'night' || s.time === 'rain'
    ? ''
    : path(`M${x} ${y}h${w}l${w * 0.5} ${150}h${-w * 1.2}Z`, '#fff6cf', { opacity: 0.4 });

export const rug = (x: number, y: number, rx: number, fill: string) =>
  ellipse(x, y, rx, rx * 0.2, fill) +
  ellipse(x, y, rx * 0.9, rx * 0.172, 'none', {
    stroke: light(fill, 0.5),
    'stroke-width': 5,
    'stroke-dasharray': '2 15',
    'stroke-linecap': 'round',
  }) +
  ellipse(x, y, rx * 0.7, rx * 0.13, light(fill, 0.22));

/** A string of little flags from a to b. */
export const bunting = (x1: number, y1: number, x2: number, y2: number, sag: number, count: number): string => {
  const fills = [colour.red, colour.yellow, colour.teal, colour.blue, colour.orange];
  const at = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + Math.sin(Math.PI * t) * sag];
  return (
    line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, colour.brown, 3, { opacity: 0.7 }) +
    times(count, (i) => {
      const [x, y] = at((i + 0.5) / count);
      return path(`M${x - 15} ${y}h30l-15 34Z`, fills[i % fills.length] as string);
    })
  );
};
