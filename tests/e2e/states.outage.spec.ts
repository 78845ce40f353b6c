import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { stack } from '../setup/stack.ts';
import { expectAccessible } from '../support/axe.ts';
import { content, waitForAnswer } from '../support/content.ts';
import { createFixtures } from '../support/items.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

// This file runs alone, because its release flags close pages for all tests. A cached list may still contain an item that another test has removed. The
// prefetch of such an item gives 404.
test.use({ tolerates: /status of (503|404)/ });
test.beforeEach(async () => {
  await content.settings({ is_no_release_open: false });
  await waitForAnswer(`${stack().siteUrl}/tai-lieu`, (_, status) => status === 503, 10_000);
});
test.afterAll(async () => {
  await content.settings({ is_released: true, is_no_release_open: true });
  await waitForAnswer(`${stack().siteUrl}/tai-lieu`, (_, status) => status === 200, 10_000);
});

test('an unreleased section shows the coming-soon page', async ({ page }) => {
  for (const lang of languages) {
    const path = href(lang, 'documents');
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(lang, 'common:comingSoon.title'));
    await waitForHydration(page);
    await expectAccessible(page, `coming soon in ${lang}`);
    await page.setViewportSize({ width: 1280, height: 900 });
    // Links to released sections still lead to their pages.
    await page
      .getByRole('banner')
      .getByRole('link', { name: translate(lang, 'news:title'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(href(lang, 'news'));
  }
});

test('in-app navigation to an unreleased section shows the same page', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: translate('vi', 'home:readBooks') })
    .click();
  await expect(page).toHaveURL('/tai-lieu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('vi', 'common:comingSoon.title'));
});

test('an editor previews a book of an unreleased section', async ({ page }) => {
  const fixtures = createFixtures();
  const book = await fixtures.item('documents', { status: 'draft' });
  const { email, password } = stack().credentials.editor;
  await page.request.post('/api/auth/login', {
    data: { email, password, mode: 'session' },
    headers: { origin: stack().siteUrl },
  });
  const answer = await page.goto(`/api/preview/documents/${book.id}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.title.vi);
  await fixtures.clear();
});
