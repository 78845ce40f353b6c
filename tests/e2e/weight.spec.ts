import type { Request } from '@playwright/test';
import { readSeededDocument, readSeededNews } from '../support/seeded.ts';
import { expect, test } from '../support/test.ts';

test('a browser loads at most 145,000 bytes of JavaScript on a page (decision 250)', async ({ page }, info) => {
  for (const path of ['/', (await readSeededNews()).path.vi, '/tai-lieu', (await readSeededDocument()).path.vi]) {
    const loadedRequests: Request[] = [];
    const record = (request: Request) => {
      if (request.resourceType() === 'script') loadedRequests.push(request);
    };
    page.on('requestfinished', record);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    page.off('requestfinished', record);
    // `Promise.all` awaits all sizes together. An unawaited promise would fail the run if it rejects when the page closes.
    const sizes = await Promise.all(loadedRequests.map((request) => request.sizes()));
    const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    info.annotations.push({ type: 'JavaScript', description: `${path}: ${total} bytes in ${sizes.length} files` });
    expect(sizes.length, path).toBeGreaterThan(3);
    expect(total, path).toBeLessThanOrEqual(145_000);
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'starting', value: 'kid', url: page.url() }]);
  }
});
