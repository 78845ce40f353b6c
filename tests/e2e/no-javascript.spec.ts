import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { setStartingChoice } from '../support/pages.ts';
import { readSeededNews } from '../support/seeded.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

test.use({ javaScriptEnabled: false, tolerates: /status of (404|422)|Blocked script execution/ });

test.describe('a first visit', () => {
  test.use({ starting: '' });
  for (const [locale, start, home, lang] of [
    ['vi-VN', '/bat-dau', '/', 'vi'],
    ['en-GB', '/en/starting', '/en', 'en'],
  ] as const) {
    test.describe(`with a browser in ${locale}`, () => {
      test.use({ locale });
      test('the starting page is a plain form', async ({ page, context }) => {
        await page.goto('/');
        await expect(page).toHaveURL(start);
        await page.getByRole('button', { name: translate(lang, 'starting:kid') }).click();
        await expect(page).toHaveURL(home);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(lang, 'home:child.title'));
        expect((await context.cookies()).find(({ name }) => name === 'starting')?.value).toBe('kid');
      });
    });
  }
});

test('Home leads to the list, its filters and pages, an item and the other language', async ({ page }) => {
  for (const [starting, sections] of [
    ['kid', ['home:child.newest', 'home:child.listening', 'home:popular.mostRead.title']],
    ['adult', ['home:adult.lessonIdeas', 'home:events', 'home:news.chosen.title']],
  ] as const) {
    await setStartingChoice(page.context(), { starting });
    await page.goto('/');
    for (const section of sections) {
      const region = page.getByRole('region', { name: translate('vi', section) });
      await expect(region.getByRole('heading', { level: 3 }).first()).not.toBeEmpty();
      // The buttons of a shelf need JavaScript. The list of the shelf scrolls without JavaScript.
      await expect(region.getByRole('button')).toHaveCount(0);
      await expect(region.getByRole('list').first()).toHaveCSS('overflow-x', 'auto');
    }
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: translate('vi', 'news:title'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/tin-tuc');
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards).toHaveCount(12);
  await page.getByRole('link', { name: translate('vi', 'common:list.next') }).click();
  await expect(page).toHaveURL('/tin-tuc?page=2');
  await page.getByRole('link', { name: translate('vi', 'common:list.oldest') }).click();
  await expect(page).toHaveURL('/tin-tuc?sort=oldest');
  const seededItem = await readSeededNews();
  const categories = page.getByRole('list', { name: translate('vi', 'common:list.category') });
  await categories.getByRole('link', { name: seededItem.categoryName.vi }).click();
  await expect(page).toHaveURL(`/tin-tuc?category=${seededItem.category}&sort=oldest`);
  const title = (await cards.first().textContent()) ?? '';
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main').locator('p').nth(2)).not.toBeEmpty();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/^[^?]*\/en\/news\/[^/]+-\d+$/);
});

test('a menu opens, and a missing page shows its path', async ({ page }) => {
  await page.goto('/tin-tuc');
  const opener = page
    .getByRole('banner')
    .getByRole('navigation', { name: translate('vi', 'common:menu.main') })
    .getByRole('button')
    .first();
  await opener.click();
  await expect(page.locator(`[id="${await opener.getAttribute('popovertarget')}"]`)).toBeVisible();
  const answer = await page.goto('/en/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page Not Found: /en/no-such-page')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: translate('en', 'common:notFound.goNews') })
    .click();
  await expect(page).toHaveURL('/en/news');
});

for (const lang of languages) {
  test(`a search without results fills the contact form: ${lang}`, async ({ page }) => {
    const searchText = 'zzqxzzqxzz & <zzqx>';
    await page.goto(`${href(lang, 'searchDocuments')}?${new URLSearchParams({ q: searchText })}`);
    const mainElement = page.getByRole('main');
    const contact = mainElement.getByRole('link', { name: translate(lang, 'common:contact'), exact: true });
    await expect(contact).toHaveCount(1);
    await contact.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(lang, 'contact:title'));
    const message = mainElement.locator('#contact-message');
    await expect(message).toHaveValue(translate(lang, 'search:help.askWith', { words: searchText }));
    // The form without the other fields reports the missing fields and preserves the message.
    await mainElement.getByRole('button', { name: translate(lang, 'contact:send') }).click();
    await expect(mainElement.locator('#contact-name')).toHaveAttribute('aria-invalid', 'true');
    await expect(message).toHaveValue(translate(lang, 'search:help.askWith', { words: searchText }));
  });
}
