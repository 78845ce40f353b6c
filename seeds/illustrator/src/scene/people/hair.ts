import { lighten } from '../palette.ts';
import { circle, drawRepeated, ellipse, group, line, path } from '../svg.ts';
import type { PersonKind } from '../vocabulary.ts';
import type { Look } from './build.ts';

/** Hair behind and in front of the head, in the coordinates of the head (radius 60). */
export interface Hair {
  back: string;
  front: string;
}

type Style = (colour: string, shine: string, accent: string) => Hair;

/** Draws the hair on top of the head. `fringe` is the part of the path above the forehead. */
const hairCap = (fringe: string, colour: string) =>
  path(`M-62 10C-68 -44 -40 -74 2 -74C44 -74 68 -44 62 10L56 4${fringe}Z`, colour);
const drawGleam = (shine: string, pathData = 'M-34 -50Q-10 -64 18 -62') => line(pathData, shine, 6, { opacity: 0.7 });
const drawRibbon = (x: number, y: number, accent: string, ribbonRotation = 0) =>
  group(
    `translate(${x} ${y}) rotate(${ribbonRotation})`,
    path('M0 0C-8 -13 -20 -13 -20 -3C-20 8 -9 9 0 0C8 -13 20 -13 20 -3C20 8 9 9 0 0Z', accent),
    circle(0, 0, 5, lighten(accent, 0.4)),
  );
const drawBraid = (x: number, colour: string, accent: string, rotation: number) =>
  group(
    `translate(${x} 30) rotate(${rotation})`,
    drawRepeated(4, (i) => ellipse(0, i * 17, 13 - i * 1.2, 12, colour)),
    circle(0, 62, 6, accent),
    path('M-5 65L-8 80Q0 86 8 80L5 65Z', colour),
  );
const drawCurls = (points: readonly (readonly [number, number, number])[], colour: string) =>
  points.map(([x, y, r]) => circle(x, y, r, colour)).join('');

const straightFringe = 'C55 -14 52 -22 47 -30C24 -22 -22 -22 -42 -28C-50 -18 -54 -6 -56 6';
const sideFringe = 'C54 -10 50 -20 44 -28C36 -30 30 -40 28 -46C8 -22 -26 -16 -48 -22C-54 -10 -55 -2 -56 6';
const middlePart = 'C55 -12 44 -34 6 -52C-26 -40 -48 -22 -56 6';

const bobCut: Style = (colour, shine) => ({
  back: path(
    'M-66 -4C-70 -50 -40 -76 2 -76C46 -76 72 -48 68 0C70 26 66 44 58 56C40 66 -40 66 -58 56C-68 42 -66 20 -66 -4Z',
    colour,
  ),
  front:
    hairCap(straightFringe, colour) +
    path('M-64 -8C-70 20 -66 46 -56 54C-48 48 -48 20 -52 -4Z', colour) +
    drawGleam(shine),
});
const pigtails: Style = (colour, shine, accent) => ({
  back:
    path('M-60 6C-84 2 -98 30 -90 66C-78 74 -60 54 -54 22Z', colour) +
    path('M60 6C84 2 98 30 90 66C78 74 60 54 54 22Z', colour) +
    circle(0, -13, 63, colour),
  front:
    hairCap(middlePart, colour) +
    drawGleam(shine, 'M-40 -40Q-24 -58 -6 -62') +
    drawRibbon(-63, 12, accent, -30) +
    drawRibbon(63, 12, accent, 30),
});
const ponytail: Style = (colour, shine, accent) => ({
  back:
    path('M-24 -62C-60 -88 -96 -52 -92 6C-90 28 -80 44 -70 50C-70 26 -60 -14 -30 -40Z', colour) +
    circle(0, -13, 62, colour),
  front: hairCap(sideFringe, colour) + drawGleam(shine) + drawRibbon(-44, -58, accent, -38),
});
const longHair: Style = (colour, shine, accent) => ({
  back: path(
    'M-66 -4C-70 -50 -40 -76 2 -76C46 -76 72 -48 68 0C72 44 74 84 62 106C40 114 -44 114 -62 106C-72 84 -66 40 -66 -4Z',
    colour,
  ),
  front:
    hairCap(sideFringe, colour) +
    path('M-62 -6C-70 34 -70 70 -62 96C-52 92 -48 30 -53 -4Z', colour) +
    drawGleam(shine) +
    path('M34 -58q14 -2 20 12q-12 6 -20 -12Z', accent),
});
const twoBraids: Style = (colour, shine, accent) => ({
  back: circle(0, -13, 63, colour),
  front:
    hairCap(middlePart, colour) +
    drawGleam(shine, 'M-40 -40Q-24 -58 -6 -62') +
    drawBraid(-58, colour, accent, 8) +
    drawBraid(58, colour, accent, -8),
});
const shortCurls: Style = (colour, shine) => ({
  back: drawCurls(
    [
      [-58, -10, 24],
      [-54, 20, 20],
      [58, -10, 24],
      [56, 18, 18],
      [-40, -44, 28],
      [0, -56, 30],
      [40, -44, 28],
    ],
    colour,
  ),
  front:
    drawCurls(
      [
        [-46, -34, 20],
        [-24, -48, 20],
        [0, -52, 20],
        [24, -48, 20],
        [45, -34, 19],
        [-56, -12, 15],
        [57, -12, 14],
      ],
      colour,
    ) + drawGleam(shine, 'M-22 -60Q-8 -70 8 -68'),
});
const twoBuns: Style = (colour, shine, accent) => ({
  back: circle(-42, -62, 25, colour) + circle(44, -62, 25, colour) + circle(0, -13, 62, colour),
  front:
    hairCap(straightFringe, colour) +
    drawGleam(shine) +
    line('M-56 -46Q-46 -38 -32 -44', accent, 7) +
    line('M58 -46Q48 -38 34 -44', accent, 7),
});
const pixieCut: Style = (colour, shine) => ({
  back: path('M-64 0C-66 -48 -38 -74 2 -74C44 -74 66 -48 64 0C64 16 60 24 54 28L-54 30C-62 22 -64 12 -64 0Z', colour),
  front:
    hairCap('C52 -8 50 -16 46 -24C40 -24 36 -30 34 -36C14 -14 -20 -12 -50 -18C-54 -8 -56 0 -56 6', colour) +
    drawGleam(shine),
});

const tuftedHair: Style = (colour, shine) => ({
  back: path('M-62 4C-64 -46 -38 -70 2 -70C42 -70 64 -46 62 4Z', colour),
  front:
    hairCap(
      'C54 -10 50 -18 46 -24L36 -30L30 -20L16 -32L6 -20L-10 -32L-20 -20L-34 -30L-44 -18C-52 -10 -55 -4 -56 4',
      colour,
    ) + drawGleam(shine),
});
const bowlCut: Style = (colour, shine) => ({
  back: path('M-64 8C-68 -48 -40 -74 2 -74C46 -74 70 -46 64 8Z', colour),
  front: hairCap('C56 -2 55 -8 54 -14C30 -22 -26 -22 -52 -12C-54 -6 -56 0 -56 8', colour) + drawGleam(shine),
});
const spikyHair: Style = (colour, shine) => ({
  back: path('M-62 4C-64 -40 -40 -66 2 -66C44 -66 64 -40 62 4Z', colour),
  front:
    path(
      'M-62 8C-66 -24 -60 -42 -52 -52L-54 -70L-34 -66L-26 -86L-8 -72L8 -90L20 -72L40 -80L44 -62L62 -62L56 -44C64 -30 64 -10 62 8L54 2C53 -12 50 -20 46 -27C22 -34 -24 -34 -46 -26C-53 -14 -55 -4 -56 6Z',
      colour,
    ) + drawGleam(shine),
});
const sideParting: Style = (colour, shine) => ({
  back: path('M-62 8C-66 -46 -40 -72 2 -72C44 -72 66 -46 62 8Z', colour),
  front:
    hairCap('C54 -12 50 -22 46 -30C30 -26 4 -26 -24 -46C-34 -34 -48 -22 -54 -6C-55 -2 -56 2 -56 6', colour) +
    drawGleam(shine, 'M-6 -58Q18 -64 36 -52'),
});
const boyCurls: Style = (colour, shine) => ({
  back: drawCurls(
    [
      [-52, -22, 20],
      [52, -22, 20],
      [-34, -50, 24],
      [2, -60, 26],
      [36, -50, 24],
    ],
    colour,
  ),
  front:
    drawCurls(
      [
        [-48, -28, 16],
        [-30, -42, 17],
        [-10, -48, 17],
        [12, -49, 17],
        [32, -42, 17],
        [48, -28, 15],
        [-56, -10, 10],
        [56, -10, 10],
      ],
      colour,
    ) + drawGleam(shine, 'M-16 -66Q0 -76 16 -72'),
});
const buzzCut: Style = (colour) => ({
  back: '',
  front: path(
    'M-60 0C-62 -44 -38 -67 2 -67C42 -67 63 -44 60 0L56 -2C52 -18 48 -24 42 -30C20 -38 -24 -38 -42 -30C-50 -22 -54 -12 -57 0Z',
    colour,
    { opacity: 0.94 },
  ),
});
const cowlickHair: Style = (colour, shine) => ({
  back: path('M-62 6C-66 -46 -40 -72 2 -72C44 -72 66 -46 62 6Z', colour),
  front:
    path('M-8 -68C-14 -86 2 -96 18 -88C10 -86 8 -78 12 -68Z', colour) +
    hairCap('C54 -12 52 -20 48 -27C34 -20 16 -22 2 -34C-6 -22 -30 -16 -48 -22C-53 -12 -55 -4 -56 6', colour) +
    drawGleam(shine),
});

const lowBun: Style = (colour, shine, accent) => ({
  back: circle(-52, 34, 26, colour) + circle(0, -13, 62, colour),
  front:
    hairCap('C54 -14 40 -36 16 -48C-16 -36 -44 -22 -56 8', colour) +
    drawGleam(shine, 'M-40 -38Q-24 -56 -2 -60') +
    circle(-64, 16, 6, accent),
});
const wavyHair: Style = (colour, shine) => ({
  back: path(
    'M-66 -4C-70 -50 -40 -76 2 -76C46 -76 72 -48 68 0C64 20 80 34 70 54C78 72 64 88 50 84C30 92 -36 92 -52 84C-70 86 -78 70 -70 52C-78 34 -66 20 -66 -4Z',
    colour,
  ),
  front:
    hairCap(sideFringe, colour) + path('M-62 -8C-72 16 -62 30 -70 50C-60 60 -48 40 -54 -2Z', colour) + drawGleam(shine),
});
const shoulderHair: Style = (colour, shine) => ({
  back: path(
    'M-64 -4C-68 -50 -40 -75 2 -75C46 -75 70 -48 66 0C68 40 68 64 58 80C36 90 -38 90 -58 80C-68 62 -64 30 -64 -4Z',
    colour,
  ),
  front:
    hairCap(middlePart, colour) +
    path('M-60 -4C-68 26 -66 52 -58 70C-50 60 -48 22 -54 0Z', colour) +
    drawGleam(shine, 'M-40 -40Q-24 -58 -6 -62'),
});
const longStraightHair: Style = (colour, shine) => ({
  back: path(
    'M-64 -4C-68 -50 -40 -75 2 -75C46 -75 70 -48 66 0C72 70 66 130 56 158C40 166 -40 166 -58 158C-70 120 -64 40 -64 -4Z',
    colour,
  ),
  front:
    hairCap(middlePart, colour) +
    path('M-60 -4C-70 40 -68 90 -62 132C-52 120 -46 30 -54 0Z', colour) +
    drawGleam(shine, 'M-40 -40Q-24 -58 -6 -62'),
});
const greyBun: Style = (colour, shine) => ({
  back: circle(-4, -72, 25, colour) + circle(0, -13, 61, colour),
  front:
    hairCap('C54 -12 46 -34 8 -50C-26 -38 -48 -20 -56 8', colour) +
    line('M-22 -80Q-4 -92 14 -80', shine, 4, { opacity: 0.8 }) +
    drawGleam(shine, 'M-42 -36Q-26 -54 -6 -60'),
});
const greyPerm: Style = (colour, shine) => ({
  back: drawCurls(
    [
      [-56, -8, 22],
      [-50, 16, 16],
      [57, -8, 21],
      [52, 14, 14],
      [-40, -42, 26],
      [0, -56, 28],
      [40, -42, 26],
    ],
    colour,
  ),
  front:
    drawCurls(
      [
        [-50, -26, 16],
        [-30, -42, 18],
        [-6, -48, 18],
        [18, -47, 18],
        [40, -36, 17],
        [54, -18, 12],
      ],
      colour,
    ) + drawGleam(shine, 'M-20 -60Q-4 -70 14 -68'),
});
const baldHead: Style = (colour) => ({
  back: drawCurls(
    [
      [-56, -4, 18],
      [-56, 16, 15],
      [57, -2, 16],
      [56, 14, 12],
    ],
    colour,
  ),
  front:
    path('M-60 -14C-66 0 -64 20 -54 26C-50 14 -52 0 -52 -14Z', colour) +
    path('M60 -14C65 0 63 16 57 20C54 10 55 0 55 -12Z', colour) +
    line('M-14 -58Q4 -66 22 -58', colour, 3, { opacity: 0.8 }),
});
const shortWhiteHair: Style = (colour, shine) => ({
  back: path('M-61 6C-64 -44 -40 -70 2 -70C44 -70 65 -44 62 6Z', colour),
  front: hairCap('C55 -16 50 -30 40 -38C20 -46 -20 -46 -38 -38C-48 -28 -54 -12 -56 4', colour) + drawGleam(shine),
});

const styles: Record<PersonKind, readonly Style[]> = {
  girl: [bobCut, pigtails, ponytail, longHair, twoBraids, shortCurls, twoBuns, pixieCut],
  boy: [tuftedHair, bowlCut, spikyHair, sideParting, boyCurls, cowlickHair, buzzCut],
  'teen-girl': [ponytail, wavyHair, shoulderHair, longHair, twoBraids],
  'teen-boy': [sideParting, spikyHair, boyCurls, cowlickHair, tuftedHair],
  woman: [lowBun, wavyHair, shoulderHair, bobCut],
  man: [sideParting, tuftedHair, buzzCut, cowlickHair],
  grandma: [greyBun, greyPerm],
  grandpa: [shortWhiteHair, baldHead],
  teacher: [longStraightHair, lowBun, shoulderHair],
  doctor: [shoulderHair, lowBun, bobCut],
  baby: [buzzCut],
};

export const hairOf = (look: Look): Hair => {
  const list = styles[look.kind];
  const style = list[look.style % list.length] as Style;
  return style(look.hair, lighten(look.hair, look.build.age === 'old' ? 0.55 : 0.2), look.accent);
};

/** Draws the moustache or beard of some men. */
export const beardOf = (look: Look): string => {
  if (look.kind === 'grandpa')
    return (
      path('M-20 27C-8 20 8 22 10 26C14 21 28 21 38 26C30 34 18 33 10 30C0 34 -12 34 -20 27Z', look.hair) +
      path('M-8 48C0 44 18 44 26 48C24 66 16 80 9 84C2 78 -6 66 -8 48Z', look.hair)
    );
  if (look.kind === 'man' && look.style % 3 === 1)
    return path('M-12 29C-4 24 6 25 9 28C14 25 24 24 31 28C24 33 14 32 9 31C3 33 -6 33 -12 29Z', look.hair);
  return '';
};
