import { join } from 'node:path';
import { rootDir } from '../stack/settings.ts';

/**
 * Returns the script and arguments that find unused code below the working folder.
 * @param report a reporter of knip
 */
export const knipCommand = (report: 'symbols' | 'json'): [script: string, args: string[]] => [
  join(rootDir, 'node_modules/knip/bin/knip.js'),
  ['--no-progress', '--reporter', report],
];
