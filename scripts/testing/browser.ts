import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { systemChromium } from '../../tests/setup/browser.ts';
import { rootDir } from '../stack/settings.ts';
import { StepError } from '../stack/steps.ts';
import { runLogged } from './run-logged.ts';

/**
 * Sees to a Chromium for the browser tests: the system's own, else installed from Debian's packages (as root), else Playwright's.
 * Returns where it came from.
 * @throws StepError that says how to install one by hand.
 */
export async function ensureBrowser(logDir: string): Promise<string> {
  const known = systemChromium();
  if (known) return known;
  mkdirSync(logDir, { recursive: true });
  const logFile = join(logDir, 'browser.log');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot && installFromDebian(logFile)) return systemChromium() ?? 'chromium';
  const playwright = join(dirname(createRequire(join(rootDir, 'package.json')).resolve('@playwright/test')), 'cli.js');
  const install = await runLogged(process.execPath, [playwright, 'install', 'chromium'], { logFile });
  if (install.code === 0) return "Playwright's own";
  throw new StepError('There is no Chromium, and none could be installed.', {
    logFile,
    fix: 'install Chromium (apt-get install chromium), or set CHROMIUM_PATH to one',
  });
}

function installFromDebian(logFile: string): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const script = `{ apt-get update && apt-get install -y --no-install-recommends chromium; } >> ${quote(logFile)} 2>&1`;
  return spawnSync('sh', ['-c', script], { env }).status === 0 && systemChromium() !== undefined;
}
