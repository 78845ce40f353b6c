/** Tests that the place of a picture shows the blurred colours of the picture until the picture is loaded. */
import { href } from '@hat-nang/model/routes';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { stack } from '../setup/stack.ts';
import { createNews, waitForAnswer } from '../support/content.ts';
import { admin, logIn, newMember, removeMembers } from '../support/member.ts';
import { uploadPicture } from '../support/stored-picture.ts';
import { expect, test } from '../support/test.ts';

/** Colour of the picture that `uploadPicture` creates, as [red, green, blue]. */
const pictureColor = [246, 196, 69];

let picture: Awaited<ReturnType<typeof uploadPicture>>;
let news: Awaited<ReturnType<typeof createNews>>;
test.beforeAll(async () => {
  picture = await uploadPicture(640, 480);
  news = await createNews({ image: picture.id });
  const drawsColors = (html: string) => html.includes('--blurred-colors:url(data:image/bmp');
  await waitForAnswer(`${stack().siteUrl}${news.vi}`, drawsColors, 20_000);
});
test.afterAll(async () => {
  await removeMembers();
  await news.remove();
  await picture.remove();
});

/** Holds every request for the picture. Returns a function that lets all of them continue. */
const holdPicture = async (page: Page) => {
  const { promise: release, resolve: releasePicture } = Promise.withResolvers<void>();
  await page.route(`**/api/assets/${picture.id}**`, async (route) => {
    await release;
    await route.continue();
  });
  return releasePicture;
};

const expectColors = async (image: Locator) => {
  await expect(image).toHaveJSProperty('complete', false);
  const readMiddle = async () => {
    const { data, info } = await sharp(await image.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const offset = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
    return [...data.subarray(offset, offset + 3)];
  };
  const distanceFrom = (color: readonly number[]) =>
    Math.max(...color.map((value, channel) => Math.abs(value - (pictureColor[channel] ?? 0))));
  await expect.poll(async () => distanceFrom(await readMiddle())).toBeLessThanOrEqual(8);

  for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
    await image.page().emulateMedia(media);
    await expect(image).toHaveCSS('background-image', 'none');
    await image.page().emulateMedia({ forcedColors: null, media: null });
  }
  await expect(image).toHaveCSS('background-image', /^url\("data:image\/bmp;base64,/);
};

const expectLoaded = async (image: Locator) => {
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a slow picture shows its colours, then itself, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const releasePicture = await holdPicture(page);
    await page.goto(news.vi, { waitUntil: 'domcontentloaded' });
    const image = page.locator(`main img[src*="${picture.id}"]`);
    await expectColors(image);
    releasePicture();
    await expectLoaded(image);
  });

  test(`a slow picture of a favourite shows its colours, too, ${colorScheme}`, async ({ page }) => {
    const member = await newMember({ lang: 'en' });
    await admin('POST', '/items/favorites', { user: member.id, news: news.id });
    await page.emulateMedia({ colorScheme });
    await logIn(page, 'en', member);
    const releasePicture = await holdPicture(page);
    await page.goto(href('en', 'favorites'));
    const image = page.locator(`main img[src*="${picture.id}"]`);
    await expectColors(image);
    releasePicture();
    await expectLoaded(image);
  });
}
