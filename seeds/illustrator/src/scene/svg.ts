/** Small SVG vocabulary shared by every drawing function. Numbers are rounded once, in `finish`. */

export type Point = readonly [x: number, y: number];
type Attributes = Record<string, string | number | undefined>;

const attributes = (more: Attributes | undefined) =>
  more
    ? Object.entries(more)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ` ${name}="${value}"`)
        .join('')
    : '';

/** A filled path. */
export const path = (d: string, fill: string, more?: Attributes) =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
/** A stroked path without fill, round caps and joins. */
export const line = (d: string, stroke: string, width: number, more?: Attributes) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${attributes({ 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more })}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more?: Attributes) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${attributes(more)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more?: Attributes) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(more)}/>`;
/** A rounded rectangle given by its top left corner. */
export const rect = (x: number, y: number, w: number, h: number, radius: number, fill: string, more?: Attributes) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"${attributes(more)}/>`;
export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;
export const fade = (opacity: number, ...children: string[]) => `<g opacity="${opacity}">${children.join('')}</g>`;
export const at = (x: number, y: number, scale = 1, flip = false) =>
  `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`;

/** A closed curve through the points (Catmull-Rom turned into cubic Béziers). */
export const blob = (points: readonly Point[], tension = 1): string => {
  const n = points.length;
  const get = (i: number) => points[(i + n) % n] as Point;
  let d = `M${get(0)[0]} ${get(0)[1]}`;
  for (let i = 0; i < n; i++) d += segment(get(i - 1), get(i), get(i + 1), get(i + 2), tension);
  return `${d}Z`;
};

/** An open curve through the points. */
export const curve = (points: readonly Point[], tension = 1): string => {
  const n = points.length;
  const get = (i: number) => points[Math.max(0, Math.min(n - 1, i))] as Point;
  let d = `M${get(0)[0]} ${get(0)[1]}`;
  for (let i = 0; i < n - 1; i++) d += segment(get(i - 1), get(i), get(i + 1), get(i + 2), tension);
  return d;
};

const segment = (a: Point, b: Point, c: Point, d: Point, tension: number) => {
  const k = tension / 6;
  const c1 = [b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k];
  const c2 = [c[0] - (d[0] - b[0]) * k, c[1] - (d[1] - b[1]) * k];
  return `C${c1[0]} ${c1[1]} ${c2[0]} ${c2[1]} ${c[0]} ${c[1]}`;
};

/** A straight polygon. */
const poly = (points: readonly Point[]) => `M${points.map((point) => `${point[0]} ${point[1]}`).join('L')}Z`;

/** A five-pointed (or other) star round the origin. */
export const starPath = (x: number, y: number, outer: number, inner: number, tips = 5, turn = 0) => {
  const points: Point[] = [];
  for (let i = 0; i < tips * 2; i++) {
    const angle = turn - Math.PI / 2 + (i * Math.PI) / tips;
    const radius = i % 2 === 0 ? outer : inner;
    points.push([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]);
  }
  return poly(points);
};

/** A leaf from its stem at x,y, pointing along `angle` degrees (0 = right). */
export const leafPath = (x: number, y: number, length: number, width: number, angle: number) => {
  const a = (angle * Math.PI) / 180;
  const tip: Point = [x + Math.cos(a) * length, y + Math.sin(a) * length];
  const side = (sign: number): Point => [
    x + Math.cos(a) * length * 0.45 - Math.sin(a) * width * sign,
    y + Math.sin(a) * length * 0.45 + Math.cos(a) * width * sign,
  ];
  const [left, right] = [side(1), side(-1)];
  return `M${x} ${y}Q${left[0]} ${left[1]} ${tip[0]} ${tip[1]}Q${right[0]} ${right[1]} ${x} ${y}Z`;
};

/** FNV-1a: the same text always gives the same 32-bit number. */
export const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
};

/** A seeded random source: never Math.random, so that a picture is the same on every machine. */
export interface Random {
  next: () => number;
  range: (from: number, to: number) => number;
  int: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
}

export const random = (seed: string): Random => {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number) => from + next() * (to - from);
  return {
    next,
    range,
    int: (from, to) => Math.floor(range(from, to + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] as never,
  };
};

/** Repeats a drawing; `i` runs from 0. */
export const times = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Rounds every number to two decimals: smaller files, and no float noise between platforms. */
export const finish = (svg: string) =>
  svg.replace(/-?\d+\.\d{3,}(e-?\d+)?/g, (number) => String(Number(Number(number).toFixed(2)) + 0));

export const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));
