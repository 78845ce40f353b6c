import type { PlacedFigure, PlacedProp } from './placement.ts';
import type { Backdrop } from './places/toolkit.ts';
import type { PropArt } from './props/prop.ts';
import { clamp } from './svg.ts';
import type { Prop, Scene } from './vocabulary.ts';

/** Outdoor props. In a room, these props are drawn inside the window pane. */
const windowProps: readonly Prop['kind'][] = ['sun', 'moon', 'rain', 'rainbow', 'cloud'];

/** Props so far away that every frame shows them at one size. */
const skyProps: readonly Prop['kind'][] = ['sun', 'moon', 'stars', 'rainbow', 'cloud'];

const surfaceHeights: Partial<Record<Prop['kind'], number>> = { table: 144, desk: 132 };
/** Surfaces behind the figures. They carry only props above their middle. */
const backSurfaceHeights: Partial<Record<Prop['kind'], number>> = { bed: 88, shelf: 282 };

/** Computes the initial position of every prop. A prop without `at` gets a free place away from figures and props with `at`. */
export const placeProps = (
  scene: Scene,
  arts: readonly PropArt[],
  backdrop: Backdrop,
  width: number,
  height: number,
  scale: number,
  frameFactor: number,
): PlacedProp[] => {
  const takenPositions = [...scene.who, ...scene.props].flatMap((candidate) =>
    candidate.at === undefined ? [] : [candidate.at],
  );
  const slots = [0.12, 0.88, 0.5, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6];
  return scene.props.map((prop, index): PlacedProp => {
    const art = arts[index] as PropArt;
    let position = prop.at;
    if (position === undefined) {
      position = slots.reduce(
        (bestSlot, slot) =>
          Math.min(...takenPositions.map((x) => Math.abs(x - slot)), 1) >
          Math.min(...takenPositions.map((x) => Math.abs(x - bestSlot)), 1) + 0.001
            ? slot
            : bestSlot,
        slots[index % slots.length] as number,
      );
      takenPositions.push(position);
    }
    const isBig = art.layer === 'far' || art.layer === 'floor' || art.layer === 'back';
    const propScale = prop.size * (isBig ? 1.08 : scale) * (skyProps.includes(prop.kind) ? 1 : frameFactor);
    const halfWidth = (art.width / 2) * propScale;
    const x = clamp(
      position * width,
      Math.min(halfWidth * (isBig ? 0.5 : 1) + 8, width / 2),
      Math.max(width - halfWidth * (isBig ? 0.5 : 1) - 8, width / 2),
    );
    const isFloating =
      backdrop.water !== undefined &&
      (prop.kind === 'boat' || prop.kind === 'raft' || prop.kind === 'paper-boat' || prop.kind === 'lotus');
    const layerDepths: Record<PropArt['layer'], number> = {
      floor: 18,
      far: -96,
      back: -34,
      mid: 2,
      front: 50 + (index % 3) * 12,
      wall: 0,
      air: 0,
    };
    let base = backdrop.ground + layerDepths[art.layer];
    if (isFloating && backdrop.water !== undefined)
      base = backdrop.water + (prop.kind === 'boat' ? 22 : 14) + (backdrop.kind === 'sea' ? 70 : 0);
    // Seen from below, a boat is at the surface, the upper edge of the picture.
    if (backdrop.kind === 'underwater' && (prop.kind === 'boat' || prop.kind === 'raft' || prop.kind === 'paper-boat'))
      base = 84;
    if (backdrop.view && windowProps.includes(prop.kind)) {
      const { view } = backdrop;
      return {
        prop,
        art,
        index,
        x: view.x + view.width * 0.66,
        base: view.y + view.height * 0.34 + art.height * 0.25,
        scale: 0.5,
        layer: 'view',
      };
    }
    const y = prop.y ?? art.y;
    if (y !== undefined)
      base = Math.min(y * height + (art.height * propScale) / 2, height + art.height * propScale * 0.3);
    else if (backdrop.kind === 'air' && art.layer !== 'far') base -= 60;
    return {
      prop,
      art,
      index,
      x,
      base: Math.min(base, height - 6 + (art.layer === 'floor' ? 40 : 0)),
      scale: propScale,
      layer: art.layer,
    };
  });
};

/** Moves small props onto tables or beside figures, and floating props away from faces. */
export const avoidOverlaps = (
  props: PlacedProp[],
  figures: PlacedFigure[],
  backdrop: Backdrop,
  width: number,
  height: number,
) => {
  const tables = props.filter((prop) => surfaceHeights[prop.prop.kind]);
  const onTable = new Map<PlacedProp, number[]>();
  for (const prop of props) {
    const halfWidth = (prop.art.width / 2) * prop.scale;
    const { y } = prop.prop;
    if (prop.art.isSmall && (y === undefined || (y > 0.42 && y < 0.86)) && (prop.layer !== 'wall' || y !== undefined)) {
      const table = tables.find(
        (candidate) => Math.abs(candidate.x - prop.x) < (candidate.art.width / 2) * candidate.scale - 4,
      );
      if (table) {
        const usedPositions = onTable.get(table) ?? [];
        const maxOffset = (table.art.width / 2) * table.scale - halfWidth;
        prop.scale *= 0.86;
        prop.x = clamp(prop.x, table.x - Math.max(0, maxOffset), table.x + Math.max(0, maxOffset));
        for (const x of usedPositions)
          if (Math.abs(x - prop.x) < halfWidth * 1.5)
            prop.x = clamp(x + (prop.x >= x ? 1 : -1) * halfWidth * 1.7, table.x - maxOffset, table.x + maxOffset);
        usedPositions.push(prop.x);
        onTable.set(table, usedPositions);
        prop.base = table.base - (surfaceHeights[table.prop.kind] as number) * table.scale + 4;
        prop.layer = 'table';
        continue;
      }
    }
    const backSurface = props.find(
      (candidate) =>
        backSurfaceHeights[candidate.prop.kind] !== undefined &&
        Math.abs(candidate.x - prop.x) < candidate.art.width * 0.34 * candidate.scale &&
        !figures.some(
          (figure) => figure.perch === candidate || (figure.isOnBed && Math.abs(figure.x - candidate.x) < 60),
        ),
    );
    if (backSurface && prop.art.isSmall && y === undefined && prop.layer !== 'wall' && prop.layer !== 'air') {
      prop.scale *= 0.86;
      prop.base = backSurface.base - (backSurfaceHeights[backSurface.prop.kind] as number) * backSurface.scale + 2;
      prop.layer = 'resting';
      continue;
    }
    const { surface } = backdrop;
    if (
      surface &&
      prop.art.isSmall &&
      y !== undefined &&
      prop.x > surface.from &&
      prop.x < surface.to &&
      Math.abs(prop.base - surface.y) < 80
    ) {
      prop.base = surface.y;
      prop.layer = 'wall';
      continue;
    }
    const isPerch = figures.some((figure) => figure.perch === prop);
    if (prop.layer === 'front' && !isPerch && prop.prop.y === undefined && !surfaceHeights[prop.prop.kind]) {
      const blockingFigure = figures.find(
        (figure) =>
          !figure.isFlying &&
          Math.abs(figure.x - prop.x) < (figure.halfWidth + halfWidth) * 0.6 &&
          figure.base > prop.base - 180,
      );
      if (blockingFigure) {
        const rightX = blockingFigure.x + (blockingFigure.halfWidth + halfWidth) * 0.74;
        const leftX = blockingFigure.x - (blockingFigure.halfWidth + halfWidth) * 0.74;
        const isFree = (x: number) =>
          x > halfWidth + 6 &&
          x < width - halfWidth - 6 &&
          !figures.some(
            (other) => other !== blockingFigure && Math.abs(other.x - x) < (other.halfWidth + halfWidth) * 0.5,
          );
        const sides = prop.x >= blockingFigure.x ? [rightX, leftX] : [leftX, rightX];
        prop.x = sides.find(isFree) ?? prop.x;
      }
    }
    if (prop.layer === 'air' && prop.prop.y === undefined) {
      for (const figure of figures) {
        const top = figure.base - figure.height;
        const overlaps = () =>
          Math.abs(figure.x - prop.x) < figure.halfWidth * 0.7 + halfWidth &&
          prop.base > top - 8 &&
          prop.base - prop.art.height * prop.scale < figure.base;
        if (!overlaps()) continue;
        const raisedBase = top - 14;
        if (raisedBase - prop.art.height * prop.scale > 8) prop.base = raisedBase;
        else
          prop.x = clamp(
            figure.x + (figure.x > width / 2 ? -1 : 1) * (figure.halfWidth * 0.9 + halfWidth),
            halfWidth,
            width - halfWidth,
          );
      }
      prop.base = clamp(prop.base, prop.art.height * prop.scale + 6, height);
    }
  }
};
