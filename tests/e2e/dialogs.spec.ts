import { languages } from '@hat-nang/model/languages';
import type { Page } from '@playwright/test';
import { type DialogName, isReport } from '../../web/src/components/dialog/dialogs.ts';
import { expectAccessible, findSmallTargets } from '../support/axe.ts';
import { openReport } from '../support/dialog-report.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

test.use({ tolerates: /status of [45]\d\d/ });
test.describe.configure({ mode: 'parallel' });

const sizes: Partial<Record<DialogName, 'small' | 'medium' | 'large'>> = {
  login: 'small',
  'request-email': 'medium',
  'forgot-username': 'medium',
  'confirm-username': 'medium',
  'forgot-password': 'medium',
  'confirm-password': 'medium',
  'set-new-password': 'medium',
  'confirm-reset-password': 'medium',
  'reset-password': 'medium',
  'keep-account': 'medium',
  guardian: 'medium',
};
/** Widths in rem (web/src/theme/dialog-recipes.ts). Sign-up is large, login and OTP are small, and all others are medium. */
const widths = { small: 26, medium: 34, large: 50 };

/** Dialogs that need a token in their address. Without a token they show the notice of an expired link. */
const withToken = ['set-new-password', 'keep-account', 'guardian'];

const openDialog = async (page: Page, lang: 'vi' | 'en', name: DialogName) => {
  const path = lang === 'vi' ? '/tin-tuc' : '/en/news';
  if (isReport(name)) await openReport(page, path, name);
  else await page.goto(`${path}?${withToken.includes(name) ? 'token=x&' : ''}dialog=${name}`);
};
/** Mocks the checks of verification and reset link. Otherwise `request-email` and `set-new-password` would show other dialogs. */
const mockChecks = async (page: Page) => {
  await page.route('**/api/auth-extend/check-verification-status', (route) =>
    route.fulfill({ json: { data: { verified: false } } }),
  );
  await page.route('**/api/auth-extend/check-reset-link', (route) => route.fulfill({ status: 204 }));
};

for (const lang of languages) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang });
    for (const [name, size] of Object.entries(sizes).filter(([name]) => languagesOf(name).includes(lang))) {
      test(`axe finds nothing in ${name}, empty and refused`, async ({ page }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await mockChecks(page);
        await openDialog(page, lang, name as DialogName);
        const dialog = page.getByRole('dialog');
        await expect(dialog.locator('#dialog-title')).toBeVisible();
        await expect(dialog).toHaveAttribute('data-dialog-name', name);
        if (name === 'set-new-password') await expect(dialog.locator('button[type=submit]')).toBeVisible();
        await expect(dialog).toHaveAccessibleName(/\S/);
        // The title may be shown before the rest of the dialog.
        await expect(dialog.locator('a, button').filter({ visible: true }).first()).toBeVisible();
        const box = await dialog.boundingBox();
        const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
        expect(Math.round((box?.width ?? 0) / rem)).toBe(widths[size]);
        // Checks only the dialog. The page behind the dialog is inert, and other tests check the page.
        await expectAccessible(page, `${name} in ${lang}`, undefined, '[role=dialog]');
        const submit = dialog.locator('button[type=submit]');
        if ((await submit.count()) > 0) {
          await submit.click();
          await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused();
          await expectAccessible(page, `${name} in ${lang}, refused`, undefined, '[role=dialog]');
        }
        expect(await findSmallTargets(page, '[role=dialog]')).toEqual([]);
        await expect(page.locator('html')).toHaveJSProperty('scrollLeft', 0);
        const overflowWidth = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(overflowWidth, 'nothing is wider than the phone').toBeLessThanOrEqual(0);
      });
    }
  });
}

test('every dialog but login leads back to it', async ({ page }) => {
  await mockChecks(page);
  await page.goto('/tin-tuc');
  await waitForHydration(page);
  // These dialogs have no button back to the login dialog. The dialogs of mail links return to the page instead.
  const dialogsWithoutBack = ['login', 'keep-account', 'guardian'];
  for (const name of Object.keys(sizes).filter((dialogName) => !dialogsWithoutBack.includes(dialogName))) {
    await openDialog(page, 'vi', name as DialogName);
    const backButton = page.getByRole('dialog').getByRole('button', {
      name:
        name === 'confirm-reset-password'
          ? translate('vi', 'account:confirmResetPassword.login')
          : translate('vi', 'account:backToLogin'),
    });
    await backButton.click();
    await expect(page.getByRole('dialog', { name: translate('vi', 'account:login.title') })).toBeVisible();
    await expect(page).toHaveURL('/tin-tuc?dialog=login');
  }
});

test('the second press of a double press reaches nothing in the dialog that the first has opened', async ({ page }) => {
  await page.goto('/tin-tuc?dialog=login');
  const link = page.getByRole('dialog').getByRole('button', { name: translate('vi', 'account:login.forgotPassword') });
  const nextTitle = page.getByRole('dialog', { name: translate('vi', 'account:forgotPassword.title') });
  // Hovering waits until the dialog no longer moves.
  await link.hover();
  await page.evaluate(() => {
    const presses: number[] = [];
    document.addEventListener('click', ({ detail }) => presses.push(detail));
    Object.assign(window, { presses });
  });
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(nextTitle).toBeVisible();
  }
  expect(await page.evaluate(() => (window as unknown as { presses: number[] }).presses)).toEqual([1]);
  await expect(nextTitle.getByRole('textbox')).toBeFocused();
});

test('the focus moves from dialog to dialog, and a screen reader announces the new title', async ({ page }) => {
  await page.goto('/tin-tuc?dialog=login');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate('vi', 'account:login.forgotPassword') })
    .click();
  const group = page.getByRole('group', { name: translate('vi', 'account:forgotPassword.title') });
  await expect(group.getByRole('textbox')).toBeFocused();
  await openReport(page, '/tin-tuc', 'confirm-password');
  await expect(page.locator('#dialog-title')).toBeFocused();
});

for (const lang of languagesOf('reports')) {
  test(`a link cannot open the report of an action that did not happen (${lang})`, async ({ page }) => {
    const path = lang === 'vi' ? '/tin-tuc' : '/en/news';
    for (const name of ['welcome', 'confirm-username', 'confirm-password', 'confirm-reset-password']) {
      await page.goto(`${path}?dialog=${name}`);
      await waitForHydration(page);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test('an unknown dialog name in the address opens no dialog', async ({ page }) => {
  for (const name of ['constructor', 'nothing', '']) {
    await page.goto(`/tin-tuc?dialog=${name}`);
    await waitForHydration(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
