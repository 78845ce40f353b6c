/** Tests the list of a member's sessions. */
import { href } from '@hat-nang/model/routes';
import { expectAccessible } from '../support/axe.ts';
import { logIn, newMember, removeMembers, signInButton } from '../support/member.ts';
import { findToast } from '../support/own-lists.ts';
import { expect, test } from '../support/test.ts';
import { translateToKid } from '../support/texts.ts';

test.afterAll(removeMembers);

test('each session shows its device, times and network, and ends alone, by keyboard', async ({ page, browser }) => {
  const member = await newMember();
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
  const [phone, tablet] = await Promise.all(
    [userAgent, userAgent.replace(' Mobile', '')].map(async (agent) => {
      const otherPage = await (await browser.newContext({ userAgent: agent })).newPage();
      await logIn(otherPage, 'vi', member);
      return otherPage;
    }),
  );
  await logIn(page, 'vi', member);
  await page.goto(href('vi', 'profileSettings'));
  const panel = page.getByRole('region', { name: translateToKid('vi', 'profile:sessions.title') });
  await panel.getByRole('button', { name: translateToKid('vi', 'profile:sessions.show') }).press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByRole('listitem').first()).toContainText(translateToKid('vi', 'profile:sessions.this'));
  const phoneName = 'Chrome trên điện thoại Android';
  const phoneRow = panel.getByRole('listitem').filter({ hasText: phoneName });
  await expect(phoneRow).toContainText(/Đăng nhập từ .+Dùng lần cuối .+Địa chỉ mạng: /);
  await expectAccessible(page, 'the sessions', undefined, 'section[aria-labelledby=sessions]');
  await phoneRow.getByRole('button', { name: `Kết thúc phiên ${phoneName}` }).press('Enter');
  await expect(findToast(page, translateToKid('vi', 'profile:sessions.endedOne', { name: phoneName }))).toBeVisible();
  await expect(phoneRow).toHaveCount(0);
  await expect(panel.getByRole('list')).toBeFocused();
  await phone?.reload();
  await expect(signInButton(phone ?? page, 'vi')).toBeVisible();
  await tablet?.reload();
  await expect(signInButton(tablet ?? page, 'vi')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(translateToKid('vi', 'profile:sessions.alone'))).toBeFocused();
  for (const otherPage of [phone, tablet]) await otherPage?.context().close();
});
