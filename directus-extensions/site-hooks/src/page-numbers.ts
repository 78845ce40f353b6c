/**
 * Assigns the page numbers of a document, which are unique integers from 1. The Studio saves a new order as one change per page, so a change may request a
 * number that another page still has. Within a save of the document, the other page then gets another number.
 */
import type { Knex } from 'knex';
import type { Finding } from './checks/refusal.ts';

type Row = Readonly<Record<string, unknown>>;

const TABLE = 'document_pages';
const MAX_NUMBER = 10_000;

type NumberProblem = Pick<Finding, 'rule' | 'subject'>;

/** Returns why a page number is invalid, regardless of other pages. Returns undefined for a valid number. */
export function findNumberProblem(number: unknown): NumberProblem | undefined {
  return Number.isInteger(number) && Number(number) >= 1 && Number(number) <= MAX_NUMBER
    ? undefined
    : { rule: 'check_page_number' };
}

/** Returns the error for a page number that another page of the document has. */
function createTakenProblem(number: number): NumberProblem {
  return { rule: 'check_page_number_taken', subject: String(number) };
}

/** Returns the key of a page's document. The field `document` has a key, or an object with an `id`. Returns undefined for any other value. */
export function documentKeyOf(row: Row): number | undefined {
  const document = row.document;
  const key = typeof document === 'object' && document !== null ? (document as Row).id : document;
  const number = typeof key === 'string' ? Number(key) : key;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

export interface NumberResult {
  readonly row: Row;
  readonly problem?: NumberProblem;
}

/**
 * Places a new page. A page without a number is appended. If another page has the number, a save of the whole document inserts the new page before the other
 * page, and a save of the page alone is refused.
 * @param isNested true if the page is saved together with its document
 */
export async function placeNewPage(database: Knex, row: Row, isNested: boolean): Promise<NumberResult> {
  const document = documentKeyOf(row);
  const isNumberMissing = row.number === undefined || row.number === null || row.number === '';
  if (document === undefined) return isNumberMissing ? { row: { ...row, number: 1 } } : checkNumber(row);
  if (isNumberMissing) return { row: { ...row, number: (await readLastNumber(database, document)) + 1 } };
  const result = checkNumber(row);
  if (result.problem !== undefined) return result;
  const number = Number(row.number);
  if ((await findIdWithNumber(database, document, number)) === undefined) return result;
  if (!isNested) return { row, problem: createTakenProblem(number) };
  // Two updates, so that two pages never have the same number: the first sets `-(number + 1)`, the second removes the minus.
  await database(TABLE)
    .where({ document })
    .andWhere('number', '>=', number)
    .update({ number: database.raw('-(number + 1)') });
  await database(TABLE)
    .where({ document })
    .andWhere('number', '<', 0)
    .update({ number: database.raw('-number') });
  return result;
}

/**
 * Changes the number of a page. If another page of the document has the number, a save of the page alone is refused. A larger save (`isNested`) gives the
 * other page the former number of the moved page, or the number after the last page if the moved page comes from another document.
 */
export async function movePage(database: Knex, key: unknown, change: Row, isNested: boolean): Promise<NumberResult> {
  if (!Object.hasOwn(change, 'number')) return { row: change };
  const result = checkNumber(change);
  if (result.problem !== undefined) return result;
  const number = Number(change.number);
  const page: Row | undefined = await database(TABLE).where({ id: key }).first();
  if (page === undefined) return result;
  const document = documentKeyOf(change) ?? documentKeyOf(page);
  const otherPageId = document === undefined ? undefined : await findIdWithNumber(database, document, number);
  if (otherPageId === undefined || String(otherPageId) === String(key)) return result;
  if (!isNested) return { row: change, problem: createTakenProblem(number) };
  const hasNewDocument = documentKeyOf(page) !== document;
  const freeNumber = hasNewDocument ? (await readLastNumber(database, document)) + 1 : page.number;
  await database(TABLE)
    .where({ id: key })
    .update({ number: -Number(page.id) });
  await database(TABLE).where({ id: otherPageId }).update({ number: freeNumber });
  return result;
}

async function readLastNumber(database: Knex, document: number | undefined): Promise<number> {
  const row: Row | undefined = await database(TABLE).where({ document }).max({ last: 'number' }).first();
  return Number(row?.last ?? 0);
}

function checkNumber(row: Row): NumberResult {
  const problem = findNumberProblem(typeof row.number === 'string' ? Number(row.number) : row.number);
  return problem === undefined ? { row } : { row, problem };
}

async function findIdWithNumber(database: Knex, document: number, number: number): Promise<unknown> {
  const row: Row | undefined = await database(TABLE).where({ document, number }).first('id');
  return row?.id;
}
