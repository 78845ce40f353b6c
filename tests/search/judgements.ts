/** Reads the files of tests/search/judgements: purpose, section, query, and the grade of each hit. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@hat-nang/model/languages';
import { type SearchKind, searchKinds } from '@hat-nang/model/search-kinds';
import { parse } from 'yaml';
import { z } from 'zod';
import { COUNTED_HITS, type Grade, type Grades } from './quality.ts';

/** `known` queries were written with the seeds. `earlier` ones were written later and used for tuning. `unseen` ones are never used for tuning. */
export const sets = ['known', 'earlier', 'unseen'] as const;
export type JudgedSet = (typeof sets)[number];

export interface JudgedQuery {
  /** The ability that the query tests: `typo`, `synonym` … */
  readonly purpose: string;
  readonly kind: SearchKind;
  readonly lang: Lang;
  readonly q: string;
  /** Grades of items. The key is the title in the query's language, because search results contain titles. */
  readonly grades: Grades;
}

const DEMO = join(import.meta.dirname, '../../seeds/demo');
const FILES: Readonly<Record<JudgedSet, (lang: Lang) => string>> = {
  known: (lang) => `${lang}.yaml`,
  earlier: (lang) => `${lang}.earlier.yaml`,
  unseen: (lang) => `${lang}.unseen.yaml`,
};

const fileSchema = z.record(
  z.string(),
  z.partialRecord(
    z.enum(searchKinds),
    z.record(z.string(), z.string().regex(/^[a-z0-9-]+ [123](, [a-z0-9-]+ [123])*$/)),
  ),
);

/**
 * Reads the judged queries of a language and a set.
 * @throws Error when a file violates its schema, or names an item that the seeds of this section do not contain
 */
export function readJudgements(lang: Lang, set: JudgedSet): JudgedQuery[] {
  const file = FILES[set](lang);
  const purposes = fileSchema.parse(parse(readFileSync(join(import.meta.dirname, 'judgements', file), 'utf8')));
  return Object.entries(purposes).flatMap(([purpose, kinds]) =>
    searchKinds.flatMap((kind) => {
      const titles = titlesOf(kind, lang);
      return Object.entries(kinds[kind] ?? {}).map(([q, hits]) => ({
        ...{ purpose, kind, lang, q },
        grades: gradesOf(hits, titles, `${file}: ${purpose}, ${kind}, “${q}”`),
      }));
    }),
  );
}

/** Returns the sections with more than `COUNTED_HITS` seeded items. In a smaller section, a search may return every item within the counted places. */
export const kindsToJudge = (lang: Lang): SearchKind[] =>
  searchKinds.filter((kind) => titlesOf(kind, lang).size > COUNTED_HITS);

function gradesOf(gradedTitles: string, titles: ReadonlyMap<string, string>, location: string): Grades {
  const grades = new Map<string, Grade>();
  for (const hit of gradedTitles.split(', ')) {
    const [key = '', grade] = hit.split(' ');
    const title = titles.get(key);
    if (title === undefined) throw new Error(`${location}: there is no “${key}”`);
    if (grades.has(title)) throw new Error(`${location}: “${key}” is listed twice`);
    grades.set(title, Number(grade) as Grade);
  }
  return grades;
}

const titlesByKind = new Map<string, ReadonlyMap<string, string>>();

/** Returns the titles of a section's seeded items by key. The result is cached. */
function titlesOf(kind: SearchKind, lang: Lang): ReadonlyMap<string, string> {
  const name = `${kind} ${lang}`;
  const titles = titlesByKind.get(name) ?? readTitles(kind, lang);
  titlesByKind.set(name, titles);
  return titles;
}

function readTitles(kind: SearchKind, lang: Lang): ReadonlyMap<string, string> {
  const folders = kind === 'documents' ? ['books', 'study-documents'] : [kind];
  const files = folders.flatMap((folder) => readdirSync(join(DEMO, folder)).map((file) => join(DEMO, folder, file)));
  return new Map(
    files.flatMap((file) => {
      const item = parse(readFileSync(file, 'utf8')) as { key?: string } & Partial<Record<Lang, { title: string }>>;
      const title = item[lang]?.title;
      return item.key === undefined || title === undefined ? [] : [[item.key, title.normalize('NFC')] as const];
    }),
  );
}
