/** Tests the book workshop: an editor numbers sentences, adds narration, adjusts its cues, orders pages and opens the preview (decision 297). */
import { join } from 'node:path';
import { parseCues } from '@hat-nang/model/cues';
import { href } from '@hat-nang/model/routes';
import { workshopTexts } from '../../directus-extensions/books/src/workshop/workshop-texts.ts';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { createFixtures } from '../support/items.ts';
import { expectAccessibleStaffPage, logInAndOpen } from '../support/studio.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

const { directusUrl } = stack();
const fixtures = createFixtures();
const texts = workshopTexts.vi;
const word = Date.now().toString(36);
const title = `Sách xưởng ${word}`;
const slug = `sach-xuong-${word}`;
const sound = join(import.meta.dirname, '../../seeds/demo/media/books/first-day/p01.vi.mp3');
const pageTexts = ['<p>Một. Hai.</p>', '<p>Ba.</p>', '<p>Bốn.</p>'];

test.afterAll(() => fixtures.clear());
// Ignores console messages of the Studio, which has another origin.
test.use({ tolerates: new RegExp(`${directusUrl}/`) });

test('an editor makes a narrated book from texts and a recording', async ({ page }) => {
  test.slow();
  const { id } = await fixtures.create('documents', {
    ...{ status: 'draft', type: 'picture_book' },
    translations: [{ languages_code: 'vi-VN', title, slug }],
    pages: pageTexts.map((text, index) => ({ number: index + 1, translations: [{ languages_code: 'vi-VN', text }] })),
  });
  await logInAndOpen(page, 'editor', `documents/${id}`);
  const link = page.locator('.module-bar a[href$="/books/workshop"]');
  await expect(link).toBeVisible();
  await page.goto(await link.evaluate((element) => (element as HTMLAnchorElement).href));
  await expectAccessibleStaffPage(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText(texts.numberFirst)).toHaveCount(3);
  await expectAccessibleStaffPage(page);

  await page.getByRole('button', { name: texts.numberAll }).click();
  await expect(page.getByRole('status').getByText(texts.done.numbers)).toBeVisible();
  const firstPage = page.locator('#pages > li').first();
  await expect(firstPage).toContainText(`${texts.parts.voice}: ${texts.states.missing}`);
  await firstPage.getByLabel(texts.upload).setInputFiles(sound);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.adjustTitle(1, texts.languages.vi));
  const start = page.getByLabel(texts.start);
  const end = page.getByLabel(texts.end);
  await expect(start).toHaveCount(2);
  await expect
    .poll(() => page.locator('audio').evaluate((audio) => (audio as HTMLAudioElement).duration))
    .toBeGreaterThan(1);
  await expectAccessibleStaffPage(page);
  // Times exist, so cutting again asks first.
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: texts.cutAgain }).click();
  await expect(page).toHaveURL(/done=narration&at=/);
  await page.waitForLoadState();
  await expect(page.getByRole('status').getByText(texts.done.narration)).toBeVisible();
  const before = Number(await end.first().inputValue());
  expect(before).toBeGreaterThan(0.2);
  await end.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(end.first()).toHaveValue((before - 0.11).toFixed(2));
  await page.keyboard.press('Control+z');
  await expect(end.first()).toHaveValue((before - 0.01).toFixed(2));
  await start.nth(1).fill('0');
  await page.keyboard.press('Tab');
  await expect(page.getByText(texts.flaws.overlap)).toBeVisible();
  await page.getByRole('button', { name: texts.undo }).click();
  await expect(page.getByText(texts.flaws.overlap)).toHaveCount(0);
  const audio = page.locator('audio');
  await audio.evaluate((element) => {
    for (const name of ['play', 'pause'] as const)
      element.addEventListener(name, () => {
        element.dataset[name] = String(Number(element.dataset[name] ?? 0) + 1);
      });
  });
  await page.getByRole('button', { name: texts.play }).nth(1).click();
  await expect.poll(() => audio.evaluate(({ dataset }) => ({ ...dataset }))).toEqual({ play: '1', pause: '1' });
  await expect(page.locator('li.current')).toHaveCount(0);
  await page.getByRole('button', { name: texts.save }).click();
  await expect(page.getByRole('status').getByText(texts.done.cues)).toBeVisible();
  const [stored] = await content.read(
    'document_pages',
    `filter[document][_eq]=${id}&filter[number][_eq]=1&fields=translations.*`,
  );
  const [storedText] = (stored?.translations ?? []) as { narration_cues: string }[];
  const cues = parseCues(storedText?.narration_cues ?? '');
  expect(cues.map((cue) => cue.id)).toEqual(['s1', 's2']);
  expect(cues[0]?.end).toBe(Math.round((before - 0.01) * 1000));

  await page.getByRole('link', { name: texts.backToBook }).click();
  await expect(firstPage).toContainText(`${texts.parts.marks}: ${texts.states.present}`);
  const moveUp = page.getByRole('button', { name: texts.moveUp(3) });
  await moveUp.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(moveUp).toBeFocused();
  await expect(firstPage.getByRole('heading', { level: 3 })).toHaveText(texts.page(3));
  await page.getByRole('button', { name: texts.saveOrder }).click();
  await expect(page.getByRole('status').getByText(texts.done.order)).toBeVisible();
  const pages = await content.read(
    'document_pages',
    `filter[document][_eq]=${id}&sort=number&fields=translations.text`,
  );
  const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '');
  expect(pages.map(({ translations }) => wordsOf((translations as { text: string }[])[0]?.text ?? ''))).toEqual(
    [pageTexts[2], pageTexts[0], pageTexts[1]].map((html) => wordsOf(html ?? '')),
  );

  const makeVoices = page.getByRole('button', { name: texts.voices.make(texts.languages.vi) });
  await expect(makeVoices.or(page.getByText(texts.voices.problems.missing))).toBeVisible();
  // The two pages without narration get a synthetic voice if espeak-ng is installed on this machine.
  if (await makeVoices.isVisible()) {
    await page.route(
      '**/voice',
      (route) => route.fulfill({ status: 400, json: { errors: [{ message: 'Thử lại.' }] } }),
      {
        times: 1,
      },
    );
    await makeVoices.click();
    const kept = texts.voices.kept.replace('{count}', '1');
    await expect(page.locator('.bar output')).toHaveText(`${texts.page(1)}: Thử lại. ${kept}`);
    await makeVoices.click();
    await expect(page.getByRole('status').getByText(texts.done.voices)).toBeVisible();
    await expect(page.getByText(`${texts.parts.voice}: ${texts.states.present}`)).toHaveCount(3);
  }

  await page.getByRole('link', { name: texts.preview, exact: true }).click();
  // The book opens in the reader, where the next press plays it.
  await expect(page).toHaveURL(
    new RegExp(`${href('vi', 'documentsReader', { slug, id: Number(id) })}\\?preview=documents.${id}`),
  );
  const startNames = ['play', 'start'].map((key) => translate('vi', `reader:${key}`)).join('|');
  await page.getByRole('button', { name: new RegExp(`^(${startNames})$`) }).click();
  await expect(page.getByRole('button', { name: translate('vi', 'reader:pause'), exact: true })).toBeVisible();
  // The address still names the preview, so a reload shows the draft again.
  await expect(page).toHaveURL(/[?&]preview=documents\./);
});
