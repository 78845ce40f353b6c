import type { Face, Pose } from '../vocabulary.ts';
import type { Hand } from './limbs.ts';

/** The target of a hand: x in shoulder widths from the centre, y in torso heights above the hips. */
export interface Reach {
  x: number;
  y: number;
  hand: Hand;
  /** Side of the arm on which the elbow is. For a hand in front, 1 is down and outwards. */
  side: 1 | -1;
  rotation?: number;
  isFront?: boolean;
  size?: number;
}

export interface Stance {
  lower: 'stand' | 'walk' | 'run' | 'sit' | 'lie';
  lean: number;
  /** Tilt of the head in degrees. */
  tilt: number;
  near: Reach;
  far: Reach;
  face: Face;
  looksDown?: boolean;
  isSinging?: boolean;
}

const nearDown: Reach = { x: -1.16, y: -0.04, hand: 'rest', side: 1 };
const farDown: Reach = { x: 1.16, y: -0.04, hand: 'rest', side: -1 };

/** The stance of each pose. `lower` determines the legs, unless the person has a wheelchair or a seat. */
export const stances: Record<Pose, Stance> = {
  stand: { lower: 'stand', lean: 0, tilt: 0, near: nearDown, far: farDown, face: 'happy' },
  walk: {
    lower: 'walk',
    lean: 3,
    tilt: 0,
    face: 'happy',
    near: { x: -0.55, y: -0.02, hand: 'rest', side: 1, isFront: true },
    far: { x: 1.5, y: 0.2, hand: 'rest', side: -1 },
  },
  run: {
    lower: 'run',
    lean: 11,
    tilt: -6,
    face: 'happy',
    near: { x: -1.7, y: 0.28, hand: 'rest', side: -1, isFront: true },
    far: { x: 1.5, y: 0.72, hand: 'rest', side: -1 },
  },
  sit: {
    lower: 'sit',
    lean: 0,
    tilt: 0,
    face: 'happy',
    near: { x: -0.3, y: 0.1, hand: 'rest', side: 1, isFront: true },
    far: { x: 0.95, y: 0.1, hand: 'rest', side: -1, isFront: true },
  },
  wave: {
    lower: 'stand',
    lean: -2,
    tilt: 5,
    near: nearDown,
    far: { x: 2.5, y: 1.5, hand: 'open', side: 1, rotation: -8, size: 1.1, isFront: true },
    face: 'happy',
  },
  read: {
    lower: 'sit',
    lean: 2,
    tilt: 4,
    face: 'calm',
    looksDown: true,
    near: { x: -0.34, y: 0.4, hand: 'hold', side: 1, isFront: true },
    far: { x: 0.92, y: 0.4, hand: 'hold', side: -1, isFront: true },
  },
  sign: {
    lower: 'stand',
    lean: 0,
    tilt: -3,
    face: 'happy',
    near: { x: 0.1, y: 0.7, hand: 'flat', side: 1, isFront: true, rotation: -36, size: 1.25 },
    far: { x: 2.05, y: 1.06, hand: 'open', side: 1, isFront: true, rotation: -6, size: 1.25 },
  },
  point: {
    lower: 'stand',
    lean: 2,
    tilt: 0,
    near: nearDown,
    far: { x: 2.7, y: 1.06, hand: 'point', side: 1, size: 1.15 },
    face: 'happy',
  },
  sleep: { lower: 'lie', lean: 0, tilt: 8, near: nearDown, far: farDown, face: 'asleep' },
  hug: {
    lower: 'stand',
    lean: 5,
    tilt: 7,
    face: 'happy',
    near: { x: 0.7, y: 0.5, hand: 'rest', side: 1, isFront: true },
    far: { x: -0.3, y: 0.62, hand: 'rest', side: -1, isFront: true },
  },
  reach: {
    lower: 'stand',
    lean: 4,
    tilt: -10,
    near: nearDown,
    far: { x: 2.3, y: 1.82, hand: 'open', side: 1, rotation: 0, size: 1.05, isFront: true },
    face: 'happy',
  },
  sing: {
    lower: 'stand',
    lean: -2,
    tilt: -8,
    face: 'happy',
    isSinging: true,
    near: { x: -2.1, y: 0.82, hand: 'open', side: -1, rotation: 14 },
    far: { x: 2.2, y: 0.94, hand: 'open', side: 1, rotation: -14, isFront: true },
  },
  paint: {
    lower: 'stand',
    lean: 2,
    tilt: 3,
    face: 'calm',
    near: { x: -0.5, y: 0.4, hand: 'hold', side: 1, isFront: true },
    far: { x: 2.1, y: 0.95, hand: 'hold', side: -1 },
  },
  think: {
    lower: 'stand',
    lean: 0,
    tilt: 6,
    face: 'calm',
    near: { x: 0.5, y: 0.34, hand: 'rest', side: 1, isFront: true },
    far: { x: 0.5, y: 1.12, hand: 'rest', side: -1, isFront: true, rotation: -8 },
  },
};
