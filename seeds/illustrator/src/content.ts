import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredSections } from '@hat-nang/model/sections';
import { parse } from 'yaml';

/** Where the content is and where the made media go. */
const demoFolder = join(import.meta.dirname, '..', '..', 'demo');
export const mediaFolder = join(demoFolder, 'media');

/** Folders whose items have pictures; articles have one wide picture, documents a cover and pages. */
export const documentFolders = ['books', 'study-documents'] as const;
export const articleFolders: readonly string[] = declaredSections
  .filter(({ word, picture }) => picture !== undefined && word !== 'documents')
  .map(({ word }) => word);

/** What one run makes: `filters` are beginnings of `folder/key`, none means everything; `remakeAll` also what is up to date. */
export interface IllustrateOptions {
  filters: readonly string[];
  remakeAll: boolean;
  log: (text: string) => void;
}

/** One sentence per entry, in both languages. */
interface PageSource {
  scene?: unknown;
  vi?: { say?: string[] };
  en?: { say?: string[] };
}

/** What the media need of one YAML file; the seed engine checks the rest. */
export interface ItemSource {
  folder: string;
  key: string;
  /** Path below seeds/demo, for messages. */
  file: string;
  data: {
    cover?: unknown;
    scene?: unknown;
    pages?: PageSource[];
    sign_language?: string;
    gaps?: string[];
  };
}

/** All items, or those whose `folder/key` starts with one of the given words. */
export const readItems = (filters: readonly string[] = []): ItemSource[] =>
  [...documentFolders, ...articleFolders].flatMap((folder) => {
    const path = join(demoFolder, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => ({ folder, key: name.slice(0, -5), file: `${folder}/${name}` }))
      .filter(({ key }) => filters.length === 0 || filters.some((filter) => `${folder}/${key}`.startsWith(filter)))
      .map((item) => ({ ...item, data: parse(readFileSync(join(demoFolder, item.file), 'utf8')) ?? {} }));
  });

/** `p01` for the first page. */
export const pageName = (number: number) => `p${String(number).padStart(2, '0')}`;
