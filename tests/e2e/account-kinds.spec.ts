/** Tests that texts call a child “em” and an adult “bạn”. */
import { href } from '@hat-nang/model/routes';
import { expectAccessible } from '../support/axe.ts';
import { logIn, logOut, newMember, removeMembers } from '../support/member.ts';
import { openSignUp, submit } from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';
import { translate, translateToKid } from '../support/texts.ts';

test.afterAll(removeMembers);

const adultAddress = /(^|[^\p{L}])bạn([^\p{L}]|$)/iu;

test('the own pages call a child “em”, and after a log-out an adult “bạn”', async ({ page }) => {
  const [kid, adult] = [await newMember(), await newMember({ role: 'adult' })];
  await logIn(page, 'vi', kid);
  for (const [route, key] of [
    ['account', 'my-account:home.noReading'],
    ['favorites', 'my-account:favorites.emptyText'],
    ['watched', 'my-account:watched.offText'],
    ['profileSettings', 'profile:data.text'],
  ] as const) {
    await page.goto(href('vi', route));
    const expectedText = route === 'account' ? /Em chưa bật lưu lịch sử đọc/ : translateToKid('vi', key);
    await expect(page.locator('main').getByText(expectedText)).toBeVisible();
    await expect(page.locator('main').getByText(adultAddress).filter({ visible: true }), route).toHaveCount(0);
  }
  await expectAccessible(page, 'the profile of a child');
  await logOut(page, 'vi');
  await logIn(page, 'vi', adult);
  await page.goto(href('vi', 'favorites'));
  await expect(page.getByText(translate('vi', 'my-account:favorites.empty'))).toBeVisible();
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
