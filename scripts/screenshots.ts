/**
 * Takes the pictures of README.md and docs/ from the running copy with demo content. Check each picture before the commit.
 * `npm run screenshots` takes all pictures. `npm run screenshots -- reader studio-item` takes only the named pictures.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { runOnInstance } from './stack/command.ts';
import type { Instance } from './stack/instance.ts';
import { rootDir } from './stack/settings.ts';
import { StepError } from './stack/steps.ts';
import { ensureBrowser } from './testing/browser.ts';

type Mode = 'light' | 'dark';

interface Shot {
  lang: Lang;
  size: { width: number; height: number };
  modes: readonly Mode[];
  prepare: (page: Page, instance: Instance) => Promise<void>;
}

const modes = ['light', 'dark'] as const;
const wideSize = { width: 1280, height: 720 };
/** Width of a picture in pixels. README.md shows two pictures side by side, so each is sharp even on a screen of double density. */
const pictureWidth = 960;
/** English title of the demo book in the pictures. The book has narration and sample clips. */
const picturedTitle = 'Phở at Four in the Morning';

const shots: Readonly<Record<string, Shot>> = {
  reader: { lang: 'en', size: wideSize, modes, prepare: openPlayingReader },
  studio: { lang: 'en', size: wideSize, modes, prepare: openStudioBook },
  'studio-item': {
    lang: 'vi',
    size: wideSize,
    modes: ['light'],
    prepare: openStudioBook,
  },
};

/** Opens a book with narration and a sample clip. Plays a sentence of the ninth page. */
async function openPlayingReader(page: Page, instance: Instance): Promise<void> {
  const { id, slug } = await findBook(instance, picturedTitle);
  await page.goto(`${instance.running.urls.site}${href('en', 'documentsReader', { slug: slug.en, id })}?page=9`);
  // A page does not use a font that arrives late. After a reload, the font is in the browser's cache.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.locator('[data-play]').click();
  await page.locator('[data-main] [data-now]').waitFor();
}

/** Opens the Studio's form of the book `picturedTitle`, logged in as the demo editor. */
async function openStudioBook(page: Page, instance: Instance): Promise<void> {
  const { running, credentials } = instance;
  const { id } = await findBook(instance, picturedTitle);
  await logIn(page, running.urls.studio, credentials.editor);
  await page.goto(`${running.urls.studio}/admin/content/documents/${id}`);
  await page.locator('[data-field=title] input').first().waitFor();
}

async function logIn(page: Page, studio: string, { email, password }: { email: string; password: string }) {
  await page.goto(`${studio}/admin/login`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/admin\/content/);
}

interface BookAddress {
  id: number;
  slug: Record<Lang, string>;
}

async function findBook({ running, secrets }: Instance, title: string): Promise<BookAddress> {
  const readTranslations = async (filter: string) => {
    const answer = await fetch(
      `${running.urls.directus}/items/documents_translations?${filter}&fields=documents_id,languages_code,slug`,
      {
        headers: { authorization: `Bearer ${secrets.adminToken}` },
      },
    );
    const { data } = (await answer.json()) as {
      data: { documents_id: number; languages_code: string; slug: string }[];
    };
    return data;
  };
  const [translation] = await readTranslations(`filter[title][_eq]=${encodeURIComponent(title)}`);
  if (!translation) throw new StepError(`The running copy has no book "${title}".`, { fix: 'npm run seed' });
  const texts = await readTranslations(`filter[documents_id][_eq]=${translation.documents_id}`);
  const findSlug = (lang: Lang) => texts.find((text) => text.languages_code === languageCodes[lang])?.slug ?? '';
  return { id: translation.documents_id, slug: { vi: findSlug('vi'), en: findSlug('en') } };
}

/** Runs `work` while the demo editor's Studio is in this language. Afterwards restores the editor's language. */
async function withStudioLanguage({ running, secrets, credentials }: Instance, lang: Lang, work: () => Promise<void>) {
  const headers = { authorization: `Bearer ${secrets.adminToken}`, 'content-type': 'application/json' };
  const filter = `filter[email][_eq]=${encodeURIComponent(credentials.editor.email)}&fields=id,language`;
  const answer = await fetch(`${running.urls.directus}/users?${filter}`, { headers });
  const { data } = (await answer.json()) as { data: { id: string; language: string | null }[] };
  const [editor] = data;
  if (!editor) throw new StepError('The running copy has no demo editor.', { fix: 'npm run seed' });
  const setLanguage = (language: string | null) =>
    fetch(`${running.urls.directus}/users/${editor.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ language }),
    });
  await setLanguage(languageCodes[lang]);
  try {
    await work();
  } finally {
    await setLanguage(editor.language);
  }
}

async function takePictures(browser: Browser, name: string, shot: Shot, instance: Instance): Promise<string[]> {
  const writtenFiles: string[] = [];
  for (const mode of shot.modes) {
    const context = await browser.newContext({
      viewport: shot.size,
      colorScheme: mode,
      locale: languageCodes[shot.lang],
    });
    try {
      const page = await context.newPage();
      await shot.prepare(page, instance);
      // Waits for late pictures. Animations are disabled, because their frames would differ between runs.
      await page.waitForLoadState('networkidle');
      const png = await page.screenshot({ animations: 'disabled' });
      const file = `docs/images/${name}${shot.modes.length > 1 ? `-${mode}` : ''}.webp`;
      const webp = await sharp(png).resize({ width: pictureWidth }).webp({ quality: 82, effort: 6 }).toBuffer();
      writeFileSync(join(rootDir, file), webp);
      writtenFiles.push(`${file} ${Math.round(webp.length / 1024)} KB`);
    } finally {
      await context.close();
    }
  }
  return writtenFiles;
}

await runOnInstance(async (instance, reporter) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknownNames = positionals.filter((name) => !Object.hasOwn(shots, name));
  if (unknownNames.length > 0)
    throw new StepError(`There is no picture "${unknownNames.join('", "')}".`, {
      fix: `one of: ${Object.keys(shots).join(', ')}`,
    });
  const browserPath = await ensureBrowser(join(instance.dataDir, 'logs'));
  const browser = await chromium.launch(browserPath.startsWith('/') ? { executablePath: browserPath } : {});
  try {
    for (const [name, shot] of Object.entries(shots)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      await reporter.step(
        name,
        async () => {
          let writtenFiles: string[] = [];
          await withStudioLanguage(instance, shot.lang, async () => {
            writtenFiles = await takePictures(browser, name, shot, instance);
          });
          return writtenFiles;
        },
        (writtenFiles) => writtenFiles.join(', '),
      );
    }
  } finally {
    await browser.close();
  }
});
