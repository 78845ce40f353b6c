import { field, forest, garden, mountain, park, riceField, village } from './places/countryside.ts';
import { bus, hospital, nightSky, plain, skyPlace, space, stage, workshop } from './places/halls.ts';
import { bedroom, classroom, kitchen, library, livingRoom } from './places/rooms.ts';
import type { Backdrop } from './places/toolkit.ts';
import { market, playground, rooftop, schoolYard, street } from './places/town.ts';
import { beach, island, lake, river, sea, underwater } from './places/water.ts';
import type { Stage } from './stage.ts';
import type { Place } from './vocabulary.ts';

export const backdrops: Record<Place, (stage: Stage) => Backdrop> = {
  classroom,
  library,
  garden,
  field,
  'rice-field': riceField,
  river,
  lake,
  beach,
  sea,
  underwater,
  forest,
  mountain,
  village,
  street,
  park,
  playground,
  'school-yard': schoolYard,
  bedroom,
  kitchen,
  'living-room': livingRoom,
  market,
  hospital,
  stage,
  bus,
  rooftop,
  sky: skyPlace,
  'night-sky': nightSky,
  space,
  workshop,
  island,
  plain,
};

/** Places whose own colours already tell the hour: no tint is laid over them. */
export const untinted: readonly Place[] = ['night-sky', 'space', 'stage', 'underwater', 'sky'];
/** Nobody sits down on the floor here to read. */
export const standing: readonly Place[] = ['street', 'market', 'stage', 'bus', 'hospital', 'sea'];
