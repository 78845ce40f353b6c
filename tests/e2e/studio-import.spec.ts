/** Tests the import of a book: an editor opens the page from the Studio, chooses an EPUB, and opens the draft (decision 296). */
import { epubTexts } from '../../directus-extensions/books/src/epub-import/epub-texts.ts';
import { importTexts } from '../../directus-extensions/books/src/import-texts.ts';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { createEpub, xhtmlItem } from '../support/sample-epub.ts';
import { expectAccessibleStaffPage, formField, logInAndOpen } from '../support/studio.ts';
import { expect, test } from '../support/test.ts';

const { directusUrl } = stack();
const texts = importTexts.vi;
const title = `Sách EPUB ${Date.now().toString(36)}`;

// Ignores console messages of the Studio, which has another origin.
test.use({ tolerates: new RegExp(`${directusUrl}/`) });

const epubOf = (metadata: string) => ({
  name: 'sach.epub',
  mimeType: 'application/epub+zip',
  buffer: Buffer.from(
    createEpub({
      metadata: `<dc:title>${title}</dc:title>${metadata}`,
      manifest: xhtmlItem('a'),
      spine: '<itemref idref="a"/>',
      files: { 'a.xhtml': '<h1>Con mèo</h1><p>Con mèo ngủ. Nó mơ.</p>' },
    }),
  ),
});

test('an editor opens the import from the Studio, sees what is wrong with an EPUB, and imports one as a draft', async ({
  page,
}) => {
  test.slow();
  const [item] = await content.read('news', 'filter[status][_eq]=published&limit=1&fields=id');
  await logInAndOpen(page, 'editor', `news/${item?.id}`);
  const link = page.locator('.module-bar a[href$="/books/import"]');
  await expect(link).toBeVisible();
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  expect(address).toBe(`${directusUrl}/books/import`);

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  const input = page.getByLabel(texts.choose);
  const button = page.getByRole('button', { name: texts.send });
  await input.setInputFiles(epubOf('<dc:language>fr</dc:language>'));
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(epubTexts.vi.wrongLanguage('fr'));

  await input.setInputFiles(epubOf('<dc:language>vi</dc:language><dc:rights>Riêng</dc:rights>'));
  await button.press('Enter');
  const draftLink = page.getByRole('status').getByRole('link');
  await expect(draftLink).toBeVisible();
  await expect(page.getByRole('status')).toContainText(epubTexts.vi.notes.license('Riêng'));
  await expectAccessibleStaffPage(page);

  const id = Number((await draftLink.textContent())?.slice(1));
  await draftLink.click();
  await expect(formField(page, 'title').locator('input')).toHaveValue(title, { timeout: 60_000 });
  const [draft] = await content.read('documents', `filter[id][_eq]=${id}&fields=status,pages.translations.text`);
  expect(draft).toMatchObject({
    status: 'draft',
    pages: [{ translations: [{ text: expect.stringContaining('data-s="s2"') }] }],
  });
  await content.remove('documents', id);
});
