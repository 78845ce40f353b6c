/** Tests that opaque pictures get blurred colours in a column that the site may read, and that the site draws them behind the picture (decision 293). */
import { FOLDER } from '@hat-nang/model/ids';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { createNews, waitForAnswer } from '../../support/content.ts';
import { runSql } from '../auth-extend/database.ts';
import { fileForm } from '../guard/requests.ts';
import { admin, createFixtures, queryAsSite } from '../schema/support.ts';
import { readColors, waitForColors } from './colors-of-file.ts';

const fixtures = createFixtures();
afterAll(() => fixtures.remove());

const colorsPattern = /^[A-Za-z0-9+/]{32}$/;
const pdf = '%PDF-1.4\n%%EOF\n';
const pictureOf = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 4, background } })
    .png()
    .toBuffer();

const upload = async (content: Uint8Array | string, type: string, name: string) =>
  (await fixtures.make<{ id: string }>('/files', fileForm(content, type, name))).id;

it('an uploaded picture gets colours, and its replacement gets other ones', async () => {
  const id = await upload(await pictureOf('#cc0000'), 'image/png', 'do.png');
  await waitForColors(id).toMatch(colorsPattern);
  const firstColors = await readColors(id);
  expect(
    (await admin('PATCH', `/files/${id}`, fileForm(await pictureOf('#0000cc'), 'image/png', 'xanh.png'))).status,
  ).toBe(200);
  await waitForColors(id).not.toBe(firstColors);
  expect(await readColors(id)).toMatch(colorsPattern);
  expect((await admin('PATCH', `/files/${id}`, fileForm(pdf, 'application/pdf', 'tep.pdf'))).status).toBe(200);
  await waitForColors(id).toBeNull();
});

it('a transparent picture has empty colours, and a file that is no picture has none', async () => {
  const document = await upload(pdf, 'application/pdf', 'tep.pdf');
  const transparent = await upload(await pictureOf('#cc000080'), 'image/png', 'trong-suot.png');
  await waitForColors(transparent).toBe('');
  // The queue processes files in upload order, so the document was processed before the transparent picture.
  expect(await readColors(document)).toBeNull();
});

it('every picture of the demo library has colours', async () => {
  const hiddenFolders = [FOLDER.uploads, FOLDER.private];
  const countMissing = () =>
    runSql(
      `SELECT count(*) AS missing FROM directus_files WHERE type IN ('image/webp', 'image/png', 'image/jpeg')
       AND blurred_colors IS NULL AND (folder IS NULL OR folder NOT IN (?, ?))`,
      ...hiddenFolders,
    )[0]?.missing;
  await expect.poll(() => Number(countMissing()), { timeout: 25_000 }).toBe(0);
});

it('the site draws the colours of a picture and of its replacement', async () => {
  const id = await upload(await pictureOf('#cc0000'), 'image/png', 'do.png');
  const news = await createNews({ image: id });
  try {
    await waitForColors(id).toMatch(colorsPattern);
    const firstColors = (await readColors(id)) ?? '';
    expect(JSON.parse(await queryAsSite(`{ news_by_id(id: ${news.id}) { image { blurred_colors } } }`))).toEqual({
      data: { news_by_id: { image: { blurred_colors: firstColors } } },
    });
    const url = `${stack().siteUrl}${news.vi}`;
    const hasColors = (html: string, colors: string) => html.includes(`${colors})`);
    await waitForAnswer(url, (html, status) => status === 200 && hasColors(html, firstColors), 10_000);
    await admin('PATCH', `/files/${id}`, fileForm(await pictureOf('#0000cc'), 'image/png', 'xanh.png'));
    await waitForColors(id).not.toBe(firstColors);
    const newColors = (await readColors(id)) ?? '';
    await waitForAnswer(url, (html) => hasColors(html, newColors) && !hasColors(html, firstColors), 10_000);
  } finally {
    await news.remove();
  }
});

it('a page shows no colours that are not the pixels of a bitmap', async () => {
  const id = await upload(await pictureOf('#cc0000'), 'image/png', 'do.png');
  await waitForColors(id).toMatch(colorsPattern);
  const text = 'red);content:url(/evil';
  expect((await admin('PATCH', `/files/${id}`, { blurred_colors: text })).status).toBe(200);
  const news = await createNews({ image: id });
  try {
    const url = `${stack().siteUrl}${news.vi}`;
    await waitForAnswer(url, (html, status) => status === 200 && html.includes(id), 10_000);
    const html = await (await fetch(url)).text();
    expect(html).not.toContain('/evil');
  } finally {
    await news.remove();
  }
});
