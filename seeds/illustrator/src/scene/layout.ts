import { fliers, swimmers } from './animals.ts';
import { computeCommonScale, halfWidthOf, heightOf } from './figure-size.ts';
import { avoidOverlaps, placeProps } from './layout-props.ts';
import { placeOnProps } from './perches.ts';
import type { PlacedFigure, PlacedProp } from './placement.ts';
import type { Backdrop } from './places/toolkit.ts';
import { findPropArt } from './props.ts';
import { clamp } from './svg.ts';
import { type AnimalKind, isPerson, type Place, type Prop, type Scene } from './vocabulary.ts';

export interface Layout {
  figures: PlacedFigure[];
  props: PlacedProp[];
}

/**
 * Computes the positions of all figures and props. Keeps figures inside the picture and faces visible, and moves small props onto tables and sleepers into
 * beds.
 */
export const computeLayout = (scene: Scene, backdrop: Backdrop, width: number, height: number): Layout => {
  const arts = scene.props.map((prop) => findPropArt(prop.kind));
  const groundProps = arts.filter((art) => art.layer === 'mid' || art.layer === 'back').length;
  const mediumScale = computeCommonScale(scene.who, width, groundProps);
  const frameFactor = scene.frame !== 'wide' ? 1 : backdrop.kind === 'room' ? 0.74 : 0.62;
  const scale = mediumScale * frameFactor;
  const props = placeProps(scene, arts, backdrop, width, height, clamp(mediumScale, 0.95, 1.2), frameFactor);
  const figures = scene.who.map((character, index): PlacedFigure => {
    const figureScale = scale * character.size;
    const fallbackShare = (index + 1) / (scene.who.length + 1);
    const halfWidth = halfWidthOf(character) * figureScale;
    return {
      who: character,
      index,
      scale: figureScale,
      halfWidth,
      height: heightOf(character) * figureScale,
      x: clamp(
        (character.at ?? fallbackShare) * width,
        Math.min(halfWidth + 14, width / 2),
        Math.max(width - halfWidth - 14, width / 2),
      ),
      base: backdrop.ground,
      flip: character.flip ?? false,
      isFloating: false,
      isFlying: false,
      isSwimming: false,
      isOnCloud: false,
      isInBoat: false,
      perch: character.on && props.find((prop) => prop.prop.kind === character.on),
    };
  });
  for (const figure of figures) placeVertically(figure, scene.place, backdrop, height);
  seatFigures(figures, props, backdrop);
  placeOnProps(figures, props, width);
  separateBodies(figures, props, width);
  placeHugs(figures);
  setDirections(figures, props, width);
  boardBoats(figures, props, backdrop);
  assignUmbrellas(figures, props, backdrop.ground);
  avoidOverlaps(props, figures, backdrop, width, height);
  placeOnProps(figures, props, width);
  return { figures, props };
};

/** Sets the height at which a figure stands, flies or swims. */
const placeVertically = (figure: PlacedFigure, place: Place, backdrop: Backdrop, height: number) => {
  const { who } = figure;
  const animal = isPerson(who.kind) ? undefined : (who.kind as AnimalKind);
  const heightOffset = (figure.index % 3) * 38;
  const isFlier =
    animal !== undefined && (fliers.includes(animal) || (animal === 'bird' && (place === 'sky' || who.pose === 'run')));
  const isSwimmer =
    animal !== undefined && (swimmers.includes(animal) || (animal === 'turtle' && place === 'underwater'));
  const isAdult = !animal && who.kind !== 'girl' && who.kind !== 'boy' && who.kind !== 'baby';
  figure.base = backdrop.ground + (isAdult ? -14 : animal ? 14 : 6) + (figure.index % 2) * 12;
  if (who.y !== undefined) {
    figure.base = Math.min(who.y * height + figure.height / 2, backdrop.ground + 46);
    figure.isFlying = backdrop.ground - figure.base > 70;
    figure.isFloating = !animal && figure.isFlying && backdrop.kind !== 'land' && backdrop.kind !== 'room';
    return;
  }
  if (isFlier) {
    figure.base = height * 0.42 + heightOffset + figure.height / 2;
    figure.isFlying = true;
  } else if (backdrop.kind === 'underwater') {
    if (animal && !isSwimmer) return;
    figure.base = height * (animal ? 0.42 : 0.56) + heightOffset + figure.height / 2;
    figure.isFloating = !animal;
    figure.isFlying = true;
  } else if (backdrop.kind === 'air') {
    figure.base = backdrop.ground - 60 - (figure.index % 2) * 56;
    figure.isOnCloud = !isSwimmer;
  } else if (
    animal === 'duck' &&
    backdrop.water !== undefined &&
    backdrop.kind === 'land' &&
    who.pose !== 'walk' &&
    who.pose !== 'run'
  ) {
    figure.isFlying = true;
    figure.base = backdrop.water + 34 + (figure.index % 2) * 12;
  } else if (isSwimmer) {
    figure.isFlying = true;
    figure.base =
      backdrop.kind === 'sea'
        ? who.kind === 'whale'
          ? 770
          : 700
        : backdrop.water !== undefined
          ? backdrop.water + 26
          : height * 0.5 + figure.height / 2;
  } else if (backdrop.kind === 'sea') {
    figure.isSwimming = animal === undefined;
    figure.base = animal ? 730 : 712 + figure.height * 0.36;
  }
};

/** Seats people who sit or read on a nearby chair or bed, or on the sofa of the place. Puts sleepers into a nearby bed. */
const seatFigures = (figures: PlacedFigure[], props: PlacedProp[], backdrop: Backdrop) => {
  for (const figure of figures) {
    const { who } = figure;
    if (!isPerson(who.kind) || who.kind === 'baby' || who.with.includes('wheelchair') || figure.isFloating) continue;
    const findNear = (kind: Prop['kind'], reach: number) =>
      figure.perch
        ? figure.perch.prop.kind === kind
          ? figure.perch
          : undefined
        : props.find((prop) => prop.prop.kind === kind && Math.abs(prop.x - figure.x) < reach * prop.scale);
    if (who.pose === 'sleep') {
      const bed = findNear('bed', 240);
      if (bed) {
        figure.isOnBed = true;
        figure.x = bed.x + 16 * bed.scale;
        bed.base = Math.max(bed.base, figure.base - 6);
        figure.base = bed.base - 82 * bed.scale;
        figure.scale = Math.min(figure.scale, (bed.scale * 250) / 250);
      }
    } else if (!figure.perch && (who.pose === 'sit' || who.pose === 'read')) {
      const chair = findNear('chair', 105);
      const bed = chair ? undefined : findNear('bed', 150);
      const seatProp = chair ?? bed;
      const { sofa } = backdrop;
      if (seatProp) {
        figure.seat = ((chair ? 104 : 88) * seatProp.scale) / figure.scale;
        if (chair) figure.x = chair.x;
        seatProp.base = figure.base - 4;
      } else if (sofa && who.y === undefined && figure.x > sofa.from && figure.x < sofa.to) {
        figure.base = sofa.base;
        figure.seat = sofa.height / figure.scale;
      }
    }
  }
};

/** Moves apart overlapping figures and props of the layer `mid`. */
const separateBodies = (figures: PlacedFigure[], props: PlacedProp[], width: number) => {
  const bodies = [
    ...figures
      .filter((figure) => !figure.isFlying && !figure.isOnBed && !figure.perch)
      .map((figure) => ({
        it: figure as { x: number },
        half: figure.halfWidth,
        y: figure.base,
        weight: figure.seat === undefined ? 1 : 0.2,
        holds: figure.who.pose === 'hug',
      })),
    ...props
      .filter(
        (prop) =>
          prop.layer === 'mid' &&
          prop.prop.y === undefined &&
          prop.prop.kind !== 'boat' &&
          prop.prop.kind !== 'raft' &&
          !figures.some((figure) => figure.perch === prop),
      )
      .map((prop) => ({
        it: prop as { x: number },
        half: (prop.art.width / 2) * prop.scale * 0.8,
        y: prop.base,
        weight: 1,
        holds: false,
      })),
  ];
  for (let round = 0; round < 40; round++) {
    for (let i = 0; i < bodies.length; i++)
      for (let other = i + 1; other < bodies.length; other++) {
        const [a, b] = [bodies[i], bodies[other]];
        if (!a || !b || Math.abs(a.y - b.y) > 140) continue;
        const distance = (a.half + b.half) * (a.holds || b.holds ? 0.6 : 0.86);
        const distanceX = b.it.x - a.it.x;
        const overlap = distance - Math.abs(distanceX);
        if (overlap <= 0) continue;
        const sign = distanceX === 0 ? 1 : Math.sign(distanceX);
        const total = a.weight + b.weight || 1;
        a.it.x -= (sign * overlap * a.weight) / total / 2;
        b.it.x += (sign * overlap * b.weight) / total / 2;
      }
    for (const body of bodies)
      body.it.x = clamp(body.it.x, Math.min(body.half + 12, width / 2), Math.max(width - body.half - 12, width / 2));
  }
};

/** Moves a hugging person to the nearest figure, unless that figure is too far away. */
const placeHugs = (figures: PlacedFigure[]) => {
  for (const figure of figures) {
    if (figure.who.pose !== 'hug' || !isPerson(figure.who.kind)) continue;
    const otherFigures = figures
      .filter((other) => other !== figure && !other.isFlying)
      .sort((a, b) => Math.abs(a.x - figure.x) - Math.abs(b.x - figure.x));
    const friend = otherFigures[0];
    if (!friend || Math.abs(friend.x - figure.x) > 420) continue;
    const distance = (figure.halfWidth + friend.halfWidth) * 0.56;
    const sign = Math.sign(friend.x - figure.x) || 1;
    figure.x = friend.x - sign * distance;
    figure.hug = distance / figure.scale;
    figure.flip = sign < 0;
    figure.base = Math.max(figure.base, friend.base + 4);
  }
};

/** Sets the direction of figures for which the scene has no `flip`. */
const setDirections = (figures: PlacedFigure[], props: PlacedProp[], width: number) => {
  for (const figure of figures) {
    if (figure.hug !== undefined || figure.who.flip !== undefined) continue;
    const looksAtProps =
      figure.who.pose === 'point' ||
      figure.who.pose === 'reach' ||
      figure.who.pose === 'paint' ||
      figure.who.pose === 'wave';
    const otherFigures = figures.filter((other) => other !== figure).map((other) => other.x);
    const propPositions = props.filter((prop) => prop.layer !== 'far' && prop.layer !== 'floor').map((prop) => prop.x);
    const findNearest = (list: number[]) =>
      [...list]
        .filter((x) => Math.abs(x - figure.x) > 40)
        .sort((a, b) => Math.abs(a - figure.x) - Math.abs(b - figure.x))[0];
    const target =
      (looksAtProps && propPositions.length > 0 ? findNearest(propPositions) : undefined) ??
      (otherFigures.length > 0 ? findNearest(otherFigures) : undefined) ??
      width / 2 + 1;
    // A figure in the left 45 % of the picture looks right, into the picture, unless the figure looks at a prop on its left.
    figure.flip =
      figure.x < width * 0.45 && !(looksAtProps && target < figure.x - 60)
        ? false
        : Math.abs(figure.x - width / 2) > width * 0.36 && !looksAtProps
          ? figure.x > width / 2
          : target < figure.x;
  }
};

/** Gives each umbrella to the nearest person with a free hand. Without such a person, the umbrella stands on the ground. */
const assignUmbrellas = (figures: PlacedFigure[], props: PlacedProp[], ground: number) => {
  for (const prop of props.filter((umbrellaProp) => umbrellaProp.prop.kind === 'umbrella')) {
    const holder = figures
      .filter(
        (figure) =>
          isPerson(figure.who.kind) &&
          figure.who.kind !== 'baby' &&
          figure.umbrella === undefined &&
          figure.who.holds !== 'umbrella' &&
          ['stand', 'walk', 'sit', 'run', 'wave'].includes(figure.who.pose) &&
          !figure.who.with.some((item) => item === 'cane' || item === 'crutches'),
      )
      .sort((a, b) => Math.abs(a.x - prop.x) - Math.abs(b.x - prop.x))[0];
    if (!holder || Math.abs(holder.x - prop.x) > 230) {
      if (prop.prop.y === undefined) prop.base = ground + 8;
      continue;
    }
    holder.umbrella = prop;
    prop.layer = 'held';
  }
};

/** Puts people, dogs and cats into a nearby boat or raft. On the open sea, puts all of them into one boat or raft, however far away. */
const boardBoats = (figures: PlacedFigure[], props: PlacedProp[], backdrop: Backdrop) => {
  for (const craft of props.filter((prop) => prop.prop.kind === 'boat' || prop.prop.kind === 'raft')) {
    const passengers = figures.filter(
      (figure) =>
        figure.perch === craft ||
        (!figure.perch &&
          !figure.isFlying &&
          !figure.isInBoat &&
          (isPerson(figure.who.kind) || figure.who.kind === 'dog' || figure.who.kind === 'cat') &&
          (backdrop.kind === 'sea' ? true : Math.abs(figure.x - craft.x) < craft.art.width * 0.42 * craft.scale)),
    );
    if (passengers.length === 0) continue;
    const crewWidth = passengers.reduce((sum, figure) => sum + figure.halfWidth * 1.5, 0);
    craft.scale = Math.min(2.6, Math.max(craft.scale * 1.3, crewWidth / (craft.art.width * 0.72)));
    craft.layer = 'table';
    const isRaft = craft.prop.kind === 'raft';
    craft.base =
      backdrop.kind === 'sea'
        ? 742
        : backdrop.kind === 'underwater'
          ? craft.base
          : backdrop.water !== undefined
            ? backdrop.water + 34
            : backdrop.ground;
    const usableWidth = craft.art.width * 0.62 * craft.scale;
    // A boat far from the ground may be too high for tall passengers. They become smaller until their hats fit in.
    const room = craft.base - 34 * craft.scale - 16;
    const tallest = Math.max(
      ...passengers.map(({ who, height, scale }) => height + (who.with.includes('non-la') ? 66 * scale : 0)),
    );
    const shrink = Math.min(1, room / tallest);
    passengers
      .sort((a, b) => a.x - b.x)
      .forEach((figure, i) => {
        figure.x =
          craft.x +
          (passengers.length === 1
            ? (isRaft ? -0.05 : -0.2) * usableWidth
            : ((i + 0.5) / passengers.length - 0.5) * usableWidth);
        figure.scale *= shrink;
        figure.height *= shrink;
        figure.halfWidth *= shrink;
        figure.base = craft.base - (isRaft ? 38 : 30) * craft.scale;
        figure.isSwimming = false;
        figure.isFloating = false;
        figure.isInBoat = true;
      });
  }
};
