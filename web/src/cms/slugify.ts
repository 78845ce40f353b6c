// biome-ignore-all lint/performance/noBarrelFile: as cms/tags.ts, a door into the Directus extension
/** The one way from words to an address, shared with the save hook and the seeds. */
export { slugify } from '../../../directus-extensions/site-hooks/src/slugify.ts';
