import { field, riceField, village } from './places/countryside.ts';
import { forest, garden, mountain, park } from './places/greenery.ts';
import { bus, hospital, theatre, workshop } from './places/halls.ts';
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
  stage: theatre,
  bus,
  rooftop,
  sky: skyPlace,
  'night-sky': nightSky,
  space,
  workshop,
  island,
  plain,
};

/** Places that get no tint, because their drawings already show the time of day. */
export const untintedPlaces: readonly Place[] = ['night-sky', 'space', 'stage', 'underwater', 'sky'];
/** Places where readers stand instead of sitting on the floor. */
export const standingPlaces: readonly Place[] = ['street', 'market', 'stage', 'bus', 'hospital', 'sea'];
