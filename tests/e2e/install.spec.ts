/** Tests the button that installs the site as an app, with a synthetic offer of the browser. */
import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { blockScripts } from '../support/late-scripts.ts';
import { tabTo } from '../support/own-lists.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

declare global {
  interface Window {
    installPrompts?: number;
  }
}

/** Sends the event by which a browser offers the installation. */
const sendOffer = (page: Page) =>
  page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => {
      window.installPrompts = (window.installPrompts ?? 0) + 1;
      return Promise.resolve();
    };
    window.dispatchEvent(Object.assign(offer, { prompt }));
    return offer.defaultPrevented;
  });

for (const lang of languagesOf('install'))
  test(`the app is installed by keyboard, only where the browser offers it, before other scripts have loaded, in ${lang}`, async ({
    page,
  }) => {
    const releaseScripts = await blockScripts(page);
    await page.goto(href(lang, 'news'));
    const button = page
      .getByRole('contentinfo')
      .getByRole('button', { name: translate(lang, 'common:footer.install') });
    await expect(button).toHaveCount(0);
    expect(await sendOffer(page), 'the site shows the offer itself').toBe(true);
    await expect(button).toBeVisible();
    await expectAccessible(page, 'the footer with the offer', undefined, 'footer');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: translate(lang, 'common:changeStarting') })
      .focus();
    await tabTo(page, new RegExp(translate(lang, 'common:footer.install')), 1);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => window.installPrompts)).toBe(1);
    await expect(button).toHaveCount(0);
    await expect(page.getByRole('link', { name: translate(lang, 'common:changeStarting') }).last()).toBeFocused();

    // After a refusal, the browser sends a new offer.
    await sendOffer(page);
    await expect(button).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await expect(button).toHaveCount(0);
    releaseScripts();
  });
