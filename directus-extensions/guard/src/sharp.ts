import { createRequire } from 'node:module';
import type Sharp from 'sharp';

/** The copy of sharp that Directus has installed. Native code cannot be bundled into an extension. */
export const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;
