/** Builds all missing images of the stack: `node tests/containers/make-images.ts <log file>`. */
import { provideBaseImages } from './base-images.ts';
import { buildBackupImage, buildImages } from './images.ts';

const [, , logFile = '/dev/null'] = process.argv;
const { names } = await provideBaseImages(logFile);
await buildImages(names.NODE_IMAGE, logFile);
await buildBackupImage(names.POSTGRES_IMAGE, logFile);
