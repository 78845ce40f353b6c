import { expectAccessible, findSmallTargets } from '../support/axe.ts';
import { openReport } from '../support/dialog-report.ts';
import { openSignUp, submit } from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

test.use({ tolerates: /status of 4\d\d/ });
test.describe.configure({ mode: 'parallel' });

const widthInRem = (element: Element) =>
  Math.round(
    element.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );

for (const lang of languagesOf('sign-up-accessibility')) {
  test.describe(`axe finds nothing in ${lang}`, () => {
    test.use({ lang });

    for (const role of ['kid', 'adult'] as const) {
      test(`sign-up of a ${role}, empty and refused`, async ({ page }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const form = await openSignUp(page, lang);
        await form.getByRole('radio', { name: translate(lang, `sign-up:role.${role}`) }).check();
        expect(await form.evaluate(widthInRem), 'large').toBe(50);
        await expectAccessible(page, 'empty');
        await form.getByLabel(translate(lang, 'sign-up:email'), { exact: true }).fill('na@');
        await form.getByLabel(translate(lang, 'sign-up:password'), { exact: true }).fill('Nang');
        await form.getByRole('checkbox').first().check();
        await submit(form, lang);
        await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
        await expectAccessible(page, 'refused');
        expect(await findSmallTargets(page, '[role=dialog]')).toEqual([]);
        const overflowWidth = await form.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(overflowWidth, 'nothing is wider than the phone').toBeLessThanOrEqual(0);
      });
    }

    for (const [name, width] of [
      ['otp', 26],
      ['welcome', 34],
    ] as const) {
      test(name, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const path = lang === 'vi' ? '/tin-tuc' : '/en/news';
        if (name === 'welcome') await openReport(page, path, name);
        else await page.goto(`${path}?dialog=${name}`);
        const dialog = page.getByRole('dialog');
        await expect(dialog.locator('#dialog-title')).toHaveText(translate(lang, `sign-up:${name}.title`));
        expect(await dialog.evaluate(widthInRem)).toBe(width);
        await expectAccessible(page, 'empty');
        if (name === 'otp') {
          await dialog.locator('button[type=submit]').click();
          await expect(dialog.locator('[aria-invalid=true]')).toBeFocused();
          await expectAccessible(page, 'refused');
        }
        expect(await findSmallTargets(page, '[role=dialog]')).toEqual([]);
      });
    }
  });
}
