/**
 * Takes the pictures of README.md and docs/ from the running copy with demo content. Check each picture before the commit.
 * `npm run screenshots` takes all pictures. `npm run screenshots -- reader studio-trash-vi` takes only the named pictures.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { runOnInstance } from './stack/command.ts';
import type { Instance } from './stack/instance.ts';
import { type DemoRole, rootDir } from './stack/settings.ts';
import { StepError } from './stack/steps.ts';
import { logIn, openStudioScreen, studioScreens, withStudioLanguage } from './studio-screens.ts';
import { ensureBrowser } from './testing/browser.ts';

type Mode = 'light' | 'dark';

interface Shot {
  lang: Lang;
  size: { width: number; height: number };
  modes: readonly Mode[];
  /** Demo user whose Studio is in the language of the picture. */
  role: DemoRole;
  /** Opens the page. May return a function that cleans up after the picture. */
  prepare: (page: Page, instance: Instance) => Promise<(() => Promise<void>) | undefined>;
}

const modes = ['light', 'dark'] as const;
const wideSize = { width: 1280, height: 720 };
/** Width of a picture in pixels. README.md shows two pictures side by side, so each is sharp even on a screen of double density. */
const pictureWidth = 960;
/** English title of the demo book in the pictures. The book has narration and sample clips. */
const picturedTitle = 'Phở at Four in the Morning';

const shots: Readonly<Record<string, Shot>> = {
  reader: { lang: 'en', size: wideSize, modes, role: 'editor', prepare: openPlayingReader },
  studio: { lang: 'en', size: wideSize, modes, role: 'editor', prepare: openStudioBook },
  'studio-item': {
    lang: 'vi',
    size: wideSize,
    modes: ['light'],
    role: 'editor',
    prepare: openStudioBook,
  },
  ...Object.fromEntries(languages.flatMap((lang) => Object.keys(studioScreens).map((name) => toGuideShot(name, lang)))),
};

/** Returns the picture of a screen for the editors' guide in this language, with its name. */
function toGuideShot(name: string, lang: Lang): [string, Shot] {
  const { role } = studioScreens[name] ?? { role: 'editor' };
  const prepare: Shot['prepare'] = (page, instance) => openStudioScreen(page, instance, { name, lang });
  return [`studio-${name}-${lang}`, { lang, size: wideSize, modes: ['light'], role, prepare }];
}

/** Opens a book with narration and a sample clip. Plays a sentence of the ninth page. */
async function openPlayingReader(page: Page, instance: Instance): Promise<undefined> {
  const { id, slug } = await findBook(instance, picturedTitle);
  await page.goto(`${instance.running.urls.site}${href('en', 'documentsReader', { slug: slug.en, id })}?page=9`);
  // A page does not use a font that arrives late. After a reload, the font is in the browser's cache.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.locator('[data-play]').click();
  await page.locator('[data-main] [data-now]').waitFor();
}

/** Opens the Studio's form of the book `picturedTitle`, logged in as the demo editor. */
async function openStudioBook(page: Page, instance: Instance): Promise<undefined> {
  const { running } = instance;
  const { id } = await findBook(instance, picturedTitle);
  await logIn(page, instance, 'editor');
  await page.goto(`${running.urls.studio}/admin/content/documents/${id}`);
  await page.locator('[data-field=title] input').first().waitFor();
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

async function takePictures(browser: Browser, name: string, shot: Shot, instance: Instance): Promise<string[]> {
  const writtenFiles: string[] = [];
  for (const mode of shot.modes) {
    const context = await browser.newContext({
      viewport: shot.size,
      colorScheme: mode,
      locale: languageCodes[shot.lang],
    });
    // On a busy machine, the first page of the Studio takes long.
    context.setDefaultTimeout(120_000);
    try {
      const page = await context.newPage();
      const cleanUp = await shot.prepare(page, instance);
      // Waits for late pictures. Animations are disabled, because their frames would differ between runs.
      await page.waitForLoadState('networkidle');
      await page.locator('.v-skeleton-loader').first().waitFor({ state: 'detached' });
      const png = await page.screenshot({ animations: 'disabled' }).finally(() => cleanUp?.());
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
          await withStudioLanguage(instance, shot.role, shot.lang, async () => {
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
