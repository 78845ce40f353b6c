import {
  createShortBook,
  openReader,
  type ReaderBook,
  readMediaState,
  readPathOfBookWithGaps,
} from '../support/reader.ts';
import { measureDrift } from '../support/reader-drift.ts';
import { expect, test } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await createShortBook();
});
test.afterAll(() => book.remove());

const pageLabel = (lang: 'vi' | 'en', page: number) =>
  translate(lang, 'reader:pageOf', { page: String(page), count: '3' });

for (const lang of languagesOf('reader')) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    test('a whole book is read aloud and turned automatically, from the lesson page to the end, and again', async ({
      page,
    }) => {
      await page.goto(book.lesson[lang]);
      await page
        .getByRole('main')
        .getByRole('link', { name: translate(lang, 'documents:read') })
        .click();
      await expect(page).toHaveURL(book.path[lang]);
      const announcement = page.locator('[data-announcement]');
      await expect(announcement).toContainText(pageLabel(lang, 1));
      await expect(page).toHaveTitle(new RegExp(book.title[lang]));

      // These presses are also the user activation that browsers need for sound.
      const speed = page.getByRole('button', { name: new RegExp(`^${translate(lang, 'reader:speed')}`) });
      for (let pressCount = 0; pressCount < 4; pressCount++) await speed.click();
      await expect(speed).toHaveAccessibleName(/2×/);
      const playButton = page.locator('[data-play]');
      await playButton.click();
      await expect(playButton).toHaveAccessibleName(translate(lang, 'reader:pause'));
      await expect(page.locator('[data-main] [data-now]')).toHaveCount(1);
      await expect.poll(async () => (await readMediaState(page)).audio.rate).toBe(2);
      await expect(page.locator('[data-turning]')).toHaveAttribute('data-turning', 'on');
      await expect(page).toHaveURL(`${book.path[lang]}?page=2`, { timeout: 20_000 });
      await expect(announcement).toContainText(pageLabel(lang, 2));
      await expect(page.locator('[data-main] [data-s="s1"]')).toBeVisible();
      const endHeading = page.getByRole('heading', { name: translate(lang, 'reader:end.title') });
      // The remaining pages are read aloud before this heading appears, so the limit is generous.
      await expect(endHeading).toBeVisible({ timeout: 45_000 });
      await expect(endHeading).toBeFocused();
      const relatedLinks = page.getByRole('list', { name: translate(lang, 'reader:end.related') }).getByRole('link');
      await expect(relatedLinks).toHaveCount(3);
      // The last one is for the next reading age (decision 313).
      await expect(relatedLinks.last()).toContainText(translate(lang, 'reader:end.harder'));
      await page.getByRole('button', { name: translate(lang, 'reader:end.again') }).click();
      await expect(page).toHaveURL(book.path[lang]);
      await expect(announcement).toContainText(pageLabel(lang, 1));
    });
  });
}

test('any touch pauses the turning, and a pressed sentence is read and resumes it', async ({ page }) => {
  await openReader(page, book.path.vi, 'rate=2&touch=sentence');
  await page.locator('[data-play]').click();
  const turnChip = page.locator('[data-turning]');
  await expect(turnChip).toHaveAttribute('data-turning', 'on');
  // The pointer moves away from the button, because the button handles its own touches.
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 10);
  await expect(turnChip).toHaveAttribute('data-turning', 'paused');
  // The voice reads to the end of the page and stops there.
  await expect(page.locator('[data-play]')).toHaveAccessibleName(translate('vi', 'reader:play'), { timeout: 20_000 });
  await expect(page).toHaveURL(book.path.vi);
  const lastSentence = page.locator('[data-main] [data-s]').last();
  await lastSentence.click();
  await expect(lastSentence).toHaveAttribute('data-now', '');
  expect((await readMediaState(page)).audio.at).toBeGreaterThan(1);
  await expect(page).toHaveURL(`${book.path.vi}?page=2`, { timeout: 20_000 });
});

test('a language switch in the middle of a sentence keeps the page, the sentence and the voice', async ({ page }) => {
  await openReader(page, `${book.path.vi}?page=3`, 'rate=0.5&turn=wait&touch=sentence');
  const secondSentence = page.locator('[data-main] [data-s="s2"]');
  await secondSentence.click();
  await expect(secondSentence).toHaveAttribute('data-now', '');
  await page.getByRole('button', { name: translate('vi', 'reader:languageLabel') }).click();
  await expect(page).toHaveURL(`${book.path.en}?page=3`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('[data-main] [data-now]')).toHaveAttribute('data-s', 's2');
  await expect(page.locator('[data-announcement]')).toContainText(pageLabel('en', 3));
  await expect.poll(async () => (await readMediaState(page)).audio.isPlaying).toBe(true);
  // Both languages can be shown side by side.
  await page.getByRole('button', { name: translate('en', 'reader:display') }).click();
  await page.getByLabel(translate('en', 'reader:settings.bothLanguages')).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('article[lang="vi-VN"]')).toBeVisible();
  await expect(page.locator('[data-now]')).toHaveCount(2);
});

test('the clip has four layouts, keys move and resize its window, it is never cropped, and is called a sample', async ({
  page,
}) => {
  await openReader(page, book.path.vi, 'sign=side&turn=wait&rate=0.5');
  const signer = page.getByRole('region', { name: translate('vi', 'reader:sample.signLabel') });
  await expect(signer).toContainText('Hoạt hình mẫu');
  await expect(signer).not.toContainText(/ký hiệu/i);
  await expect(page.locator('[data-controls]')).not.toContainText(/ký hiệu/i);
  await page.locator('[data-play]').click();
  await expect.poll(async () => (await readMediaState(page)).video.at, { timeout: 20_000 }).toBeGreaterThan(0.2);
  const video = page.locator('video');
  const choose = async (layout: string) => {
    await page.getByRole('button', { name: translate('vi', 'reader:more') }).click();
    await page
      .getByRole('radio', { name: translate('vi', `reader:options.signLayouts.${layout}`) })
      .check({ force: true });
    await page.keyboard.press('Escape');
  };
  for (const layout of ['side', 'full', 'inset']) {
    await choose(layout);
    await expect(signer).toHaveAttribute('data-layout', layout);
    const box = await video.boundingBox();
    expect(box && box.width > 100 && box.height > 100, layout).toBe(true);
    await expect(video).toHaveCSS('object-fit', 'contain');
  }
  const boxBefore = await signer.boundingBox();
  await page.getByRole('button', { name: translate('vi', 'reader:inset.move') }).focus();
  for (let pressCount = 0; pressCount < 3; pressCount++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: translate('vi', 'reader:inset.larger') }).press('Enter');
  const boxAfter = await signer.boundingBox();
  expect(boxAfter?.x).toBeLessThan(boxBefore?.x ?? 0);
  expect(boxAfter?.width).toBeGreaterThan(boxBefore?.width ?? 0);
  await expect(page).toHaveURL(book.path.vi);
  // The option for saving data loads the small clip in the same place.
  expect(await video.getAttribute('src')).toContain(book.files[0]?.sign);
  await page.getByRole('button', { name: translate('vi', 'reader:more') }).click();
  await page.getByRole('radio', { name: translate('vi', 'reader:options.savers.small') }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(video).toHaveAttribute('src', new RegExp(`${book.files[0]?.signSmall}`));
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(240);
  await choose('off');
  await expect(signer).toBeHidden();
  // A page without a clip shows a notice and its text.
  await openReader(page, `${book.path.vi}?page=2`, 'sign=side');
  await expect(page.getByText(translate('vi', 'reader:noSign'))).toBeVisible();
  await expect(page.locator('[data-main]')).toBeVisible();
});

test('the clip shows its captions after a change to full size', async ({ page }) => {
  await openReader(page, book.path.vi, 'sign=side&captions=1&turn=wait');
  const readMode = () =>
    page.locator('video').evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode ?? 'no track');
  await expect.poll(readMode).toBe('disabled');
  await page.getByRole('button', { name: translate('vi', 'reader:more') }).click();
  await page.getByRole('radio', { name: translate('vi', 'reader:options.signLayouts.full') }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect.poll(readMode).toBe('showing');
  await page.getByRole('button', { name: translate('vi', 'reader:captions') }).click();
  await expect.poll(readMode).toBe('disabled');
});

test('a clip is called signing if the document names its sign language, in the language of the page', async ({
  page,
}) => {
  const signedBook = await createShortBook('vsl');
  try {
    await openReader(page, signedBook.path.vi, 'sign=side&turn=wait');
    const signer = page.getByRole('region', { name: translate('vi', 'reader:signLabel') });
    await expect(signer).toContainText('Ngôn ngữ ký hiệu Việt Nam (VSL)');
    await expect(page.locator('body')).not.toContainText(translate('vi', 'reader:sample.sign'));
    await page.getByRole('button', { name: translate('vi', 'reader:languageLabel') }).click();
    await expect(page.locator('video')).toHaveAccessibleName('Signer: Vietnamese Sign Language (VSL)');
    await expect(page.getByRole('button', { name: translate('en', 'reader:sign'), exact: true })).toBeVisible();
  } finally {
    await signedBook.remove();
  }
});

test('narration, marked sentence and signing stay in sync at any speed', async ({ page }) => {
  for (const rate of [2, 0.5]) {
    await openReader(page, book.path.vi, `sign=side&turn=wait&rate=${rate}`);
    await page.locator('[data-play]').click();
    await expect
      .poll(async () => (await readMediaState(page)).video.isPlaying && (await readMediaState(page)).audio.isPlaying)
      .toBe(true);
    // Repeats the measurement, because a machine that runs all tests is sometimes late. `npm run bench -- reader-drift` measures exactly.
    await expect(async () => {
      const { signing, marks } = await page.evaluate(measureDrift, {
        forMs: rate === 2 ? 4500 : 3000,
        starts: book.starts,
        words: book.words,
      });
      for (const [kind, drifts] of Object.entries({ signing, marks })) {
        const message = `${kind} at ${rate}: ${drifts.map(Math.round).join()}`;
        // At half speed the measurement ends within the first sentence, so no start of a sentence can be measured.
        if (kind === 'marks' && rate < 1) continue;
        expect(drifts.length, message).toBeGreaterThan(kind === 'signing' ? 5 : 0);
        expect(drifts[Math.floor(drifts.length * 0.75)], message).toBeLessThanOrEqual(100);
      }
    }).toPass({ timeout: 25_000 });
  }
});

test.describe('missing files', () => {
  test.use({ tolerates: /404|Failed to load resource|ERR_/ });

  test('a missing sound and a clip that never loads show a notice, and reading continues', async ({ page }) => {
    await page.route(`**/api/assets/${book.files[0]?.vi}*`, (route) => route.fulfill({ status: 404, body: '' }));
    await openReader(page, book.path.vi, 'rate=2');
    await page.locator('[data-play]').click();
    await expect(page.getByText(translate('vi', 'reader:narrationFailed'))).toBeVisible();
    await expect(page.locator('[data-main] [data-s="s1"]')).toBeVisible();
    // Without narration, the page still turns automatically.
    await expect(page).toHaveURL(`${book.path.vi}?page=2`, { timeout: 30_000 });

    const releases: (() => void)[] = [];
    await page.route(
      `**/api/assets/${book.files[0]?.sign}*`,
      () => new Promise<void>((resolve) => releases.push(resolve)),
    );
    await openReader(page, book.path.en, 'sign=side&rate=2&turn=wait');
    await page.locator('[data-play]').click();
    await expect(page.getByText(translate('en', 'reader:signLost'))).toBeVisible({ timeout: 15_000 });
    await expect.poll(async () => (await readMediaState(page)).audio.at).toBeGreaterThan(0.3);
    await expect(page.locator('[data-main]')).toBeVisible();
    for (const release of releases) release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('a page without narration can be read by the device, and pictures have written and spoken descriptions', async ({
  page,
}) => {
  const path = await readPathOfBookWithGaps();
  await openReader(page, `${path}?page=2`, 'turn=wait&descriptions=1&speakDescriptions=1');
  const isPlaying = () => readMediaState(page).then(({ audio }) => audio.isPlaying);
  const picture = page.locator('figure');
  await page.locator('[data-play]').click();
  await expect.poll(isPlaying).toBe(true);
  // A requested description pauses the narration, so that only one voice speaks.
  await picture.getByRole('button', { name: translate('vi', 'reader:describe') }).click();
  await expect.poll(isPlaying).toBe(false);
  // Most test machines have no Vietnamese voice. The reader then shows a notice.
  const canSpeak = await page.evaluate(() => speechSynthesis.getVoices().some(({ lang }) => lang.startsWith('vi')));
  const noVoice = translate('vi', 'reader:noVoice');
  if (!canSpeak) await expect(picture.getByText(noVoice)).toBeVisible();
  await page.locator('[data-play]').click();
  await expect.poll(isPlaying).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(path);
  // The narration pauses during a spoken description. If the device has no voice, the narration continues at once.
  if (!canSpeak) await expect.poll(isPlaying).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const notices = page.locator('[data-reader] [role=status]');
  await expect(notices.getByText(translate('vi', 'reader:noNarration'))).toBeVisible();
  await expect(picture.locator('figcaption')).toContainText(/.{20,}/);
  await page.getByRole('button', { name: translate('vi', 'reader:useVoice') }).click();
  await expect(notices.getByText(canSpeak ? translate('vi', 'reader:voiceOn') : noVoice).first()).toBeVisible();
  await expect(page.locator('[data-main] [data-s="s1"]')).toBeVisible();
  // With the option that saves data, the page shows descriptions instead of pictures.
  await page.getByRole('button', { name: translate('vi', 'reader:more') }).click();
  await page.getByRole('radio', { name: translate('vi', 'reader:options.savers.audio') }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(picture.getByText(translate('vi', 'reader:savedPicture'))).toBeVisible();
  await expect(picture.locator('figcaption')).toContainText(/.{20,}/);
});

test('the device stores position and settings, and a link moves them to another device', async ({ page, browser }) => {
  const reader = page.locator('[data-reader]');
  await openReader(page, book.path.vi, 'turn=wait&theme=sepia&size=150&letterKeys=0');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${book.path.vi}?page=2`);
  await openReader(page, book.path.vi);
  await expect(reader).toHaveAttribute('data-theme', 'sepia');
  // Who opens a book and leaves without reading keeps the position.
  await page.goto('/tin-tuc');
  await openReader(page, book.path.vi);
  await page.getByRole('button', { name: translate('vi', 'reader:resume.go', { page: '2' }) }).click();
  await expect(page).toHaveURL(`${book.path.vi}?page=2`);

  await page.getByRole('button', { name: translate('vi', 'reader:more') }).click();
  const link = await page.getByLabel(translate('vi', 'reader:share.address'), { exact: true }).inputValue();
  await expect(page.getByRole('img', { name: translate('vi', 'reader:share.qr') })).toBeVisible();
  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  await openReader(otherPage, link);
  await expect(otherPage).toHaveURL(new URL(`${book.path.vi}?page=2`, link).href);
  await expect(otherPage.locator('[data-announcement]')).toContainText(pageLabel('vi', 2));
  await expect(otherPage.locator('[data-reader]')).toHaveAttribute('data-theme', 'sepia');
  expect(await otherPage.locator('[data-reader]').evaluate((root) => root.style.getPropertyValue('--r-size'))).toBe(
    '1.5',
  );
  // The setting turns off letter keys, but not arrow keys.
  await otherPage.keyboard.press('t');
  await otherPage.keyboard.press('ArrowRight');
  await expect(otherPage).toHaveURL(new URL(`${book.path.vi}?page=3`, link).href);
  await expect(otherPage.getByRole('dialog')).toHaveCount(0);
  await otherContext.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerates: /Blocked script execution/ });

  test('every page is readable, with links between pages', async ({ page }) => {
    await page.goto(book.path.vi);
    await expect(page.locator('[data-main] [data-s="s1"]')).toBeVisible();
    await page.getByRole('link', { name: translate('vi', 'reader:next') }).click();
    await expect(page).toHaveURL(`${book.path.vi}?page=2`);
    await expect(page.getByRole('main', { name: pageLabel('vi', 2) })).toBeVisible();
    await page.goto(`${book.path.vi}?page=99`);
    await expect(page).toHaveURL(book.path.vi);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${book.lesson.vi}$`));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});
