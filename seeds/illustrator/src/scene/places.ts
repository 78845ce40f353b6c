import { drawField, drawRiceField, drawVillage } from './places/countryside.ts';
import { drawForest, drawGarden, drawMountain, drawPark } from './places/greenery.ts';
import { drawBus, drawHospital, drawTheatre, drawWorkshop } from './places/halls.ts';
import { drawNightSky, drawPlain, drawSkyPlace, drawSpace } from './places/heavens.ts';
import { drawBedroom, drawClassroom, drawKitchen, drawLibrary, drawLivingRoom } from './places/rooms.ts';
import { drawBeach, drawIsland } from './places/shores.ts';
import type { Backdrop } from './places/toolkit.ts';
import { drawMarket, drawRooftop, drawStreet } from './places/town.ts';
import { drawLake, drawRiver, drawSea, drawUnderwater } from './places/water.ts';
import { drawPlayground, drawSchoolYard } from './places/yards.ts';
import type { Stage } from './stage.ts';
import type { Place } from './vocabulary.ts';

export const backdrops: Record<Place, (stage: Stage) => Backdrop> = {
  classroom: drawClassroom,
  library: drawLibrary,
  garden: drawGarden,
  field: drawField,
  'rice-field': drawRiceField,
  river: drawRiver,
  lake: drawLake,
  beach: drawBeach,
  sea: drawSea,
  underwater: drawUnderwater,
  forest: drawForest,
  mountain: drawMountain,
  village: drawVillage,
  street: drawStreet,
  park: drawPark,
  playground: drawPlayground,
  'school-yard': drawSchoolYard,
  bedroom: drawBedroom,
  kitchen: drawKitchen,
  'living-room': drawLivingRoom,
  market: drawMarket,
  hospital: drawHospital,
  stage: drawTheatre,
  bus: drawBus,
  rooftop: drawRooftop,
  sky: drawSkyPlace,
  'night-sky': drawNightSky,
  space: drawSpace,
  workshop: drawWorkshop,
  island: drawIsland,
  plain: drawPlain,
};

/** Places that get no tint, because their drawings already show the time of day. */
export const untintedPlaces: readonly Place[] = ['night-sky', 'space', 'stage', 'underwater', 'sky'];
/** Places where readers stand instead of sitting on the floor. */
export const standingPlaces: readonly Place[] = ['street', 'market', 'stage', 'bus', 'hospital', 'sea'];
