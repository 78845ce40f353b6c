import { existsSync } from 'node:fs';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The machine's own Chromium (CHROMIUM_PATH first); undefined: use the one Playwright downloads. */
export function systemChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...systemBrowsers].find((path) => path !== undefined && existsSync(path));
}
