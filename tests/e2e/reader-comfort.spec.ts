import type { Page } from '@playwright/test';
import { findSmallTargets, findViolations } from '../support/axe.ts';
import { createShortBook, openReader, type ReaderBook, readPathOfBookWithoutSigning } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await createShortBook();
});
test.afterAll(() => book.remove());

const phone = { width: 360, height: 740 };
const landscapePhone = { width: 740, height: 360 };

/** Measures the control bar: its share of the window's height in percent, the labels that need a second line or are cut off, and the width of the page. */
const measureBar = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelector('[data-controls]');
    const labels = [...(controls?.querySelectorAll<HTMLElement>(':is(button, a) > span') ?? [])].filter((each) =>
      each.checkVisibility(),
    );
    const isWhole = (label: HTMLElement) => {
      const [labelBox, button] = [label.getBoundingClientRect(), label.parentElement?.getBoundingClientRect()];
      const lines = labelBox.height / Number.parseFloat(getComputedStyle(label).fontSize);
      return (
        lines < 2 &&
        label.scrollWidth <= label.clientWidth + 1 &&
        button !== undefined &&
        labelBox.left >= button.left - 1 &&
        labelBox.right <= button.right + 1
      );
    };
    return {
      share: (100 * (controls?.getBoundingClientRect().height ?? Number.NaN)) / window.innerHeight,
      broken: labels.filter((label) => !isWhole(label)).map((label) => label.textContent),
      width: document.documentElement.scrollWidth,
    };
  });

const controls = [
  'narration',
  'sample.sign',
  'captions',
  'previousSentence',
  'previous',
  'play',
  'next',
  'nextSentence',
  'turning.label',
];

for (const lang of languagesOf('reader-comfort'))
  test(`on a phone the controls take at most 18 % of the height, in one-line labels, and none is missing, ${lang}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openReader(page, book.path[lang], 'turn=narration');
    const found = await measureBar(page);
    console.info(`control bar: ${found.share.toFixed(1)} % of ${phone.height} px`);
    expect(found.share).toBeLessThanOrEqual(18);
    expect(found).toMatchObject({ broken: [], width: 360 });
    const names = await page
      .locator('[data-controls] :is(button, a):visible')
      .evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label') ?? each.textContent));
    for (const key of controls) expect(names.join('\n'), key).toContain(translate(lang, `reader:${key}`));
    expect(await findSmallTargets(page, '[data-reader]')).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    // Settings that the bar does not have on a phone are in the options.
    await page.getByRole('button', { name: translate(lang, 'reader:more') }).press('Enter');
    await expect(page.getByRole('group', { name: translate(lang, 'reader:options.rate') })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await measureBar(page)).toMatchObject({ broken: [], width: 320 });
  });

test('on a phone on its side the page is whole: picture beside text, nothing to scroll, nothing cut off', async ({
  page,
}) => {
  await page.setViewportSize(landscapePhone);
  const boxes = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) => {
        const { left, top, right, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { left, top, right, bottom };
      };
      const scroller = document.documentElement;
      return {
        picture: boxOf('main figure img'),
        text: boxOf('[data-main]'),
        controls: boxOf('[data-controls]'),
        tools: boxOf('[data-reader] nav'),
        hasMore: scroller.scrollHeight > scroller.clientHeight || scroller.scrollWidth > scroller.clientWidth,
      };
    });
  for (const settings of ['turn=wait&sign=off', 'turn=wait&sign=side']) {
    await openReader(page, book.path.vi, settings);
    const found = await measureBar(page);
    expect(found.share, settings).toBeLessThanOrEqual(18);
    expect(found.broken, settings).toEqual([]);
    await expect.poll(async () => (await boxes()).hasMore, { message: settings }).toBe(false);
    const { picture, text, controls: below, tools } = await boxes();
    expect(picture.right, settings).toBeLessThanOrEqual(text.left);
    for (const contentArea of [picture, text]) {
      expect(contentArea.top, settings).toBeGreaterThanOrEqual(tools.bottom);
      expect(contentArea.bottom, settings).toBeLessThanOrEqual(below.top);
    }
    expect(picture.bottom - picture.top, settings).toBeGreaterThan(100);
    expect(await findSmallTargets(page, '[data-reader]'), settings).toEqual([]);
    expect(await findViolations(page), settings).toEqual([]);
  }
});

test('the key S on a page without signing says so in one line, each time', async ({ page }) => {
  await openReader(page, await readPathOfBookWithoutSigning(), 'turn=wait');
  const line = page.getByRole('status').filter({ hasText: translate('vi', 'reader:noSign') });
  await page.keyboard.press('s');
  await expect(line).toBeVisible();
  await expect(line).toBeInViewport();
  const firstElement = await line.locator('p').elementHandle();
  await page.keyboard.press('s');
  // The second message is a new element, so that a screen reader announces it again.
  await expect.poll(() => firstElement?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(line).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveCount(0);
  // In a book with clips the key still switches the clips on.
  await openReader(page, `${book.path.en}?page=2`, 'turn=wait');
  await page.keyboard.press('s');
  await expect(page.getByText(translate('en', 'reader:noSign'))).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: translate('en', 'reader:sample.signLabel') })).toBeVisible();
});

test('around a clip there is no black, and none of its own', async ({ page }) => {
  for (const size of [phone, landscapePhone, { width: 1280, height: 800 }])
    for (const layout of ['side', 'full', 'inset']) {
      await page.setViewportSize(size);
      await openReader(page, book.path.vi, `turn=wait&sign=${layout}`);
      const video = page.locator('video');
      await page.locator('[data-play]').click();
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0);
      const found = await video.evaluate((element: HTMLVideoElement) => ({
        bands: Math.abs(element.clientWidth / element.clientHeight - element.videoWidth / element.videoHeight),
        grounds: [element, element.parentElement].map((each) => each && getComputedStyle(each).backgroundColor),
        width: document.documentElement.scrollWidth - window.innerWidth,
      }));
      const caseName = `${size.width}, ${layout}`;
      expect(found.bands, caseName).toBeLessThan(0.03);
      expect(found.grounds, caseName).not.toContain('rgb(0, 0, 0)');
      expect(found.width, caseName).toBeLessThanOrEqual(0);
    }
});

test('on a desktop the text is large, and the picture gives way to a larger one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const measure = async (size: number) => {
    await openReader(page, book.path.vi, `turn=wait&size=${size}`);
    return page.evaluate(() => {
      const text = document.querySelector('[data-main]');
      const picture = document.querySelector('main figure img')?.getBoundingClientRect() ?? new DOMRect();
      return {
        fontSize: text ? Number.parseFloat(getComputedStyle(text).fontSize) : 0,
        picture: picture.width,
        ratio: picture.width / picture.height,
        foot: picture.bottom - (document.querySelector('[data-controls]')?.getBoundingClientRect().top ?? 0),
        width: document.documentElement.scrollWidth,
      };
    });
  };
  const usualLayout = await measure(100);
  const largeLayout = await measure(200);
  expect(usualLayout.fontSize).toBeGreaterThanOrEqual(26);
  expect(usualLayout.picture).toBeGreaterThan(450);
  expect(largeLayout.fontSize).toBeCloseTo(2 * usualLayout.fontSize, 1);
  expect(largeLayout.picture).toBeLessThan(0.8 * usualLayout.picture);
  for (const each of [usualLayout, largeLayout]) {
    expect(each.foot).toBeLessThanOrEqual(0);
    expect(each.width).toBeLessThanOrEqual(1280);
  }
  expect(largeLayout.ratio).toBeCloseTo(usualLayout.ratio, 1);
});
