import type { Request } from '@playwright/test';
import { seededDocument, seededNews } from '../support/seeded.ts';
import { expect, test } from '../support/test.ts';

test('all the JavaScript that a browser really loads stays within 145,000 bytes (decision 250)', async ({
  page,
}, info) => {
  for (const path of ['/', (await seededNews()).path.vi, '/tai-lieu', (await seededDocument()).path.vi]) {
    const loaded: Request[] = [];
    const keep = (request: Request) => {
      if (request.resourceType() === 'script') loaded.push(request);
    };
    page.on('requestfinished', keep);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    page.off('requestfinished', keep);
    // Asked for together and awaited: one that is still under way when the page closes would reject with nobody waiting.
    const sizes = await Promise.all(loaded.map((request) => request.sizes()));
    const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    info.annotations.push({ type: 'JavaScript', description: `${path}: ${total} bytes in ${sizes.length} files` });
    expect(sizes.length, path).toBeGreaterThan(3);
    expect(total, path).toBeLessThanOrEqual(145_000);
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'starting', value: 'kid', url: page.url() }]);
  }
});
