/** Draws every `cover:`, `scene:` and `map:` of seeds/demo as a WebP file in seeds/demo/media. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  articleFolders,
  documentFolders,
  type IllustrateOptions,
  type ItemSource,
  mediaFolder,
  readItems,
  toPageName,
} from './content.ts';
import { drawEventMap } from './event-map.ts';
import { hashOf, Manifest } from './manifest.ts';
import { drawScene } from './scene/draw.ts';
import { parseScene, type Scene, SceneError } from './scene/vocabulary.ts';

const pageSize = { width: 1120, height: 840 };
const wideSize = { width: 1200, height: 675 };
const encoding = { quality: 70, effort: 6 } as const;

interface Picture {
  file: string;
  draw: () => string;
}

/** Reads the pictures of an item, and adds errors in its scenes to `flaws`. */
const readPictures = (item: ItemSource, flaws: string[]): Picture[] => {
  const pictures: Picture[] = [];
  const addPicture = (file: string, raw: unknown, path: string, size: typeof pageSize) => {
    if (raw === undefined || raw === null) return;
    try {
      const scene: Scene = parseScene(raw, `${item.file}: ${path}`);
      pictures.push({ file, draw: () => drawScene(scene, { ...size, seed: item.key }) });
    } catch (error) {
      if (!(error instanceof SceneError)) throw error;
      flaws.push(error.message);
    }
  };
  if ((documentFolders as readonly string[]).includes(item.folder)) {
    addPicture('cover.webp', item.data.cover, 'cover', pageSize);
    for (const [i, pageSource] of (item.data.pages ?? []).entries())
      addPicture(`${toPageName(i + 1)}.webp`, pageSource.scene, `pages[${i}].scene`, pageSize);
  } else addPicture('image.webp', item.data.scene, 'scene', wideSize);
  const { map } = item.data;
  if (map) pictures.push({ file: 'map.webp', draw: () => drawEventMap(map.pin) });
  return pictures;
};

/** Draws the outdated pictures. Returns the errors in scenes, with file and path. */
export const renderPictures = async ({ filters, remakeAll, log }: IllustrateOptions): Promise<string[]> => {
  const flaws: string[] = [];
  let [written, unchanged, bytes] = [0, 0, 0];
  const items = readItems(filters);
  for (const item of items) {
    const manifest = new Manifest(`${item.folder}/${item.key}`, { remakeAll });
    const pictures = readPictures(item, flaws);
    for (const { file, draw } of pictures) {
      const svg = draw();
      const source = hashOf(svg, JSON.stringify(encoding));
      if (manifest.isFresh(file, source)) {
        unchanged++;
        continue;
      }
      const picture = await sharp(Buffer.from(svg)).flatten({ background: '#fdf4e3' }).webp(encoding).toBuffer();
      manifest.write(file, source, picture);
      written++;
      bytes += picture.length;
    }
    manifest.prune(
      (file) => file.endsWith('.webp'),
      pictures.map(({ file }) => file),
    );
  }
  if (filters.length === 0) removeOrphans(items);
  log(`pictures: ${written} drawn (${Math.round(bytes / 1024)} KB), ${unchanged} up to date`);
  return flaws;
};

/** Removes the media folders of items that no longer exist. */
const removeOrphans = (items: readonly ItemSource[]) => {
  for (const folder of [...documentFolders, ...articleFolders]) {
    const path = join(mediaFolder, folder);
    if (!existsSync(path)) continue;
    for (const key of readdirSync(path)) {
      if (!items.some((item) => item.folder === folder && item.key === key))
        rmSync(join(path, key), { recursive: true });
    }
  }
};
