import { ink } from './palette.ts';
import {
  drawAacTablet,
  drawApron,
  drawBackpackBehind,
  drawBackpackStraps,
  drawCrutch,
  drawLegBrace,
  drawScarf,
  drawWheelchair,
} from './people/aids.ts';
import { drawCane, findHandTargets, toHugStance } from './people/arms.ts';
import { drawBaby } from './people/baby.ts';
import { createLook, hasItem, type Look } from './people/build.ts';
import { drawLap, drawSpreadSkirt, drawTorso, legCoverOf, legWideningOf, sleeveShareOf } from './people/clothes.ts';
import type { Figure } from './people/figure.ts';
import { drawHead } from './people/head.ts';
import {
  drawBrush,
  drawHeldBook,
  drawMotion,
  drawNote,
  drawPalette,
  drawThoughts,
  drawUmbrella,
} from './people/held-items.ts';
import { chooseHands, type HeldProp, holdWith } from './people/holding.ts';
import { type Arm, arm, drawCrossedLegs, drawLeg, drawShadow } from './people/limbs.ts';
import { type Reach, type Stance, stances } from './people/pose.ts';
import { drawSleeper } from './people/sleeper.ts';
import { group, line, type Point, path, rect } from './svg.ts';
import type { Character, Face, Mood, PersonKind } from './vocabulary.ts';

/** Surroundings that change the drawing of a figure. */
export interface Setting {
  seed: string;
  /** Number that distinguishes people of one kind who have no `shirt`. */
  ordinal: number;
  /** Height of the seat, if the person sits on a seat. */
  seat?: number;
  /** Whether the person is in water or in the air. The legs then trail, and there is no shadow. */
  isFloating?: boolean;
  /** Whether a sleeper lies on a bed of the scene. */
  hasBed?: boolean;
  /** Whether readers stand, because the place is unsuitable for sitting on the floor (for example a street, a bus or a stage). */
  mustStandToRead?: boolean;
  /** Distance to the hugged figure, in units of this figure. */
  hug?: number;
  /** Colour of the umbrella that the person holds. */
  umbrella?: string;
  /** The prop in the hand of the person. */
  held?: HeldProp;
  mood?: Mood;
  /** Replaces the stance of the pose, for a frame of an animation. */
  stance?: Stance;
}

const faceByMood: Record<Mood, Face> = { calm: 'calm', happy: 'happy', sad: 'sad', excited: 'happy', brave: 'happy' };

export const drawPerson = (character: Character & { kind: PersonKind }, setting: Setting): Figure => {
  const look = createLook(character, setting.seed, setting.ordinal);
  const mood: Face =
    character.face ??
    (character.pose === 'sleep' ? 'asleep' : setting.mood ? faceByMood[setting.mood] : stances[character.pose].face);
  if (character.kind === 'baby') return drawBaby(look, character.pose, mood, setting.held);
  if (character.pose === 'sleep' && !character.with.includes('wheelchair') && setting.seat === undefined)
    return drawSleeper(look, setting.hasBed === true, setting.held);
  const baseStance = setting.stance ?? stances[character.pose];
  const stance =
    setting.mustStandToRead && character.pose === 'read' ? { ...baseStance, lower: 'stand' as const } : baseStance;
  return assemble(look, character, stance, mood, setting);
};

interface LowerBody {
  hip: Point;
  back: string;
  front: string;
  isSeated: boolean;
  thigh: number;
}

const drawLowerBody = (look: Look, stance: Stance, setting: Setting): LowerBody => {
  const { build } = look;
  const cover = legCoverOf(look);
  const legWidening = legWideningOf(look);
  const ankle = -14 * (build.legWidth / 27);
  const halfLeg = build.leg / 2;
  const drawBrace = (hip: Point, drawnLeg: { knee: Point; foot: Point }) =>
    hasItem(look, 'leg-brace') ? drawLegBrace(hip, drawnLeg.knee, drawnLeg.foot, build.legWidth, look.accent) : '';

  const drawSeated = (
    seat: number,
    thigh: number,
    shin: number,
    footY: number,
    backDrawing: string,
    frontDrawing: string,
  ): LowerBody => {
    const hip: Point = [0, -seat];
    const near: Point = [-2, -seat + 2];
    const far: Point = [10, -seat];
    const nearLeg = drawLeg(look, near, [thigh + 8, footY], {
      cover,
      isFar: false,
      wide: legWidening,
      thigh,
      shin,
      side: -1,
    });
    const farLeg = drawLeg(look, far, [thigh + 22, footY - 3], {
      cover,
      isFar: true,
      wide: legWidening,
      thigh,
      shin,
      side: -1,
    });
    return {
      hip,
      isSeated: true,
      thigh,
      back: backDrawing + farLeg.svg + nearLeg.svg + drawBrace(near, nearLeg),
      front: frontDrawing,
    };
  };

  if (hasItem(look, 'wheelchair')) {
    const chair = drawWheelchair(look);
    return drawSeated(chair.seat, chair.thigh, chair.shin, -38, drawShadow(10, -2, 92, 12) + chair.back, chair.front);
  }
  if (setting.isFloating) {
    const hip: Point = [0, -build.leg];
    const far = drawLeg(look, [build.hip * 0.4, -build.leg + 2], [-build.leg * 0.28, -build.leg * 0.16], {
      cover,
      isFar: true,
      wide: legWidening,
      toe: 48,
    });
    const near = drawLeg(look, [-build.hip * 0.4, -build.leg + 2], [-build.leg * 0.62, -build.leg * 0.36], {
      cover,
      isFar: false,
      wide: legWidening,
      toe: 58,
    });
    return {
      hip,
      isSeated: false,
      thigh: 0,
      back: far.svg + near.svg + drawBrace([-build.hip * 0.4, -build.leg], near),
      front: '',
    };
  }
  if (stance.lower === 'sit' || stance.lower === 'lie' || setting.seat !== undefined) {
    if (setting.seat !== undefined)
      return drawSeated(setting.seat, halfLeg * 0.95, Math.max(halfLeg * 0.9, setting.seat + ankle + 4), ankle, '', '');
    if (build.age === 'child' || build.age === 'teen')
      return {
        hip: [0, -26],
        isSeated: true,
        thigh: 0,
        back: drawShadow(0, 0, 84, 13),
        front: drawCrossedLegs(look, cover) + drawSpreadSkirt(look),
      };
    const seat = 84;
    const stool = group(
      'translate(4 0)',
      drawShadow(0, 0, 56, 9),
      path('M-34 -70H36L44 0H32L27 -40H-25L-30 0H-42Z', '#d9534a'),
      rect(-40, -78, 82, 15, 7, '#e8685a'),
      line('M-26 -40H28', '#c24339', 5),
    );
    return drawSeated(seat, halfLeg * 0.82, halfLeg * 0.9, ankle, stool + drawShadow(halfLeg, -2, 40, 7), '');
  }
  const feetByGait: Record<
    'stand' | 'walk' | 'run',
    { near: Point; far: Point; hipY: number; toe: readonly [number, number]; side: 1 | -1 }
  > = {
    stand: { near: [-build.hip * 0.56, ankle], far: [build.hip * 0.56, ankle - 2], hipY: 0, toe: [0, 0], side: -1 },
    walk: { near: [-build.leg * 0.3, ankle - 4], far: [build.leg * 0.34, ankle], hipY: 5, toe: [16, -8], side: -1 },
    run: {
      near: [-build.leg * 0.62, -build.leg * 0.46],
      far: [build.leg * 0.52, ankle - 8],
      hipY: -6,
      toe: [66, -14],
      side: -1,
    },
  };
  const lower = stance.lower === 'walk' || stance.lower === 'run' ? stance.lower : 'stand';
  const feet = feetByGait[lower];
  const hipY = -build.leg + feet.hipY;
  const nearHip: Point = [-build.hip * 0.48, hipY + 4];
  const farHip: Point = [build.hip * 0.48, hipY + 4];
  const near = drawLeg(look, nearHip, feet.near, {
    cover,
    isFar: false,
    wide: legWidening,
    toe: feet.toe[0],
    side: feet.side,
  });
  const far = drawLeg(look, farHip, feet.far, {
    cover,
    isFar: true,
    wide: legWidening,
    toe: feet.toe[1],
    side: feet.side,
  });
  const ground = drawShadow(4, 0, build.hip * 1.9, 10);
  return {
    hip: [0, hipY],
    isSeated: false,
    thigh: 0,
    back: ground + far.svg + near.svg + drawBrace(nearHip, near),
    front: '',
  };
};

const assemble = (look: Look, character: Character, stance: Stance, mood: Face, setting: Setting): Figure => {
  const { build } = look;
  const lower = drawLowerBody(look, stance, setting);
  const inChair = hasItem(look, 'wheelchair');
  const lean =
    (lower.isSeated && stance.lower !== 'sit' ? Math.min(4, stance.lean) : stance.lean) +
    (setting.isFloating ? 14 : 0) +
    build.stoop;
  const torsoHeight = build.torso;
  const armStance =
    setting.umbrella === undefined
      ? stance
      : { ...stance, far: { x: 1.3, y: 0.62, hand: 'hold', side: 1, isFront: true } as Reach };
  const freeTargets = findHandTargets(
    look,
    character,
    setting.hug === undefined ? armStance : toHugStance(stance, setting.hug, build),
    lower.isSeated,
  );
  const { held } = setting;
  const holding =
    held &&
    chooseHands(look, character, held, {
      isHugging: setting.hug !== undefined,
      hasUmbrella: setting.umbrella !== undefined,
    });
  const handTargets = holding ? holdWith(holding, character, freeTargets) : freeTargets;

  const shoulderNear: Point = [-build.shoulder * 0.8, -torsoHeight + 15];
  const shoulderFar: Point = [build.shoulder * 0.78, -torsoHeight + 15];
  const toPoint = (reach: Reach): Point => [reach.x * build.shoulder, -reach.y * torsoHeight];
  const sleeve = sleeveShareOf(look);
  const drawArm = (reach: Reach, isFar: boolean): Arm =>
    arm(look, isFar ? shoulderFar : shoulderNear, toPoint(reach), reach.side, {
      sleeve,
      shape: reach.hand,
      handSize: reach.size ?? 1,
      turn: reach.rotation ?? 0,
      isFar: isFar && !reach.isFront,
      thumb: isFar ? 1 : -1,
    });
  const near = drawArm(handTargets.near, false);
  const far = drawArm(handTargets.far, true);
  const head = drawHead(look, mood, character.face === 'sad' && look.style % 2 === 0, stance, torsoHeight, build);

  const ground = -lower.hip[1];
  const items: string[] = [];
  const overlays: string[] = [];
  if (character.pose === 'read' && holding !== 'both')
    items.push(
      drawHeldBook(
        (near.hand[0] + far.hand[0]) / 2,
        (near.hand[1] + far.hand[1]) / 2 - 10,
        look.accent,
        hasItem(look, 'dark-glasses'),
      ),
    );
  if (character.pose === 'paint') {
    if (holding !== 'near') items.push(drawPalette(near.hand[0] + 6, near.hand[1] - 12));
    overlays.push(drawBrush(far.hand[0], far.hand[1], -42, '#e2604b'));
  }
  if (character.pose === 'sign')
    overlays.push(
      drawMotion(far.hand[0] + 8, far.hand[1] - 16, -30),
      drawMotion(near.hand[0] - 20, near.hand[1] - 4, 190, 0.9),
    );
  if (character.pose === 'wave') overlays.push(drawMotion(far.hand[0] + 8, far.hand[1] - 14, -20, 0.9));
  if (character.pose === 'sing')
    overlays.push(
      drawNote(build.shoulder * 1.5, -torsoHeight - 92, 1, ink),
      drawNote(build.shoulder * 2.3, -torsoHeight - 58, 0.8, '#e2604b'),
    );
  if (character.pose === 'think') overlays.push(drawThoughts(build.shoulder + 20, -torsoHeight - 96));
  if (hasItem(look, 'aac-tablet'))
    items.push(drawAacTablet(8, -torsoHeight * 0.36, [0, -torsoHeight - 2], look.accent));
  const grip = held && holding ? findGrip(holding, near, far, character.pose) : undefined;
  if (held && grip)
    items.push(held.draw(grip, holding !== 'both' ? 'own' : character.pose === 'hug' ? 'middle' : 'base', -lean));
  const stick = hasItem(look, 'cane') ? drawCane(look, character, near.hand, far.hand, ground, lower.isSeated) : '';
  const crutches = hasItem(look, 'crutches')
    ? drawCrutch([near.hand[0], near.hand[1]], ground, -10, look.accent) +
      (holding === 'far' || (handTargets.far === stance.far && stance.far.y > 0.4)
        ? ''
        : drawCrutch([far.hand[0], far.hand[1]], ground - 2, 16, look.accent))
    : '';

  const upperBody = group(
    `translate(${lower.hip[0]} ${lower.hip[1]}) rotate(${lean})`,
    setting.umbrella === undefined ? '' : drawUmbrella(far.hand[0], far.hand[1], setting.umbrella, -lean),
    head.back,
    hasItem(look, 'backpack') ? drawBackpackBehind(look) : '',
    handTargets.far.isFront ? '' : far.svg,
    drawTorso(look, lower.isSeated),
    lower.isSeated && lower.thigh > 0 ? drawLap(look, lower.thigh) : '',
    hasItem(look, 'apron') ? drawApron(look, lower.isSeated) : '',
    hasItem(look, 'backpack') ? drawBackpackStraps(look) : '',
    head.front,
    hasItem(look, 'scarf') ? drawScarf(look) : '',
    lower.front && !inChair ? lower.front : '',
    items.join(''),
    handTargets.far.isFront ? far.svg : '',
    near.svg,
    group(`rotate(${-lean})`, stick, crutches),
    overlays.join(''),
  );
  const radians = (lean * Math.PI) / 180;
  const toFigure = ([x, y]: Point): Point => [
    x * Math.cos(radians) - y * Math.sin(radians),
    lower.hip[1] + x * Math.sin(radians) + y * Math.cos(radians),
  ];
  const height = -lower.hip[1] + torsoHeight + build.neck + 70 * build.head;
  return {
    svg: lower.back + upperBody + (inChair ? lower.front : ''),
    halfWidth: inChair ? 104 : stance.lower === 'run' ? 92 : lower.isSeated ? 80 : 62,
    height,
    hand: [far.hand[0], lower.hip[1] + far.hand[1]],
    head: [...toFigure([3, -torsoHeight - build.neck]), 78 * build.head],
    grip: grip && { at: toFigure(grip), hands: [toFigure(near.hand), toFigure(far.hand)] },
  };
};

/** Finds the grip of a held prop: in one hand, or between both hands. */
const findGrip = (holding: 'near' | 'far' | 'both', near: Arm, far: Arm, pose: Character['pose']): Point =>
  holding === 'near'
    ? near.hand
    : holding === 'far'
      ? far.hand
      : [(near.hand[0] + far.hand[0]) / 2, (near.hand[1] + far.hand[1]) / 2 + (pose === 'hug' ? 0 : 16)];
