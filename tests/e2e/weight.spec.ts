import { seededDocument, seededNews } from '../support/seeded.ts';
import { expect, test } from '../support/test.ts';

test('all the JavaScript that a browser really loads stays within 180,000 bytes (acceptance 5)', async ({
  page,
}, info) => {
  for (const path of ['/', (await seededNews()).path.vi, '/tai-lieu', (await seededDocument()).path.vi]) {
    const sizes: Promise<{ url: string; size: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      sizes.push(request.sizes().then(({ responseBodySize }) => ({ url: request.url(), size: responseBodySize })));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    const scripts = await Promise.all(sizes);
    const total = scripts.reduce((sum, { size }) => sum + size, 0);
    info.annotations.push({ type: 'JavaScript', description: `${path}: ${total} bytes in ${scripts.length} files` });
    expect(scripts.length, path).toBeGreaterThan(3);
    expect(total, path).toBeLessThanOrEqual(180_000);
    page.removeAllListeners('requestfinished');
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'starting', value: 'kid', url: page.url() }]);
  }
});
