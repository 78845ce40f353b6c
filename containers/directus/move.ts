/**
 * Moves the data folder at /data/from into this installation (see move-data.ts). scripts/db-move.ts runs this script while the Directus services are stopped.
 */
import { moveData } from './move-data.ts';
import { readOptions } from './options.ts';

try {
  const { connectionString, options } = readOptions(process.env);
  await moveData({
    from: '/data/from',
    connectionString,
    uploads: '/data/uploads',
    state: '/data/state',
    log: (line) => console.log(line),
  });
  console.log(`The site answers at ${options.settings.publicUrl} once Directus runs again.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
