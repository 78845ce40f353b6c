import { field, riceField, village } from './places/countryside.ts';
import { forest, garden, mountain, park } from './places/greenery.ts';
import { bus, hospital, stage, workshop } from './places/halls.ts';
import { nightSky, plain, skyPlace, space } from './places/heavens.ts';
import { bedroom, classroom, kitchen, library, livingRoom } from './places/rooms.ts';
import { beach, island } from './places/shores.ts';
import type { Backdrop } from './places/toolkit.ts';
import { market, rooftop, street } from './places/town.ts';
import { lake, river, sea, underwater } from './places/water.ts';
import { playground, schoolYard } from './places/yards.ts';
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
