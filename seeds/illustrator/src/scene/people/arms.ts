import type { Point } from '../svg.ts';
import type { Who } from '../vocabulary.ts';
import { walkingStick, whiteCane } from './aids.ts';
import { hasItem, type Look } from './build.ts';
import { type Reach, type Stance, stances } from './pose.ts';

/** Returns whether a pose leaves both hands free. */
const isIdle = (pose: Who['pose']) =>
  pose === 'stand' || pose === 'walk' || pose === 'sit' || pose === 'run' || pose === 'sleep';

export const drawCane = (
  look: Look,
  who: Who,
  near: Point,
  far: Point,
  ground: number,
  lowerSeated: boolean,
): string => {
  if (who.pose === 'sign' || who.pose === 'read' || who.pose === 'think' || who.pose === 'paint')
    return lowerSeated
      ? ''
      : whiteCane([-look.build.shoulder - 22, -look.build.torso * 0.1], [-look.build.shoulder - 40, ground - 4]);
  const isElder = look.build.age === 'old' && !hasItem(look, 'dark-glasses');
  const hand = isIdle(who.pose) ? far : near;
  if (isElder) return walkingStick(hand, ground);
  return whiteCane(hand, [hand[0] + (hand === far ? 62 : -34), ground - 4]);
};

/** Turns a stance into a hug: both arms reach to a friend at `distance`. */
export const toHugStance = (stance: Stance, distance: number, build: Look['build']): Stance => ({
  ...stance,
  near: { x: (distance * 0.55) / build.shoulder, y: 0.52, hand: 'rest', side: 1, isFront: true },
  far: { x: (distance * 1.05) / build.shoulder, y: 0.86, hand: 'rest', side: 1, isFront: true },
});

/** Finds the targets of both hands. Aids such as canes and crutches override the pose. */
export const findHandTargets = (
  look: Look,
  who: Who,
  stance: Stance,
  isSeated: boolean,
): { near: Reach; far: Reach } => {
  let { near, far } = stance;
  const isIdlePose = isIdle(who.pose);
  if (hasItem(look, 'wheelchair') && isIdlePose) {
    const pushStance = who.pose === 'walk' || who.pose === 'run';
    near = pushStance
      ? { x: 0.1, y: -0.1, hand: 'rest', side: 1, isFront: true }
      : { x: 0.35, y: 0.16, hand: 'rest', side: 1, isFront: true };
    far = { x: 1.25, y: 0.1, hand: 'rest', side: -1, isFront: true };
  } else if (isSeated && near === stances.stand.near) {
    near = { x: -0.2, y: 0.1, hand: 'rest', side: 1, isFront: true };
  }
  if (hasItem(look, 'aac-tablet') && (isIdlePose || who.pose === 'point')) {
    near = { x: -0.55, y: 0.34, hand: 'hold', side: 1, isFront: true };
    far = { x: 0.62, y: 0.42, hand: 'point', side: -1, isFront: true, rotation: -20 };
  }
  if (
    hasItem(look, 'cane') &&
    !hasItem(look, 'wheelchair') &&
    who.pose !== 'read' &&
    who.pose !== 'sign' &&
    who.pose !== 'think'
  ) {
    const isStick = look.build.age === 'old' && !hasItem(look, 'dark-glasses');
    if (!isIdlePose) near = { x: -1.5, y: isStick ? 0.16 : 0.3, hand: 'hold', side: 1, isFront: true };
    else far = { x: isStick ? 1.4 : 1.35, y: isStick ? 0.16 : 0.3, hand: 'hold', side: -1, isFront: true };
  }
  if (hasItem(look, 'crutches') && !isSeated) {
    near = { x: -1.42, y: 0.12, hand: 'hold', side: 1, isFront: true };
    if (isIdlePose) far = { x: 1.45, y: 0.12, hand: 'hold', side: -1, isFront: true };
  }
  return { near, far };
};
