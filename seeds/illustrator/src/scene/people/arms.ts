import type { Point } from '../svg.ts';
import type { Character } from '../vocabulary.ts';
import { drawWalkingStick, drawWhiteCane } from './aids.ts';
import { hasItem, type Look } from './build.ts';
import { type Reach, type Stance, stances } from './pose.ts';

/** Returns whether a pose leaves both hands free. */
const isIdle = (pose: Character['pose']) =>
  pose === 'stand' || pose === 'walk' || pose === 'sit' || pose === 'run' || pose === 'sleep';

export const drawCane = (
  look: Look,
  character: Character,
  near: Point,
  far: Point,
  ground: number,
  lowerSeated: boolean,
): string => {
  if (
    character.pose === 'sign' ||
    character.pose === 'read' ||
    character.pose === 'think' ||
    character.pose === 'paint'
  )
    return lowerSeated
      ? ''
      : drawWhiteCane([-look.build.shoulder - 22, -look.build.torso * 0.1], [-look.build.shoulder - 40, ground - 4]);
  const isElder = look.build.age === 'old' && !hasItem(look, 'dark-glasses');
  const hand = isIdle(character.pose) ? far : near;
  if (isElder) return drawWalkingStick(hand, ground);
  return drawWhiteCane(hand, [hand[0] + (hand === far ? 62 : -34), ground - 4]);
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
  character: Character,
  stance: Stance,
  isSeated: boolean,
): { near: Reach; far: Reach } => {
  let { near, far } = stance;
  const isIdlePose = isIdle(character.pose);
  if (hasItem(look, 'wheelchair') && isIdlePose) {
    const isPushing = character.pose === 'walk' || character.pose === 'run';
    near = isPushing
      ? { x: 0.1, y: -0.1, hand: 'rest', side: 1, isFront: true }
      : { x: 0.35, y: 0.16, hand: 'rest', side: 1, isFront: true };
    far = { x: 1.25, y: 0.1, hand: 'rest', side: -1, isFront: true };
  } else if (isSeated && near === stances.stand.near) {
    near = { x: -0.2, y: 0.1, hand: 'rest', side: 1, isFront: true };
  }
  if (hasItem(look, 'aac-tablet') && (isIdlePose || character.pose === 'point')) {
    near = { x: -0.55, y: 0.34, hand: 'hold', side: 1, isFront: true };
    far = { x: 0.62, y: 0.42, hand: 'point', side: -1, isFront: true, rotation: -20 };
  }
  if (
    hasItem(look, 'cane') &&
    !hasItem(look, 'wheelchair') &&
    character.pose !== 'read' &&
    character.pose !== 'sign' &&
    character.pose !== 'think'
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
