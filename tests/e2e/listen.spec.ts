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

const toTranslations = (kind: string) =>
  languages.map((lang) => ({
    languages_code: languageCodes[lang],
    title: `${kind} ${lang}`,
    slug: `${kind}-${lang}-${Date.now().toString(36)}x`,
    body: bodies[lang],
  }));

test.beforeAll(async () => {
  news = await fixtures.item('news', { translations: toTranslations('nghe') });
  post = await fixtures.item('mental_health', { translations: toTranslations('lang-nghe') });
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

const openArticle = async (page: Page, lang: Lang, address: string) => {
  const opener = page.getByRole('button', { name: translate(lang, 'listen:title') });
  expect(await openUntilShown(page, address, opener)).toBe(200);
  await waitForHydration(page);
  return opener;
};
const newsAddress = (lang: Lang) => href(lang, 'newsDetail', { slug: news.slug[lang], id: news.id });

for (const lang of languages) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang, viewport: widths.phone });

    test('an article is read sentence by sentence with the keyboard alone', async ({ page }) => {
      await installVoice(page, [languageCodes[lang]]);
      const opener = await openArticle(page, lang, newsAddress(lang));
      await opener.press('Enter');
      const player = page.getByRole('region', { name: translate(lang, 'listen:title') });
      const pause = player.getByRole('button', { name: translate(lang, 'listen:pause') });
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
      await player.getByRole('button', { name: translate(lang, 'listen:previous') }).press('Enter');
      expect(await readSpoken(page)).toBe(sentences[lang][1]);
      await pause.press('Enter');
      await player.getByRole('button', { name: translate(lang, 'listen:next') }).press('Enter');
      expect(await readSpoken(page)).toBe(sentences[lang][1]);
      expect(await readLit(page)).toBe(sentences[lang][2]);
      await player.getByRole('button', { name: translate(lang, 'listen:play') }).press('Enter');
      await expect.poll(() => readSpoken(page)).toBe(sentences[lang][2]);
      await page.keyboard.press('Escape');
      await expect(player).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await readLit(page)).toBe('');
    });
  });
}

test('a device without a voice says so', async ({ page }) => {
  await installVoice(page, ['fr-FR']);
  const opener = await openArticle(page, 'vi', newsAddress('vi'));
  await opener.click();
  const player = page.getByRole('region', { name: translate('vi', 'listen:title') });
  await expect(player.getByRole('status')).toHaveText(translate('vi', 'listen:noVoice.vi'));
  expect(await readSpoken(page)).toBeUndefined();
});

test('the player leaves the quick exit visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await installVoice(page, ['vi-VN']);
  const address = href('vi', 'mentalHealthDetail', { slug: post.slug.vi, id: post.id });
  await (await openArticle(page, 'vi', address)).click();
  await expect.poll(() => readSpoken(page)).toBeTruthy();
  await endSentence(page);
  await expect(page.getByRole('link', { name: translate('vi', 'mental-health:exit.label') })).toBeInViewport();
});
