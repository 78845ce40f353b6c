/** Tests the crop stage of the member's picture by keyboard, and on a broken network. */
import { href } from '@hat-nang/model/routes';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { logIn, newMember, removeMembers } from '../support/member.ts';
import { findToast } from '../support/own-lists.ts';
import { expect, test } from '../support/test.ts';
import { translateToKid } from '../support/texts.ts';

test.afterAll(removeMembers);

const createPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f2ac0c' } })
    .jpeg()
    .toBuffer();

test('a chosen picture gets the focus, moves and zooms by keyboard, and says where it is', async ({ page }) => {
  const member = await newMember({ lang: 'en' });
  await logIn(page, 'en', member);
  await page.goto(href('en', 'profileSettings'));
  const input = page.locator('input[data-picture]');
  await input.waitFor({ state: 'attached' });
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await createPicture(700, 500) });
  const stage = page.getByRole('application', { name: translateToKid('en', 'profile:picture.crop') });
  await expect(stage).toBeFocused();
  const cropGroup = page.getByRole('group', { name: translateToKid('en', 'profile:picture.crop') });
  const announcement = cropGroup.getByRole('status');
  await expect(announcement).toBeEmpty();
  await page.keyboard.press('ArrowRight');
  await expect(announcement).toHaveText(/^Zoom 1\. The centre is 4\d% from the left and 50% from the top\.$/);
  await page.keyboard.press('+');
  await expect(announcement).toHaveText(/^Zoom 1\.2\. /);
  await page.keyboard.press('-');
  await expect(announcement).toHaveText(/^Zoom 1\. /);
  await expectAccessible(page, 'the crop stage', undefined, '[role=group]:has([data-crop-stage])');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: translateToKid('en', 'profile:picture.zoom') })).toBeFocused();
});

test.describe('on a broken network', () => {
  // The browser logs errors to the console while the network is broken.
  test.use({ tolerates: /Failed to load resource|net::ERR/ });

  test('a picture says that it cannot be cropped while the code for that does not load', async ({ page }) => {
    const member = await newMember();
    await logIn(page, 'vi', member);
    await page.goto(href('vi', 'profileSettings'));
    const input = page.locator('input[data-picture]');
    await input.waitFor({ state: 'attached' });
    // Aborts only the script for cropping. The script of the message must load.
    await page.route('**/_next/static/chunks/**', async (route) => {
      const response = await route.fetch();
      const isCropping = (await response.text()).includes('picture.cropHelp');
      await (isCropping ? route.abort() : route.fulfill({ response }));
    });
    const picture = await createPicture(70, 50);
    await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(findToast(page, translateToKid('vi', 'saving:offline'))).toBeVisible();
    await expect(input).toHaveValue('');
  });
});
