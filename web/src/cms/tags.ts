// biome-ignore-all lint/performance/noBarrelFile: the one place where the site reaches into the Directus extension
/** The one tag builder, shared with the Directus extension that sends the tags (house, "The way of the data"). */
export * from '../../../directus-extensions/site-hooks/src/tags.ts';
