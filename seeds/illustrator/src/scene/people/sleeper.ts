import { darken, lighten } from '../palette.ts';
import { circle, drawRepeated, ellipse, group, line, path } from '../svg.ts';
import type { Look } from './build.ts';
import { drawFace, drawHeadShape } from './face.ts';
import type { Figure } from './figure.ts';
import { hairOf } from './hair.ts';
import type { HeldProp } from './holding.ts';
import { drawShadow } from './limbs.ts';

/** Draws a sleeping person under a blanket, with the head at the left. Without a bed in the scene, the person lies on a mat. */
export const drawSleeper = (look: Look, hasBed: boolean, held?: HeldProp): Figure => {
  const { build } = look;
  const length = build.age === 'child' ? 250 : build.age === 'teen' ? 300 : 330;
  const headX = -length * 0.42;
  const rightX = headX + length;
  const blanket = look.top;
  const hair = hairOf(look);
  const surfaceY = hasBed ? -4 : -12;
  const head = group(
    `translate(${headX + 22} ${surfaceY - 60}) rotate(-24) scale(${build.head * 0.96})`,
    hair.back,
    drawHeadShape(look),
    drawFace(look, 'asleep', { isSinging: false, hidesEyes: false, looksDown: false }),
    hair.front,
  );
  const mat = hasBed
    ? ''
    : drawShadow(headX + length / 2, 0, length * 0.68, 14) +
      path(
        `M${headX - 70} 0L${headX - 50} -16H${rightX + 34}L${rightX + 48} 0Q${rightX + 48} 8 ${rightX + 36} 8H${headX - 60}Q${headX - 72} 8 ${headX - 70} 0Z`,
        '#e9b96d',
      ) +
      line(`M${headX - 62} -3H${rightX + 42}`, '#c98f45', 3, { 'stroke-dasharray': '16 10', opacity: 0.7 });
  return {
    halfWidth: length * 0.6,
    height: 130,
    head: [headX + 22, surfaceY - 60, 74 * build.head],
    grip: held && { at: [headX + 84, surfaceY - 76], hands: [[headX + 70, surfaceY - 74]] },
    svg: [
      mat,
      path(
        `M${headX - 62} ${surfaceY + 2}C${headX - 76} ${surfaceY - 26} ${headX - 58} ${surfaceY - 52} ${headX - 28} ${surfaceY - 50}H${headX + 34}C${headX + 66} ${surfaceY - 48} ${headX + 72} ${surfaceY - 14} ${headX + 58} ${surfaceY + 2}Z`,
        '#fffaf0',
      ),
      line(`M${headX - 52} ${surfaceY - 6}Q${headX} ${surfaceY + 2} ${headX + 50} ${surfaceY - 6}`, '#e6d9c4', 4),
      head,
      path(
        `M${headX + 48} ${surfaceY + 4}C${headX + 40} ${surfaceY - 46} ${headX + 66} ${surfaceY - 84} ${headX + 110} ${surfaceY - 84}C${headX + length * 0.6} ${surfaceY - 84} ${rightX - 60} ${surfaceY - 46} ${rightX - 16} ${surfaceY - 58}C${rightX + 16} ${surfaceY - 58} ${rightX + 22} ${surfaceY - 20} ${rightX + 18} ${surfaceY + 4}Z`,
        blanket,
      ),
      path(
        `M${headX + 48} ${surfaceY + 4}C${headX + 40} ${surfaceY - 46} ${headX + 66} ${surfaceY - 84} ${headX + 110} ${surfaceY - 84}C${headX + 92} ${surfaceY - 70} ${headX + 78} ${surfaceY - 40} ${headX + 84} ${surfaceY + 4}Z`,
        lighten(blanket, 0.55),
      ),
      line(
        `M${headX + 150} ${surfaceY - 60}Q${headX + 170} ${surfaceY - 30} ${headX + 160} ${surfaceY}M${rightX - 70} ${surfaceY - 40}Q${rightX - 60} ${surfaceY - 20} ${rightX - 66} ${surfaceY}`,
        darken(blanket, 0.2),
        3,
        { opacity: 0.5 },
      ),
      drawRepeated(4, (i) => circle(headX + 122 + i * 32, surfaceY - 40 + (i % 2) * 22, 5, lighten(blanket, 0.5))),
      held ? held.draw([headX + 84, surfaceY - 76], 'base', 8) : '',
      ellipse(headX + 70, surfaceY - 74, 12, 10, look.skin),
      line(`M${headX + 62} ${surfaceY - 70}q8 4 16 -2`, look.skinShade, 2),
      drawSleepSigns(headX + 84, surfaceY - 128),
    ].join(''),
  };
};

const drawSleepSigns = (x: number, y: number) =>
  drawRepeated(3, (i) => circle(x + i * 17, y - i * 17, 4 + i * 2.4, '#ffffff', { opacity: 0.75 }));
