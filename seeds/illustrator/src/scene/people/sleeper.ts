import { darken, lighten } from '../palette.ts';
import { circle, ellipse, group, line, path, repeat } from '../svg.ts';
import type { Look } from './build.ts';
import { face, headShape } from './face.ts';
import type { Figure } from './figure.ts';
import { hairOf } from './hair.ts';
import { shadow } from './limbs.ts';

/** Draws a sleeping person under a blanket, with the head at the left. Without a bed in the scene, the person lies on a mat. */
export const drawSleeper = (look: Look, hasBed: boolean): Figure => {
  const { build } = look;
  const length = build.age === 'child' ? 250 : build.age === 'teen' ? 300 : 330;
  const headX = -length * 0.42;
  const right = headX + length;
  const blanket = look.top;
  const hair = hairOf(look);
  const up = hasBed ? -4 : -12;
  const head = group(
    `translate(${headX + 22} ${up - 60}) rotate(-24) scale(${build.head * 0.96})`,
    hair.back,
    headShape(look),
    face(look, 'asleep', { isSinging: false, hidesEyes: false, looksDown: false }),
    hair.front,
  );
  const mat = hasBed
    ? ''
    : shadow(headX + length / 2, 0, length * 0.68, 14) +
      path(
        `M${headX - 70} 0L${headX - 50} -16H${right + 34}L${right + 48} 0Q${right + 48} 8 ${right + 36} 8H${headX - 60}Q${headX - 72} 8 ${headX - 70} 0Z`,
        '#e9b96d',
      ) +
      line(`M${headX - 62} -3H${right + 42}`, '#c98f45', 3, { 'stroke-dasharray': '16 10', opacity: 0.7 });
  return {
    halfWidth: length * 0.6,
    height: 130,
    svg: [
      mat,
      path(
        `M${headX - 62} ${up + 2}C${headX - 76} ${up - 26} ${headX - 58} ${up - 52} ${headX - 28} ${up - 50}H${headX + 34}C${headX + 66} ${up - 48} ${headX + 72} ${up - 14} ${headX + 58} ${up + 2}Z`,
        '#fffaf0',
      ),
      line(`M${headX - 52} ${up - 6}Q${headX} ${up + 2} ${headX + 50} ${up - 6}`, '#e6d9c4', 4),
      head,
      path(
        `M${headX + 48} ${up + 4}C${headX + 40} ${up - 46} ${headX + 66} ${up - 84} ${headX + 110} ${up - 84}C${headX + length * 0.6} ${up - 84} ${right - 60} ${up - 46} ${right - 16} ${up - 58}C${right + 16} ${up - 58} ${right + 22} ${up - 20} ${right + 18} ${up + 4}Z`,
        blanket,
      ),
      path(
        `M${headX + 48} ${up + 4}C${headX + 40} ${up - 46} ${headX + 66} ${up - 84} ${headX + 110} ${up - 84}C${headX + 92} ${up - 70} ${headX + 78} ${up - 40} ${headX + 84} ${up + 4}Z`,
        lighten(blanket, 0.55),
      ),
      line(
        `M${headX + 150} ${up - 60}Q${headX + 170} ${up - 30} ${headX + 160} ${up}M${right - 70} ${up - 40}Q${right - 60} ${up - 20} ${right - 66} ${up}`,
        darken(blanket, 0.2),
        3,
        { opacity: 0.5 },
      ),
      repeat(4, (i) => circle(headX + 122 + i * 32, up - 40 + (i % 2) * 22, 5, lighten(blanket, 0.5))),
      ellipse(headX + 70, up - 74, 12, 10, look.skin),
      line(`M${headX + 62} ${up - 70}q8 4 16 -2`, look.skinShade, 2),
      zzz(headX + 84, up - 128),
    ].join(''),
  };
};

const zzz = (x: number, y: number) =>
  repeat(3, (i) => circle(x + i * 17, y - i * 17, 4 + i * 2.4, '#ffffff', { opacity: 0.75 }));
