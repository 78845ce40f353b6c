/** Tests the member's picture on a broken network. */
import { href } from '@hat-nang/model/routes';
import sharp from 'sharp';
import { logIn, newMember, removeMembers } from '../support/member.ts';
import { findToast } from '../support/own-lists.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

test.afterAll(removeMembers);

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
  const picture = await sharp({ create: { width: 70, height: 50, channels: 3, background: '#f2ac0c' } })
    .jpeg()
    .toBuffer();
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(findToast(page, translate('vi', 'saving:offline'))).toBeVisible();
  await expect(input).toHaveValue('');
});
