/** Makes all images that the stack needs and this machine has not: `node tests/containers/make-images.ts <log file>`. */
import { provideBaseImages } from './base-images.ts';
import { makeImages } from './images.ts';

const [, , logFile = '/dev/null'] = process.argv;
const { names } = await provideBaseImages(logFile);
await makeImages(names.NODE_IMAGE, logFile);
