import { moods } from './palette.ts';
import type { PlacedProp } from './placed.ts';
import type { Backdrop } from './places/toolkit.ts';
import { rainfall } from './places/toolkit.ts';
import { untinted } from './places.ts';
import type { Stage } from './stage.ts';
import { circle, rect } from './svg.ts';
import type { Scene } from './vocabulary.ts';

const multiply = { style: 'mix-blend-mode:multiply' } as const;

/** What the hour lays over the backdrop, before the figures. */
export const tintOf = (scene: Scene, stage: Stage, backdrop: Backdrop): string => {
  const { w, h, air } = stage;
  if (untinted.includes(scene.place) || air.tintOpacity === 0) return '';
  if (backdrop.kind === 'room') {
    if (scene.time !== 'night') return rect(0, 0, w, h, 0, air.tint, { opacity: air.tintOpacity * 0.5, ...multiply });
    // A room at night is lit from within: warm in the middle, blue towards the walls' ends.
    const lamp = stage.glow([
      [0, '#fff0cf', 1],
      [0.4, '#e3d3dc', 1],
      [1, '#7580c0', 1],
    ]);
    return rect(0, 0, w, h, 0, lamp, { opacity: 0.9, ...multiply });
  }
  // The sky already has the colours of the hour: the tint only grows towards the land. A forest shows no sky.
  const from = scene.place === 'forest' ? -1 : scene.time === 'night' ? 0.42 : 0.3;
  const fill =
    from < 0
      ? air.tint
      : stage.gradient([
          [from, air.tint, 0],
          [0.62, air.tint, 1],
        ]);
  return rect(0, 0, w, h, 0, fill, { opacity: air.tintOpacity * (from < 0 ? 0.7 : 1), ...multiply });
};

/** What lies over everything: dusk on the figures, lamps through the dark, rain, mood and a breath of paper at the edges. */
export const lightOver = (scene: Scene, stage: Stage, backdrop: Backdrop, props: readonly PlacedProp[]): string => {
  const { w, h, air } = stage;
  const isRoom = backdrop.kind === 'room';
  const veil = untinted.includes(scene.place) ? 0 : air.veilOpacity * (isRoom ? 0.4 : 1);
  const isDry = isRoom || backdrop.kind === 'underwater' || backdrop.kind === 'space';
  return [
    veil > 0 ? rect(0, 0, w, h, 0, air.veil, { opacity: veil, ...multiply }) : '',
    ...lamps(props, stage),
    scene.time === 'rain' && !isDry ? rainfall(stage) : '',
    scene.mood ? rect(0, 0, w, h, 0, moods[scene.mood].wash, { opacity: moods[scene.mood].opacity }) : '',
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

/** Lights that shine through the dark. */
const lamps = (props: readonly PlacedProp[], stage: Stage): string[] => {
  if (stage.time !== 'night' && stage.time !== 'dusk') return [];
  return props.flatMap(({ art, x, base, scale, layer }) => {
    if (!art.glow || layer === 'view') return [];
    const shine = stage.glow([
      [0, '#ffe7a0', 0.55],
      [0.45, '#ffe7a0', 0.2],
      [1, '#ffe7a0', 0],
    ]);
    return [circle(x + art.glow.x, base + art.glow.y * scale, art.glow.r * scale, shine)];
  });
};
