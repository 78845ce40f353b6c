import type { Lang } from '@hat-nang/model/languages';
import type { Page } from '@playwright/test';
import { stack } from '../setup/stack.ts';
import { expectAccessible, widths } from '../support/axe.ts';
import { linkIn, type Mail, waitForMailTo } from '../support/mailbox.ts';
import { accountButton, fillLogin, logIn, logOut, newMember, removeMembers } from '../support/member.ts';
import { siteOriginHeader } from '../support/origins.ts';
import {
  accountOf,
  dialog,
  enterCode,
  fillSignUp,
  newPerson,
  openSignUp,
  raiseSignUpLimits,
  removePeople,
  submit,
  updateAccountSettings,
} from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate, translateToKid } from '../support/texts.ts';

// A browser logs every refused request to its console. The account page sends a request that is refused for a visitor who is not logged in.
test.use({ tolerates: /status of [45]\d\d/ });

const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Expects no axe violation, and restores the wide window. */
async function expectDialogAccessible(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  await page.setViewportSize(widths.wide);
}

/** Opens the link of a mail. The page must not call `/auth-extend/<name>` yet, and no request after the navigation may contain the token. */
async function followLink(page: Page, lang: Lang, name: 'keep-account' | 'guardian', mail: Mail): Promise<void> {
  const link = linkIn(mail);
  expect(link).toContain(`${stack().siteUrl}${lang === 'vi' ? '/tai-khoan' : '/en/account'}?dialog=${name}&token=`);
  const token = new URL(link).searchParams.get('token') ?? '';
  const sentValues: string[] = [];
  const calledPaths: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== link) sentValues.push(request.url(), request.headers().referer ?? '');
    if (request.url().includes(`/auth-extend/${name}`)) calledPaths.push(request.url());
  });
  const pageResponse = await page.goto(link);
  expect(pageResponse?.headers()['referrer-policy']).toBe('no-referrer');
  expect(pageResponse?.headers()['cache-control']).toContain('no-store');
  const openedDialog = page.getByRole('dialog');
  await expect(openedDialog).toHaveAttribute('data-dialog-name', name);
  await expect(openedDialog.locator('#dialog-title')).toBeFocused();
  expect(page.url()).not.toContain('token');
  expect(sentValues.filter((value) => value.includes(token))).toEqual([]);
  expect(calledPaths).toEqual([]);
}

test.describe('a deletion', () => {
  test.afterAll(removeMembers);
  for (const lang of languagesOf('mail-links')) {
    const text = (key: string) => translate(lang, `mail-links:${key}`);
    test(`can be undone once through the link in its mail, and only by a press (${lang})`, async ({ page }) => {
      test.slow();
      const member = await newMember({ lang });
      await logIn(page, lang, member);
      const deletionResponse = await page.request.post('/api/auth-extend/account/delete', {
        headers: siteOriginHeader(),
        data: { current_password: member.password },
      });
      expect(deletionResponse.status()).toBe(200);
      const mail = await waitForMailTo(member.email);
      await page.goto(lang === 'vi' ? '/tin-tuc?dialog=login' : '/en/news?dialog=login');
      await fillLogin(page, lang, member.username, member.password);
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
        translate(lang, 'account:LOGIN_FORM.ERROR_DELETION'),
      );

      await followLink(page, lang, 'keep-account', mail);
      await expect(dialog(page, text('keepAccount.title'))).toBeVisible();
      expect(await accountOf(member.email)).toMatchObject({ status: 'archived' });
      // After a failed press the user can press again.
      await page.route('**/api/auth-extend/keep-account', (route) => route.fulfill({ status: 503, body: '' }));
      await button(page, text('keepAccount.submit')).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(translate(lang, 'account:failure.server'));
      await page.unroute('**/api/auth-extend/keep-account');
      await button(page, text('keepAccount.submit')).click();
      await expect(dialog(page, text('keepAccount.keptTitle')).getByRole('status')).toHaveText(
        text('keepAccount.kept'),
      );
      await button(page, translate(lang, 'account:login.submit')).click();
      await fillLogin(page, lang, member.username, member.password);
      await expect(accountButton(page, lang)).toBeVisible();
      await logOut(page, lang);

      await followLink(page, lang, 'keep-account', mail);
      await button(page, text('keepAccount.submit')).click();
      const expiredDialog = dialog(page, text('dead.title'));
      await expect(expiredDialog).toBeVisible();
      await expectDialogAccessible(page, 'expired');
      await expect(expiredDialog.getByRole('link', { name: text('dead.contact') })).toHaveAttribute(
        'href',
        lang === 'vi' ? '/lien-he' : '/en/contact',
      );
      await button(page, translate(lang, 'account:backToLogin')).click();
      await expect(dialog(page, translate(lang, 'account:login.title'))).toBeVisible();
    });
  }

  test('shows that a link without a token has expired, and "not now" returns to the page', async ({ page }) => {
    for (const name of ['keep-account', 'guardian']) {
      await page.goto(`/tin-tuc?dialog=${name}`);
      await expect(dialog(page, translate('vi', 'mail-links:dead.title'))).toBeVisible();
    }
    await page.goto('/tin-tuc?dialog=keep-account&token=x');
    await button(page, translate('vi', 'mail-links:notNow')).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/tin-tuc');
  });
});

test.describe('a guardian', () => {
  // Only the lowest age needs consent. With a higher limit, parallel sign-ups of other tests would need consent, too.
  test.beforeAll(async () => {
    await raiseSignUpLimits();
    await updateAccountSettings({ guardian_consent: true, guardian_age: 1 });
  });
  test.afterAll(async () => {
    await updateAccountSettings({ guardian_consent: false, guardian_age: 16 });
    await removePeople();
  });

  for (const lang of languagesOf('mail-links 2')) {
    const text = (key: string, name = '') => translate(lang, `mail-links:guardian.${key}`, { name: name });
    test(`is named at sign-up, reads the request, agrees, withdraws and agrees again (${lang})`, async ({ page }) => {
      test.slow();
      const kid = newPerson('kid');
      const guardian = `ba.me.${kid.username}@dialogs.hatnang.example.com`;
      const form = await openSignUp(page, lang);
      await fillSignUp(form, lang, kid);
      const field = form.getByLabel(translate(lang, 'sign-up:guardian'), { exact: true });
      await expect(field, 'no question for an older kid').toHaveCount(0);
      await form.getByLabel(translate(lang, 'sign-up:age'), { exact: true }).selectOption({ index: 1 });
      await submit(form, lang);
      const refusalText = form.getByText(translateToKid(lang, 'account:FORM.ERROR_GUARDIAN'), { exact: true });
      await expect(refusalText).toBeVisible();
      await expect(field).toBeFocused();
      await field.fill(kid.email.toUpperCase());
      await expect(refusalText).toBeVisible();
      await field.fill(guardian);
      await expect(refusalText).toHaveCount(0);
      await submit(form, lang);

      // The code is right, but the account still waits for the guardian.
      await enterCode(page, lang, kid);
      const waitingDialog = dialog(page, translateToKid(lang, 'sign-up:welcome.waitingTitle'));
      await expect(waitingDialog).toBeVisible();
      await expectDialogAccessible(page, 'waiting for the guardian');
      await waitingDialog.getByRole('button', { name: translate(lang, 'sign-up:welcome.waitingClose') }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const logInAsKid = async () => {
        await page.goto(lang === 'vi' ? '/tin-tuc?dialog=login' : '/en/news?dialog=login');
        await fillLogin(page, lang, kid.username, kid.password);
      };
      await logInAsKid();
      const waitingText = translate(lang, 'account:LOGIN_FORM.ERROR_GUARDIAN');
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(waitingText);

      const mail = await waitForMailTo(guardian);
      await followLink(page, lang, 'guardian', mail);
      expect(await accountOf(kid.email)).toMatchObject({ status: 'unverified' });
      await button(page, text('look')).click();
      await expect(dialog(page, text('waiting.title', kid.username))).toBeVisible();
      await expectDialogAccessible(page, 'asked');
      expect(await accountOf(kid.email), 'looking decides nothing').toMatchObject({ status: 'unverified' });
      await button(page, text('waiting.grant')).click();
      await expect(dialog(page, text('granted.title', kid.username))).toBeVisible();
      // The first mail was the code, the second is the welcome.
      await waitForMailTo(kid.email, 2);
      await logInAsKid();
      await expect(accountButton(page, lang)).toBeVisible();
      await logOut(page, lang);

      await followLink(page, lang, 'guardian', mail);
      await button(page, text('look')).click();
      await button(page, text('granted.withdraw')).click();
      await expect(dialog(page, text('refusing.titleGranted'))).toContainText(kid.username);
      await button(page, text('refusing.back')).click();
      await button(page, text('granted.withdraw')).click();
      expect(await accountOf(kid.email)).toMatchObject({ status: 'active' });
      await button(page, text('refusing.submit')).click();
      await expect(dialog(page, text('withdrawn.title', kid.username))).toContainText(/20\d\d/);
      await expectDialogAccessible(page, 'withdrawn');
      expect(await accountOf(kid.email)).toMatchObject({ status: 'archived' });
      await button(page, text('withdrawn.grant')).click();
      await expect(dialog(page, text('granted.title', kid.username))).toBeVisible();
      expect(await accountOf(kid.email)).toMatchObject({ status: 'active' });
    });
  }
});
