import { washByMood } from './palette.ts';
import type { PlacedProp } from './placement.ts';
import type { Backdrop } from './places/toolkit.ts';
import { drawRainfall } from './places/toolkit.ts';
import { untintedPlaces } from './places.ts';
import type { Stage } from './stage.ts';
import { circle, rect } from './svg.ts';
import type { Scene } from './vocabulary.ts';

const multiply = { style: 'mix-blend-mode:multiply' } as const;

/** Draws the tint of the time of day over the backdrop, below the figures. */
export const drawTint = (scene: Scene, stage: Stage, backdrop: Backdrop): string => {
  const { width: w, height: h, air } = stage;
  if (untintedPlaces.includes(scene.place) || air.tintOpacity === 0) return '';
  if (backdrop.kind === 'room') {
    if (scene.time !== 'night') return rect(0, 0, w, h, 0, air.tint, { opacity: air.tintOpacity * 0.5, ...multiply });
    // A lamp lights a room at night: warm in the middle, blue at the edges.
    const lamp = stage.glow([
      [0, '#fff0cf', 1],
      [0.4, '#e3d3dc', 1],
      [1, '#7580c0', 1],
    ]);
    return rect(0, 0, w, h, 0, lamp, { opacity: 0.9, ...multiply });
  }
  // The tint starts below the sky, because the sky already has the colours of the time of day. A forest shows no sky.
  const tintStart = scene.place === 'forest' ? -1 : scene.time === 'night' ? 0.42 : 0.3;
  const fill =
    tintStart < 0
      ? air.tint
      : stage.gradient([
          [tintStart, air.tint, 0],
          [0.62, air.tint, 1],
        ]);
  return rect(0, 0, w, h, 0, fill, { opacity: air.tintOpacity * (tintStart < 0 ? 0.7 : 1), ...multiply });
};

/** Draws the light over the whole picture: time of day, lamps, rain, mood, and slightly darker edges. */
export const drawLight = (scene: Scene, stage: Stage, backdrop: Backdrop, props: readonly PlacedProp[]): string => {
  const { width: w, height: h, air } = stage;
  const isRoom = backdrop.kind === 'room';
  const veilOpacity = untintedPlaces.includes(scene.place) ? 0 : air.veilOpacity * (isRoom ? 0.4 : 1);
  const isDry = isRoom || backdrop.kind === 'underwater' || backdrop.kind === 'space';
  return [
    veilOpacity > 0 ? rect(0, 0, w, h, 0, air.veil, { opacity: veilOpacity, ...multiply }) : '',
    ...drawLamps(props, stage),
    scene.time === 'rain' && !isDry ? drawRainfall(stage) : '',
    scene.mood ? rect(0, 0, w, h, 0, washByMood[scene.mood].wash, { opacity: washByMood[scene.mood].opacity }) : '',
    rect(
      0,
      0,
      w,
      h,
      0,
      stage.glow([
        [0, '#6a4a2c', 0],
        [0.65, '#6a4a2c', 0],
        [1, '#6a4a2c', 0.06],
      ]),
    ),
  ].join('');
};

/** Draws the glow of lamps and other lights at dusk and at night. */
const drawLamps = (props: readonly PlacedProp[], stage: Stage): string[] => {
  if (stage.time !== 'night' && stage.time !== 'dusk') return [];
  return props.flatMap(({ art, x, base, scale, layer }) => {
    if (!art.glow || layer === 'view') return [];
    const shine = stage.glow([
      [0, '#ffe7a0', 0.55],
      [0.45, '#ffe7a0', 0.2],
      [1, '#ffe7a0', 0],
    ]);
    return [circle(x + art.glow.x, base + art.glow.y * scale, art.glow.radius * scale, shine)];
  });
};
