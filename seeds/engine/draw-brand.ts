/**
 * Draws the brand's pictures into seeds/reference/brand: `node seeds/engine/draw-brand.ts`. They are committed, and drawn
 * again only when the brand or the picture style changes.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawScene } from '../media/scene/draw.ts';
import { parseScene } from '../media/scene/vocabulary.ts';

const folder = join(import.meta.dirname, '../reference/brand');

/** The mark: a seed-shaped sun that rises out of an open book. Drawn on a square of 256, around its middle. */
function mark(): string {
  const rays = Array.from({ length: 9 }, (_ray, index) => {
    const angle = (-160 + index * 17.5) * (Math.PI / 180);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const at = (length: number) => `${(128 + x * length).toFixed(1)} ${(142 + y * length).toFixed(1)}`;
    return `<path d="M${at(72)}L${at(index % 2 === 0 ? 104 : 92)}"/>`;
  }).join('');
  return `
    <g stroke="#f2a71b" stroke-width="11" stroke-linecap="round" fill="none">${rays}</g>
    <path d="M128 84c34 0 54 26 54 58v44H74v-44c0-32 20-58 54-58z" fill="#ffc93c"/>
    <path d="M128 84c34 0 54 26 54 58v44h-26c10-40 0-80-28-102z" fill="#f9b31d"/>
    <circle cx="108" cy="140" r="6.5" fill="#1c3566"/><circle cx="148" cy="140" r="6.5" fill="#1c3566"/>
    <path d="M112 154q16 14 32 0" fill="none" stroke="#1c3566" stroke-width="6" stroke-linecap="round"/>
    <path d="M128 190C104 170 66 166 28 174v52c38-8 76-4 100 14 24-18 62-22 100-14v-52c-38-8-76-4-100 16z" fill="#1f3f7a"/>
    <path d="M128 190C104 170 66 166 28 174v40c38-8 76-4 100 14z" fill="#2c56a3"/>
    <g stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity=".85" fill="none">
      <path d="M46 190c22-2 44 1 62 9"/><path d="M46 205c22-2 44 1 62 9"/><path d="M210 190c-22-2-44 1-62 9"/><path d="M210 205c-22-2-44 1-62 9"/>
    </g>`;
}

const svg = (inside: string, size = 256) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${inside}</svg>`;
const scene = (raw: object, width: number, height: number, seed: string) =>
  Buffer.from(drawScene(parseScene(raw, seed), { width, height, seed }));

mkdirSync(folder, { recursive: true });
const logo = Buffer.from(svg(mark()));
const tile = Buffer.from(
  svg(`<rect width="256" height="256" rx="56" fill="#fff6df"/><g transform="translate(14 4) scale(.89)">${mark()}</g>`),
);
await sharp(logo, { density: 144 }).resize(512, 512).png({ palette: true }).toFile(join(folder, 'logo.png'));
await sharp(tile, { density: 144 }).resize(192, 192).png({ palette: true }).toFile(join(folder, 'favicon.png'));

const share = {
  place: 'garden',
  mood: 'happy',
  who: [
    { kind: 'girl', pose: 'read', at: 0.2, shirt: 'yellow', face: 'happy', with: ['wheelchair'] },
    { kind: 'boy', pose: 'sign', at: 0.42, shirt: 'blue', face: 'happy', with: ['hearing-aid'] },
    { kind: 'grandma', pose: 'sit', at: 0.66, shirt: 'purple', face: 'calm' },
    { kind: 'cat', at: 0.84, size: 0.8 },
  ],
  props: [
    { kind: 'banyan', at: 0.92, size: 1.1 },
    { kind: 'books', at: 0.54, size: 0.8 },
    { kind: 'sunflower', at: 0.06 },
    { kind: 'kite', at: 0.6, y: 0.2 },
  ],
};
await sharp(scene(share, 1200, 630, 'share-image'))
  .composite([{ input: await sharp(tile, { density: 144 }).resize(150, 150).png().toBuffer(), left: 40, top: 40 }])
  .flatten({ background: '#fdf4e3' })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(join(folder, 'share-image.jpg'));

const pictures = {
  'start-image-kid': {
    size: [800, 800],
    scene: {
      place: 'playground',
      mood: 'happy',
      who: [
        { kind: 'girl', pose: 'wave', at: 0.34, size: 1.25, shirt: 'yellow', face: 'happy', with: ['backpack'] },
        {
          kind: 'boy',
          pose: 'wave',
          at: 0.68,
          size: 1.2,
          shirt: 'teal',
          face: 'happy',
          with: ['wheelchair'],
          flip: true,
        },
      ],
      props: [
        { kind: 'kite', at: 0.5, y: 0.16 },
        { kind: 'sunflower', at: 0.08 },
        { kind: 'ball', at: 0.92, size: 0.8 },
      ],
    },
  },
  'start-image-adult': {
    size: [800, 800],
    scene: {
      place: 'living-room',
      mood: 'calm',
      who: [
        { kind: 'woman', pose: 'read', at: 0.36, size: 1.2, shirt: 'green', face: 'happy', with: ['glasses'] },
        { kind: 'man', pose: 'sit', at: 0.7, size: 1.2, shirt: 'blue', face: 'calm', flip: true },
      ],
      props: [
        { kind: 'lamp', at: 0.9 },
        { kind: 'books', at: 0.54, size: 0.7 },
      ],
    },
  },
  'start-image-background': {
    size: [1600, 900],
    scene: {
      place: 'rice-field',
      time: 'dawn',
      mood: 'calm',
      props: [
        { kind: 'sun', at: 0.5, y: 0.3, size: 1.2 },
        { kind: 'cloud', at: 0.16, y: 0.16 },
        { kind: 'cloud', at: 0.84, y: 0.2 },
        { kind: 'bamboo', at: 0.03 },
        { kind: 'coconut', at: 0.96 },
      ],
    },
  },
};
for (const [name, { size, scene: raw }] of Object.entries(pictures)) {
  const [width = 0, height = 0] = size;
  await sharp(scene(raw, width, height, name))
    .flatten({ background: '#fdf4e3' })
    .webp({ quality: 72, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}
