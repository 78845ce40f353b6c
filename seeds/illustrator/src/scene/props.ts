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

const all: Partial<Record<PropKind, PropArt>> = {
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

/** The drawing of one prop; a word of the vocabulary without one is a fault of this program, not of the YAML. */
export const propArt = (kind: PropKind): PropArt => {
  const art = all[kind];
  if (!art) throw new Error(`No drawing for the prop "${kind}": add it under seeds/illustrator/src/scene/props/`);
  return art;
};
