import { existsSync } from 'node:fs';
import { isResponding } from '../../../scripts/stack/directus.ts';
import { dataPath } from '../../../scripts/stack/settings.ts';
import type { Stack } from '../../../scripts/stack/stack.ts';
import { type Fault, readLength, withCopy } from './fault.ts';
import { type KillTarget, measureKills } from './kills.ts';

const kills = readLength('FAULT_KILLS', { long: 20, usual: 8, short: 6 });

function directusOf({ programs, running }: Stack): KillTarget {
  const uploads = dataPath(running.settings, 'uploads');
  let killedPid: number | undefined;
  return {
    kill() {
      killedPid = programs.directus?.pid;
      programs.directus?.kill('SIGKILL');
    },
    isServing: async () =>
      programs.directus?.pid !== killedPid && (await isResponding(`${running.urls.directus}/server/ping`)),
    hasUpload: (name) => existsSync(`${uploads}/${name}`),
  };
}

/** The supervisor of the copy restarts Directus without the growing delays, which crash-faults.ts measures. */
const measure: Fault['measure'] = (instance) =>
  withCopy(instance, {}, (stack) => measureKills(stack, kills, directusOf(stack)));

export const killFaults: Fault[] = [{ name: `Directus killed ${kills} times during writes of readers`, measure }];
