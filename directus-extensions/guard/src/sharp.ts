import { createRequire } from 'node:module';
import type Sharp from 'sharp';

/** Directus's own copy: native code cannot be bundled into an extension. */
export const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;
