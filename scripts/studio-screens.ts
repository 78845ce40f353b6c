/** Screens of the Studio for the editors' guides: who opens them, which rows they need, and how they are opened. */
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { ruleTextWithoutSubject } from '@hat-nang/model/publishing-texts';
import type { Page } from '@playwright/test';
import type { Instance } from './stack/instance.ts';
import type { DemoRole } from './stack/settings.ts';
import { StepError } from './stack/steps.ts';

type Row = Record<string, unknown>;

interface StudioScreen {
  readonly role: DemoRole;
  /** Opens the screen in the logged-in Studio. Without it, the screen is the page that the login opens. */
  readonly open?: (page: Page, visit: Visit) => Promise<void>;
  /** Rows that exist only while the picture is taken. */
  readonly rows?: (visit: Visit) => Promise<readonly NewRow[]>;
}

interface NewRow {
  readonly collection: string;
  readonly row: Row;
  /** True if the user of the screen creates the row. The service user creates all others. */
  readonly isOwn?: true;
}

/** What a screen knows while it is taken: the running copy, the language and the keys of its rows. */
interface Visit {
  readonly instance: Instance;
  readonly lang: Lang;
  readonly keys: readonly number[];
}

/** Screens by the name of their picture. */
export const studioScreens: Readonly<Record<string, StudioScreen>> = {
  'start-editor': { role: 'editor', rows: createOwnBooks },
  'start-reviewer': { role: 'reviewer', rows: createReviewedBooks },
  'start-desk': { role: 'desk', rows: createMessage },
  'start-admin': {
    role: 'admin',
    open: (page, { instance }) => openPath(page, instance, '/admin/content/app_configs'),
  },
  errors: { role: 'reviewer', rows: createBrokenEvent, open: openRefusedForm },
  trash: { role: 'editor', rows: createDeletedNews, open: openTrash },
  workshop: { role: 'editor', open: openWorkshop },
  'translation-desk': {
    role: 'editor',
    open: (page, { instance }) => openPath(page, instance, '/translation-desk?section=documents'),
  },
  insights: { role: 'editor', open: openDashboard },
};

/** Sends a request with the rights of the service user. Returns the `data` of the response. */
async function request<Data>(
  { running, secrets }: Instance,
  method: string,
  path: string,
  body?: unknown,
): Promise<Data> {
  const answer = await fetch(running.urls.directus + path, {
    method,
    headers: { authorization: `Bearer ${secrets.adminToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new StepError(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return (text === '' ? undefined : (JSON.parse(text) as { data: unknown }).data) as Data;
}

/** Logs in, creates the rows of the screen, and opens it. Returns a function that deletes the rows. */
export async function openStudioScreen(
  page: Page,
  instance: Instance,
  { name, lang }: { name: string; lang: Lang },
): Promise<() => Promise<void>> {
  const screen = studioScreens[name];
  if (screen === undefined) throw new StepError(`There is no screen "${name}".`);
  const rows = (await screen.rows?.({ instance, lang, keys: [] })) ?? [];
  const created: { path: string; id: number }[] = [];
  const remove = async () => {
    for (const { path, id } of created.reverse()) await request(instance, 'DELETE', `${path}/${id}`);
  };
  try {
    await logIn(page, instance, screen.role);
    for (const { collection, row, isOwn } of rows) {
      const path = `/items/${collection}`;
      const { id } = isOwn
        ? await createAsUser(page, instance, path, row)
        : await request<Created>(instance, 'POST', path, row);
      created.push({ path, id });
    }
    if (screen.open === undefined) await page.reload();
    await screen.open?.(page, { instance, lang, keys: created.map(({ id }) => id) });
    return remove;
  } catch (error) {
    await remove();
    throw error;
  }
}

interface Created {
  readonly id: number;
}

/** Creates a row with the session of the page. */
async function createAsUser(page: Page, { running }: Instance, path: string, row: Row): Promise<Created> {
  const { studio } = running.urls;
  const answer = await page.request.post(studio + path, { headers: { origin: new URL(studio).origin }, data: row });
  if (!answer.ok()) throw new StepError(`POST ${path}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { data: Created }).data;
}

/** Logs a demo user in, and waits for the page that the login opens. */
export async function logIn(page: Page, { running, credentials }: Instance, role: DemoRole): Promise<void> {
  await page.goto(`${running.urls.studio}/admin/login`);
  await page.locator('input[type=email]').fill(credentials[role].email);
  await page.locator('input[type=password]').fill(credentials[role].password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/admin\/content/);
  await page.locator('.module-bar').first().waitFor();
}

/** Runs `work` while the Studio of a demo user is in this language. Afterwards restores the language of the user. */
export async function withStudioLanguage(
  instance: Instance,
  role: DemoRole,
  lang: Lang,
  work: () => Promise<void>,
): Promise<void> {
  const filter = `filter[email][_eq]=${encodeURIComponent(instance.credentials[role].email)}&fields=id,language`;
  const [user] = await request<{ id: string; language: string | null }[]>(instance, 'GET', `/users?${filter}`);
  if (!user) throw new StepError(`The running copy has no demo user "${role}".`, { fix: 'npm run seed' });
  const setLanguage = (language: string | null) => request(instance, 'PATCH', `/users/${user.id}`, { language });
  await setLanguage(languageCodes[lang]);
  try {
    await work();
  } finally {
    await setLanguage(user.language);
  }
}

const openPath = async (page: Page, { running }: Instance, path: string): Promise<void> => {
  await page.goto(running.urls.studio + path);
};

const toTexts = (title: string, slug: string): Row[] => [
  { languages_code: 'vi-VN', title, slug, body: `<p>${title}</p>` },
];

const BOOK_TITLES = ['Chiếc lá biết đợi', 'Bà ngoại và bếp lửa', 'Đường về nhà của Tí'];

const toBooks = (status: string, isOwn?: true): NewRow[] =>
  BOOK_TITLES.map((title, index) => ({
    collection: 'documents',
    isOwn,
    row: {
      ...{ status, type: 'picture_book' },
      translations: [{ languages_code: 'vi-VN', title, slug: `anh-chup-${index}`, description: `<p>${title}</p>` }],
    },
  }));

async function createOwnBooks(): Promise<NewRow[]> {
  return toBooks('draft', true);
}

async function createReviewedBooks(): Promise<NewRow[]> {
  return toBooks('in_review');
}

async function createMessage(): Promise<NewRow[]> {
  const message = 'Thư viện có sách cho bé khiếm thị lớp 2 không ạ?';
  return [
    {
      collection: 'contact_messages',
      row: { name: 'Chị Lan', email: 'lan@example.com', message, languages_code: 'vi-VN' },
    },
  ];
}

async function createDeletedNews(): Promise<NewRow[]> {
  const titles = ['Lịch nghỉ lễ năm ngoái', 'Bản nháp về buổi đọc tháng Ba'];
  return titles.map((title, index) => ({
    collection: 'news',
    row: { status: 'deleted', translations: toTexts(title, `anh-chup-xoa-${index}`) },
  }));
}

/** An event whose end is before its start, with a malformed link and without a place. */
async function createBrokenEvent({ instance }: Visit): Promise<NewRow[]> {
  const [shown] = await request<{ image: string }[]>(
    instance,
    'GET',
    '/items/events?filter[image][_nnull]=true&limit=1&fields=image',
  );
  const row = {
    ...{ status: 'draft', image: shown?.image, map_url: 'ban-do' },
    ...{ starts_at: '2031-01-01T04:00:00Z', ends_at: '2031-01-01T02:00:00Z' },
    translations: toTexts('Buổi đọc cuối tuần', 'anh-chup-buoi-doc'),
  };
  return [{ collection: 'events', row }];
}

/** Saves an event as published, which the Studio refuses, and shows the first fields with messages. */
async function openRefusedForm(page: Page, { instance, lang, keys }: Visit): Promise<void> {
  await openPath(page, instance, `/admin/content/events/${keys[0]}`);
  const field = (name: string) => page.locator(`[data-field=${name}]`).first();
  await field('status').locator('.input').first().click();
  await page
    .getByText(lang === 'vi' ? 'Đã đăng' : 'Published', { exact: true })
    .last()
    .click();
  await page.locator('header button:has([data-icon=check])').first().click();
  const message = field('ends_at').getByText(ruleTextWithoutSubject(lang, 'check_period'));
  await message.waitFor();
  await message.scrollIntoViewIfNeeded();
}

async function openTrash(page: Page, { instance }: Visit): Promise<void> {
  const filter = 'filter[collection][_eq]=news&filter[bookmark][_eq]=$t:bookmark_trash&fields=id';
  const [bookmark] = await request<{ id: number }[]>(instance, 'GET', `/presets?${filter}`);
  await openPath(page, instance, `/admin/content/news?bookmark=${bookmark?.id}`);
  await page.locator('table tbody tr').first().waitFor();
}

/** Opens the workshop of a book with narration. */
async function openWorkshop(page: Page, { instance }: Visit): Promise<void> {
  const filter = 'filter[status][_eq]=published&filter[has_narration][_eq]=true&sort=id&limit=1&fields=id';
  const [book] = await request<{ id: number }[]>(instance, 'GET', `/items/documents?${filter}`);
  if (!book) throw new StepError('The running copy has no book with narration.', { fix: 'npm run seed' });
  await openPath(page, instance, `/books/workshop/${book.id}`);
  // Shows the parts of the first pages instead of the introduction.
  await page
    .locator('h2')
    .last()
    .evaluate((heading) => heading.scrollIntoView());
}

async function openDashboard(page: Page, { instance }: Visit): Promise<void> {
  const [dashboard] = await request<{ id: string }[]>(instance, 'GET', '/dashboards?limit=1&sort=id&fields=id');
  await openPath(page, instance, `/admin/insights/${dashboard?.id}`);
  await page.locator('.v-workspace-tile').first().waitFor();
}
