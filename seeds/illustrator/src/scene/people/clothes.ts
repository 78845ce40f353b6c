import { colour, darken, lighten } from '../palette.ts';
import { circle, drawRepeated, line, path, rect, starPath } from '../svg.ts';
import type { Look } from './build.ts';
import type { LegCover } from './limbs.ts';

export const legCoverOf = (look: Look): LegCover =>
  look.outfit === 'dress' || look.outfit === 'skirt' ? 'bare' : look.outfit === 'tee-shorts' ? 'shorts' : 'long';

/** Returns the factor by which the trousers of áo dài and áo bà ba are wider than a leg, or undefined for other clothes. */
export const legWideningOf = (look: Look) => (look.outfit === 'ao-dai' || look.outfit === 'ao-ba-ba' ? 1.4 : undefined);

export const sleeveShareOf = (look: Look) =>
  ({
    'ao-dai': 0.93,
    'ao-ba-ba': 0.9,
    coat: 0.9,
    shirt: 0.42,
    dress: 0.3,
    skirt: 0.4,
    dungarees: 0.4,
    'tee-shorts': 0.42,
    'tee-trousers': 0.42,
  })[look.outfit];

/** Returns the outline of the trunk. The hips are at the origin, and the shoulders are at y = -torso. */
const trunkPath = (look: Look, hem: number) => {
  const { torso, shoulder: s, hip: h } = look.build;
  const belly = look.build.age === 'old' ? 7 : look.build.age === 'child' ? 3 : 0;
  const waist = h - 1 + belly;
  return `M${-s + 4} ${-torso + 12}Q${-s + 5} ${-torso - 1} ${-15} ${-torso - 6}Q0 ${-torso + 4} 15 ${-torso - 6}Q${s - 5} ${-torso - 1} ${s - 4} ${-torso + 12}C${s} ${-torso * 0.66} ${waist} ${-torso * 0.5} ${waist + 1} ${-torso * 0.3}Q${h + 4} -8 ${h + 5} ${hem}Q0 ${hem + 9} ${-h - 5} ${hem}Q${-h - 4} -8 ${-waist - 1} ${-torso * 0.3}C${-waist} ${-torso * 0.5} ${-s} ${-torso * 0.66} ${-s + 4} ${-torso + 12}Z`;
};

const drawFold = (look: Look) => {
  const { torso, shoulder: s, hip: h } = look.build;
  return path(
    `M${-s + 4} ${-torso + 12}C${-s} ${-torso * 0.66} ${-h} ${-torso * 0.5} ${-h - 1} ${-torso * 0.3}Q${-h - 4} -8 ${-h - 5} 6Q${-h * 0.6} 12 ${-h * 0.45} 8C${-h * 0.8} ${-torso * 0.3} ${-s * 0.8} ${-torso * 0.6} ${-s + 16} ${-torso}Z`,
    darken(look.top, 0.3),
    { opacity: 0.22 },
  );
};

const halfWidthAt = (look: Look, y: number) => {
  const { torso, shoulder: s, hip: h } = look.build;
  return h + (s - h) * Math.max(0, Math.min(1, -y / torso - 0.1)) - 2;
};

const drawPattern = (look: Look, hem: number): string => {
  const { torso } = look.build;
  const tone = look.top === '#fdf8ee' ? colour.blue : lighten(look.top, 0.62);
  switch (look.pattern) {
    case 'stripes':
      return drawRepeated(3, (i) => {
        const y = -torso * (0.72 - i * 0.26);
        const rowHalfWidth = halfWidthAt(look, y);
        return line(`M${-rowHalfWidth} ${y}Q0 ${y + 9} ${rowHalfWidth} ${y}`, tone, 8, { 'stroke-linecap': 'butt' });
      });
    case 'dots':
      return drawRepeated(9, (i) => {
        const y = -torso * 0.74 + Math.floor(i / 3) * torso * 0.27;
        return circle(((i % 3) - 1) * 24 + (Math.floor(i / 3) % 2) * 9 - 4, Math.min(y, hem), 4.4, tone);
      });
    case 'star':
      return path(starPath(3, -torso * 0.5, 17, 8), tone);
    case 'collar':
      return (
        path(`M-19 ${-torso - 7}L1 ${-torso + 5}L-13 ${-torso + 18}L-26 ${-torso + 2}Z`, lighten(look.top, 0.6)) +
        path(`M18 ${-torso - 7}L1 ${-torso + 5}L14 ${-torso + 18}L24 ${-torso + 2}Z`, lighten(look.top, 0.6))
      );
    case 'plain':
      return line(`M-13 ${-torso - 4}Q0 ${-torso + 6} 13 ${-torso - 4}`, lighten(look.top, 0.45), 4);
  }
};

const drawButtons = (from: number, to: number, count: number, fill: string) =>
  drawRepeated(count, (i) => circle(2, from + ((to - from) * i) / Math.max(1, count - 1), 2.8, fill));

/** Draws the trunk with clothes. `drawLap` draws the skirt of a seated person. */
export const drawTorso = (look: Look, isSeated: boolean): string => {
  const { torso: t, hip: h } = look.build;
  const neck = rect(-11, -t - 26, 23, 40, 10, look.skinShade);
  const plainTorso = path(trunkPath(look, 6), look.top);
  switch (look.outfit) {
    case 'dress':
    case 'skirt': {
      const fill = look.outfit === 'dress' ? look.top : look.bottom;
      const flare = h * 1.9;
      const skirtLength = look.build.leg * (look.build.age === 'child' ? 0.46 : 0.56);
      const skirt = isSeated
        ? ''
        : path(
            `M${-h - 1} ${-t * 0.3}C${-h - 8} 0 ${-flare} ${skirtLength * 0.6} ${-flare - 2} ${skirtLength}Q${-flare * 0.5} ${skirtLength + 11} 0 ${skirtLength + 3}Q${flare * 0.5} ${skirtLength + 11} ${flare + 2} ${skirtLength}C${flare} ${skirtLength * 0.6} ${h + 8} 0 ${h + 1} ${-t * 0.3}Z`,
            fill,
          ) +
          line(
            `M${-h * 0.3} ${skirtLength * 0.2}Q${-h * 0.5} ${skirtLength * 0.6} ${-h * 0.6} ${skirtLength - 2}M${h * 0.5} ${skirtLength * 0.1}Q${h * 0.8} ${skirtLength * 0.6} ${h} ${skirtLength - 2}`,
            darken(fill, 0.22),
            2.4,
            { opacity: 0.5 },
          );
      return (
        neck +
        (look.outfit === 'skirt' ? skirt + plainTorso : plainTorso + skirt) +
        drawFold(look) +
        drawPattern(look, -4) +
        (look.outfit === 'dress'
          ? line(`M${-h} ${-t * 0.28}Q0 ${-t * 0.2} ${h} ${-t * 0.28}`, lighten(look.top, 0.55), 5)
          : '')
      );
    }
    case 'dungarees':
      return (
        neck +
        plainTorso +
        drawPattern({ ...look, pattern: 'stripes' }, 0) +
        drawFold(look) +
        path(
          `M${-h - 3} ${-t * 0.26}Q-26 ${-t * 0.3} -25 ${-t * 0.62}Q1 ${-t * 0.58} 27 ${-t * 0.62}Q28 ${-t * 0.3} ${h + 3} ${-t * 0.26}L${h + 6} 10Q0 20 ${-h - 6} 10Z`,
          look.bottom,
        ) +
        line(`M-22 ${-t * 0.62}L-24 ${-t - 1}M23 ${-t * 0.62}L24 ${-t - 1}`, look.bottom, 8) +
        circle(-21, -t * 0.58, 4, '#f6dd8d') +
        circle(22, -t * 0.58, 4, '#f6dd8d') +
        path(`M-13 ${-t * 0.42}H15V${-t * 0.26}Q1 ${-t * 0.16} -13 ${-t * 0.26}Z`, lighten(look.bottom, 0.22))
      );
    case 'ao-dai': {
      const hem = isSeated ? 6 : look.build.leg * 0.72;
      return (
        neck +
        (isSeated
          ? ''
          : path(
              `M${-h + 4} -4C${-h - 6} ${hem * 0.4} ${-h - 14} ${hem * 0.8} ${-h - 16} ${hem}Q0 ${hem + 14} ${h + 16} ${hem}C${h + 14} ${hem * 0.8} ${h + 6} ${hem * 0.4} ${h - 4} -4Z`,
              look.top,
            ) +
            line(
              `M${-h + 8} 10Q${-h} ${hem * 0.6} ${-h - 2} ${hem}M${h - 10} 10Q${h} ${hem * 0.6} ${h} ${hem + 4}`,
              look.topShade,
              2.6,
              { opacity: 0.6 },
            )) +
        path(trunkPath(look, 6), look.top) +
        drawFold(look) +
        path(`M-14 ${-t - 18}Q0 ${-t - 12} 14 ${-t - 18}L16 ${-t - 3}Q0 ${-t + 6} -16 ${-t - 3}Z`, look.top) +
        line(`M2 ${-t}Q22 ${-t * 0.92} ${look.build.shoulder - 8} ${-t * 0.74}`, look.topShade, 2.6) +
        drawRepeated(5, (i) =>
          circle(-16 + (i % 2) * 15, -t * 0.62 + i * t * 0.13, 4.4 - (i % 2), lighten(look.top, 0.62)),
        )
      );
    }
    case 'ao-ba-ba':
      return (
        neck +
        path(trunkPath(look, isSeated ? 8 : 26), look.top) +
        drawFold(look) +
        line(`M2 ${-t + 2}V${isSeated ? 8 : 28}`, look.topShade, 2.6) +
        drawButtons(-t * 0.84, -t * 0.1, 5, lighten(look.top, 0.6)) +
        line(`M-15 ${-t - 5}Q0 ${-t + 8} 15 ${-t - 5}`, lighten(look.top, 0.4), 4)
      );
    case 'coat': {
      const hem = isSeated ? 8 : look.build.leg * 0.4;
      const whiteLook = { ...look, top: '#fbf8f0', topShade: '#e3e2e0' };
      return (
        neck +
        path(trunkPath(look, 6), '#7fb7c4') +
        path(
          `M-13 ${-t - 6}Q${-look.build.shoulder + 5} ${-t - 1} ${-look.build.shoulder + 4} ${-t + 12}C${-look.build.shoulder} ${-t * 0.66} ${-h - 4} ${-t * 0.5} ${-h - 5} ${-t * 0.3}L${-h - 9} ${hem}Q-20 ${hem + 8} -6 ${hem + 2}L-4 ${-t * 0.5}Z`,
          whiteLook.top,
        ) +
        path(
          `M14 ${-t - 6}Q${look.build.shoulder - 5} ${-t - 1} ${look.build.shoulder - 4} ${-t + 12}C${look.build.shoulder} ${-t * 0.66} ${h + 4} ${-t * 0.5} ${h + 5} ${-t * 0.3}L${h + 9} ${hem}Q22 ${hem + 8} 6 ${hem + 2}L6 ${-t * 0.5}Z`,
          whiteLook.top,
        ) +
        path(`M-15 ${-t - 8}L-4 ${-t * 0.5}L-20 ${-t * 0.68}L-27 ${-t * 0.96}Z`, whiteLook.topShade) +
        path(`M16 ${-t - 8}L6 ${-t * 0.5}L22 ${-t * 0.68}L28 ${-t * 0.96}Z`, whiteLook.topShade) +
        rect(14, -t * 0.36, 22, 20, 4, whiteLook.topShade) +
        line(
          `M-20 ${-t - 2}C-24 ${-t * 0.6} 2 ${-t * 0.56} 2 ${-t * 0.42}M22 ${-t - 2}C24 ${-t * 0.7} 12 ${-t * 0.58} 3 ${-t * 0.52}`,
          '#3b4f7d',
          4.4,
        ) +
        circle(2, -t * 0.38, 7, '#8fa2b8')
      );
    }
    case 'shirt':
      return (
        neck +
        path(trunkPath(look, 10), look.top) +
        drawFold(look) +
        line(`M2 ${-t + 6}V10`, look.topShade, 2.4) +
        drawButtons(-t * 0.8, -t * 0.12, 4, lighten(look.top, 0.7)) +
        drawPattern({ ...look, pattern: 'collar' }, 0) +
        rect(12, -t * 0.72, 20, 22, 3, lighten(look.top, 0.16))
      );
    default:
      return neck + plainTorso + drawFold(look) + drawPattern(look, -10);
  }
};

/** Draws a skirt or áo dài over the thighs of a seated person who faces right; for other clothes, nothing. `reach` is the length of the thigh. */
export const drawLap = (look: Look, reach: number): string => {
  const { hip: h, torso: t, legWidth } = look.build;
  if (look.outfit === 'ao-dai')
    return path(
      `M${-h + 2} -6Q${reach * 0.4} ${-legWidth * 0.72} ${reach + 6} -12Q${reach + 24} 20 ${reach + 16} ${look.build.leg * 0.3}Q${reach - 4} ${look.build.leg * 0.34} ${reach - 16} ${look.build.leg * 0.28}Q${reach - 8} 20 ${reach - 20} 14L${-h} 14Z`,
      look.top,
    );
  if (look.outfit !== 'dress' && look.outfit !== 'skirt') return '';
  const fill = look.outfit === 'dress' ? look.top : look.bottom;
  return (
    path(
      `M${-h - 4} ${-t * 0.26}Q${h + 10} ${-t * 0.3} ${reach + 8} -18Q${reach + 24} 4 ${reach + 14} 24Q${reach * 0.5} 14 ${-h - 2} 16Q${-h - 12} 0 ${-h - 4} ${-t * 0.26}Z`,
      fill,
    ) + line(`M${h * 0.5} -8Q${reach * 0.6} -10 ${reach} 4`, darken(fill, 0.2), 2.4, { opacity: 0.5 })
  );
};

/** Draws a skirt or áo dài that is spread over crossed legs; for other clothes, nothing. */
export const drawSpreadSkirt = (look: Look): string => {
  if (look.outfit !== 'dress' && look.outfit !== 'skirt' && look.outfit !== 'ao-dai') return '';
  const fill = look.outfit === 'skirt' ? look.bottom : look.top;
  const { hip: h, torso: t } = look.build;
  const reach = (look.build.age === 'child' ? 58 : 76) + 12;
  return (
    path(
      `M${-h} ${-t * 0.28}C${-h - 6} -12 ${-reach} -20 ${-reach} 4Q${-reach * 0.5} 16 0 8Q${reach * 0.5} 16 ${reach} 4C${reach} -20 ${h + 6} -12 ${h} ${-t * 0.28}Z`,
      fill,
    ) + line(`M-12 -10Q-26 0 -34 8M14 -10Q26 0 34 8`, darken(fill, 0.22), 2.4, { opacity: 0.5 })
  );
};
