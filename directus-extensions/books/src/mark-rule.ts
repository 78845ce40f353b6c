/** A mark is a promise to children: it is not published before every page keeps it. */
import { createError } from '@directus/errors';
import { marks, missingFor } from '@hat-nang/model/access-marks';
import { isPerson } from '@hat-nang/model/backend/people';
import type { PublishingRule } from '@hat-nang/model/publishing-texts';
import { chosenIn, languageIn, languagesOf, type PageRows, readPages, toCheckedPages } from './load-checks.ts';
import { type EditorLanguage, sayRefusal } from './mark-texts.ts';
import { applyNested } from './nested-changes.ts';
import type { Database, EventContext, EventMeta, Key, Row } from './types.ts';

type Filter = (
  event: string,
  handler: (payload: unknown, meta: EventMeta, context: EventContext) => Promise<unknown>,
) => void;

/** The language of the editor's Studio; Vietnamese unless it is an English one. */
export async function editorLanguage(database: Database, user: unknown): Promise<EditorLanguage> {
  if (typeof user !== 'string') return 'vi';
  const row: Row | undefined = await database('directus_users').where({ id: user }).select('language').first();
  return String(row?.language ?? '').startsWith('en') ? 'en' : 'vi';
}

/** The pages and their texts as the save would leave them. */
function pagesAfter(stored: PageRows, change: unknown): PageRows {
  const pages = applyNested(stored.pages, change);
  const texts = pages.flatMap((page) =>
    applyNested(
      stored.texts.filter((text) => String(text.document_pages_id) === String(page.id)),
      page.translations,
    ).map((text): Row => ({ ...text, document_pages_id: page.id })),
  );
  return { pages, texts };
}

const fields = ['status', 'sign_language', ...marks];

interface Extensions {
  readonly collection: 'documents';
  readonly field: string;
  readonly path: readonly string[];
  readonly type: PublishingRule;
  readonly validation_message: string;
}

/** Directus's own code, so that its Studio shows it at the field (decision 042). */
const Refused = createError<Extensions>('FAILED_VALIDATION', ({ validation_message }) => validation_message, 400);

/** @throws a list, one for each mark: which pages lack what in which language */
async function check(database: Database, row: Row, key: Key | undefined, language: EditorLanguage): Promise<void> {
  const stored: Row | undefined =
    key === undefined ? undefined : await database('documents').where({ id: key }).select(fields).first();
  const after = { ...stored, ...row };
  if (after.status !== 'published') return;
  const requestedMarks = marks.filter((mark) => after[mark] === true || after[mark] === 1);
  if (requestedMarks.length === 0) return;
  const before = key === undefined ? { pages: [], texts: [] } : await readPages(database, key);
  const titles =
    key === undefined ? [] : (await languagesOf(database, key)).map((code) => ({ id: code, languages_code: code }));
  const added = applyNested([], row.translations).map((text) => languageIn(text.languages_code));
  const languages = [...new Set([...titles.map(({ languages_code }) => languages_code), ...added])].filter(
    (code) => code !== '',
  );
  const pages = toCheckedPages(pagesAfter(before, row.pages), languages);
  const refused = requestedMarks.flatMap((mark) => {
    const missing = missingFor(mark, { signLanguage: chosenIn(after.sign_language), pages });
    if (missing.length === 0) return [];
    const validation_message = sayRefusal(language, mark, missing);
    return [new Refused({ collection: 'documents', field: mark, path: [], type: 'check_mark', validation_message })];
  });
  if (refused.length > 0) throw refused;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Refuses to publish a document with a mark that its pages do not keep. */
export function watchMarks(filter: Filter): void {
  filter('documents.items.create', async (payload, _meta, { database, accountability }) => {
    if (!isRow(payload) || !isPerson(accountability)) return payload;
    await check(database, payload, undefined, await editorLanguage(database, accountability?.user));
    return payload;
  });
  filter('documents.items.update', async (payload, { keys = [] }, { database, accountability }) => {
    if (!isRow(payload) || !isPerson(accountability)) return payload;
    const concerns = [...fields, 'pages', 'translations'];
    if (!concerns.some((field) => Object.hasOwn(payload, field))) return payload;
    const language = await editorLanguage(database, accountability?.user);
    for (const key of keys) await check(database, payload, key, language);
    return payload;
  });
  // A page or a text that is saved on its own must not break a published promise either.
  filter('document_pages_translations.items.update', async (payload, { keys = [] }, { database, accountability }) => {
    const named = ['text', 'image_description', 'narration', 'narration_cues', 'sign_video', 'sign_captions'];
    if (!isRow(payload) || !isPerson(accountability)) return payload;
    const changed = named.filter((field) => Object.hasOwn(payload, field));
    if (changed.length === 0 || ('isTransaction' in database && database.isTransaction === true)) return payload;
    const language = await editorLanguage(database, accountability?.user);
    for (const key of keys) {
      const text: Row | undefined = await database('document_pages_translations as text')
        .join('document_pages as page', 'page.id', 'text.document_pages_id')
        .where('text.id', key)
        .select('page.id as page', 'page.document')
        .first();
      if (!text) continue;
      const change = { update: [{ id: text.page, translations: { update: [{ ...payload, id: key }] } }] };
      await check(database, { pages: change }, text.document as Key, language);
    }
    return payload;
  });
}
