import { darken, lighten } from '../palette.ts';
import { ellipse, group, line, type Point, path } from '../svg.ts';
import type { Look } from './build.ts';

/**
 * Computes the elbow or knee of a limb with bones of these two lengths, and the end of the limb. An unreachable target is moved closer, because limbs never
 * stretch.
 */
const bendLimb = (
  from: Point,
  to: Point,
  upperLength: number,
  lowerLength: number,
  side: 1 | -1,
): { joint: Point; end: Point } => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const distance = Math.hypot(dx, dy) || 1;
  const reach = Math.min(distance, (upperLength + lowerLength) * 0.995);
  const direction = Math.atan2(dy, dx);
  const end: Point = [from[0] + Math.cos(direction) * reach, from[1] + Math.sin(direction) * reach];
  const cosine = Math.max(
    -1,
    Math.min(1, (upperLength * upperLength + reach * reach - lowerLength * lowerLength) / (2 * upperLength * reach)),
  );
  const angle = direction + side * Math.acos(cosine);
  return { joint: [from[0] + Math.cos(angle) * upperLength, from[1] + Math.sin(angle) * upperLength], end };
};

const pointBetween = (a: Point, b: Point, fraction: number): Point => [
  a[0] + (b[0] - a[0]) * fraction,
  a[1] + (b[1] - a[1]) * fraction,
];

/** Returns the curve of a limb through its joint. `part` is the drawn share of the curve, 0 to 1. */
const limb = (from: Point, joint: Point, end: Point, part = 1): string => {
  const c1 = pointBetween(from, joint, 0.8);
  const c2 = pointBetween(end, joint, 0.8);
  if (part >= 1) return `M${from.join(' ')}C${c1.join(' ')} ${c2.join(' ')} ${end.join(' ')}`;
  const [p01, p12, p23] = [pointBetween(from, c1, part), pointBetween(c1, c2, part), pointBetween(c2, end, part)];
  const [p012, p123] = [pointBetween(p01, p12, part), pointBetween(p12, p23, part)];
  const stop = pointBetween(p012, p123, part);
  return `M${from.join(' ')}C${p01.join(' ')} ${p012.join(' ')} ${stop.join(' ')}`;
};

export type Hand = 'rest' | 'open' | 'point' | 'flat' | 'ily' | 'hold';

/** Fingers of each hand shape, before the rotation by the forearm. Angle 0 is +x. */
const fingers: Record<Hand, readonly { angle: number; length: number }[]> = {
  rest: [],
  hold: [],
  open: [
    { angle: -34, length: 15 },
    { angle: -12, length: 18 },
    { angle: 10, length: 18 },
    { angle: 31, length: 15 },
  ],
  flat: [
    { angle: -14, length: 17 },
    { angle: -5, length: 19 },
    { angle: 4, length: 19 },
    { angle: 13, length: 17 },
  ],
  point: [{ angle: -6, length: 20 }],
  ily: [
    { angle: -24, length: 17 },
    { angle: 24, length: 16 },
  ],
};

export const hand = (
  x: number,
  y: number,
  angle: number,
  shape: Hand,
  size: number,
  skin: string,
  thumbUp: 1 | -1,
): string => {
  const edge = darken(skin, 0.22);
  const bones = fingers[shape].map(({ angle: spread, length }) => {
    const radians = (spread * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    return `M${6 * cos} ${7 * sin}L${(8 + length) * cos} ${(9 + length) * sin}`;
  });
  const thumbAngle = shape === 'open' || shape === 'ily' ? 72 : shape === 'flat' ? 46 : shape === 'point' ? 30 : 38;
  const fraction = (thumbAngle * Math.PI) / 180;
  const thumbLength = shape === 'rest' || shape === 'hold' || shape === 'point' ? 13 : 18;
  const thumb = `M1 0L${Math.cos(fraction) * thumbLength} ${-thumbUp * Math.sin(fraction) * thumbLength}`;
  return group(
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
    line(thumb, skin, 8),
    ...bones.map((bone) => line(bone, skin, 7.4)),
    ellipse(shape === 'rest' ? 3 : 2, 0, 13, 11.5, skin),
    shape === 'point' ? line('M9 -2q3 4 -1 8', edge, 1.6, { opacity: 0.6 }) : '',
    shape === 'open' || shape === 'flat' ? line('M-3 4q5 3 9 0', edge, 1.5, { opacity: 0.5 }) : '',
  );
};

export interface Arm {
  svg: string;
  hand: Point;
  angle: number;
}

/** Draws an arm with sleeve and hand. `sleeve` is the covered share of the arm, 0 to 1. */
export const arm = (
  look: Look,
  shoulder: Point,
  target: Point,
  side: 1 | -1,
  options: { sleeve: number; shape: Hand; handSize: number; turn: number; isFar: boolean; thumb: 1 | -1 },
): Arm => {
  const { build } = look;
  const { joint, end } = bendLimb(shoulder, target, build.upperArm, build.foreArm, side);
  const skin = options.isFar ? darken(look.skin, 0.06) : look.skin;
  const cloth = look.outfit === 'coat' ? '#fbf8f0' : look.top;
  const top = options.isFar ? darken(cloth, 0.12) : cloth;
  const angle = (Math.atan2(end[1] - joint[1], end[0] - joint[0]) * 180) / Math.PI + options.turn;
  const width = build.armWidth;
  return {
    hand: end,
    angle,
    svg: [
      line(limb(shoulder, joint, end), skin, width * 0.86),
      hand(end[0], end[1], angle, options.shape, (options.handSize * width) / 22, skin, options.thumb),
      line(limb(shoulder, joint, end, options.sleeve), top, width + 5),
      options.isFar
        ? ''
        : line(limb(shoulder, joint, end, options.sleeve * 0.9), darken(cloth, 0.1), 2, {
            opacity: 0.35,
            transform: `translate(${-width * 0.42} 2)`,
          }),
    ].join(''),
  };
};

export type LegCover = 'long' | 'shorts' | 'bare';

/** Draws a leg from the hip to the foot. `toe` rotates the foot, in degrees. */
export const drawLeg = (
  look: Look,
  hip: Point,
  foot: Point,
  options: {
    cover: LegCover;
    isFar: boolean;
    toe?: number;
    side?: 1 | -1;
    wide?: number;
    thigh?: number;
    shin?: number;
  },
): { svg: string; knee: Point; foot: Point } => {
  const { build } = look;
  const half = (build.leg - 4 - 14 * (build.legWidth / 27)) / 2 + 0.6;
  const { joint, end } = bendLimb(hip, foot, options.thigh ?? half, options.shin ?? half, options.side ?? -1);
  const skin = options.isFar ? darken(look.skin, 0.08) : look.skin;
  const cloth = options.isFar ? darken(look.bottom, 0.14) : look.bottom;
  const width = build.legWidth;
  const parts = [line(limb(hip, joint, end), skin, width * 0.84)];
  if (options.cover === 'long') parts.push(line(limb(hip, joint, end, 0.92), cloth, width * (options.wide ?? 1.12)));
  if (options.cover === 'shorts') parts.push(line(limb(hip, joint, end, 0.52), cloth, width * 1.3));
  if (options.cover !== 'long')
    parts.push(
      line(
        limb(end, pointBetween(end, joint, 0.5), pointBetween(end, joint, 0.34)),
        options.isFar ? '#e8e3da' : '#fdf9f0',
        width * 0.86,
      ),
    );
  parts.push(drawShoe(look, end, options.toe ?? 0, options.isFar));
  return { svg: parts.join(''), knee: joint, foot: end };
};

const drawShoe = (look: Look, anklePoint: Point, toe: number, isFar: boolean): string => {
  const fill = isFar ? darken(look.shoe, 0.16) : look.shoe;
  const scale = look.build.legWidth / 27;
  return group(
    `translate(${anklePoint[0]} ${anklePoint[1]}) rotate(${toe}) scale(${scale})`,
    path('M-15 10C-17 -8 -8 -14 2 -12C8 -10 12 -5 20 -4C29 -3 31 3 30 10Z', fill),
    path('M-16 8H31Q32 14 27 14H-12Q-17 14 -16 8Z', lighten(fill, 0.55)),
    line('M4 -9q4 3 8 1', lighten(fill, 0.5), 2.2),
  );
};

/** Draws the shadow of a figure or prop on the ground. */
export const drawShadow = (x: number, y: number, rx: number, ry = rx * 0.16) =>
  ellipse(x, y, rx, ry, '#2a3a5e', { opacity: 0.16 });

/** Draws the crossed legs of a person who sits on the ground. The hips are at the origin, 24 units above the ground. */
export const drawCrossedLegs = (look: Look, cover: LegCover): string => {
  const { build } = look;
  const scale = build.leg / 128;
  const reach = 58 + (scale - 1) * 34;
  const width = build.legWidth;
  const drawCrossedLeg = (sign: 1 | -1, isFar: boolean) => {
    const from: Point = [sign * build.hip * 0.45, -2];
    const knee: Point = [sign * reach, 2];
    const foot: Point = [-sign * reach * 0.3, 15];
    const pathData = `M${from.join(' ')}Q${knee[0] * 1.12} ${knee[1] - 20} ${knee.join(' ')}Q${knee[0] * 0.98} ${knee[1] + 16} ${foot.join(' ')}`;
    const skin = isFar ? darken(look.skin, 0.08) : look.skin;
    const cloth = isFar ? darken(look.bottom, 0.14) : look.bottom;
    const isLegBare = cover !== 'long';
    const thigh = `M${from.join(' ')}Q${knee[0] * 1.1} ${knee[1] - 20} ${knee.join(' ')}`;
    return [
      line(pathData, isLegBare ? skin : cloth, isLegBare ? width * 0.86 : width * 1.1),
      cover === 'shorts' ? line(thigh, cloth, width * 1.22) : '',
      group(
        `translate(${foot[0]} ${foot[1] - 2}) scale(${-sign * scale ** 0.5} ${scale ** 0.5})`,
        path(
          'M-8 -10C4 -15 24 -12 27 -2C29 7 22 10 8 10C-4 10 -12 6 -12 -1Z',
          isFar ? darken(look.shoe, 0.12) : look.shoe,
        ),
        path('M-2 8C10 12 24 9 27 2C29 8 24 12 10 12C4 12 0 11 -2 8Z', lighten(look.shoe, 0.5)),
      ),
    ].join('');
  };
  return drawCrossedLeg(1, true) + drawCrossedLeg(-1, false);
};
