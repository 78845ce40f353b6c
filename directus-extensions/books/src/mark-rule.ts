/**
 * Enforces access marks. A document can be published only if every page meets the document's marks. A later save that breaks the marks of a published
 * document is refused. The check runs before the commit (decisions 042 and 262). Saves by the service user and by code without a user (flows) are not
 * checked.
 */
import { createError } from '@directus/errors';
import { accessMarks } from '@hat-nang/model/access-marks';
import { type ActivityRow, checkBeforeCommit } from '@hat-nang/model/backend/before-commit';
import { PreviousOwners } from '@hat-nang/model/backend/previous-owners';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import { USER } from '@hat-nang/model/ids';
import type { PublishingRule } from '@hat-nang/model/publishing-texts';
import { documentsOf } from './changes.ts';
import { type OpenStorage, pendingUploadName } from './file-storage.ts';
import { checkDocument } from './load-checks.ts';
import type { FileReplacement, ReadFacts } from './mark-media.ts';
import { formatMarkRefusal } from './mark-texts.ts';
import type { Database, EventContext, EventMeta, Key, Row } from './types.ts';

type Filter = (
  event: string,
  handler: (payload: unknown, meta: EventMeta, context: EventContext) => Promise<unknown>,
) => void;

interface Extensions {
  readonly collection: 'documents';
  readonly field: string;
  readonly path: readonly string[];
  readonly type: PublishingRule;
  readonly validation_message: string;
}

/** Error of a broken mark. The code is Directus's own, because the Studio shows an error at its field only if the error has this code (decision 042). */
const MarkRefused = createError<Extensions>('FAILED_VALIDATION', ({ validation_message }) => validation_message, 400);

interface MarkCheck {
  readonly documents: readonly Key[];
  readonly user: string | null;
  readonly replacement?: FileReplacement;
}

/**
 * Checks the marks of published documents.
 * @throws an array with one error per broken mark and document; each error names up to five of the missing parts
 */
async function checkMarks(
  database: Database,
  readFacts: ReadFacts,
  { documents, user, replacement }: MarkCheck,
): Promise<void> {
  const language = await readStudioLanguage(database, user);
  const errors: InstanceType<typeof MarkRefused>[] = [];
  for (const document of documents) {
    const row: Row | undefined = await database('documents')
      .where({ id: document, status: 'published' })
      .first(...accessMarks);
    const requestedMarks = accessMarks.filter((mark) => Boolean(row?.[mark]));
    if (requestedMarks.length === 0) continue;
    const missingByMark = await checkDocument(database, readFacts, document, replacement);
    for (const mark of requestedMarks) {
      if (missingByMark[mark].length === 0) continue;
      const sentence = formatMarkRefusal(language, mark, missingByMark[mark]);
      const shouldNameDocument = documents.length > 1 || replacement !== undefined;
      const validation_message = shouldNameDocument ? `/admin/content/documents/${document}: ${sentence}` : sentence;
      errors.push(
        new MarkRefused({ collection: 'documents', field: mark, path: [], type: 'check_mark', validation_message }),
      );
    }
  }
  if (errors.length > 0) throw errors;
}

/** Registers the filters that check the marks. */
export function registerMarkFilters(filter: Filter, readFacts: ReadFacts, openStorage: OpenStorage): void {
  const previousOwners = new PreviousOwners<Key>(documentsOf);
  for (const collection of ['document_pages', 'document_pages_translations']) {
    filter(`${collection}.items.delete`, async (payload, _meta, { database }) => {
      await previousOwners.remember(database, collection, payload as Key[]);
      return payload;
    });
  }

  filter('activity.create', async (payload, _meta, { database }) => {
    const { action, collection, item, user } = payload as ActivityRow;
    if (user === null || user === USER.service || !['create', 'update', 'delete'].includes(action)) return payload;
    if (collection === 'directus_files') {
      if (action === 'update') await checkReplacedFile(database, String(item), user);
      return payload;
    }
    const previousDocuments = previousOwners.take(collection, item);
    const currentDocuments = action === 'delete' ? [] : await documentsOf(database, collection, [item]);
    const changedDocuments = [...previousDocuments, ...currentDocuments].map((key) => ({
      collection: 'documents',
      key,
    }));
    if (changedDocuments.length > 0) {
      checkBeforeCommit(database, changedDocuments, user, (transaction, checkedItems, userId) =>
        checkMarks(transaction, readFacts, { documents: checkedItems.map(({ key }) => key), user: userId }),
      );
    }
    return payload;
  });

  /**
   * Checks the documents that use a replaced file as a narration, sign clip or small sign clip. The check cannot wait for the commit: Directus may rename the
   * stored file before the commit, and a rollback would not undo the renaming.
   */
  async function checkReplacedFile(database: Database, file: string, user: string): Promise<void> {
    const documents: Key[] = await database('document_pages_translations as text')
      .join('document_pages as page', 'page.id', 'text.document_pages_id')
      .where((condition) =>
        condition.where('text.narration', file).orWhere('text.sign_video', file).orWhere('text.sign_video_small', file),
      )
      .distinct()
      .pluck('page.document');
    if (documents.length === 0) return;
    const row: Row | undefined = await database('directus_files').where({ id: file }).first('storage', 'filename_disk');
    const name = pendingUploadName(String(row?.filename_disk ?? ''));
    const location = (await openStorage()).location(String(row?.storage));
    if (await location.exists(name))
      await checkMarks(database, readFacts, { documents, user, replacement: { file, name } });
  }
}
