import { drawAnimal } from './animals.ts';
import { type Crop, type FrameBox, findCloseCrop } from './framing.ts';
import { computeLayout } from './layout.ts';
import { drawLight, drawTint } from './light.ts';
import type { Figure } from './people/figure.ts';
import { createHeldProp } from './people/holding.ts';
import { drawPerson } from './people.ts';
import type { PlacedFigure, PlacedProp } from './placement.ts';
import { drawCloud } from './places/toolkit.ts';
import { backdrops, standingPlaces } from './places.ts';
import { createStage, type Stage } from './stage.ts';
import {
  circle,
  createRandom,
  ellipse,
  fadeGroup,
  group,
  hashText,
  line,
  path,
  placeAt,
  rect,
  roundNumbers,
} from './svg.ts';
import { type Character, isPerson, type PropKind, type Scene } from './vocabulary.ts';

export interface Canvas {
  /** Width in pixels. */
  width: number;
  height: number;
  /** Key of the item. The key seeds the random choices, so a person of one kind and shirt looks the same on all pages of a book. */
  seed: string;
}

/** Draws a scene as a self-contained SVG. Pure: equal scenes and canvases give equal text. */
export const drawScene = (scene: Scene, canvas: Canvas): string => {
  const height = 840;
  const width = Math.round((height * canvas.width) / canvas.height);
  const stage = createStage(
    width,
    height,
    scene.time,
    `${canvas.seed}/${scene.place}/${scene.time}`,
    scene.props.map((prop) => prop.kind),
  );
  const backdrop = backdrops[scene.place](stage);
  const layout = computeLayout(scene, backdrop, width, height);
  const propsOfLayer = (layer: PlacedProp['layer']) => layout.props.filter((prop) => prop.layer === layer);
  const drawProp = (placed: PlacedProp) => {
    const ordinal = scene.props.slice(0, placed.index).filter((prop) => prop.kind === placed.prop.kind).length;
    return group(
      placeAt(placed.x, placed.base, placed.scale, placed.prop.flip === true),
      placed.art.draw({
        stage,
        random: createRandom(`${canvas.seed}/${placed.prop.kind}/${ordinal}`),
        variant: (hashText(`${canvas.seed}/${placed.prop.kind}`) % 12) + ordinal,
      }),
    );
  };

  const drawnFigures = layout.figures.map((figure) => ({
    base: figure.perch
      ? Math.max(figure.base, figure.perch.base + 1)
      : figure.hug === undefined
        ? figure.base
        : figure.base + 30,
    ...drawFigure(figure, scene, canvas.seed, stage),
  }));
  const isOnTable = ({ figure }: { figure: PlacedFigure }) => figure.perch?.layer === 'table' && !figure.isInBoat;
  const actors = [
    ...drawnFigures.filter((drawn) => !isOnTable(drawn)),
    ...propsOfLayer('mid').map((prop) => ({ base: prop.base, svg: drawProp(prop) })),
  ].sort((a, b) => a.base - b.base);
  const boats = layout.props.filter(
    (prop) => prop.layer === 'table' && (prop.prop.kind === 'boat' || prop.prop.kind === 'raft'),
  );
  const propsOnTables = layout.props.filter((prop) => prop.layer === 'table' && !boats.includes(prop));

  const body = [
    backdrop.back,
    ...propsOfLayer('floor').map(drawProp),
    drawTint(scene, stage, backdrop),
    ...(backdrop.view
      ? [
          `<g clip-path="${stage.clip(rect(backdrop.view.x, backdrop.view.y, backdrop.view.width, backdrop.view.height, 8, '#000'))}">${propsOfLayer('view').map(drawProp).join('')}</g>`,
        ]
      : []),
    ...propsOfLayer('far').map(drawProp),
    ...propsOfLayer('wall').map(drawProp),
    ...propsOfLayer('back')
      .sort((a, b) => a.base - b.base)
      .map(drawProp),
    ...boats.map(drawProp),
    ...propsOfLayer('resting').map(drawProp),
    ...drawHangers(layout.props),
    ...propsOfLayer('air').map(drawProp),
    ...drawStrings(layout.props, drawnFigures),
    ...actors.map((actor) => actor.svg),
    ...boats.map((boat) =>
      boat.prop.kind === 'boat'
        ? `<g clip-path="${stage.clip(rect(0, boat.base - 58 * boat.scale, width, 58 * boat.scale, 0, '#000'))}">${drawProp(boat)}</g>`
        : '',
    ),
    ...propsOfLayer('front')
      .sort((a, b) => a.base - b.base)
      .map(drawProp),
    ...propsOnTables.map(drawProp),
    ...drawnFigures.filter(isOnTable).map(({ svg }) => svg),
    backdrop.front,
    drawLight(scene, stage, backdrop, layout.props),
  ].join('');
  const crop =
    scene.frame === 'close'
      ? findCloseCrop([...drawnFigures.map(boxOf), ...boxSymbols(layout.props)], scene.focus, width, height)
      : undefined;
  return roundNumbers(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${width} ${height}">${stage.defs()}${crop ? enlarge(crop, body) : body}</svg>`,
  );
};

const enlarge = ({ x, y, zoom }: Crop, body: string) => group(`scale(${zoom}) translate(${-x} ${-y})`, body);

/** Poses whose far hand belongs to a close frame. */
const handPoses: readonly Character['pose'][] = [
  'sign',
  'wave',
  'point',
  'think',
  'reach',
  'hug',
  'read',
  'sing',
  'paint',
];

/** Symbols of speech and feeling. A close frame cuts none of them. */
const symbolKinds: readonly PropKind[] = ['speech', 'question', 'heart', 'hands', 'ear', 'eye', 'water-drop'];

const boxSymbols = (props: readonly PlacedProp[]): FrameBox[] =>
  props
    .filter(({ prop, layer }) => layer === 'air' && symbolKinds.includes(prop.kind))
    .map(({ art, x, base, scale }) => ({
      left: x - (art.width / 2) * scale,
      right: x + (art.width / 2) * scale,
      top: base - art.height * scale,
      bottom: base,
    }));

/** Returns the part of a figure that a close frame never cuts: the head, and the hands that tell something. */
const boxOf = ({ figure, head, hand, grip }: DrawnFigure): FrameBox => {
  const [headX, headY, radius] = head ?? [0, -figure.height * 0.75, figure.height * 0.2];
  const points: [x: number, y: number, radius: number][] = [[headX, headY, radius]];
  const isSmallAnimal = !isPerson(figure.who.kind) && figure.height < 240;
  if (isSmallAnimal)
    points.push([-figure.halfWidth / figure.scale, headY, 8], [figure.halfWidth / figure.scale, headY, 8]);
  if (hand && handPoses.includes(figure.who.pose)) points.push([hand[0], hand[1], 24]);
  if (grip) points.push([grip.at[0], grip.at[1], 34]);
  const xs = points.flatMap(([x, , r]) =>
    [x - r, x + r].map((dx) => figure.x + (figure.flip ? -dx : dx) * figure.scale),
  );
  const ys = points.flatMap(([, y, r]) => [figure.base + (y - r) * figure.scale, figure.base + (y + r) * figure.scale]);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

/** Draws the cords from which lanterns and bells hang. */
const drawHangers = (props: readonly PlacedProp[]): string[] =>
  props.flatMap(({ prop, art, layer, x, base, scale }) =>
    layer === 'air' && (prop.kind === 'lantern' || prop.kind === 'bell') && (prop.y ?? 0) < 0.4
      ? [line(`M${x} -4V${base - art.height * 0.94 * scale}`, '#7a5236', 2.6, { opacity: 0.7 })]
      : [],
  );

/** Draws the strings of kites and balloons to the nearest free hand. */
const drawStrings = (
  props: readonly PlacedProp[],
  drawnFigures: readonly Pick<DrawnFigure, 'figure' | 'hand'>[],
): string[] =>
  props.flatMap((prop) => {
    if (prop.layer !== 'air' || (prop.prop.kind !== 'kite' && prop.prop.kind !== 'balloon')) return [];
    const maxDistance = prop.prop.kind === 'kite' ? 620 : 260;
    const nearestHand = drawnFigures
      .flatMap(({ figure, hand }) =>
        hand && !['read', 'sign', 'sleep', 'hug', 'think', 'paint'].includes(figure.who.pose)
          ? [{ x: figure.x + (figure.flip ? -1 : 1) * hand[0] * figure.scale, y: figure.base + hand[1] * figure.scale }]
          : [],
      )
      .sort((a, b) => Math.hypot(a.x - prop.x, a.y - prop.base) - Math.hypot(b.x - prop.x, b.y - prop.base))[0];
    if (!nearestHand || Math.hypot(nearestHand.x - prop.x, nearestHand.y - prop.base) > maxDistance) return [];
    const stringStart =
      prop.prop.kind === 'kite' ? [prop.x, prop.base - 62 * prop.scale] : [prop.x, prop.base + 8 * prop.scale];
    const [fx, fy] = stringStart as [number, number];
    return line(
      `M${fx} ${fy}Q${(fx + nearestHand.x) / 2 - 20} ${(fy + nearestHand.y) / 2 + 60} ${nearestHand.x} ${nearestHand.y}`,
      '#fffaf0',
      2.4,
      { opacity: 0.85 },
    );
  });

interface DrawnFigure extends Pick<Figure, 'svg' | 'hand' | 'head' | 'grip'> {
  figure: PlacedFigure;
}

const drawFigure = (figure: PlacedFigure, scene: Scene, seed: string, stage: Stage): DrawnFigure => {
  const { who: character } = figure;
  const ordinal = scene.who
    .slice(0, figure.index)
    .filter(
      (otherCharacter) => otherCharacter.kind === character.kind && otherCharacter.shirt === character.shirt,
    ).length;
  const held =
    character.holds &&
    createHeldProp(character.holds, seed, stage, scene.props.filter(({ kind }) => kind === character.holds).length);
  const holdsUmbrella =
    character.holds === 'umbrella' &&
    isPerson(character.kind) &&
    character.pose !== 'sleep' &&
    character.kind !== 'baby';
  const drawing = isPerson(character.kind)
    ? drawPerson(character as Character & { kind: typeof character.kind }, {
        seed,
        ordinal,
        seat: figure.seat,
        isFloating: figure.isFloating,
        hasBed: figure.isOnBed,
        mustStandToRead: standingPlaces.includes(scene.place) || figure.isSwimming || figure.isInBoat,
        hug: figure.hug,
        umbrella: figure.umbrella || holdsUmbrella ? pickUmbrellaColour(seed) : undefined,
        held: holdsUmbrella ? undefined : held,
        mood: scene.mood,
      })
    : drawAnimal(character as Character & { kind: typeof character.kind }, {
        seed,
        ordinal,
        isFlying: figure.isFlying,
        mood: scene.mood,
        held,
      });
  const svg = group(placeAt(figure.x, figure.base, figure.scale, figure.flip), drawing.svg);
  const { hand, head, grip } = drawing;
  return { figure, svg: addSurroundings(figure, svg, scene, stage), hand, head, grip };
};

const pickUmbrellaColour = (seed: string) =>
  ['#e2604b', '#4f8fcc', '#f6c445', '#37a097', '#9276bd'][hashText(`${seed}/umbrella`) % 5] as string;

/** Adds a cloud, a swim ring, air bubbles or a branch to a figure. The surroundings determine which. */
const addSurroundings = (figure: PlacedFigure, svg: string, scene: Scene, stage: Stage): string => {
  if (figure.isOnCloud) return svg + drawCloud(figure.x, figure.base + 12, 1.25 * figure.scale, stage.air.cloud, 1);
  if (figure.isSwimming) return svg + drawSwimRing(figure.x, 706, figure.scale);
  if (figure.isFloating && scene.place === 'underwater')
    return svg + drawBreath(figure.x + (figure.flip ? -1 : 1) * 70 * figure.scale, figure.base - figure.height * 0.86);
  if (figure.who.kind === 'owl' && figure.isFlying) return drawBranch(figure.x, figure.base, figure.scale) + svg;
  return svg;
};

const drawSwimRing = (x: number, y: number, scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(0, 0, 92, 26, '#f0913f'),
    path('M-60 -19Q-40 -24 -22 -25L-18 25Q-44 22 -66 17ZM22 -25Q44 -23 62 -18L66 17Q42 24 18 25Z', '#fff6e2'),
    line('M-80 -6Q0 -30 80 -6', '#ffffff', 4, { opacity: 0.5 }),
  );
const drawBreath = (x: number, y: number) =>
  fadeGroup(
    0.75,
    ...[
      [0, 0, 7],
      [14, -26, 10],
      [2, -54, 13],
      [20, -86, 9],
    ].map(([dx, dy, r]) =>
      circle(x + (dx as number), y + (dy as number), r as number, '#ffffff', {
        'fill-opacity': 0.4,
        stroke: '#ffffff',
        'stroke-width': 2,
      }),
    ),
  );
const drawBranch = (x: number, y: number, scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    line('M-130 6Q-40 -8 40 0T150 -14', '#8a6243', 17),
    path('M120 -12q20 -30 48 -26q-6 30 -48 26ZM-96 2q-8 -34 -36 -36q-4 30 36 36Z', '#6fab5f'),
  );
