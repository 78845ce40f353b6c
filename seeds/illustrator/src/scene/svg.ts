/** SVG helpers for all drawings. Of these helpers only `roundNumbers` rounds, because a drawing is rounded once, at the end. */

export type Point = readonly [x: number, y: number];
type Attributes = Record<string, string | number | undefined>;

const formatAttributes = (extraAttributes: Attributes | undefined) =>
  extraAttributes
    ? Object.entries(extraAttributes)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ` ${name}="${value}"`)
        .join('')
    : '';

/** Draws a filled path. */
export const path = (pathData: string, fill: string, extraAttributes?: Attributes) =>
  `<path d="${pathData}" fill="${fill}"${formatAttributes(extraAttributes)}/>`;
/** Draws a path with a stroke, round caps and round joins, but without fill. */
export const line = (pathData: string, stroke: string, width: number, extraAttributes?: Attributes) =>
  `<path d="${pathData}" fill="none" stroke="${stroke}" stroke-width="${width}"${formatAttributes({ 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...extraAttributes })}/>`;
export const circle = (x: number, y: number, radius: number, fill: string, extraAttributes?: Attributes) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${formatAttributes(extraAttributes)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extraAttributes?: Attributes) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${formatAttributes(extraAttributes)}/>`;
/** Draws a rounded rectangle. Its top left corner is at x, y. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extraAttributes?: Attributes,
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${formatAttributes(extraAttributes)}/>`;
export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;
export const fadeGroup = (opacity: number, ...children: string[]) => `<g opacity="${opacity}">${children.join('')}</g>`;
export const placeAt = (x: number, y: number, scale = 1, flip = false) =>
  `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`;

/** Returns a closed curve through the points: a Catmull-Rom spline as cubic Béziers. */
export const blobPath = (points: readonly Point[], tension = 1): string => {
  const count = points.length;
  const pointAt = (i: number) => points[(i + count) % count] as Point;
  let pathData = `M${pointAt(0)[0]} ${pointAt(0)[1]}`;
  for (let i = 0; i < count; i++)
    pathData += bezierSegment(pointAt(i - 1), pointAt(i), pointAt(i + 1), pointAt(i + 2), tension);
  return `${pathData}Z`;
};

/** Returns an open curve through the points. */
export const curvePath = (points: readonly Point[], tension = 1): string => {
  const count = points.length;
  const pointAt = (i: number) => points[Math.max(0, Math.min(count - 1, i))] as Point;
  let pathData = `M${pointAt(0)[0]} ${pointAt(0)[1]}`;
  for (let i = 0; i < count - 1; i++)
    pathData += bezierSegment(pointAt(i - 1), pointAt(i), pointAt(i + 1), pointAt(i + 2), tension);
  return pathData;
};

const bezierSegment = (before: Point, start: Point, end: Point, after: Point, tension: number) => {
  const factor = tension / 6;
  const control1 = [start[0] + (end[0] - before[0]) * factor, start[1] + (end[1] - before[1]) * factor];
  const control2 = [end[0] - (after[0] - start[0]) * factor, end[1] - (after[1] - start[1]) * factor];
  return `C${control1[0]} ${control1[1]} ${control2[0]} ${control2[1]} ${end[0]} ${end[1]}`;
};

/** Returns the path of a polygon with straight sides. */
const polygonPath = (points: readonly Point[]) => `M${points.map((point) => `${point[0]} ${point[1]}`).join('L')}Z`;

/** Returns the path of a star with its centre at x, y. */
export const starPath = (
  x: number,
  y: number,
  outerRadius: number,
  innerRadius: number,
  tipCount = 5,
  rotation = 0,
) => {
  const points: Point[] = [];
  for (let i = 0; i < tipCount * 2; i++) {
    const angle = rotation - Math.PI / 2 + (i * Math.PI) / tipCount;
    const radius = i % 2 === 0 ? outerRadius : innerRadius;
    points.push([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]);
  }
  return polygonPath(points);
};

/** Returns the path of a leaf with its stem at x, y. `angle` is its direction in degrees; 0 is right. */
export const leafPath = (x: number, y: number, length: number, width: number, angle: number) => {
  const radians = (angle * Math.PI) / 180;
  const tip: Point = [x + Math.cos(radians) * length, y + Math.sin(radians) * length];
  const sidePoint = (sign: number): Point => [
    x + Math.cos(radians) * length * 0.45 - Math.sin(radians) * width * sign,
    y + Math.sin(radians) * length * 0.45 + Math.cos(radians) * width * sign,
  ];
  const [left, right] = [sidePoint(1), sidePoint(-1)];
  return `M${x} ${y}Q${left[0]} ${left[1]} ${tip[0]} ${tip[1]}Q${right[0]} ${right[1]} ${x} ${y}Z`;
};

/** Returns a 32-bit hash of a text: FNV-1a with a final mix. */
export const hashText = (text: string): number => {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  state ^= state >>> 15;
  state = Math.imul(state, 0x2c1b3c6d);
  return (state ^ (state >>> 13)) >>> 0;
};

/** A seeded random source. Never use Math.random, because a picture must be the same on every machine. */
export interface Random {
  next: () => number;
  range: (from: number, to: number) => number;
  int: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
}

export const createRandom = (seed: string): Random => {
  let state = hashText(seed);
  const nextNumber = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), state | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4294967296;
  };
  const numberBetween = (from: number, to: number) => from + nextNumber() * (to - from);
  return {
    next: nextNumber,
    range: numberBetween,
    int: (from, to) => Math.floor(numberBetween(from, to + 1)),
    pick: (list) => list[Math.floor(nextNumber() * list.length)] as never,
  };
};

/** Repeats a drawing. `i` counts from 0. */
export const drawRepeated = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Rounds every number to two decimals. Files become smaller, and floating-point differences between machines disappear. */
export const roundNumbers = (svg: string) =>
  svg.replace(/-?\d+\.\d{3,}(e-?\d+)?/g, (number) => String(Number(Number(number).toFixed(2)) + 0));

export const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));
