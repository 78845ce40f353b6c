import { createFixtures } from '../support/items.ts';
import { expect, openUntilShown, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

test.use({ tolerates: /status of 404/ });

for (const [lang, path] of [
  ['vi', '/khong-có-trang-này/2'],
  ['en', '/en/no-such-page'],
] as const) {
  test(`shows the missing path and offers links (${lang})`, async ({ page }) => {
    const answer = await page.goto(encodeURI(path));
    expect(answer?.status()).toBe(404);
    // The specification prescribes this text word for word.
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(lang, 'common:notFound.title'));
    await waitForHydration(page);
    await expect(page.getByText(`Page Not Found: ${path}`), 'also after hydration').toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: translate(lang, 'common:notFound.goNews') })
      .click();
    await expect(page).toHaveURL(lang === 'vi' ? '/tin-tuc' : '/en/news');
    await page.goBack();
    await page
      .getByRole('main')
      .getByRole('link', { name: translate(lang, 'common:notFound.goHome') })
      .click();
    await expect(page).toHaveURL(lang === 'vi' ? '/' : '/en');
  });
}

test('markup in the path is shown as text', async ({ page }) => {
  await page.goto('/%3Cimg%20src=x%20onerror=%22window.hacked=1%22%3E');
  await waitForHydration(page);
  await expect(page.getByText('Page Not Found: /<img src=x onerror="window.hacked=1">')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('an item that was deleted while its list was open is not found', async ({ page, context }) => {
  const fixtures = createFixtures();
  try {
    const item = await fixtures.item('news', { date_published: new Date().toISOString(), is_pinned: true });
    const path = `/tin-tuc/${item.slug.vi}-${item.id}`;
    // After this visit, the caches of the site contain the page.
    expect(await openUntilShown(page, path, page.getByRole('heading', { level: 1, name: item.title.vi }))).toBe(200);
    const link = page.getByRole('main').getByRole('link', { name: item.title.vi });
    await openUntilShown(page, '/tin-tuc', link);
    await waitForHydration(page);
    await fixtures.clear();
    // The page with the list may show a prefetched copy. A new tab requests the item from the site. The test opens the tab itself, because Chromium
    // sometimes leaves the tab of a Ctrl-click without an address.
    await expect(link).toHaveAttribute('href', path);
    const tab = await context.newPage();
    expect(await openUntilShown(tab, path, tab.getByText(`Page Not Found: ${path}`))).toBe(404);
  } finally {
    await fixtures.clear();
  }
});
