import type { PropArt } from '../props/prop.ts';
import { findPropArt } from '../props.ts';
import type { Stage } from '../stage.ts';
import { createRandom, group, hashText, type Point } from '../svg.ts';
import type { Character, PropKind } from '../vocabulary.ts';
import { hasItem, type Look } from './build.ts';
import type { Reach } from './pose.ts';

/** A prop at the size of a hand. `draw` puts its grip at a point. */
export interface HeldProp {
  kind: PropKind;
  /** Width and height after scaling. */
  width: number;
  height: number;
  draw: (at: Point, grip: Grip, rotation?: number, scale?: number) => string;
}

/** The point of the prop that is in the hand. `own` is the grip of its kind, `base` is the middle of its base. */
type Grip = 'own' | 'base' | 'middle';

/** Heights of the grip as a share of the prop's height. Other props lie on the hand. */
const gripHeights: Partial<Record<PropKind, number>> = {
  lantern: 0.98,
  bell: 0.9,
  basket: 0.9,
  medal: 0.9,
  kite: 0.62,
  balloon: -0.04,
  flower: 0.3,
  sunflower: 0.36,
  lotus: 0.2,
  sprout: 0.12,
  rice: 0.22,
  leaf: 0.2,
  paintbrush: 0.36,
  toothbrush: 0.3,
  magnifier: 0.24,
  flag: 0.3,
  net: 0.3,
  mushroom: 0.24,
  umbrella: 0.2,
  candle: 0.2,
  guitar: 0.5,
  flute: 0.5,
  scissors: 0.25,
  book: 0.25,
  phone: 0.3,
};
/** Props that are larger than other props in the hand. */
const sizes: Partial<Record<PropKind, number>> = { balloon: 150, kite: 140, guitar: 150, flag: 130, lantern: 110 };

/** Props that a person carries with both hands when both are free. */
const wideProps: readonly PropKind[] = [
  'books',
  'bowl',
  'pot',
  'cake',
  'watermelon',
  'drum',
  'gift',
  'box',
  'blocks',
  'globe',
  'robot',
  'computer',
  'tablet',
  'map',
  'letter',
  'braille',
  'teddy',
  'fruit',
  'nest',
  'radio',
  'puzzle',
];

/** Creates the prop in a figure's hand. `ordinal` selects its colours: the number of props of this kind that stand in the scene. */
export const createHeldProp = (kind: PropKind, seed: string, stage: Stage, ordinal = 0): HeldProp => {
  const art: PropArt = findPropArt(kind);
  const scale = Math.min((sizes[kind] ?? 104) / Math.max(art.width, art.height), 0.86);
  const drawing = art.draw({
    stage,
    random: createRandom(`${seed}/${kind}/${ordinal}`),
    variant: (hashText(`${seed}/${kind}`) % 12) + ordinal,
  });
  return {
    kind,
    width: art.width * scale,
    height: art.height * scale,
    draw: ([x, y], grip, rotation = 0, factor = 1) => {
      const share = grip === 'base' ? 0 : grip === 'middle' ? 0.5 : (gripHeights[kind] ?? 0.08);
      return group(
        `translate(${x} ${y}) rotate(${rotation}) scale(${scale * factor}) translate(0 ${share * art.height})`,
        drawing,
      );
    },
  };
};

export type HoldingHands = 'near' | 'far' | 'both';

const idlePoses: readonly Character['pose'][] = ['stand', 'walk', 'run', 'sit', 'sleep'];

/** Chooses the hands for a held prop. A hand that points, waves, signs or has an aid stays free for that. */
export const chooseHands = (
  look: Look,
  character: Character,
  held: HeldProp,
  { isHugging, hasUmbrella }: { isHugging: boolean; hasUmbrella: boolean },
): HoldingHands => {
  const { pose } = character;
  const isIdle = idlePoses.includes(pose);
  const hasStick = hasItem(look, 'cane') || hasItem(look, 'crutches');
  const isOneHanded = hasStick || hasItem(look, 'aac-tablet') || hasUmbrella;
  if (pose === 'hug') return isHugging ? 'near' : 'both';
  if (!isOneHanded && (pose === 'read' || (isIdle && pose !== 'run' && wideProps.includes(held.kind)))) return 'both';
  const isFarBusy =
    hasUmbrella ||
    (hasItem(look, 'cane') && isIdle) ||
    ['point', 'wave', 'sign', 'think', 'paint', 'read'].includes(pose);
  const isNearBusy = hasItem(look, 'crutches') || hasItem(look, 'aac-tablet') || (hasItem(look, 'cane') && !isIdle);
  return isFarBusy && !isNearBusy ? 'near' : 'far';
};

/** Moves the hands to a held prop: in front of the body for an idle pose, else the hand of the pose itself. */
export const holdWith = (
  hands: HoldingHands,
  character: Character,
  targets: { near: Reach; far: Reach },
): { near: Reach; far: Reach } => {
  const { pose } = character;
  if (hands === 'both')
    return pose === 'hug' || pose === 'read'
      ? targets
      : {
          near: { x: -0.5, y: 0.34, hand: 'hold', side: 1, isFront: true },
          far: { x: 1.02, y: 0.34, hand: 'hold', side: -1, isFront: true },
        };
  if (hands === 'near')
    return pose === 'paint' || pose === 'think' || pose === 'hug'
      ? { ...targets, near: { ...targets.near, hand: 'hold', isFront: true } }
      : { ...targets, near: { x: -1.95, y: 0.6, hand: 'hold', side: -1, isFront: true } };
  const keepsHand = ['reach', 'sing', 'run', 'wave', 'paint'].includes(pose);
  return {
    ...targets,
    far: keepsHand
      ? { ...targets.far, hand: 'hold', isFront: true }
      : { x: 2, y: 0.66, hand: 'hold', side: 1, isFront: true },
  };
};
