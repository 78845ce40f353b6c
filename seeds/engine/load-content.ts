import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import {
  type Article,
  articleSchema,
  articleSections,
  type Content,
  contentSchemas,
  type Folder,
  folders,
  type HelpCenterSection,
  helpCenterSectionsSchema,
} from './content-schema.ts';

/** A problem in a content file. `file` is relative to the demo folder. `path` is the dotted path inside the file. */
export type Problem = { file: string; line?: number; path: string; message: string };

/** The content of a YAML file that matches its schema. */
export type LoadedFile<T> = { file: string; key: string; data: T };
export type LoadedContent = {
  items: { [F in Folder]: LoadedFile<Content[F][number]>[] };
  /** Articles of the sections without their own schema, by the `word` of their section. */
  articles: Record<string, LoadedFile<Article>[]>;
  sections: HelpCenterSection[];
  problems: Problem[];
};

const SECTIONS_FILE = 'help-center/sections.yaml';

/**
 * Reads and validates one YAML file. Adds its problems to `problems`.
 * @returns the data, or undefined if the file is not YAML or does not match the schema
 */
export function readYaml<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
  problems: Problem[],
): z.output<S> | undefined {
  const text = readFileSync(join(root, file), 'utf8');
  if (text !== text.normalize('NFC')) problems.push({ file, path: '', message: 'is not in Unicode NFC' });
  if (/[\t\u00ad\u200b\ufeff\ufffd]/.test(text))
    problems.push({ file, path: '', message: 'holds a tab or an invisible character' });
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: true });
  if (document.errors.length > 0) {
    for (const error of document.errors)
      problems.push({ file, line: error.linePos?.[0].line, path: '', message: error.message.split('\n')[0] ?? '' });
    return undefined;
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const node = document.getIn(issue.path as (string | number)[], true) as
      | { range?: [number, number, number] }
      | undefined;
    const line = node?.range ? lines.linePos(node.range[0]).line : undefined;
    problems.push({ file, line, path: issue.path.join('.'), message: issue.message });
  }
  return undefined;
}

/** Reads every content file of one folder. Reports a file whose name is not `<key>.yaml`. */
function readFolder<S extends z.ZodType<{ key: string }>>(
  root: string,
  folder: string,
  schema: S,
  problems: Problem[],
): LoadedFile<z.output<S>>[] {
  const directory = join(root, folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .sort()
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      if (file === SECTIONS_FILE) return [];
      if (!/^[a-z0-9-]+\.yaml$/.test(name)) {
        problems.push({ file, path: '', message: 'a file is named <key>.yaml, the key in lower case with hyphens' });
        return [];
      }
      const data = readYaml(root, file, schema, problems);
      if (data === undefined) return [];
      if (data.key !== basename(name, '.yaml'))
        problems.push({ file, path: 'key', message: `must equal the file's name (“${basename(name, '.yaml')}”)` });
      return [{ file, key: data.key, data }];
    });
}

/** Reads every YAML file in the folders of seeds/demo. A file that does not match its schema is skipped, and its errors are in `problems`. */
export function loadContent(root: string): LoadedContent {
  const problems: Problem[] = [];
  const items = Object.fromEntries(
    folders.map((folder) => [folder, readFolder(root, folder, contentSchemas[folder], problems)]),
  ) as LoadedContent['items'];
  const articles = Object.fromEntries(
    articleSections.map(({ word }) => [word, readFolder(root, word, articleSchema, problems)]),
  );
  const hasSections = existsSync(join(root, SECTIONS_FILE));
  const sections = hasSections ? (readYaml(root, SECTIONS_FILE, helpCenterSectionsSchema, problems) ?? []) : [];
  return { items, articles, sections, problems };
}
