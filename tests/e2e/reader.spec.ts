import { languages } from '@hat-nang/model/languages';
import { measureDrift } from '../support/drift.ts';
import { bookWithGaps, media, openReader, type ReaderBook, shortBook } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await shortBook();
});
test.afterAll(() => book.remove());

const numbered = (lang: 'vi' | 'en', page: number) => say(lang, 'reader:pageOf', { page: String(page), count: '3' });

for (const lang of languages) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    test('a whole book, from the lesson page to the end, read aloud and turned automatically; and again', async ({
      page,
    }) => {
      await page.goto(book.lesson[lang]);
      await page
        .getByRole('main')
        .getByRole('link', { name: say(lang, 'documents:read') })
        .click();
      await expect(page).toHaveURL(book.path[lang]);
      const announced = page.locator('[data-announcement]');
      await expect(announced).toContainText(numbered(lang, 1));
      await expect(page).toHaveTitle(new RegExp(book.title[lang]));

      // The first question of a new device is also the tap that browsers want.
      const speed = page.getByRole('button', { name: new RegExp(`^${say(lang, 'reader:speed')}`) });
      for (let presses = 0; presses < 4; presses++) await speed.click();
      await expect(speed).toHaveAccessibleName(/2×/);
      const play = page.locator('[data-play]');
      await play.click();
      await expect(play).toHaveAccessibleName(say(lang, 'reader:pause'));
      await expect(page.locator('[data-main] [data-now]')).toHaveCount(1);
      await expect.poll(async () => (await media(page)).audio.rate).toBe(2);
      await expect(page.locator('[data-turning]')).toHaveAttribute('data-turning', 'on');
      await expect(page).toHaveURL(`${book.path[lang]}?page=2`, { timeout: 20_000 });
      await expect(announced).toContainText(numbered(lang, 2));
      await expect(page.locator('[data-main] [data-s="s1"]')).toBeVisible();
      const end = page.getByRole('heading', { name: say(lang, 'reader:end.title') });
      // Read aloud the two pages take 20 s; silently, where a sound does not come in time, up to 28 s.
      await expect(end).toBeVisible({ timeout: 45_000 });
      await expect(end).toBeFocused();
      await expect(page.getByRole('list', { name: say(lang, 'reader:end.related') }).getByRole('link')).toHaveCount(3);
      await page.getByRole('button', { name: say(lang, 'reader:end.again') }).click();
      await expect(page).toHaveURL(book.path[lang]);
      await expect(announced).toContainText(numbered(lang, 1));
    });
  });
}

test('any touch lets the turning rest; the button lets it go on; a touched sentence is read', async ({ page }) => {
  await openReader(page, book.path.vi, 'rate=2');
  await page.locator('[data-play]').click();
  const chip = page.locator('[data-turning]');
  await expect(chip).toHaveAttribute('data-turning', 'on');
  // Over the button itself it would be the button's.
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 10);
  await expect(chip).toHaveAttribute('data-turning', 'paused');
  // It reads to the end of the page and waits there.
  await expect(page.locator('[data-play]')).toHaveAccessibleName(say('vi', 'reader:play'), { timeout: 20_000 });
  await expect(page).toHaveURL(book.path.vi);
  const last = page.locator('[data-main] [data-s]').last();
  await last.click();
  await expect(last).toHaveAttribute('data-now', '');
  expect((await media(page)).audio.at).toBeGreaterThan(1);
  await expect(page).toHaveURL(`${book.path.vi}?page=2`, { timeout: 20_000 });
});

test('another language in the middle of a sentence: the same page, the same sentence, the voice goes on', async ({
  page,
}) => {
  await openReader(page, `${book.path.vi}?page=3`, 'rate=0.5&turn=wait');
  const second = page.locator('[data-main] [data-s="s2"]');
  await second.click();
  await expect(second).toHaveAttribute('data-now', '');
  await page.getByRole('button', { name: say('vi', 'reader:languageLabel') }).click();
  await expect(page).toHaveURL(`${book.path.en}?page=3`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('[data-main] [data-now]')).toHaveAttribute('data-s', 's2');
  await expect(page.locator('[data-announcement]')).toContainText(numbered('en', 3));
  await expect.poll(async () => (await media(page)).audio.isPlaying).toBe(true);
  // Both together, side by side.
  await page.getByRole('button', { name: say('en', 'reader:display') }).click();
  await page.getByLabel(say('en', 'reader:settings.bothLanguages')).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('article[lang="vi-VN"]')).toBeVisible();
  await expect(page.locator('[data-now]')).toHaveCount(2);
});

test('the clip: beside, full, as a window that keys move and size, off; always whole, and called a sample', async ({
  page,
}) => {
  await openReader(page, book.path.vi, 'sign=side&turn=wait&rate=0.5');
  const signer = page.getByRole('region', { name: say('vi', 'reader:sample.signLabel') });
  await expect(signer).toContainText('Hoạt hình mẫu');
  await expect(signer).not.toContainText(/ký hiệu/i);
  await expect(page.locator('[data-controls]')).not.toContainText(/ký hiệu/i);
  await page.locator('[data-play]').click();
  await expect.poll(async () => (await media(page)).video.at, { timeout: 20_000 }).toBeGreaterThan(0.2);
  const video = page.locator('video');
  const choose = async (layout: string) => {
    await page.getByRole('button', { name: say('vi', 'reader:more') }).click();
    await page.getByRole('radio', { name: say('vi', `reader:options.signLayouts.${layout}`) }).check({ force: true });
    await page.keyboard.press('Escape');
  };
  for (const layout of ['side', 'full', 'inset']) {
    await choose(layout);
    await expect(signer).toHaveAttribute('data-layout', layout);
    const box = await video.boundingBox();
    expect(box && box.width > 100 && box.height > 100, layout).toBe(true);
    await expect(video).toHaveCSS('object-fit', 'contain');
  }
  const before = await signer.boundingBox();
  await page.getByRole('button', { name: say('vi', 'reader:inset.move') }).focus();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: say('vi', 'reader:inset.larger') }).press('Enter');
  const after = await signer.boundingBox();
  expect(after?.x).toBeLessThan(before?.x ?? 0);
  expect(after?.width).toBeGreaterThan(before?.width ?? 0);
  await expect(page).toHaveURL(book.path.vi);
  // Who saves data gets the small clip, at the same place.
  expect(await video.getAttribute('src')).toContain(book.files[0]?.sign);
  await page.getByRole('button', { name: say('vi', 'reader:more') }).click();
  await page.getByRole('radio', { name: say('vi', 'reader:options.savers.small') }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(video).toHaveAttribute('src', new RegExp(`${book.files[0]?.signSmall}`));
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(240);
  await choose('off');
  await expect(signer).toBeHidden();
  // A page without a clip says so, and is read all the same.
  await openReader(page, `${book.path.vi}?page=2`, 'sign=side');
  await expect(page.getByText(say('vi', 'reader:noSign'))).toBeVisible();
  await expect(page.locator('[data-main]')).toBeVisible();
});

test('a clip is called signing where the document names its sign language, in the reader’s language', async ({
  page,
}) => {
  const signed = await shortBook('vsl');
  try {
    await openReader(page, signed.path.vi, 'sign=side&turn=wait');
    const signer = page.getByRole('region', { name: say('vi', 'reader:signLabel') });
    await expect(signer).toContainText('Ngôn ngữ ký hiệu Việt Nam (VSL)');
    await expect(page.locator('body')).not.toContainText(say('vi', 'reader:sample.sign'));
    await page.getByRole('button', { name: say('vi', 'reader:languageLabel') }).click();
    await expect(page.locator('video')).toHaveAccessibleName('Signer: Vietnamese Sign Language (VSL)');
    await expect(page.getByRole('button', { name: say('en', 'reader:sign'), exact: true })).toBeVisible();
  } finally {
    await signed.remove();
  }
});

test('narration, its marked sentence and the signing stay together at any speed', async ({ page }) => {
  for (const rate of [2, 0.5]) {
    await openReader(page, book.path.vi, `sign=side&turn=wait&rate=${rate}`);
    await page.locator('[data-play]').click();
    await expect
      .poll(async () => (await media(page)).video.isPlaying && (await media(page)).audio.isPlaying)
      .toBe(true);
    // A machine that runs all tests at once is late now and then, and measures again; the bench is exact.
    await expect(async () => {
      const { signing, marks } = await page.evaluate(measureDrift, {
        forMs: rate === 2 ? 4500 : 3000,
        starts: book.starts,
      });
      for (const [what, drifts] of Object.entries({ signing, marks })) {
        const found = `${what} at ${rate}: ${drifts.map(Math.round).join()}`;
        // Slowly read, the first sentence fills the time.
        if (what === 'marks' && rate < 1) continue;
        expect(drifts.length, found).toBeGreaterThan(what === 'signing' ? 5 : 0);
        expect(drifts[Math.floor(drifts.length * 0.75)], found).toBeLessThanOrEqual(100);
      }
    }).toPass({ timeout: 25_000 });
  }
});

test.describe('where parts are missing', () => {
  test.use({ tolerates: /404|Failed to load resource|ERR_/ });

  test('a 404 sound, a clip that never comes: the page says so, stays readable, and goes on', async ({ page }) => {
    await page.route(`**/api/assets/${book.files[0]?.vi}*`, (route) => route.fulfill({ status: 404, body: '' }));
    await openReader(page, book.path.vi, 'rate=2');
    await page.locator('[data-play]').click();
    await expect(page.getByText(say('vi', 'reader:narrationFailed'))).toBeVisible();
    await expect(page.locator('[data-main] [data-s="s1"]')).toBeVisible();
    // Read silently, it turns on its own all the same.
    await expect(page).toHaveURL(`${book.path.vi}?page=2`, { timeout: 30_000 });

    const waiting: (() => void)[] = [];
    await page.route(
      `**/api/assets/${book.files[0]?.sign}*`,
      () => new Promise<void>((resolve) => waiting.push(resolve)),
    );
    await openReader(page, book.path.en, 'sign=side&rate=2&turn=wait');
    await page.locator('[data-play]').click();
    await expect(page.getByText(say('en', 'reader:signLost'))).toBeVisible({ timeout: 15_000 });
    await expect.poll(async () => (await media(page)).audio.at).toBeGreaterThan(0.3);
    await expect(page.locator('[data-main]')).toBeVisible();
    for (const release of waiting) release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('where nobody has recorded a page the device may read; pictures are described, seen and spoken', async ({
  page,
}) => {
  const path = await bookWithGaps();
  await openReader(page, `${path}?page=2`, 'turn=wait&descriptions=1&speakDescriptions=1');
  const playing = () => media(page).then(({ audio }) => audio.isPlaying);
  const picture = page.locator('figure');
  await page.locator('[data-play]').click();
  await expect.poll(playing).toBe(true);
  // Asked for, a description is the one voice that speaks.
  await picture.getByRole('button', { name: say('vi', 'reader:describe') }).click();
  await expect.poll(playing).toBe(false);
  // What the browser at hand has: a test machine has no voice, and is told so.
  const canSpeak = await page.evaluate(() => speechSynthesis.getVoices().some(({ lang }) => lang.startsWith('vi')));
  const noVoice = say('vi', 'reader:noVoice');
  if (!canSpeak) await expect(picture.getByText(noVoice)).toBeVisible();
  await page.locator('[data-play]').click();
  await expect.poll(playing).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(path);
  // The narration waits for the description, and goes on where none can be said.
  if (!canSpeak) await expect.poll(playing).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const notices = page.locator('[data-reader] [role=status]');
  await expect(notices.getByText(say('vi', 'reader:noNarration'))).toBeVisible();
  await expect(picture.locator('figcaption')).toContainText(/.{20,}/);
  await page.getByRole('button', { name: say('vi', 'reader:useVoice') }).click();
  await expect(notices.getByText(canSpeak ? say('vi', 'reader:voiceOn') : noVoice).first()).toBeVisible();
  await expect(page.locator('[data-main] [data-s="s1"]')).toBeVisible();
  // Without the pictures, to save data, what they show is read.
  await page.getByRole('button', { name: say('vi', 'reader:more') }).click();
  await page.getByRole('radio', { name: say('vi', 'reader:options.savers.audio') }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(picture.getByText(say('vi', 'reader:savedPicture'))).toBeVisible();
  await expect(picture.locator('figcaption')).toContainText(/.{20,}/);
});

test('the device keeps place and settings, one link takes them to another; a problem lands in the Studio', async ({
  page,
  browser,
}) => {
  const { content } = await import('../support/content.ts');
  const message = `Thử báo lỗi ${Date.now()}`;
  const reader = page.locator('[data-reader]');
  await openReader(page, book.path.vi, 'turn=wait&theme=sepia&size=150&letterKeys=0');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${book.path.vi}?page=2`);
  await openReader(page, book.path.vi);
  await expect(reader).toHaveAttribute('data-theme', 'sepia');
  await page.getByRole('button', { name: say('vi', 'reader:resume.go', { page: '2' }) }).click();
  await expect(page).toHaveURL(`${book.path.vi}?page=2`);

  await page.getByRole('button', { name: say('vi', 'reader:more') }).click();
  const link = await page.getByLabel(say('vi', 'reader:share.address'), { exact: true }).inputValue();
  await expect(page.getByRole('img', { name: say('vi', 'reader:share.qr') })).toBeVisible();
  await page.getByLabel(say('vi', 'reader:report.kind')).selectOption('picture');
  await page.getByLabel(say('vi', 'reader:report.message')).fill(message);
  await page.getByRole('button', { name: say('vi', 'reader:report.send'), exact: true }).click();
  await expect(page.getByText(say('vi', 'reader:report.thanks'))).toBeVisible();
  const query = `filter[message][_eq]=${encodeURIComponent(message)}&fields=id,document,page,kind,state,languages_code`;
  const [row] = await content.read('problem_reports', query);
  expect(row).toMatchObject({ document: book.id, page: 2, kind: 'picture', state: 'new', languages_code: 'vi-VN' });
  await content.remove('problem_reports', row?.id);

  const other = await browser.newContext();
  const there = await other.newPage();
  await openReader(there, link);
  await expect(there).toHaveURL(new URL(`${book.path.vi}?page=2`, link).href);
  await expect(there.locator('[data-announcement]')).toContainText(numbered('vi', 2));
  await expect(there.locator('[data-reader]')).toHaveAttribute('data-theme', 'sepia');
  expect(await there.locator('[data-reader]').evaluate((root) => root.style.getPropertyValue('--r-size'))).toBe('1.5');
  // Letters stay off there, arrows do not.
  await there.keyboard.press('t');
  await there.keyboard.press('ArrowRight');
  await expect(there).toHaveURL(new URL(`${book.path.vi}?page=3`, link).href);
  await expect(there.getByRole('dialog')).toHaveCount(0);
  await other.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerates: /Blocked script execution/ });

  test('every page is there, with links between them', async ({ page }) => {
    await page.goto(book.path.vi);
    await expect(page.locator('[data-main] [data-s="s1"]')).toBeVisible();
    await page.getByRole('link', { name: say('vi', 'reader:next') }).click();
    await expect(page).toHaveURL(`${book.path.vi}?page=2`);
    await expect(page.getByRole('main', { name: numbered('vi', 2) })).toBeVisible();
    await page.goto(`${book.path.vi}?page=99`);
    await expect(page).toHaveURL(book.path.vi);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${book.lesson.vi}$`));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});
