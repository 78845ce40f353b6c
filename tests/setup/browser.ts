import { existsSync } from 'node:fs';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without a window's machinery: a test costs a third less of the processor's time. */
const headlessBrowsers = ['/usr/bin/chromium-headless-shell'];

const firstOf = (paths: string[]): string | undefined =>
  [process.env.CHROMIUM_PATH, ...paths].find((path) => path !== undefined && existsSync(path));

/** The machine's own Chromium (CHROMIUM_PATH first); undefined: use the one Playwright downloads. */
export const systemChromium = (): string | undefined => firstOf(systemBrowsers);

/** What the browser tests run in: the machine's headless Chromium, else the whole one. */
export const testChromium = (): string | undefined => firstOf([...headlessBrowsers, ...systemBrowsers]);
