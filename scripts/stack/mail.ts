import { createRequire } from 'node:module';
import { join } from 'node:path';
import { answers } from './directus.ts';
import { isFree, requireFreePort } from './ports.ts';
import { baseEnvironment, dataPath, rootDir, type Settings } from './settings.ts';
import type { ProgramSpec } from './supervisor.ts';

const usualSmtpPort = 1025;

/** SMTP_PORT when it is set; else 1025 or, when another copy has that one, any free port. @throws StepError when SMTP_PORT is taken. */
export async function chooseSmtpPort(settings: Settings, findFreePort: () => Promise<number>): Promise<number> {
  if (settings.smtpPort === undefined) {
    return (await isFree(usualSmtpPort, '127.0.0.1')) ? usualSmtpPort : findFreePort();
  }
  await requireFreePort(settings.smtpPort, '127.0.0.1', 'SMTP_PORT');
  return settings.smtpPort;
}

/** The mail catcher: takes every mail of Directus, shows it on its own page, sends nothing on. */
export function mailProgram(settings: Settings, smtpPort: number): ProgramSpec {
  const maildev = createRequire(join(rootDir, 'package.json')).resolve('maildev/bin/maildev');
  return {
    name: 'The mail catcher',
    script: [
      maildev,
      ...['--smtp', String(smtpPort), '--ip', '127.0.0.1'],
      ...['--web', String(settings.mailPort), '--web-ip', '127.0.0.1'],
      ...['--mail-directory', dataPath(settings, 'mail')],
    ],
    cwd: rootDir,
    env: baseEnvironment(),
    logFile: dataPath(settings, 'logs/mail.log'),
    isReady: () => answers(`${settings.mailUrl}/email`),
    readyTimeoutMs: 30_000,
  };
}
