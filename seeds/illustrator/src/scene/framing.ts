import { clamp } from './svg.ts';

/** A part of a figure that a close frame shows whole or not at all: the head with the signing or holding hand. */
export interface FrameBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The visible part of the picture. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

const zooms = [1.75, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.14, 1.08, 1.03];
const margin = 14;

/** Finds a close frame: as near as possible, with the boxes around the focus inside and no box cut at an edge. */
export const findCloseCrop = (
  boxes: readonly FrameBox[],
  focus: number | undefined,
  width: number,
  height: number,
): Crop => {
  const middleOf = (box: FrameBox) => (box.left + box.right) / 2;
  const centre =
    focus !== undefined
      ? focus * width
      : boxes.length > 0
        ? (Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right))) / 2
        : width / 2;
  const nearest = [...boxes].sort((a, b) => Math.abs(middleOf(a) - centre) - Math.abs(middleOf(b) - centre))[0];
  const shifts = Array.from({ length: 41 }, (_, i) => (i % 2 ? 1 : -1) * Math.ceil(i / 2) * 12);
  for (const zoom of zooms) {
    const [w, h] = [width / zoom, height / zoom];
    for (const shift of shifts) {
      const x = clamp(centre + shift - w / 2, 0, width - w);
      const inside = boxes.filter((box) => box.left >= x + margin && box.right <= x + w - margin);
      const isCut = boxes.some((box) => !inside.includes(box) && box.right > x && box.left < x + w);
      if (isCut || (nearest && !inside.includes(nearest)) || (focus === undefined && inside.length < boxes.length))
        continue;
      const top = Math.min(...inside.map((box) => box.top), height - h);
      const y = clamp(top - h * 0.07, 0, height - h);
      if (inside.every((box) => box.top >= y && box.bottom <= y + h - margin)) return { x, y, zoom };
    }
  }
  return { x: 0, y: 0, zoom: 1 };
};
