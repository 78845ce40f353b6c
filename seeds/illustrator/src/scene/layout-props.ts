import type { PlacedFigure, PlacedProp } from './placed.ts';
import type { Backdrop } from './places/toolkit.ts';
import type { PropArt } from './props/prop.ts';
import { clamp } from './svg.ts';
import type { Prop, Scene } from './vocabulary.ts';

/** What is outside even when the scene is a room. */
const inWindow: readonly Prop['kind'][] = ['sun', 'moon', 'rain', 'rainbow', 'cloud'];

const surfaces: Partial<Record<Prop['kind'], number>> = { table: 144, desk: 132, bed: 0 };

/** Where every prop is meant to be, before anybody stands in its way. */
export const placeProps = (
  scene: Scene,
  arts: readonly PropArt[],
  backdrop: Backdrop,
  w: number,
  h: number,
  scale: number,
): PlacedProp[] => {
  const taken = [...scene.who, ...scene.props].flatMap((one) => (one.at === undefined ? [] : [one.at]));
  const slots = [0.12, 0.88, 0.5, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6];
  return scene.props.map((prop, index): PlacedProp => {
    const art = arts[index] as PropArt;
    let at = prop.at;
    if (at === undefined) {
      at = slots.reduce(
        (best, slot) =>
          Math.min(...taken.map((x) => Math.abs(x - slot)), 1) >
          Math.min(...taken.map((x) => Math.abs(x - best)), 1) + 0.001
            ? slot
            : best,
        slots[index % slots.length] as number,
      );
      taken.push(at);
    }
    const isBig = art.layer === 'far' || art.layer === 'floor' || art.layer === 'back';
    const s = prop.size * (isBig ? 1.08 : scale);
    const half = (art.w / 2) * s;
    const x = clamp(
      at * w,
      Math.min(half * (isBig ? 0.5 : 1) + 8, w / 2),
      Math.max(w - half * (isBig ? 0.5 : 1) - 8, w / 2),
    );
    const floats =
      backdrop.water !== undefined &&
      (prop.kind === 'boat' || prop.kind === 'raft' || prop.kind === 'paper-boat' || prop.kind === 'lotus');
    const depth: Record<PropArt['layer'], number> = {
      floor: 18,
      far: -96,
      back: -34,
      mid: 2,
      front: 50 + (index % 3) * 12,
      wall: 0,
      air: 0,
    };
    let base = backdrop.ground + depth[art.layer];
    if (floats && backdrop.water !== undefined)
      base = backdrop.water + (prop.kind === 'boat' ? 22 : 14) + (backdrop.kind === 'sea' ? 70 : 0);
    if (backdrop.view && inWindow.includes(prop.kind)) {
      const { view } = backdrop;
      return {
        prop,
        art,
        index,
        x: view.x + view.w * 0.66,
        base: view.y + view.h * 0.34 + art.h * 0.25,
        scale: 0.5,
        layer: 'view',
      };
    }
    const y = prop.y ?? art.y;
    if (y !== undefined) base = Math.min(y * h + (art.h * s) / 2, h + art.h * s * 0.3);
    else if (backdrop.kind === 'air' && art.layer !== 'far') base -= 60;
    return {
      prop,
      art,
      index,
      x,
      base: Math.min(base, h - 6 + (art.layer === 'floor' ? 40 : 0)),
      scale: s,
      layer: art.layer,
    };
  });
};

/** Small things: onto tables, beside feet, signs over heads; floating things away from faces. */
export const tidy = (props: PlacedProp[], figures: PlacedFigure[], backdrop: Backdrop, w: number, h: number) => {
  const tables = props.filter((prop) => surfaces[prop.prop.kind]);
  const onTable = new Map<PlacedProp, number[]>();
  for (const prop of props) {
    const half = (prop.art.w / 2) * prop.scale;
    const { y } = prop.prop;
    if (prop.art.isSmall && (y === undefined || (y > 0.42 && y < 0.86)) && (prop.layer !== 'wall' || y !== undefined)) {
      const table = tables.find((one) => Math.abs(one.x - prop.x) < (one.art.w / 2) * one.scale - 4);
      if (table) {
        const used = onTable.get(table) ?? [];
        const reach = (table.art.w / 2) * table.scale - half;
        prop.scale *= 0.86;
        prop.x = clamp(prop.x, table.x - Math.max(0, reach), table.x + Math.max(0, reach));
        for (const x of used)
          if (Math.abs(x - prop.x) < half * 1.5)
            prop.x = clamp(x + (prop.x >= x ? 1 : -1) * half * 1.7, table.x - reach, table.x + reach);
        used.push(prop.x);
        onTable.set(table, used);
        prop.base = table.base - (surfaces[table.prop.kind] as number) * table.scale + 4;
        prop.layer = 'table';
        continue;
      }
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
    if (prop.layer === 'front' && prop.prop.y === undefined && !surfaces[prop.prop.kind]) {
      const blocked = figures.find(
        (figure) =>
          !figure.isFlying &&
          Math.abs(figure.x - prop.x) < (figure.halfWidth + half) * 0.6 &&
          figure.base > prop.base - 180,
      );
      if (blocked) {
        const right = blocked.x + (blocked.halfWidth + half) * 0.74;
        const left = blocked.x - (blocked.halfWidth + half) * 0.74;
        const free = (x: number) =>
          x > half + 6 &&
          x < w - half - 6 &&
          !figures.some((other) => other !== blocked && Math.abs(other.x - x) < (other.halfWidth + half) * 0.5);
        const order = prop.x >= blocked.x ? [right, left] : [left, right];
        prop.x = order.find(free) ?? prop.x;
      }
    }
    if (prop.layer === 'air' && prop.prop.y === undefined) {
      for (const figure of figures) {
        const top = figure.base - figure.height;
        const overlaps = () =>
          Math.abs(figure.x - prop.x) < figure.halfWidth * 0.7 + half &&
          prop.base > top - 8 &&
          prop.base - prop.art.h * prop.scale < figure.base;
        if (!overlaps()) continue;
        const raised = top - 14;
        if (raised - prop.art.h * prop.scale > 8) prop.base = raised;
        else prop.x = clamp(figure.x + (figure.x > w / 2 ? -1 : 1) * (figure.halfWidth * 0.9 + half), half, w - half);
      }
      prop.base = clamp(prop.base, prop.art.h * prop.scale + 6, h);
    }
  }
};
