/** Tests a registration from the page of an event to the mail, and its cancellation on the page that the mail links to. */
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { createFixtures, type Item } from '../support/items.ts';
import { waitForMailTo } from '../support/mailbox.ts';
import { expect, openUntilShown, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

const fixtures = createFixtures();
test.afterAll(() => fixtures.clear());

const text = (lang: Lang, key: string, values?: Record<string, string>) =>
  translate(lang, `registration:${key}`, values);
const field = (page: Page, lang: Lang, key: string) => page.getByLabel(text(lang, key), { exact: true });
const registrationsOf = (event: Item) => content.read('event_registrations', `filter[event][_eq]=${event.id}`);

const createEvent = (places: number) => {
  const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  return fixtures.item('events', { has_registration: true, places, starts_at: fromNow(60), ends_at: fromNow(62) });
};

/** Opens the form from the page of the event, and sends it with mistakes, then without mistakes. */
const registerChild = async (
  page: Page,
  { lang, event, email, hasScripts }: { lang: Lang; event: Item; email: string; hasScripts: boolean },
) => {
  const path = href(lang, 'eventsDetail', { slug: event.slug[lang], id: event.id });
  const openForm = page.getByRole('link', { name: text(lang, 'register') });
  await openUntilShown(page, path, openForm);
  await expect(page.getByText(text(lang, 'state.few'))).toBeVisible();
  await openForm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(lang, 'of', { title: event.title[lang] }));
  if (hasScripts) await waitForHydration(page);
  await expect(field(page, lang, 'guardianName')).toBeHidden();
  await field(page, lang, 'name').fill('Lan Thử');
  await field(page, lang, 'email').fill(email);
  await field(page, lang, 'people').fill('2');
  await field(page, lang, 'accessNeeds').fill('Chỗ cho xe lăn');
  await field(page, lang, 'isUnder16').check();
  await expect(field(page, lang, 'guardianName')).toBeVisible();
  await page.getByRole('button', { name: text(lang, 'send') }).click();
  for (const name of ['GUARDIAN_NAME', 'GUARDIAN_CONTACT', 'AGREEMENT'])
    await expect(page.getByText(text(lang, `REGISTRATION_FORM.ERROR_${name}`))).toBeVisible();
  await expect(field(page, lang, 'accessNeeds')).toHaveValue('Chỗ cho xe lăn');
  await expect(field(page, lang, 'isUnder16')).toBeChecked();
  expect(await registrationsOf(event)).toEqual([]);

  await field(page, lang, 'guardianName').fill('Mẹ Lan');
  await field(page, lang, 'guardianContact').fill('0912345678');
  await page.locator('[name=agreement]').check();
  await page.getByRole('button', { name: text(lang, 'send') }).click();
  await expect(page.getByText(text(lang, 'sent'))).toBeVisible();
  await expect(page.getByRole('link', { name: text(lang, 'addToCalendar') })).toHaveAttribute(
    'href',
    `/feeds/${lang}/event-${event.id}.ics`,
  );
  const [row] = await registrationsOf(event);
  expect(row).toMatchObject({ email, people: 2, is_under_16: true, guardian_name: 'Mẹ Lan', state: 'registered' });
};

/** Opens the link of the mail, and presses the button that cancels the registration. */
const cancelByMail = async (page: Page, lang: Lang, event: Item, email: string) => {
  const mail = await waitForMailTo(email);
  const link = /https?:\/\/\S+\/(?:dang-ky-cua-toi|my-registration)\/[\w-]+/.exec(mail.text)?.[0] ?? '';
  await page.goto(new URL(link).pathname);
  await expect(page.getByText(text(lang, 'link.registered', { number: '2' }))).toBeVisible();
  expect((await registrationsOf(event))[0]?.state).toBe('registered');
  await page.getByRole('button', { name: text(lang, 'link.cancel') }).click();
  await expect(page.getByText(text(lang, 'link.cancelled'))).toBeVisible();
  expect((await registrationsOf(event))[0]).toMatchObject({ state: 'cancelled', guardian_contact: null });
  await page.reload();
  await expect(page.getByRole('button', { name: text(lang, 'link.cancel') })).toHaveCount(0);
};

for (const lang of languagesOf('event-registration')) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang, tolerates: /status of 422/ });

    test('a child registers without a page load, gets a mail, and cancels by its link', async ({ page }, { retry }) => {
      const event = await createEvent(3);
      const email = `e2e-${Date.now().toString(36)}${retry}@hatnang.example.com`;
      await registerChild(page, { lang, event, email, hasScripts: true });
      await expect(page.locator('#sent')).toBeFocused();
      await expectAccessible(page, `registration sent in ${lang}`);
      await cancelByMail(page, lang, event, email);
      await expectAccessible(page, `cancelled registration in ${lang}`);
    });

    test('the first invalid field gets the focus, and axe finds nothing on a phone', async ({ page }) => {
      const event = await createEvent(3);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(href(lang, 'eventRegistration', { id: event.id }));
      await waitForHydration(page);
      await field(page, lang, 'isUnder16').check();
      await page.getByRole('button', { name: text(lang, 'send') }).click();
      await expect(field(page, lang, 'name')).toBeFocused();
      await expectAccessible(page, `registration form with mistakes in ${lang}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test('the page of a full event says so, and has no form', async ({ page }) => {
      const event = await createEvent(1);
      await fixtures.create('event_registrations', {
        ...{ id: crypto.randomUUID(), event: event.id, name: 'Na', email: 'na@hatnang.example.com', people: 1 },
      });
      await page.goto(href(lang, 'eventRegistration', { id: event.id }));
      await expect(page.getByText(text(lang, 'state.full'))).toBeVisible();
      await expect(page.getByRole('button', { name: text(lang, 'send') })).toHaveCount(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, tolerates: /status of 422|Blocked script execution/ });
      test('a child registers and cancels by plain forms', async ({ page }, { retry }) => {
        const event = await createEvent(3);
        const email = `e2e-plain-${Date.now().toString(36)}${retry}@hatnang.example.com`;
        await registerChild(page, { lang, event, email, hasScripts: false });
        await expect(page).toHaveURL(`${href(lang, 'eventRegistration', { id: event.id })}#sent`);
        await cancelByMail(page, lang, event, email);
      });

      test('who gets the last places reads the confirmation, although the form is gone', async ({ page }, {
        retry,
      }) => {
        const event = await createEvent(2);
        const email = `e2e-last-${Date.now().toString(36)}${retry}@hatnang.example.com`;
        await registerChild(page, { lang, event, email, hasScripts: false });
        await expect(async () => {
          await page.reload();
          await expect(page.getByText(text(lang, 'state.full'))).toBeVisible({ timeout: 1000 });
        }).toPass({ timeout: 20_000 });
        await expect(page.getByRole('button', { name: text(lang, 'send') })).toHaveCount(0);
        await expect(page.getByText(text(lang, 'sent'))).toBeVisible();
      });
    });
  });
}
