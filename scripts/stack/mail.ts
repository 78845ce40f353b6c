import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isResponding } from './directus.ts';
import { isPortFree, requireFreePort } from './ports.ts';
import { baseEnvironment, dataPath, rootDir, type Settings } from './settings.ts';
import { cleanLogFlags, type ProgramSpec } from './supervisor.ts';

/**
 * Difference between the usual ports 1080 (page) and 1025 (SMTP). Copies on one machine have different page ports, so their SMTP ports also differ.
 */
const smtpPortOffset = 1080 - 1025;

/**
 * Returns SMTP_PORT if that variable is set. Otherwise returns MAIL_PORT minus 55, or any free port if that port is taken or privileged (below 1024).
 * @throws StepError when SMTP_PORT is taken
 */
export async function chooseSmtpPort(settings: Settings, findFreePort: () => Promise<number>): Promise<number> {
  if (settings.smtpPort === undefined) {
    const usualPort = settings.mailPort - smtpPortOffset;
    return usualPort > 1023 && (await isPortFree(usualPort, '127.0.0.1')) ? usualPort : findFreePort();
  }
  await requireFreePort(settings.smtpPort, '127.0.0.1', 'SMTP_PORT');
  return settings.smtpPort;
}

/** Returns the supervisor's specification of the mail catcher. The catcher receives the mails of Directus, shows them on a web page, and forwards none. */
export function mailProgram(settings: Settings, smtpPort: number): ProgramSpec {
  const maildev = createRequire(join(rootDir, 'package.json')).resolve('maildev/bin/maildev');
  return {
    name: 'The mail catcher',
    script: [
      maildev,
      ...['--smtp', String(smtpPort), '--ip', '127.0.0.1'],
      ...['--web', String(settings.mailPort), '--web-ip', '127.0.0.1'],
      ...['--mail-directory', dataPath(settings, 'mail')],
      // Without this option, the mail catcher logs the subject of each mail.
      '--silent',
    ],
    nodeOptions: cleanLogFlags,
    cwd: rootDir,
    env: baseEnvironment(),
    logFile: dataPath(settings, 'logs/mail.log'),
    isReady: () => isResponding(`${settings.mailUrl}/email`),
    readyTimeoutMs: 30_000,
  };
}
