import { isPerson, type Who } from './vocabulary.ts';

/** Approximate heights for the layout, in scene units at size 1. */
const kindHeights: Partial<Record<Who['kind'], number>> = {
  girl: 380,
  boy: 380,
  'teen-girl': 440,
  'teen-boy': 450,
  woman: 485,
  man: 505,
  grandma: 425,
  grandpa: 440,
  teacher: 492,
  doctor: 485,
  baby: 190,
  buffalo: 260,
  horse: 350,
  elephant: 330,
  bear: 330,
  whale: 230,
  cat: 176,
  dog: 178,
  monkey: 206,
  rabbit: 196,
  owl: 160,
};

/** Approximate half widths for the layout, in scene units at size 1. */
const kindWidths: Partial<Record<Who['kind'], number>> = {
  buffalo: 190,
  horse: 170,
  elephant: 200,
  bear: 112,
  whale: 220,
  turtle: 100,
  snail: 86,
  dog: 92,
  crab: 84,
};

export const heightOf = (who: Who): number => {
  const standingHeight = kindHeights[who.kind] ?? 115;
  if (!isPerson(who.kind) || who.kind === 'baby') return standingHeight;
  if (who.pose === 'sleep' && !who.with.includes('wheelchair')) return 150;
  const isChild = who.kind === 'girl' || who.kind === 'boy' || who.kind === 'teen-girl' || who.kind === 'teen-boy';
  if (who.with.includes('wheelchair')) return standingHeight * 0.92;
  if (who.pose === 'sit' || who.pose === 'read') return isChild ? standingHeight * 0.72 : standingHeight * 0.76;
  return who.pose === 'reach' || who.pose === 'wave' ? standingHeight * 1.06 : standingHeight;
};

export const halfWidthOf = (who: Who): number => {
  if (!isPerson(who.kind)) return kindWidths[who.kind] ?? 68;
  if (who.pose === 'sleep' && !who.with.includes('wheelchair')) return 165;
  if (who.with.includes('wheelchair')) return 108;
  const reach =
    who.pose === 'point' ||
    who.pose === 'wave' ||
    who.pose === 'paint' ||
    who.pose === 'sing' ||
    who.with.includes('cane')
      ? 22
      : 0;
  return (who.pose === 'sit' || who.pose === 'read' ? 84 : who.pose === 'run' ? 96 : 74) + reach;
};

/** Computes one scale for all figures. With it the figures fit into the picture and keep their proportions. */
export const computeCommonScale = (figures: readonly Who[], width: number, groundProps: number): number => {
  if (figures.length === 0) return 1.15;
  const tallest = Math.max(...figures.map((who) => heightOf(who) * who.size));
  const totalWidth = figures.reduce((sum, who) => sum + halfWidthOf(who) * 2 * who.size * 0.92, 0);
  const maxHeight = groundProps > 3 ? 540 : 590;
  const hasPeople = figures.some((who) => isPerson(who.kind));
  return Math.max(
    0.5,
    Math.min(hasPeople ? 1.36 : 2.3, maxHeight / tallest, hasPeople ? 9 : 330 / tallest, (width * 0.93) / totalWidth),
  );
};
