import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { systemChromium, testChromium } from '../../tests/setup/browser.ts';
import { rootDir } from '../stack/settings.ts';
import { StepError } from '../stack/steps.ts';
import { runLogged } from './run-logged.ts';

const headlessPackage = 'chromium-headless-shell';
/** Time limit of each apt-get command in seconds. A machine that cannot reach its package server must continue with its installed browser. */
const installSeconds = 180;

/**
 * Ensures a Chromium for the browser tests: CHROMIUM_PATH, else the system's headless Chromium, else its full Chromium, else Playwright's. As root on Debian,
 * installs the missing packages first, unless CHROMIUM_PATH is set. Returns the path of the browser, or a text that names Playwright's.
 * @throws StepError that explains how to install Chromium manually
 */
export async function ensureBrowser(logDir: string): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  mkdirSync(logDir, { recursive: true });
  const logFile = join(logDir, 'browser.log');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot && !testChromium()?.endsWith(headlessPackage)) await installFromDebian(headlessPackage, logFile);
  // A few tests need features that the headless browser lacks, so the full browser is installed too.
  if (isDebianRoot && !systemChromium()) await installFromDebian('chromium', logFile);
  const installedBrowser = testChromium();
  if (installedBrowser) return installedBrowser;
  const playwright = join(dirname(createRequire(join(rootDir, 'package.json')).resolve('@playwright/test')), 'cli.js');
  const install = await runLogged(process.execPath, [playwright, 'install', 'chromium'], { logFile });
  if (install.code === 0) return "Playwright's own";
  throw new StepError('There is no Chromium, and none could be installed.', {
    logFile,
    fix: 'install Chromium (apt-get install chromium), or set CHROMIUM_PATH to one',
  });
}

async function installFromDebian(name: string, logFile: string): Promise<void> {
  const install = `timeout ${installSeconds} apt-get install -y --no-install-recommends ${name}`;
  // The first attempt runs without an update, because an update takes long, and the package lists are often recent enough.
  const script = `${install} || { timeout ${installSeconds} apt-get update && ${install}; }`;
  await runLogged('sh', ['-c', script], { env: { DEBIAN_FRONTEND: 'noninteractive' }, logFile });
}
