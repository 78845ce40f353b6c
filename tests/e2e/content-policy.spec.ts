/** Tests that sign-up and account pages do not violate their Content-Security-Policy. The shared `test` fails on every `securitypolicyviolation`. */
import { routes } from '@hat-nang/model/routes';
import { logIn, newMember, removeMembers } from '../support/member.ts';
import { openSignUp } from '../support/sign-up.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

test.afterAll(removeMembers);

test('sign-up', async ({ page }) => {
  await openSignUp(page, 'vi');
});

test('the pages of an account', async ({ page }) => {
  const member = await newMember({ role: 'adult' });
  await logIn(page, 'vi', member);
  const paths = Object.values(routes).map(({ vi }) => vi as string);
  for (const path of paths.filter(
    (path) => path.startsWith(routes.account.vi) && !path.includes(':') && !path.includes('['),
  )) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a violation fails a test', async ({ page }) => {
  test.fail();
  await page.goto('/tin-tuc');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
  });
});
