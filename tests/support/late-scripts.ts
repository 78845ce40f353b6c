import type { Page } from '@playwright/test';

/**
 * Delays the requests for scripts of the page.
 * @returns a function that lets the requests continue
 */
export async function blockScripts(page: Page): Promise<() => void> {
  let releaseScripts: () => void = () => undefined;
  const scriptsReleased = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    await scriptsReleased;
    await route.continue();
  });
  return releaseScripts;
}

export const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.awake !== undefined);

/** Simulates a phone on a slow network: 400 kbit/s, 400 ms until a response begins, and a processor that is slower by this factor. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = (400 * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}
