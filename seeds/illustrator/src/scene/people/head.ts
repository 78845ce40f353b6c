import { ink } from '../palette.ts';
import { circle, group, line } from '../svg.ts';
import type { Face } from '../vocabulary.ts';
import {
  drawCrown,
  drawDarkGlasses,
  drawGlasses,
  drawHeadphones,
  drawHearingAid,
  drawNonLa,
  drawNonLaStrap,
} from './aids.ts';
import { hairHighlightOf, hasItem, type Look } from './build.ts';
import { drawFace, drawHeadShape, drawTear } from './face.ts';
import { beardOf, hairOf } from './hair.ts';
import type { Stance } from './pose.ts';

/** Draws the head with hair, face and everything that is worn on the head. */
export const drawHead = (
  look: Look,
  mood: Face,
  isTearful: boolean,
  stance: Stance,
  torsoHeight: number,
  build: Look['build'],
): { back: string; front: string } => {
  const hair = hairOf(look);
  const hat = hasItem(look, 'non-la') ? drawNonLa() : undefined;
  const transform = `translate(3 ${-torsoHeight - build.neck}) rotate(${stance.tilt}) scale(${build.head})`;
  const hidesEyes = hasItem(look, 'dark-glasses');
  const front = group(
    transform,
    drawHeadShape(look),
    drawFace(look, mood, {
      isSinging: stance.isSinging === true,
      hidesEyes,
      looksDown: stance.looksDown === true && mood !== 'asleep' && !hidesEyes,
    }),
    beardOf(look),
    isTearful ? drawTear() : '',
    hidesEyes
      ? drawDarkGlasses()
      : hasItem(look, 'glasses')
        ? drawGlasses(hairHighlightOf(look) === '#ffffff' ? ink : '#5b4636')
        : '',
    hair.front,
    hasItem(look, 'hearing-aid') ? drawEar(look) + drawHearingAid(look.accent) : '',
    hasItem(look, 'headphones') ? drawHeadphones(look.accent) : '',
    hat ? hat.front + drawNonLaStrap() : '',
    hasItem(look, 'crown') ? drawCrown() : '',
  );
  return { back: group(transform, hat ? hat.back : '', hair.back), front };
};

/** Draws an ear over the hair, so that a hearing aid is always visible. */
const drawEar = (look: Look) => circle(-55, 7, 12.5, look.skin) + line('M-58 1q8 -2 6 8', look.skinShade, 2.6);
