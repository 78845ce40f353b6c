/** Tests that texts call a child “em” and an adult “bạn”. */
import { href } from '@hat-nang/model/routes';
import { expectAccessible } from '../support/axe.ts';
import { logIn, logOut, newMember, removeMembers } from '../support/member.ts';
import { openSignUp, submit } from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';
import { translate, translateToKid } from '../support/texts.ts';

test.afterAll(removeMembers);

const adultAddress = /(^|[^\p{L}])bạn([^\p{L}]|$)/iu;

test('the own pages call an adult “bạn”, and after a log-out a child “em”', async ({ page }) => {
  test.slow();
  const [kid, adult] = [await newMember(), await newMember({ role: 'adult' })];
  await logIn(page, 'vi', adult);
  await page.goto(href('vi', 'favorites'));
  await expect(page.getByText(translate('vi', 'my-account:favorites.empty'))).toBeVisible();
  await logOut(page, 'vi');
  await logIn(page, 'vi', kid);
  for (const [route, key] of [
    ['account', 'my-account:home.historyOff'],
    ['favorites', 'my-account:favorites.emptyText'],
    ['watched', 'my-account:watched.offText'],
    ['profileSettings', 'profile:data.text'],
  ] as const) {
    await page.goto(href('vi', route));
    await expect(page.locator('main').getByText(translateToKid('vi', key))).toBeVisible();
    await expect(page.locator('main').getByText(adultAddress).filter({ visible: true }), route).toHaveCount(0);
  }
  await expectAccessible(page, 'the profile of a child');
});

test('the sign-up form speaks to the chosen kind, by keyboard', async ({ page }) => {
  const form = await openSignUp(page, 'vi');
  const kidRole = form.getByRole('radio', { name: translate('vi', 'sign-up:role.kid') });
  await kidRole.focus();
  await page.keyboard.press('Space');
  await expect(kidRole).toBeChecked();
  await expect(form.getByText(translateToKid('vi', 'sign-up:sections.about'), { exact: true })).toBeVisible();
  await submit(form, 'vi');
  await expect(form.getByText(translateToKid('vi', 'account:FORM.ERROR_USERNAME'), { exact: true })).toBeVisible();
  await expect(form.getByText(adultAddress)).toHaveCount(0);
  await kidRole.focus();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByText(translate('vi', 'sign-up:sections.about'), { exact: true })).toBeVisible();
  await expect(form.getByText(translate('vi', 'account:FORM.ERROR_USERNAME'), { exact: true })).toBeVisible();
});
