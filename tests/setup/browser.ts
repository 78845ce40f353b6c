import { existsSync } from 'node:fs';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Headless builds of Chromium. They cannot open a window, and use less processor time than `systemBrowsers`. */
const headlessBrowsers = ['/usr/bin/chromium-headless-shell'];

const firstOf = (paths: string[]): string | undefined =>
  [process.env.CHROMIUM_PATH, ...paths].find((path) => path !== undefined && existsSync(path));

/** Returns the path of the machine's Chromium; CHROMIUM_PATH has priority. Undefined means Playwright's download. */
export const systemChromium = (): string | undefined => firstOf(systemBrowsers);

/** Returns the browser of the browser tests: CHROMIUM_PATH, the machine's headless Chromium, or its full Chromium. Undefined means Playwright's download. */
export const testChromium = (): string | undefined => firstOf([...headlessBrowsers, ...systemBrowsers]);
