/** Reads an item in both languages with the rights of the user. */
import type { Accountability, ExtensionsServices, Query, SchemaOverview } from '@directus/types';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { type PartTable, type SectionTexts, sourceCodeOf, type TextTable } from './text-tables.ts';

export type Services = Pick<ExtensionsServices, 'FilesService' | 'ItemsService' | 'VersionsService'>;
export type Row = Readonly<Record<string, unknown>>;

export interface Caller {
  readonly services: Services;
  readonly schema: SchemaOverview;
  readonly accountability: Accountability;
}

/** A row of an item or of a part: its id, and its texts in both languages. */
export interface TextPair {
  readonly id: number;
  readonly source: Row | undefined;
  readonly target: Row | undefined;
}

export interface DeskItem {
  readonly id: number;
  readonly status: string;
  readonly isVietnameseOnly: boolean;
  readonly texts: TextPair;
  /** Rows of each table of parts, in the order of the parts. */
  readonly parts: ReadonlyArray<{
    readonly table: PartTable;
    readonly rows: readonly (TextPair & { number: number })[];
  }>;
}

/**
 * Reads an item.
 * @throws ForbiddenError if the item does not exist, or if the user may not read it
 */
export async function readItem(
  { services, schema, accountability }: Caller,
  { section, texts, parts }: SectionTexts,
  id: number,
  lang: Lang,
): Promise<DeskItem> {
  const itemsOf = (collection: string) => new services.ItemsService<Row>(collection, { schema, accountability });
  const ownFields = ['id', 'status', 'is_vietnamese_only'];
  const item = await itemsOf(section.collection).readOne(id, { fields: [...ownFields, ...fieldsOf(texts)] });
  const partRows: DeskItem['parts'][number][] = [];
  for (const table of parts) {
    const query = {
      ...{ fields: ['id', table.order, ...fieldsOf(table)], sort: [table.order], limit: -1 },
      filter: { [table.itemKey]: { _eq: id } },
    } as unknown as Query;
    const rows = await itemsOf(table.collection).readByQuery(query);
    partRows.push({ table, rows: rows.map((row) => ({ ...toPair(row, lang), number: Number(row[table.order]) })) });
  }
  return {
    id,
    status: String(item.status),
    isVietnameseOnly: Boolean(item.is_vietnamese_only),
    texts: toPair(item, lang),
    parts: partRows,
  };
}

const fieldsOf = ({ columns }: TextTable) =>
  ['id', 'languages_code', ...columns.map(({ field }) => field)].map((field) => `translations.${field}`);

function toPair(row: Row, lang: Lang): TextPair {
  const translations = (row.translations ?? []) as readonly Row[];
  const findText = (code: string) => translations.find(({ languages_code }) => languages_code === code);
  return { id: Number(row.id), source: findText(sourceCodeOf(lang)), target: findText(languageCodes[lang]) };
}
