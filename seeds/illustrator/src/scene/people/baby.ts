import { darken, lighten } from '../palette.ts';
import { circle, ellipse, group, line, type Point, path } from '../svg.ts';
import type { Face, Pose } from '../vocabulary.ts';
import type { Look } from './build.ts';
import { drawFace, drawHeadShape } from './face.ts';
import type { Figure } from './figure.ts';
import type { HeldProp } from './holding.ts';
import { drawShadow } from './limbs.ts';

const drawBabyHead = (look: Look, mood: Face, x: number, y: number, tilt: number) =>
  group(
    `translate(${x} ${y}) rotate(${tilt}) scale(0.86)`,
    drawHeadShape({ ...look, build: { ...look.build, age: 'child' } }),
    drawFace(look, mood, { isSinging: false, hidesEyes: false, looksDown: false }),
    path('M-30 -54C-20 -66 8 -70 16 -62C26 -66 34 -60 36 -52C20 -58 -12 -60 -30 -54Z', look.hair),
    line('M4 -62C0 -76 10 -84 20 -78C14 -78 12 -70 12 -62', look.hair, 4),
  );

/** Draws a baby that sits with open arms or sleeps in a blanket. */
export const drawBaby = (look: Look, pose: Pose, mood: Face, held?: HeldProp): Figure => {
  const suit = look.top;
  if (pose === 'sleep')
    return {
      halfWidth: 90,
      height: 100,
      head: [-58, -52, 66],
      grip: held && { at: [34, -50], hands: [[20, -56]] },
      svg:
        drawShadow(0, 0, 96, 12) +
        path('M-70 -50C-40 -84 60 -72 92 -38C104 -20 96 -2 80 0H-60Z', suit) +
        path('M-60 0C-40 -40 40 -40 96 -22C104 -12 96 -1 80 0Z', darken(suit, 0.1)) +
        drawBabyHead(look, 'asleep', -58, -52, -12) +
        line('M-20 -52Q20 -66 60 -48', lighten(suit, 0.5), 4) +
        (held ? held.draw([34, -50], 'base', 8, 0.7) + circle(20, -56, 11, look.skin) : ''),
    };
  const isArmRaised = pose === 'wave' || pose === 'reach' || pose === 'hug' || pose === 'sing';
  const hand: Point = isArmRaised ? [51, -121] : [50, -39];
  return {
    halfWidth: 66,
    height: 190,
    head: [2, -132, 66],
    grip: held && { at: hand, hands: [hand] },
    svg: [
      drawShadow(0, 0, 70, 11),
      line('M26 -26Q54 -34 62 -12', darken(suit, 0.08), 30),
      line(isArmRaised ? 'M22 -76Q46 -92 50 -116' : 'M24 -72Q46 -62 50 -44', darken(suit, 0.06), 22),
      circle(hand[0], hand[1], 11, look.skin),
      path('M-38 -6C-46 -44 -36 -92 0 -94C36 -92 46 -44 40 -6Q0 8 -38 -6Z', suit),
      path('M-14 -92Q2 -76 18 -92L22 -82Q2 -62 -18 -82Z', lighten(suit, 0.6)),
      circle(2, -52, 4, lighten(suit, 0.6)),
      circle(2, -32, 4, lighten(suit, 0.6)),
      line('M-22 -22Q-54 -34 -60 -10', suit, 32),
      ellipse(-62, -10, 15, 12, look.skin),
      ellipse(66, -10, 13, 11, darken(look.skin, 0.06)),
      line(isArmRaised ? 'M-24 -76Q-48 -90 -52 -112' : 'M-26 -72Q-48 -60 -46 -42', suit, 23),
      circle(isArmRaised ? -53 : -45, isArmRaised ? -117 : -37, 11.5, look.skin),
      drawBabyHead(look, mood, 2, -132, 0),
      held ? held.draw(hand, 'own', 0, 0.7) + circle(hand[0], hand[1], 11, look.skin) : '',
    ].join(''),
  };
};
