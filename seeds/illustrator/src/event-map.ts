/** Draws the map of an event: a neighbourhood with a river, roads, a park and a bus stop, without text. A page draws the pin (events/event-map.tsx). */
import { circle, group, line, path, rect } from './scene/svg.ts';

/** Size of a map in pixels. */
const mapSize = { width: 960, height: 720 } as const;

const colors = {
  ground: '#f4ecd9',
  water: '#a9d3e6',
  bank: '#c9e0b4',
  park: '#bfdca6',
  edge: '#d8c9a8',
  road: '#ffffff',
  house: '#e6d8bb',
  roof: '#d9c7a2',
  place: '#e8871e',
  placeEdge: '#a8552f',
  tree: '#6fab5f',
  trunk: '#8a6d4d',
  stop: '#2b6cb0',
} as const;

const roads: readonly [pathData: string, width: number][] = [
  ['M-20 520Q260 500 480 470T980 400', 44],
  ['M546 452Q590 330 600 180T620 -20', 30],
  ['M180 506Q190 300 170 -20', 30],
  ['M-20 250Q200 240 400 236T600 180', 26],
  ['M600 180Q780 190 980 150', 26],
  ['M390 236Q396 340 380 484', 22],
];

const houses: readonly [x: number, y: number, width: number, height: number][] = [
  [30, 40, 100, 70],
  [30, 140, 100, 70],
  [30, 300, 110, 66],
  [30, 396, 110, 66],
  [222, 40, 120, 70],
  [372, 30, 90, 80],
  [222, 142, 130, 58],
  [388, 140, 140, 56],
  [226, 288, 120, 66],
  [226, 384, 120, 66],
  [430, 270, 100, 66],
  [428, 364, 90, 60],
  [690, 30, 120, 70],
  [850, 30, 90, 70],
];

const drawHouse = (x: number, y: number, width: number, height: number, fill: string = colors.house) =>
  rect(x, y, width, height, 6, fill) + rect(x, y + height * 0.6, width, height * 0.4, 6, colors.roof);
const drawTree = (x: number, y: number) =>
  rect(x - 3, y, 6, 16, 2, colors.trunk) + circle(x, y - 6, 16, colors.tree) + circle(x + 11, y + 1, 10, colors.tree);
const drawBusStop = (x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    rect(-26, -26, 52, 52, 12, colors.stop),
    rect(-15, -14, 30, 24, 5, '#ffffff'),
    rect(-11, -10, 22, 9, 2, colors.stop),
    circle(-8, 12, 4, '#ffffff'),
    circle(8, 12, 4, '#ffffff'),
  );

/**
 * Draws the map as SVG.
 * @param pin centre of the event's house in pixels
 */
export const drawEventMap = ([x, y]: readonly [x: number, y: number]): string => {
  const { width, height } = mapSize;
  const parts = [
    rect(0, 0, width, height, 0, colors.ground),
    path('M-20 590Q260 570 480 540T980 470V740H-20Z', colors.bank),
    path('M-20 618Q260 600 480 570T980 500V740H-20Z', colors.water),
    line('M60 670q18-10 36 0t36 0M420 640q18-10 36 0t36 0M760 600q18-10 36 0t36 0', '#ffffff', 4, { opacity: 0.7 }),
    path('M740 214Q860 196 940 206Q956 290 936 366Q850 388 756 396Q728 300 740 214Z', colors.park),
    ...roads.map(([pathData, size]) => line(pathData, colors.edge, size + 8)),
    ...roads.map(([pathData, size]) => line(pathData, colors.road, size)),
    ...houses.map((house) => drawHouse(...house)),
    ...[
      [790, 260],
      [850, 244],
      [900, 290],
      [812, 336],
      [880, 348],
      [650, 490],
      [740, 476],
      [300, 556],
      [190, 566],
    ].map(([treeX = 0, treeY = 0]) => drawTree(treeX, treeY)),
    drawBusStop(96, 556),
    rect(x - 50, y - 34, 100, 68, 8, colors.place, { stroke: colors.placeEdge, 'stroke-width': 4 }),
    path(
      `M${x - 50} ${y + 6}H${x + 50}V${y + 26}Q${x + 50} ${y + 34} ${x + 42} ${y + 34}H${x - 42}Q${x - 50} ${y + 34} ${x - 50} ${y + 26}Z`,
      '#f5b57b',
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>\n`;
};
