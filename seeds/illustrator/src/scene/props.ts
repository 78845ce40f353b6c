import { devices } from './props/devices.ts';
import { food } from './props/food.ts';
import { home } from './props/home.ts';
import { nature } from './props/nature.ts';
import type { PropArt } from './props/prop.ts';
import { school } from './props/school.ts';
import { signs } from './props/signs.ts';
import { toys } from './props/toys.ts';
import { travel } from './props/travel.ts';
import { weather } from './props/weather.ts';
import type { PropKind } from './vocabulary.ts';

const artByKind: Partial<Record<PropKind, PropArt>> = {
  ...nature,
  ...weather,
  ...food,
  ...home,
  ...school,
  ...devices,
  ...toys,
  ...travel,
  ...signs,
};

/**
 * Finds the drawing of a prop.
 * @throws Error when a word of the vocabulary has no drawing, which is a bug in the illustrator
 */
export const findPropArt = (kind: PropKind): PropArt => {
  const art = artByKind[kind];
  if (!art) throw new Error(`No drawing for the prop "${kind}": add it under seeds/illustrator/src/scene/props/`);
  return art;
};
