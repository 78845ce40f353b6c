import { deviceArts } from './props/devices.ts';
import { foodArts } from './props/food.ts';
import { homeArts } from './props/home.ts';
import { natureArts } from './props/nature.ts';
import type { PropArt } from './props/prop.ts';
import { schoolArts } from './props/school.ts';
import { signArts } from './props/signs.ts';
import { toyArts } from './props/toys.ts';
import { travelArts } from './props/travel.ts';
import { weatherArts } from './props/weather.ts';
import type { PropKind } from './vocabulary.ts';

const artByKind: Partial<Record<PropKind, PropArt>> = {
  ...natureArts,
  ...weatherArts,
  ...foodArts,
  ...homeArts,
  ...schoolArts,
  ...deviceArts,
  ...toyArts,
  ...travelArts,
  ...signArts,
};

/**
 * Finds the drawing of a prop.
 * @throws Error when the kind has no drawing, which is a bug in the illustrator
 */
export const findPropArt = (kind: PropKind): PropArt => {
  const art = artByKind[kind];
  if (!art) throw new Error(`No drawing for the prop "${kind}": add it under seeds/illustrator/src/scene/props/`);
  return art;
};
