import { type Character, isPerson } from './vocabulary.ts';

/** Approximate heights for the layout, in scene units at size 1. */
const kindHeights: Partial<Record<Character['kind'], number>> = {
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
const kindWidths: Partial<Record<Character['kind'], number>> = {
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

export const heightOf = (character: Character): number => {
  const standingHeight = kindHeights[character.kind] ?? 115;
  if (!isPerson(character.kind) || character.kind === 'baby') return standingHeight;
  if (character.pose === 'sleep' && !character.with.includes('wheelchair')) return 150;
  const isChild =
    character.kind === 'girl' ||
    character.kind === 'boy' ||
    character.kind === 'teen-girl' ||
    character.kind === 'teen-boy';
  if (character.with.includes('wheelchair')) return standingHeight * 0.92;
  if (character.pose === 'sit' || character.pose === 'read')
    return isChild ? standingHeight * 0.72 : standingHeight * 0.76;
  return character.pose === 'reach' || character.pose === 'wave' ? standingHeight * 1.06 : standingHeight;
};

export const halfWidthOf = (character: Character): number => {
  if (!isPerson(character.kind)) return kindWidths[character.kind] ?? 68;
  if (character.pose === 'sleep' && !character.with.includes('wheelchair')) return 165;
  if (character.with.includes('wheelchair')) return 108;
  const reachWidth =
    character.pose === 'point' ||
    character.pose === 'wave' ||
    character.pose === 'paint' ||
    character.pose === 'sing' ||
    character.with.includes('cane')
      ? 22
      : 0;
  return (character.pose === 'sit' || character.pose === 'read' ? 84 : character.pose === 'run' ? 96 : 74) + reachWidth;
};

/**
 * Computes one scale for all figures, so that they fit into the picture and keep their proportions. The scale is at least 0.5, even if the figures then do
 * not fit.
 */
export const computeCommonScale = (figures: readonly Character[], width: number, groundProps: number): number => {
  if (figures.length === 0) return 1.15;
  const maxFigureHeight = Math.max(...figures.map((character) => heightOf(character) * character.size));
  const totalWidth = figures.reduce((sum, character) => sum + halfWidthOf(character) * 2 * character.size * 0.92, 0);
  const maxHeight = groundProps > 3 ? 540 : 590;
  const hasPeople = figures.some((character) => isPerson(character.kind));
  return Math.max(
    0.5,
    Math.min(
      hasPeople ? 1.36 : 2.3,
      maxHeight / maxFigureHeight,
      hasPeople ? 9 : 330 / maxFigureHeight,
      (width * 0.93) / totalWidth,
    ),
  );
};
