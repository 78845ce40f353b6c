/** Finds the translations that lack something. One statement per table selects the candidates, without their long texts (decision 292). */
import { defaultLang, type Lang, languageCodes } from '@hat-nang/model/languages';
import type { Knex } from 'knex';
import { momentOf } from '../checks/publication-times.ts';
import { type ColumnState, compareColumn, findGap, type Gap, type GapState, SAME_MIN_BYTES } from './compare-texts.ts';
import { type SectionTexts, sourceCodeOf, type TextTable } from './text-tables.ts';

/** Statuses of the items that the desk lists. Archived and deleted items need no translation. */
export const DESK_STATUSES = ['draft', 'in_review', 'published'] as const;
export type DeskStatus = (typeof DESK_STATUSES)[number];

/** An item whose translation lacks something. */
export interface ItemGap {
  readonly collection: string;
  readonly id: number;
  readonly status: DeskStatus;
  readonly title: string;
  /** Time of the last change of the item, in milliseconds since 1970. */
  readonly changedMs: number;
  readonly state: GapState;
  /** Labels of the columns that are empty although the source has a text. */
  readonly empty: readonly string[];
  /** Labels of the columns whose long rich text equals the source. */
  readonly same: readonly string[];
  /** Number of parts, such as pages, whose translation is missing or incomplete. */
  readonly openParts: number;
  /** Number of parts whose translation is complete, but older than its source. */
  readonly olderParts: number;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the items of a section whose translation into this language lacks something, in no particular order.
 * @param id restricts the result to this item
 */
export async function readGaps(
  database: Knex,
  { section: { collection }, texts, parts }: SectionTexts,
  lang: Lang,
  id?: number,
): Promise<ItemGap[]> {
  const selectOne = (query: Knex.QueryBuilder, column: string) => (id === undefined ? query : query.where(column, id));
  const partStates = new Map<number, GapState[]>();
  for (const part of parts) {
    const query = selectTexts(database, part.collection, part, lang)
      .join({ item: collection }, 'item.id', `owner.${part.itemKey}`)
      .whereIn('item.status', [...DESK_STATUSES])
      .whereNotNull('source.id')
      .select('item.id');
    for (const row of (await selectOne(query, 'item.id')) as Row[]) {
      const state = toGap(row, part, lang)?.state;
      const item = Number(row.id);
      if (state !== undefined) partStates.set(item, [...(partStates.get(item) ?? []), state]);
    }
  }
  const query = selectTexts(database, collection, texts, lang, [...partStates.keys()])
    .whereIn('owner.status', [...DESK_STATUSES])
    .select('owner.id', 'owner.status', 'owner.is_vietnamese_only')
    .select({ source_title: 'source.title', target_title: 'target.title' })
    .select(database.raw('COALESCE(??, ??) AS ??', ['owner.date_updated', 'owner.date_created', 'changed']));
  const items = (await selectOne(query, 'owner.id')) as Row[];
  return items.flatMap((row) => {
    if (lang !== defaultLang && row.is_vietnamese_only) return [];
    return toItemGap(collection, texts, lang, row, partStates.get(Number(row.id)) ?? []) ?? [];
  });
}

/** Longer texts are not read, and count as not empty. They could be empty only if they were nothing but markup. */
const SAMPLE_BYTES = SAME_MIN_BYTES;
/** Reads `…` instead of a long text. In PostgreSQL, `octet_length` reads the length that is stored beside the text, and does not load the text. */
const SAMPLE = `CASE WHEN octet_length(??) > ${SAMPLE_BYTES} THEN '…' ELSE ?? END AS ??`;
const IS_SAME = `octet_length(??) > ${SAME_MIN_BYTES} AND octet_length(??) = octet_length(??) AND ?? = ??`;
const MAY_BE_EMPTY = 'octet_length(??) > 0 AND COALESCE(octet_length(??), 0) <= ?';
/** Selects the last change of a row: the greatest id, because ids of activities ascend. The index of schema/migrations/20261127A-revision-index.js finds it. */
const LAST_CHANGE = 'SELECT MAX(activity) FROM directus_revisions WHERE collection = ? AND item = CAST(?? AS TEXT)';
const CHANGED_AT = `(SELECT "timestamp" FROM directus_activity WHERE id = (${LAST_CHANGE})) AS ??`;

/**
 * Selects the rows of a table whose translation may lack something, because reading the complete ones would take most of the time. A result has, per language,
 * the short texts and the time of the last change, and whether long rich texts are equal. `toGap` then decides.
 * @param keys ids of further rows, which are selected without conditions
 */
function selectTexts(
  database: Knex,
  owner: string,
  { translations, foreignKey, columns }: TextTable,
  lang: Lang,
  keys: readonly number[] = [],
) {
  const query = database.from({ owner });
  const codes = { source: sourceCodeOf(lang), target: languageCodes[lang] };
  for (const [alias, code] of Object.entries(codes)) {
    query.leftJoin({ [alias]: translations }, (join) => {
      join.on(`${alias}.${foreignKey}`, 'owner.id').andOnVal(`${alias}.languages_code`, code);
    });
    query.select(`${alias}.id as ${alias}_id`, database.raw(CHANGED_AT, [translations, `${alias}.id`, `${alias}_at`]));
    for (const [index, { field }] of columns.entries())
      query.select(database.raw(SAMPLE, [`${alias}.${field}`, `${alias}.${field}`, `${alias}_${index}`]));
  }
  const sameTexts: [condition: Knex.Raw, index: number][] = [];
  for (const [index, { field, isRich }] of columns.entries()) {
    const [source, target] = [`source.${field}`, `target.${field}`];
    if (isRich) sameTexts.push([database.raw(IS_SAME, [source, source, target, source, target]), index]);
  }
  for (const [condition, index] of sameTexts)
    query.select(database.raw('CASE WHEN ? THEN 1 ELSE 0 END AS ??', [condition, `same_${index}`]));
  return query.where((candidates) => {
    candidates.whereNull('target.id').orWhereIn('owner.id', [...keys]);
    for (const { field, isRich } of columns)
      candidates.orWhereRaw(MAY_BE_EMPTY, [`source.${field}`, `target.${field}`, isRich ? SAMPLE_BYTES : 0]);
    for (const [condition] of sameTexts) candidates.orWhereRaw('?', [condition]);
    if (lang === defaultLang) return;
    const lastChanges = ['source.id', 'target.id'].flatMap((key) => [translations, key]);
    candidates.orWhereRaw(`(${LAST_CHANGE}) > COALESCE((${LAST_CHANGE}), 0)`, lastChanges);
  });
}

/** Returns what the translation in a row of `selectTexts` lacks. */
function toGap(row: Row, { columns }: TextTable, lang: Lang): Gap | undefined {
  const stateOf = (index: number, isRich: boolean): ColumnState =>
    row[`same_${index}`] === 1 ? 'same' : compareColumn(isRich, row[`source_${index}`], row[`target_${index}`]);
  const msOf = (value: unknown) => (value === null ? undefined : momentOf(value));
  const rows = {
    columns: Object.fromEntries(columns.map(({ field, isRich }, index) => [field, stateOf(index, isRich)])),
    hasSource: row.source_id !== null,
    hasTarget: row.target_id !== null,
    sourceChangedMs: msOf(row.source_at),
    targetChangedMs: msOf(row.target_at),
  };
  return findGap(rows, lang !== defaultLang);
}

function toItemGap(
  collection: string,
  texts: TextTable,
  lang: Lang,
  row: Row,
  partStates: readonly GapState[],
): ItemGap | undefined {
  const gap = toGap(row, texts, lang);
  // Every item needs a Vietnamese row, even if there is no English text that could be translated.
  const isMissing = gap?.state === 'missing' || (lang === defaultLang && row.target_id === null);
  const olderParts = partStates.filter((state) => state === 'older').length;
  const openParts = partStates.length - olderParts;
  const ownState = openParts > 0 ? 'incomplete' : (gap?.state ?? (olderParts > 0 ? 'older' : undefined));
  const state = isMissing ? 'missing' : ownState;
  if (state === undefined) return undefined;
  const labelsOf = (fields: readonly string[] = []) =>
    texts.columns.filter(({ field }) => fields.includes(field)).map(({ label }) => label);
  return {
    ...{ collection, state, openParts, olderParts },
    id: Number(row.id),
    status: row.status as DeskStatus,
    title: String(row.source_title ?? row.target_title ?? `#${row.id}`),
    changedMs: momentOf(row.changed) || 0,
    empty: labelsOf(gap?.empty),
    same: labelsOf(gap?.same),
  };
}

/** Number of past weeks whose openings are added up. */
const READ_WEEKS = 4;
const WEEK_MS = 7 * 86_400_000;

/** Returns how often the pages of items were opened in the past weeks, as sums of rounded numbers (decision 278). A key is such as `news 12`. */
export async function readOpenings(database: Knex, now = Date.now()): Promise<Map<string, number>> {
  // An id begins with the Monday of its week, so the index of the primary key finds the rows.
  const firstWeek = new Date(now - (READ_WEEKS + 1) * WEEK_MS).toISOString().slice(0, 10);
  const rows: Array<{ collection: string; item: number; sum: unknown }> = await database('weekly_counts')
    // `~` sorts after the separator, so a week that begins on this day is excluded.
    .where('id', '>', `${firstWeek}~`)
    .where({ kind: 'opened' })
    .groupBy('collection', 'item')
    .select('collection', 'item')
    .sum({ sum: 'count' });
  return new Map(rows.map(({ collection, item, sum }) => [`${collection} ${item}`, Number(sum ?? 0)]));
}
