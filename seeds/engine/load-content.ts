import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import {
  type Content,
  contentSchemas,
  type Folder,
  folders,
  type HelpSection,
  helpSectionsSchema,
} from './content-schema.ts';

/** Something a content writer has to mend. `file` is relative to the demo folder; `path` is a dotted path inside it. */
export type Problem = { file: string; line?: number; path: string; message: string };

/** One YAML file that follows its schema. */
export type Loaded<T> = { file: string; key: string; data: T };
export type LoadedContent = {
  items: { [F in Folder]: Loaded<Content[F][number]>[] };
  sections: HelpSection[];
  problems: Problem[];
};

/**
 * Reads and validates one YAML file.
 * @returns its data, or undefined after adding what is wrong to `problems`
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

/** Reads every file of seeds/demo. Files that do not follow their schema are left out and told in `problems`. */
export function loadContent(root: string): LoadedContent {
  const problems: Problem[] = [];
  const items = {} as Record<Folder, Loaded<unknown>[]>;
  let sections: HelpSection[] = [];
  for (const folder of folders) {
    items[folder] = [];
    const directory = join(root, folder);
    if (!existsSync(directory)) continue;
    for (const name of readdirSync(directory).sort()) {
      const file = `${folder}/${name}`;
      if (!/^[a-z0-9-]+\.yaml$/.test(name)) {
        problems.push({ file, path: '', message: 'a file is named <key>.yaml, the key in lower case with hyphens' });
        continue;
      }
      if (file === 'help/sections.yaml') {
        sections = readYaml(root, file, helpSectionsSchema, problems) ?? [];
        continue;
      }
      const data = readYaml<z.ZodType>(root, file, contentSchemas[folder], problems) as { key: string } | undefined;
      if (data === undefined) continue;
      if (data.key !== basename(name, '.yaml'))
        problems.push({ file, path: 'key', message: `must equal the file's name (“${basename(name, '.yaml')}”)` });
      items[folder].push({ file, key: data.key, data });
    }
  }
  return { items: items as LoadedContent['items'], sections, problems };
}
