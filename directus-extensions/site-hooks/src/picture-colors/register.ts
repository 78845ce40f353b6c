import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { HookExtensionContext } from '@directus/extensions';
import type { Hooks, Logger } from '@hat-nang/model/backend/directus-hooks';
import { findShownFileFields, tagsOfFiles } from '../change-tags.ts';
import { createColorsQueue } from './colors-queue.ts';

/** Cron schedule: every 5 minutes. With Redis, Directus runs each tick on one replica only. */
const FILL_SCHEDULE = '*/5 * * * *';

/**
 * Registers the hooks that store the blurred colours of pictures: after each upload and replacement, and on a schedule for pictures without a result, such as
 * those of an earlier release. The schedule does nothing until the schema of this release has added the column.
 */
export function registerPictureColors(
  { action, schedule }: Pick<Hooks, 'action' | 'schedule'>,
  { database, services, getSchema }: HookExtensionContext,
  { addTags, logger }: { addTags: (tags: readonly string[]) => void; logger: Logger },
): void {
  const queue = createColorsQueue({
    database,
    readFile: async (id) => {
      const assets = new services.AssetsService({ accountability: null, knex: database, schema: await getSchema() });
      const { stream } = (await assets.getAsset(id)) as { stream: Readable };
      return buffer(stream);
    },
    onChanged: async (files) => {
      try {
        const { relations } = await getSchema();
        addTags(await tagsOfFiles(database, findShownFileFields(relations), files));
      } catch (error) {
        logger.error(error, 'site-hooks: the tags of new picture colours were not found, so pages show them later');
      }
    },
    onError: (file, error) => logger.error(error, `site-hooks: no blurred colours for the file ${file}`),
  });
  // Directus emits `files.upload` for a new file and for the replacement of a file.
  action('files.upload', async ({ key }) => {
    if (key !== undefined) queue.add(String(key));
  });
  schedule(FILL_SCHEDULE, async () => {
    const { collections } = await getSchema();
    if (collections.directus_files?.fields.blurred_colors !== undefined) await queue.addMissing();
  });
}
