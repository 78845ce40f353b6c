import { createRequire } from 'node:module';
import type Sharp from 'sharp';

/** The copy that Directus has installed, because native code cannot be bundled into an extension. */
export const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;
