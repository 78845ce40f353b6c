/**
 * Page numbers of a document: integers from 1, unique. The Studio saves a new order as one change per page, which would temporarily duplicate a
 * number; within that save, the other page is moved aside.
 */
import type { Knex } from 'knex';
import type { Finding } from './checks/refusal.ts';

type Row = Readonly<Record<string, unknown>>;

const TABLE = 'document_pages';
const MAX_NUMBER = 10_000;

type Problem = Pick<Finding, 'rule' | 'what'>;

/** Why a page number is invalid, without regard to other pages. */
export function numberProblem(number: unknown): Problem | undefined {
  return Number.isInteger(number) && Number(number) >= 1 && Number(number) <= MAX_NUMBER
    ? undefined
    : { rule: 'check_page_number' };
}

/** Why a page number is refused: another page of the document has it. */
function takenProblem(number: number): Problem {
  return { rule: 'check_page_number_taken', what: String(number) };
}

/** The key of a page's document, sent as a key or in an object; undefined for anything else. */
export function documentOf(row: Row): number | undefined {
  const document = row.document;
  const key = typeof document === 'object' && document !== null ? (document as Row).id : document;
  const number = typeof key === 'string' ? Number(key) : key;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

export interface NumberResult {
  readonly row: Row;
  readonly problem?: Problem;
}

/**
 * A new page: without a number it is appended; a taken number inserts it before that page when the whole document is saved, and is refused otherwise.
 * @param isNested whether this is part of the save of its document
 */
export async function placeNewPage(database: Knex, row: Row, isNested: boolean): Promise<NumberResult> {
  const document = documentOf(row);
  const isAbsent = row.number === undefined || row.number === null || row.number === '';
  if (document === undefined) return isAbsent ? { row: { ...row, number: 1 } } : checked(row);
  if (isAbsent) return { row: { ...row, number: (await lastNumber(database, document)) + 1 } };
  const result = checked(row);
  if (result.problem !== undefined) return result;
  const number = Number(row.number);
  if ((await rowWithNumber(database, document, number)) === undefined) return result;
  if (!isNested) return { row, problem: takenProblem(number) };
  // Two steps, because a unique key is checked row by row: first to negative numbers, then to the next position.
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

/** A page with a new number: within the save of its document it swaps numbers with the other page. */
export async function movePage(database: Knex, key: unknown, change: Row, isNested: boolean): Promise<NumberResult> {
  if (!Object.hasOwn(change, 'number')) return { row: change };
  const result = checked(change);
  if (result.problem !== undefined) return result;
  const number = Number(change.number);
  const page: Row | undefined = await database(TABLE).where({ id: key }).first();
  if (page === undefined) return result;
  const document = documentOf(change) ?? documentOf(page);
  const other = document === undefined ? undefined : await rowWithNumber(database, document, number);
  if (other === undefined || String(other) === String(key)) return result;
  if (!isNested) return { row: change, problem: takenProblem(number) };
  const isMovedOver = documentOf(page) !== document;
  const freed = isMovedOver ? (await lastNumber(database, document)) + 1 : page.number;
  await database(TABLE)
    .where({ id: key })
    .update({ number: -Number(page.id) });
  await database(TABLE).where({ id: other }).update({ number: freed });
  return result;
}

async function lastNumber(database: Knex, document: number | undefined): Promise<number> {
  const row: Row | undefined = await database(TABLE).where({ document }).max({ last: 'number' }).first();
  return Number(row?.last ?? 0);
}

function checked(row: Row): NumberResult {
  const problem = numberProblem(typeof row.number === 'string' ? Number(row.number) : row.number);
  return problem === undefined ? { row } : { row, problem };
}

async function rowWithNumber(database: Knex, document: number, number: number): Promise<unknown> {
  const row: Row | undefined = await database(TABLE).where({ document, number }).first('id');
  return row?.id;
}
