import { darken, ink } from '../palette.ts';
import { circle, ellipse, line, path } from '../svg.ts';
import type { Face, PersonKind } from '../vocabulary.ts';
import type { Look } from './build.ts';

/** Draws the head without hair, turned slightly to the right. The centre is the origin, and the radius is 60. */
export const drawHeadShape = (look: Look): string => {
  const { skin, skinShade } = look;
  const isGrown = look.build.age !== 'child';
  const outline = isGrown
    ? 'M-54 -8C-54 -44 -32 -62 0 -62C34 -62 55 -44 55 -8C55 16 48 34 34 48C24 58 10 62 3 62C-8 62 -22 57 -33 47C-46 34 -54 16 -54 -8Z'
    : 'M-58 -4C-58 -43 -34 -62 0 -62C36 -62 59 -43 59 -4C59 31 34 56 3 56C-30 56 -58 31 -58 -4Z';
  return [
    ellipse(-54, 8, 11, 14, skin),
    ellipse(-54, 8, 6, 9, skinShade, { opacity: 0.55 }),
    ellipse(56, 8, 6, 11, skin),
    path(outline, skin),
  ].join('');
};

interface Features {
  eyeY: number;
  spread: number;
  eye: number;
  noseY: number;
  mouthY: number;
  browY: number;
}

const featuresOf = (look: Look): Features => {
  const { age } = look.build;
  if (look.kind === 'baby') return { eyeY: 10, spread: 24, eye: 1.02, noseY: 20, mouthY: 30, browY: -8 };
  if (age === 'child') return { eyeY: 5, spread: 23, eye: 1, noseY: 16, mouthY: 30, browY: -13 };
  if (age === 'teen') return { eyeY: 3, spread: 22, eye: 0.92, noseY: 17, mouthY: 32, browY: -14 };
  return { eyeY: 1, spread: 21, eye: 0.86, noseY: 18, mouthY: 35, browY: -16 };
};

const eyeColour = '#27304d';

const drawOpenEye = (x: number, y: number, scale: number, hasLashes: boolean, isFar: boolean) =>
  [
    ellipse(x, y, 5.4 * scale, 7 * scale, eyeColour),
    circle(x + 1.8 * scale, y - 2.6 * scale, 1.9 * scale, '#ffffff'),
    hasLashes && !isFar
      ? line(`M${x - 5 * scale} ${y - 4 * scale}l-4.5 -3.5M${x - 6 * scale} ${y}l-4.5 -1`, eyeColour, 2)
      : '',
    hasLashes && isFar
      ? line(`M${x + 5 * scale} ${y - 4 * scale}l4 -3.5M${x + 6 * scale} ${y}l4 -1`, eyeColour, 2)
      : '',
  ].join('');

const feminine: readonly PersonKind[] = ['girl', 'teen-girl', 'woman', 'teacher', 'doctor', 'grandma'];

/** Draws eyes, brows, nose, cheeks and mouth. `isSinging` opens the mouth. `hidesEyes` omits the eyes behind dark glasses. `looksDown` lowers the eyes. */
export const drawFace = (
  look: Look,
  mood: Face,
  options: { isSinging: boolean; hidesEyes: boolean; looksDown: boolean },
): string => {
  const features = featuresOf(look);
  const dx = 7;
  const gazeOffset = options.looksDown ? 4 : 0;
  const hasLashes = feminine.includes(look.kind);
  const leftX = dx - features.spread;
  const rightX = dx + features.spread * 0.94;
  const y = features.eyeY + gazeOffset;
  const parts: string[] = [];
  const cheekOpacity = mood === 'sad' || mood === 'worried' ? 0.28 : 0.5;
  parts.push(
    ellipse(leftX - 11, y + 17, 10.5, 8, '#ee7d6b', { opacity: cheekOpacity }),
    ellipse(rightX + 9, y + 17, 8.5, 8, '#ee7d6b', { opacity: cheekOpacity }),
  );
  const age = look.build.age;
  if (age === 'old') {
    parts.push(
      line(`M${leftX - 14} ${y + 7}q-5 4 -9 3M${rightX + 12} ${y + 7}q5 4 8 3`, darken(look.skin, 0.3), 1.8, {
        opacity: 0.7,
      }),
      line(
        `M${dx - 19} ${features.mouthY - 9}q-4 5 -3 10M${dx + 20} ${features.mouthY - 9}q4 5 3 10`,
        darken(look.skin, 0.3),
        1.8,
        {
          opacity: 0.6,
        },
      ),
    );
  }
  if (!options.hidesEyes) {
    if (mood === 'asleep') {
      parts.push(line(`M${leftX - 8} ${y + 1}q8 7.5 16 0M${rightX - 7} ${y + 1}q7.5 7.5 15 0`, eyeColour, 3));
    } else if (mood === 'happy' && look.style % 4 === 3 && !options.looksDown) {
      parts.push(line(`M${leftX - 8} ${y + 3}q8 -9.5 16 0M${rightX - 7} ${y + 3}q7.5 -9.5 15 0`, eyeColour, 3.4));
    } else if (options.looksDown) {
      parts.push(
        line(`M${leftX - 8} ${y}q8 7 16 0M${rightX - 7} ${y}q7.5 7 15 0`, eyeColour, 3),
        hasLashes ? line(`M${leftX - 6} ${y + 3}l-4 3M${rightX + 6} ${y + 3}l4 3`, eyeColour, 2) : '',
      );
    } else {
      const scale = features.eye * (mood === 'surprised' ? 1.16 : 1);
      parts.push(drawOpenEye(leftX, y, scale, hasLashes, false), drawOpenEye(rightX, y, scale * 0.97, hasLashes, true));
    }
  }
  const brow = look.build.age === 'old' ? darken(look.hair, 0.22) : darken(look.hair, 0.1);
  const browLift = mood === 'surprised' ? -7 : 0;
  const browY = features.browY + browLift + gazeOffset;
  const worry = mood === 'sad' || mood === 'worried';
  parts.push(
    worry
      ? line(
          `M${leftX - 9} ${browY + 2}Q${leftX} ${browY - 4} ${leftX + 8} ${browY - 6}M${rightX - 7} ${browY - 6}Q${rightX + 1} ${browY - 4} ${rightX + 9} ${browY + 2}`,
          brow,
          3.4,
        )
      : line(
          `M${leftX - 9} ${browY}Q${leftX} ${browY - 6} ${leftX + 8} ${browY - 2}M${rightX - 7} ${browY - 2}Q${rightX + 1} ${browY - 6} ${rightX + 9} ${browY}`,
          brow,
          3.4,
        ),
  );
  parts.push(line(`M${dx + 3} ${features.noseY - 4 + gazeOffset}q6 3.5 1 7`, darken(look.skin, 0.34), 2.6));
  parts.push(drawMouth(dx + 2, features.mouthY + gazeOffset, mood, options.isSinging));
  return parts.join('');
};

const drawMouth = (x: number, y: number, mood: Face, isSinging: boolean): string => {
  const lip = '#a8473f';
  if (isSinging) return ellipse(x, y + 2, 8.5, 11, '#8f3540') + ellipse(x, y + 8, 5.5, 4.4, '#ee8a80');
  switch (mood) {
    case 'happy':
      return (
        path(
          `M${x - 14} ${y - 4}Q${x} ${y - 0.5} ${x + 14} ${y - 5}Q${x + 12} ${y + 12} ${x} ${y + 12}Q${x - 11} ${y + 12} ${x - 14} ${y - 4}Z`,
          '#8f3540',
        ) +
        path(
          `M${x - 8} ${y + 8}Q${x} ${y + 3} ${x + 8} ${y + 8}Q${x + 4} ${y + 12} ${x} ${y + 12}Q${x - 4} ${y + 12} ${x - 8} ${y + 8}Z`,
          '#ee8a80',
        ) +
        path(
          `M${x - 11} ${y - 3}Q${x} ${y} ${x + 11} ${y - 4}Q${x + 8} ${y + 2} ${x} ${y + 2}Q${x - 8} ${y + 2} ${x - 11} ${y - 3}Z`,
          '#fffdf7',
        )
      );
    case 'calm':
      return line(`M${x - 10} ${y}Q${x} ${y + 7} ${x + 10} ${y - 1}`, lip, 3.2);
    case 'sad':
      return line(`M${x - 9} ${y + 6}Q${x} ${y - 3} ${x + 9} ${y + 5}`, lip, 3.2);
    case 'surprised':
      return ellipse(x, y + 3, 6, 7.5, '#8f3540');
    case 'worried':
      return line(`M${x - 10} ${y + 3}Q${x - 5} ${y - 3} ${x} ${y + 2}T${x + 10} ${y + 1}`, lip, 3.2);
    case 'asleep':
      return line(`M${x - 6} ${y + 1}Q${x} ${y + 5} ${x + 6} ${y}`, lip, 3);
  }
};

/** Draws a tear of a sad face. */
export const drawTear = () =>
  path('M-15 22C-19 29 -21 32 -21 36A5.5 5.5 0 0 0 -10 36C-10 32 -12 29 -15 22Z', '#8fcde6', {
    opacity: 0.9,
    stroke: ink,
    'stroke-opacity': 0.12,
  });
