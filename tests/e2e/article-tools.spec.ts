import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { findSmallTargets, findViolations, widths } from '../support/axe.ts';
import { createFixtures, type Item } from '../support/items.ts';
import { expect, openUntilShown, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

const fixtures = createFixtures();
const sentences = {
  vi: ['Mở đầu có liên kết ở đây.', 'Câu thứ hai.', 'Một mục.'],
  en: ['An opening with a link here.', 'The second sentence.', 'One item.'],
};
const bodies = {
  vi: '<p>Mở đầu có <a href="/tin-tuc">liên <strong>kết</strong></a> ở đây. Câu thứ hai.</p><ul><li>Một mục.</li></ul>',
  en: '<p>An opening with <a href="/en/news">a <strong>link</strong></a> here. The second sentence.</p><ul><li>One item.</li></ul>',
};
let news: Item;
let post: Item;

const easyBodies = { vi: '<p>Câu dễ.</p>', en: '<p>An easy sentence.</p>' };

const toTranslations = (kind: string, withEasyText = false) =>
  languages.map((lang) => ({
    languages_code: languageCodes[lang],
    title: `${kind} ${lang}`,
    slug: `${kind}-${lang}-${Date.now().toString(36)}x`,
    body: bodies[lang],
    ...(withEasyText ? { easy_body: easyBodies[lang] } : {}),
  }));

test.beforeAll(async () => {
  news = await fixtures.item('news', { translations: toTranslations('nghe') });
  post = await fixtures.item('mental_health', { translations: toTranslations('lang-nghe', true) });
});
test.afterAll(() => fixtures.clear());

interface FakeVoice {
  spoken: string[];
  end: () => void;
}

/** Installs a voice that ends a sentence only when the test says so. */
const installVoice = (page: Page, locales: readonly string[]) =>
  page.addInitScript((voiceLocales) => {
    let current: SpeechSynthesisUtterance | undefined;
    const fake: FakeVoice = { spoken: [], end: () => current?.onend?.(new Event('end') as SpeechSynthesisEvent) };
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voiceLocales.map((lang) => ({ lang })),
      cancel: () => {
        current = undefined;
      },
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance;
        fake.spoken.push(utterance.text);
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { fakeVoice: fake });
  }, locales);

const readSpoken = (page: Page) =>
  page.evaluate(() => (window as unknown as { fakeVoice: FakeVoice }).fakeVoice.spoken.at(-1));
const endSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as { fakeVoice: FakeVoice }).fakeVoice.end());
const readLit = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('listen-sentence') ?? [])].map(String).join());

const openArticle = async (page: Page, lang: Lang, address: string, tool: 'listen' | 'text' = 'listen') => {
  const opener = page.getByRole('button', { name: translate(lang, `article-tools:${tool}.title`) });
  expect(await openUntilShown(page, address, opener)).toBe(200);
  await waitForHydration(page);
  return opener;
};
const readStyle = (page: Page, name: 'fontSize' | 'letterSpacing' | 'fontFamily') =>
  page
    .locator('main [data-prose]:visible')
    .first()
    .evaluate((prose, property) => getComputedStyle(prose)[property], name);
const newsAddress = (lang: Lang) => href(lang, 'newsDetail', { slug: news.slug[lang], id: news.id });
const postAddress = (lang: Lang) => href(lang, 'mentalHealthDetail', { slug: post.slug[lang], id: post.id });

for (const lang of languages) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang, viewport: widths.phone });

    test('an article is read sentence by sentence with the keyboard alone', async ({ page }) => {
      await installVoice(page, [languageCodes[lang]]);
      const opener = await openArticle(page, lang, newsAddress(lang));
      await opener.press('Enter');
      const player = page.getByRole('region', { name: translate(lang, 'article-tools:listen.title') });
      const pause = player.getByRole('button', { name: translate(lang, 'article-tools:listen.pause') });
      await expect(pause).toBeFocused();
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await expect.poll(() => readSpoken(page)).toBe(title);
      for (const sentence of sentences[lang]) {
        await endSentence(page);
        expect(await readSpoken(page)).toBe(sentence);
        expect(await readLit(page)).toBe(sentence);
      }
      expect(await findViolations(page)).toEqual([]);
      expect(await findSmallTargets(page, '.listen-player')).toEqual([]);
      await player.getByRole('button', { name: translate(lang, 'article-tools:listen.previous') }).press('Enter');
      expect(await readSpoken(page)).toBe(sentences[lang][1]);
      await pause.press('Enter');
      await player.getByRole('button', { name: translate(lang, 'article-tools:listen.next') }).press('Enter');
      expect(await readSpoken(page)).toBe(sentences[lang][1]);
      expect(await readLit(page)).toBe(sentences[lang][2]);
      await player.getByRole('button', { name: translate(lang, 'article-tools:listen.play') }).press('Enter');
      await expect.poll(() => readSpoken(page)).toBe(sentences[lang][2]);
      await page.keyboard.press('Escape');
      await expect(player).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await readLit(page)).toBe('');
    });

    test('letters follow the settings of the reader, in every article and after a reload', async ({ page }) => {
      const opener = await openArticle(page, lang, newsAddress(lang), 'text');
      const firstSize = Number.parseFloat(await readStyle(page, 'fontSize'));
      await opener.press('Enter');
      const panel = page.getByRole('region', { name: translate(lang, 'article-tools:text.title') });
      const setting = (key: 'size' | 'spacing') =>
        panel.getByRole('button', {
          name: translate(lang, 'reader:settings.more', { name: translate(lang, `reader:settings.${key}`) }),
        });
      await setting('size').press('Enter');
      await setting('size').press('Enter');
      await setting('spacing').press('Enter');
      await panel.getByRole('radio', { name: translate(lang, 'reader:settings.fonts.lexend') }).press('Space');
      await expect
        .poll(async () => Number.parseFloat(await readStyle(page, 'fontSize')))
        .toBeCloseTo(firstSize * 1.5, 1);
      expect(await readStyle(page, 'fontFamily')).toContain('Lexend');
      expect(await findViolations(page)).toEqual([]);
      expect(await findSmallTargets(page, '.article-tools')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
      await openArticle(page, lang, postAddress(lang), 'text');
      expect(Number.parseFloat(await readStyle(page, 'fontSize'))).toBeCloseTo(firstSize * 1.5, 1);
      expect(Number.parseFloat(await readStyle(page, 'letterSpacing'))).toBeGreaterThan(0);
    });

    test('a switch shows the easy text, and the choice remains', async ({ page }) => {
      await installVoice(page, [languageCodes[lang]]);
      const opener = await openArticle(page, lang, postAddress(lang));
      const easySwitch = page.getByRole('switch', { name: translate(lang, 'article-tools:easy.title') });
      const easyText = page.getByText(easyBodies[lang].replace(/<[^>]+>/g, ''), { exact: true });
      const fullText = page.getByText(sentences[lang][1] as string);
      await expect(easyText).toBeHidden();
      await easySwitch.press('Space');
      await expect(easySwitch).toBeChecked();
      await expect(easySwitch).toBeFocused();
      await expect(easyText).toBeVisible();
      await expect(fullText).toBeHidden();
      expect(await findViolations(page)).toEqual([]);
      await opener.press('Enter');
      await expect.poll(() => readSpoken(page)).toBeTruthy();
      await endSentence(page);
      await expect.poll(() => readSpoken(page)).toBe(await easyText.textContent());
      await page.reload();
      await expect(easyText).toBeVisible();
      await expect(easySwitch).toBeChecked();
      await easySwitch.press('Enter');
      await expect(fullText).toBeVisible();
      await expect(easyText).toBeHidden();
    });
  });
}

test('a device without a voice says so', async ({ page }) => {
  await installVoice(page, ['fr-FR']);
  const opener = await openArticle(page, 'vi', newsAddress('vi'));
  await opener.click();
  const player = page.getByRole('region', { name: translate('vi', 'article-tools:listen.title') });
  await expect(player.getByRole('status')).toHaveText(translate('vi', 'article-tools:listen.noVoice.vi'));
  expect(await readSpoken(page)).toBeUndefined();
});

test('the player leaves the quick exit visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await installVoice(page, ['vi-VN']);
  await (await openArticle(page, 'vi', postAddress('vi'))).click();
  await expect.poll(() => readSpoken(page)).toBeTruthy();
  await endSentence(page);
  await expect(page.getByRole('link', { name: translate('vi', 'mental-health:exit.label') })).toBeInViewport();
});
