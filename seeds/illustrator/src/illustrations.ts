/** Drawings of the site, in the style of the books' pictures. Pure functions: `site-art.ts` writes the files. */
import { drawAnimal } from './scene/animals.ts';
import { drawPerson, type Setting } from './scene/people.ts';
import { findPropArt } from './scene/props.ts';
import { createStage } from './scene/stage.ts';
import { circle, createRandom, ellipse, group, leafPath, line, path, placeAt, rect } from './scene/svg.ts';
import { type AnimalKind, type Character, isPerson, type PropKind } from './scene/vocabulary.ts';

const stage = createStage(1120, 840, 'day', 'site', []);

/** Draws a person or an animal with its feet at x, y. */
const drawFigure = (
  x: number,
  y: number,
  scale: number,
  character: Pick<Character, 'kind' | 'pose'> & Partial<Character>,
  flip = false,
  setting: Partial<Setting> = {},
) => {
  const completeCharacter = { size: 1, with: [], ...character } as Character;
  const options = { seed: 'hat-nang', ordinal: 0, ...setting };
  const drawing = isPerson(completeCharacter.kind)
    ? drawPerson(completeCharacter as never, options)
    : drawAnimal(completeCharacter as Character & { kind: AnimalKind }, {
        ...options,
        isFlying: setting.isFloating === true,
      });
  return group(placeAt(x, y, scale, flip), drawing.svg);
};
const drawProp = (x: number, y: number, scale: number, kind: PropKind, variant = 0) =>
  group(placeAt(x, y, scale), findPropArt(kind).draw({ stage, random: createRandom(kind), variant }));

/** Merges adjacent paths with equal attributes. */
const mergePaths = (svg: string): string => {
  const adjacentPaths = /<path d="([^"]*)"((?: (?:fill|stroke|stroke-width)="[^"]*")+)\/><path d="([^"]*)"\2\/>/;
  let text = svg;
  for (
    let next = text.replace(adjacentPaths, '<path d="$1$3"$2/>');
    next !== text;
    next = text.replace(adjacentPaths, '<path d="$1$3"$2/>')
  )
    text = next;
  return text;
};

/** Shortens the SVG text: rounds numbers (large ones to integers), shortens colours, omits attributes that the root element sets, and merges paths. */
const compactSvg = (svg: string): string =>
  mergePaths(
    svg
      .replace(/-?\d+\.\d+(e-?\d+)?/g, (text) => {
        const number = Number(text);
        return String(Number(number.toFixed(Math.abs(number) >= 10 ? 0 : Math.abs(number) >= 1 ? 1 : 2)) + 0).replace(
          /^(-?)0\./,
          '$1.',
        );
      })
      .replaceAll(' stroke-linecap="round" stroke-linejoin="round"', '')
      .replaceAll(' fill="none"', '')
      .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3/g, '#$1$2$3')
      .replace(
        / d="([^"]*)"/g,
        (_, pathData: string) => ` d="${pathData.replace(/([a-z]) /gi, '$1').replace(/ -/g, '-')}"`,
      )
      .replace(/ rotate\(0\)|rotate\(0\)| scale\(1\)| scale\(1 1\)/g, '')
      .replace(/scale\((\.\d+) \1\)/g, 'scale($1)')
      .replaceAll(' transform=""', '')
      .replaceAll(' cx="0" cy="0"', ''),
  );

const drawFrame = (width: number, height: number, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${compactSvg(parts.join(''))}</svg>\n`;

const drawRays = (x: number, y: number, from: number, to: number, count: number, fill: string) =>
  path(
    Array.from({ length: count }, (_, i) => {
      const angle = Math.PI + ((i + 0.5) / count) * Math.PI;
      return `M${Math.round(x + Math.cos(angle) * from)} ${Math.round(y + Math.sin(angle) * from)}L${Math.round(x + Math.cos(angle) * to)} ${Math.round(y + Math.sin(angle) * to)}`;
    }).join(''),
    'none',
    { stroke: fill, 'stroke-width': 12 },
  );
const drawSprig = (x: number, y: number, scale: number, fill: string) =>
  group(
    placeAt(x, y, scale),
    ...[-150, -122, -90, -58, -30].map((angle) => path(leafPath(0, 0, 100, 24, angle), fill)),
  );

/** Draws the hero: a boy in a wheelchair reads, a girl signs, and a grandmother waves, in front of a sunrise. */
export const drawHero = () =>
  drawFrame(
    720,
    540,
    path(
      'M40 392C6 220 118 60 330 46C560 24 706 170 690 372C684 470 600 506 360 506C130 506 56 480 40 392Z',
      '#fde9b8',
    ),
    drawRays(362, 320, 206, 236, 9, '#fbc02d'),
    circle(362, 320, 178, '#fccf5c'),
    path('M62 420Q200 330 350 372T690 376Q684 470 600 496Q360 520 130 496Q70 476 50 424Z', '#9cc97a'),
    path('M78 456Q240 396 400 430T676 432Q654 486 580 498Q360 520 140 498Q92 486 78 456Z', '#6fab5f'),
    drawSprig(84, 470, 1, '#3f8560'),
    drawSprig(652, 476, 0.9, '#4c9468'),
    drawFigure(570, 470, 0.78, { kind: 'grandma', pose: 'wave', shirt: 'purple', face: 'happy' }, true),
    drawFigure(214, 474, 0.84, { kind: 'boy', pose: 'read', shirt: 'red', with: ['wheelchair'], face: 'happy' }),
    drawFigure(392, 480, 0.88, { kind: 'girl', pose: 'sign', shirt: 'teal', with: ['hearing-aid'], face: 'happy' }),
    drawProp(486, 496, 0.6, 'sprout'),
  );

export const drawKid = () =>
  drawFrame(
    320,
    240,
    path('M16 170C0 70 86 10 170 14C262 10 322 84 304 172C296 226 30 232 16 170Z', '#fde3a4'),
    drawProp(254, 108, 0.42, 'kite', 5),
    path('M22 190Q110 158 170 178T300 180Q286 218 160 220Q40 220 22 190Z', '#8fc472'),
    drawFigure(142, 204, 0.5, { kind: 'boy', pose: 'run', shirt: 'blue', face: 'happy', with: ['headphones'] }),
    drawProp(238, 210, 0.36, 'ball', 3),
    drawProp(62, 208, 0.34, 'flower', 0),
  );

export const drawAdult = () =>
  drawFrame(
    320,
    240,
    path('M18 168C4 66 94 8 176 16C270 12 316 88 302 170C290 228 34 232 18 168Z', '#cfe6ee'),
    path('M28 196Q160 170 296 196Q280 222 160 222Q44 222 28 196Z', '#8fb9a4'),
    drawFigure(122, 206, 0.42, { kind: 'woman', pose: 'read', shirt: 'orange', face: 'happy' }),
    drawFigure(
      222,
      208,
      0.35,
      { kind: 'man', pose: 'wave', shirt: 'green', face: 'happy', with: ['dark-glasses', 'cane'] },
      true,
    ),
  );

/** Draws the picture of an empty list: a cat sleeps beside a box. */
export const drawEmptyState = () =>
  drawFrame(
    320,
    240,
    path('M20 166C8 70 92 22 166 26C258 20 316 92 300 166C290 222 36 226 20 166Z', '#f3e2bd'),
    ellipse(160, 204, 120, 14, '#d9bf8c'),
    drawProp(206, 204, 0.95, 'box'),
    drawFigure(104, 206, 0.62, { kind: 'cat', pose: 'sleep' }),
    drawProp(206, 96, 0.3, 'leaf', 0),
    drawFigure(250, 82, 0.42, { kind: 'butterfly', pose: 'stand' }, false, { isFloating: true }),
  );

/** Draws the picture of a missing page: a paper boat under the moon, far from the shore. */
export const drawNotFound = () =>
  drawFrame(
    320,
    240,
    path('M18 160C6 62 90 14 172 18C262 14 318 84 302 162C290 226 34 232 18 160Z', '#33508f'),
    circle(238, 66, 24, '#fdeebb'),
    circle(246, 58, 4, '#ecd996'),
    circle(230, 74, 5, '#ecd996'),
    ...[
      [70, 70, 3],
      [110, 46, 2],
      [150, 84, 2.5],
      [190, 44, 2],
      [54, 112, 2],
      [276, 118, 2.5],
      [96, 108, 2],
    ].map(([x, y, r]) => circle(x as number, y as number, r as number, '#fff6d6')),
    line('M64 148Q96 108 130 128T186 100', '#fff6d6', 3, { 'stroke-dasharray': '1 11', opacity: 0.8 }),
    path('M19 164q18-13 36 0t36 0t36 0t36 0t36 0t36 0t36 0t32 0Q300 218 166 220Q36 222 19 164Z', '#4b9fbe'),
    group('rotate(-7 160 176)', drawProp(160, 180, 1.02, 'paper-boat')),
    path('M24 190q18-12 36 0t36 0t36 0t36 0t36 0t36 0t36 0t14-2Q282 216 166 220Q50 220 24 190Z', '#3788aa'),
  );

/** Draws the picture of an error: a broken robot with a bandage. */
export const drawErrorPicture = () =>
  drawFrame(
    320,
    240,
    path('M18 166C6 66 92 18 170 22C262 16 316 88 302 168C292 224 34 230 18 166Z', '#f6d3c4'),
    ellipse(160, 206, 116, 13, '#dba993'),
    group(
      'rotate(-6 150 206)',
      drawProp(150, 206, 0.86, 'robot'),
      group(
        'translate(170 78) scale(.42)',
        findPropArt('bandage').draw({ stage, random: createRandom('b'), variant: 0 }),
      ),
    ),
    path('M200 178q30 12 44-14t34 6', 'none', { stroke: '#5f6c86', 'stroke-width': 6 }),
    rect(274, 158, 24, 20, 5, '#2a3a5e'),
    line('M298 163h8M298 173h8', '#2a3a5e', 4),
    drawFigure(84, 208, 0.6, { kind: 'bird', pose: 'stand', face: 'worried' }),
  );

/** Draws the picture of a page that comes soon: a seedling in the morning sun. */
export const drawComingSoon = () =>
  drawFrame(
    320,
    240,
    path('M18 166C6 66 92 18 170 22C262 16 316 88 302 168C292 224 34 230 18 166Z', '#d9efe0'),
    drawRays(160, 176, 96, 110, 7, '#fbc02d'),
    path('M80 190A80 80 0 1 1 240 190Z', '#fbd46a'),
    path('M30 190Q160 160 292 190Q276 222 160 222Q46 222 30 190Z', '#a9794f'),
    path('M46 200Q160 178 276 200Q250 220 160 220Q66 220 46 200Z', '#8f6142'),
    drawProp(160, 196, 1.24, 'sprout'),
    drawFigure(258, 214, 0.5, { kind: 'snail', pose: 'stand' }, true),
    drawProp(66, 214, 0.3, 'mushroom'),
  );

const ink = '#2a3a5e';
const drawEyes = (y = 28) => ellipse(23, y, 3, 3.8, ink) + ellipse(41, y, 3, 3.8, ink);
const drawInkLine = (pathData: string, width = 3) => line(pathData, ink, width);
const drawCheeks = (fill: string) => circle(15, 36, 4, fill) + circle(49, 36, 4, fill);
const drawDrop = (x: number, y: number) => path(`M${x} ${y}q-5 7 0 9q5-2 0-9Z`, '#3b8fd0');

/** Faces of the feelings on a child's Home (web/src/features/home/feelings-row.tsx), each with its fill and its parts in a square of 64 units. */
const feelingFaces: Record<string, [fill: string, ...parts: string[]]> = {
  happy: [
    '#fccf5c',
    drawCheeks('#f5a45f'),
    drawEyes(26),
    path('M19 36Q32 41 45 36Q43 52 32 52Q21 52 19 36Z', '#8f3540'),
    ellipse(32, 48.5, 6, 3, '#ec7f78'),
  ],
  sad: ['#a9cdee', drawEyes(31), drawInkLine('M17 24L26 20M47 24L38 20M24 47Q32 39 40 47'), drawDrop(46, 36)],
  worried: [
    '#cdbdf0',
    drawEyes(30),
    drawInkLine('M17 23Q21 18 27 19M47 23Q43 18 37 19M21 44Q24 39 28 43Q32 47 36 43Q40 39 43 44'),
    drawDrop(52, 12),
  ],
  angry: ['#f4a08c', drawEyes(31), drawInkLine('M16 20L28 26M48 20L36 26', 3.6), drawInkLine('M23 46Q32 40 41 46')],
  scared: [
    '#b4e0c6',
    circle(22, 28, 7.5, '#ffffff') + circle(42, 28, 7.5, '#ffffff'),
    circle(22, 29, 2.6, ink) + circle(42, 29, 2.6, ink),
    drawInkLine('M15 17Q19 13 25 15M49 17Q45 13 39 15'),
    ellipse(32, 46, 6, 5, '#8f3540'),
  ],
  calm: ['#f8cfae', drawCheeks('#f0a583'), drawInkLine('M18 29Q23 34 28 29M36 29Q41 34 46 29M24 42Q32 49 40 42')],
};

/** Draws the faces of the feelings side by side. A page shows one face by the fragment of its name, such as `feelings.svg#happy`. */
export const drawFeelings = () => {
  const faces = Object.entries(feelingFaces);
  return drawFrame(
    faces.length * 64,
    64,
    ...faces.map(
      ([name, [fill, ...parts]], index) =>
        `<view id="${name}" viewBox="${index * 64} 0 64 64"/>${group(`translate(${index * 64} 0)`, circle(32, 32, 29, fill), ...parts)}`,
    ),
  );
};

/** Draws the logo in a square of 64 units: a small sun on the two leaves of a seedling. */
const drawLogoShape = () =>
  path(
    'M32 5.500V2M19.500 9L17.500 6M44.500 9L46.500 6M11 18.500L7.500 17M53 18.500L56.500 17M9.500 30L6 30.500M54.500 30L58 30.500',
    'none',
    { stroke: '#f2ac0c', 'stroke-width': 3.4 },
  ) +
  circle(32, 25, 15, '#fbc02d') +
  path('M47 25A15 15 0 0 1 19.500 33.300A15 15 0 0 0 43.500 15.300A15 15 0 0 1 47 25Z', '#f2ac0c') +
  path('M23.500 22.500A9 9 0 0 1 29 16.500', 'none', { stroke: '#fff1b8', 'stroke-width': 3 }) +
  path('M32 62V44', 'none', { stroke: '#3f8560', 'stroke-width': 4.6 }) +
  path('M32 54C31 42 20 34.500 7 37C8 50 19 58.500 32 54Z', '#4f9f5c') +
  path('M32 50C34 39 45 33 57 36.500C55 48.500 44 55.500 32 50Z', '#7cc069');

export const drawLogo = () => drawFrame(64, 64, drawLogoShape());
/** Draws the logo on a coloured background. `inset` is the free border as a share of the side, 0 to 0.5. */
export const drawAppIcon = (inset: number, ground: string, radius: number) =>
  drawFrame(
    64,
    64,
    rect(0, 0, 64, 64, radius, ground),
    group(`translate(${64 * inset} ${64 * inset}) scale(${1 - 2 * inset})`, drawLogoShape()),
  );

/** Draws the preview picture of shared links: the hero in 1200 × 630 pixels. */
export const drawSharePicture = () =>
  drawFrame(
    1200,
    630,
    rect(0, 0, 1200, 630, 0, '#fff3d6'),
    circle(140, 110, 60, '#fbd46a'),
    circle(1090, 540, 90, '#cfe6cf'),
    circle(1040, 90, 26, '#f6b99c'),
    circle(120, 520, 40, '#cfe3ee'),
    group('translate(206 14) scale(1.1)', drawHero().replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')),
  );

/** Draws the background of the starting page: hills under a morning sky. */
export const drawStartBackground = () =>
  drawFrame(
    1600,
    900,
    rect(0, 0, 1600, 900, 0, '#fdf0d0'),
    circle(800, 640, 330, '#fde2a0'),
    circle(800, 640, 230, '#fbd884'),
    path('M0 640Q320 540 700 620T1600 580V900H0Z', '#cfe6b8'),
    path('M0 740Q420 640 860 720T1600 690V900H0Z', '#a9d18f'),
    path('M0 830Q520 750 1000 810T1600 790V900H0Z', '#86bd76'),
    ...[
      [150, 170, 1.1],
      [1320, 130, 1.3],
      [980, 240, 0.8],
      [420, 110, 0.7],
    ].map(([x, y, k]) =>
      group(
        placeAt(x as number, y as number, k as number),
        path(
          'M-90 20C-112 18-112-12-84-14C-84-44-44-52-30-32C-16-62 36-56 40-24C70-34 94-8 78 10C96 14 92 22 78 22Z',
          '#fffaf0',
        ),
      ),
    ),
  );
