import { heightOf } from './figure-size.ts';
import type { PlacedFigure, PlacedProp } from './placement.ts';
import { clamp } from './svg.ts';
import { isPerson, type PropKind } from './vocabulary.ts';

/** Heights of the surfaces that carry figures, in units of the prop. Other props carry figures on their top. */
const surfaces: Partial<Record<PropKind, number>> = {
  boat: 30,
  raft: 38,
  'paper-boat': 24,
  chair: 104,
  bed: 90,
  table: 146,
  desk: 134,
  rock: 74,
  bridge: 96,
  stairs: 150,
  ramp: 110,
  bus: 26,
  car: 132,
  train: 148,
  bicycle: 130,
  plane: 104,
  'stilt-house': 104,
  house: 210,
  tent: 16,
  cloud: 60,
  moon: 118,
  kite: 150,
  lotus: 44,
  flower: 96,
  sunflower: 150,
  leaf: 30,
  nest: 40,
  bowl: 40,
  basket: 62,
  pot: 96,
  box: 96,
  gift: 84,
  books: 70,
  mushroom: 96,
  banyan: 250,
  tree: 250,
  bush: 84,
  bamboo: 300,
  coconut: 380,
  fence: 96,
  shelf: 286,
  globe: 140,
  umbrella: 190,
  bubble: 40,
  rocket: 120,
};
/** Offset of the surface from the middle of the prop, in units of the prop. */
const surfaceOffsets: Partial<Record<PropKind, number>> = { bus: 95, bicycle: -37, stairs: 60, ramp: 90, house: 0 };

/** Puts figures with `on` onto their props, side by side. A person who sits keeps the feet as near to the ground as the legs allow. */
export const placeOnProps = (figures: readonly PlacedFigure[], props: readonly PlacedProp[], width: number) => {
  for (const prop of props) {
    const { kind } = prop.prop;
    const riders = figures.filter((figure) => figure.perch === prop && !figure.isOnBed && !figure.isInBoat);
    if (riders.length === 0) continue;
    const usable = prop.art.width * 0.62 * prop.scale;
    const offset = (surfaceOffsets[kind] ?? 0) * prop.scale * (prop.prop.flip ? -1 : 1);
    const surfaceHeight = (surfaces[kind] ?? prop.art.height * 0.92) * prop.scale;
    if (prop.layer === 'front') prop.layer = 'mid';
    [...riders]
      .sort((a, b) => a.x - b.x)
      .forEach((figure, i) => {
        const { who } = figure;
        const free = Math.max(0, usable / 2 - figure.halfWidth * 0.5);
        figure.isSwimming = false;
        figure.isOnCloud = false;
        figure.isFloating = false;
        figure.isFlying = false;
        figure.x =
          prop.x +
          offset +
          (riders.length > 1
            ? ((i + 0.5) / riders.length - 0.5) * usable
            : who.at === undefined
              ? 0
              : clamp(who.at * width - prop.x - offset, -free, free));
        // A prop in the sky moves down until the figure fits into the picture. On a tall tree, the figure sits lower.
        const lift = figure.height + 12 - (prop.base - surfaceHeight);
        if (lift > 0 && prop.layer === 'air') prop.base += lift;
        const top = prop.base - surfaceHeight + (prop.layer === 'air' ? 0 : Math.max(0, lift));
        figure.base = top + (prop.layer === 'mid' || prop.layer === 'back' ? 4 : 0);
        figure.seat = undefined;
        const isSeated = isPerson(who.kind) && who.kind !== 'baby' && (who.pose === 'sit' || who.pose === 'read');
        if (!isSeated || who.with.includes('wheelchair')) return;
        const legs = heightOf({ ...who, pose: 'stand', with: [] }) * 0.24 * figure.scale;
        const seat = Math.min(surfaceHeight, legs);
        if (seat < 44 * figure.scale) return;
        figure.seat = seat / figure.scale;
        figure.base = top + seat;
      });
  }
};
