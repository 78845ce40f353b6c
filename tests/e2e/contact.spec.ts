import { type Lang, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { setContactLimit } from '../support/contact-limit.ts';
import { content } from '../support/content.ts';
import { setStartingChoice } from '../support/pages.ts';
import { readSeededDocument } from '../support/seeded.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

const uniqueText = `e2e-${Date.now().toString(36)}`;
const successTexts: Record<Lang, string> = {
  vi: 'Bạn đã gửi lời nhắn thành công',
  en: 'You have successfully sent the message',
};
// All tests of this file share one client address, and therefore one rate limit.
test.beforeAll(() => setContactLimit(1000));
test.afterAll(async () => {
  await setContactLimit(3);
  for (const { id } of await content.read(
    'contact_messages',
    `filter[message][_contains]=${uniqueText}&fields=id&limit=-1`,
  ))
    await content.remove('contact_messages', id);
});
test.describe.configure({ mode: 'serial' });

const readMessages = (text: string) => content.read('contact_messages', `filter[message][_contains]=${text}`);
const field = (page: Page, lang: Lang, name: string) =>
  page.getByLabel(translate(lang, `contact:${name}`), { exact: true });

const fillForm = async (page: Page, lang: Lang, message: string) => {
  await field(page, lang, 'name').fill('Lan Thử');
  await field(page, lang, 'email').fill('lan@example.com');
  await field(page, lang, 'phone').fill('024 0000 1234');
  await field(page, lang, 'message').fill(message);
};

/** Sends the form of the open contact page with mistakes, then without. The result must be the same with and without JavaScript. */
const sendWithMistakes = async (page: Page, lang: Lang, message: string) => {
  await fillForm(page, lang, message);
  await field(page, lang, 'phone').fill('12');
  await page.getByRole('button', { name: translate(lang, 'contact:send') }).click();
  await expect(page.getByText(translate(lang, 'contact:FORM.ERROR_PHONE'))).toBeVisible();
  await expect(page.getByText(translate(lang, 'contact:FORM.ERROR_PRIVACY'))).toBeVisible();
  await expect(field(page, lang, 'phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, lang, 'message')).toHaveValue(message);
  await expect(field(page, lang, 'phone')).toHaveValue('12');
  expect(await readMessages(message)).toEqual([]);

  await field(page, lang, 'phone').fill('');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: translate(lang, 'contact:send') }).click();
  await expect(page.getByText(successTexts[lang])).toBeVisible();
  const [row] = await readMessages(message);
  expect(row).toMatchObject({ email: 'lan@example.com', phone: null, state: 'new' });
};

for (const lang of languages) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang, tolerates: /status of 4(22|29|24)/ });

    test('a message is sent without a page load, and mistakes are shown at their fields', async ({ page }) => {
      await page.goto(href(lang, 'contact'));
      await waitForHydration(page);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await sendWithMistakes(page, lang, `${uniqueText}-${lang}-js`);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await expect(field(page, lang, 'message')).toHaveValue('');
      await expect(page).toHaveURL(href(lang, 'contact'));
      await expect(page.locator('#sent')).toBeFocused();
    });

    test('the first invalid field gets the focus, and axe finds nothing', async ({ page }) => {
      await page.goto(href(lang, 'contact'));
      await waitForHydration(page);
      await page.getByRole('button', { name: translate(lang, 'contact:send') }).click();
      await expect(field(page, lang, 'name')).toBeFocused();
      await expectAccessible(page, `contact form with mistakes in ${lang}`);
    });

    test('too many messages get a friendly refusal, and the form keeps its text', async ({ page }) => {
      await setContactLimit(1);
      await page.goto(href(lang, 'contact'));
      await waitForHydration(page);
      await fillForm(page, lang, `${uniqueText}-limit`);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: translate(lang, 'contact:send') }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: lang === 'vi' ? 'vẫn còn nguyên' : 'still here' }),
      ).toBeVisible();
      await expect(field(page, lang, 'message')).toHaveValue(`${uniqueText}-limit`);
      await setContactLimit(1000);
    });

    test('the page shows hours, address and map', async ({ page }) => {
      await page.goto(href(lang, 'contact'));
      const contacts = page.getByRole('region', { name: translate(lang, 'contact:ways') });
      await expect(contacts).toContainText(lang === 'vi' ? '8 giờ – 17 giờ' : 'Monday to Friday, 8am to 5pm');
      await expect(contacts.getByRole('link', { name: translate(lang, 'contact:map') })).toHaveAttribute(
        'href',
        /^https:/,
      );
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, tolerates: /status of 422|Blocked script execution/ });
      test('a message is sent by a plain form', async ({ page }) => {
        await page.goto(href(lang, 'contact'));
        await sendWithMistakes(page, lang, `${uniqueText}-${lang}-plain`);
        await expect(page).toHaveURL(`${href(lang, 'contact')}#sent`);
      });
    });
  });
}

for (const lang of languages)
  test(`in ${lang} a reader without JavaScript reports a problem in a book and leaves an address for the answer`, async ({
    browser,
  }, { project }) => {
    const book = await readSeededDocument();
    const context = await browser.newContext({ baseURL: project.use.baseURL, javaScriptEnabled: false });
    await setStartingChoice(context, { starting: 'kid', lang });
    const page = await context.newPage();
    const message = `${uniqueText} report ${lang}`;
    const report = async (email: string) => {
      await page.goto(book.path[lang]);
      await page.getByText(translate(lang, 'reader:report.document')).click();
      await page.getByLabel(translate(lang, 'reader:report.message')).fill(message);
      await page.getByLabel(translate(lang, 'reader:report.email')).fill(email);
      await page.getByRole('button', { name: translate(lang, 'reader:report.send'), exact: true }).click();
    };
    // Browsers accept an address without a top-level domain.
    await report('lan@example');
    await expect(page.getByText(translate(lang, 'reader:report.wrongEmail'))).toBeVisible();
    expect(await content.read('problem_reports', `filter[message][_eq]=${message}`)).toEqual([]);
    await report('lan@example.com');
    await expect(page.getByText(translate(lang, 'reader:report.thanks'))).toBeVisible();
    const query = `filter[message][_eq]=${message}&fields=id,document,contact_message.email,contact_message.state`;
    const [row] = await content.read('problem_reports', query);
    expect(row).toMatchObject({ document: book.id, contact_message: { email: 'lan@example.com', state: 'new' } });
    await content.remove('problem_reports', row?.id);
    await context.close();
  });
