import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredSections } from '@hat-nang/model/sections';
import { parse } from 'yaml';

/** Folder of the content files. Its subfolder `media` contains the generated files. */
const demoFolder = join(import.meta.dirname, '..', '..', 'demo');
export const mediaFolder = join(demoFolder, 'media');

/** Folders of documents. A document has a cover and pages with pictures. An article has one wide picture. */
export const documentFolders = ['books', 'study-documents'] as const;
export const articleFolders: readonly string[] = declaredSections
  .filter(({ word, picture }) => picture !== undefined && word !== 'documents')
  .map(({ word }) => word);

/**
 * Options of a run. `filters` are prefixes of `folder/key`; without filters, a run covers all items. `remakeAll` also regenerates files that are up to date.
 */
export interface IllustrateOptions {
  filters: readonly string[];
  remakeAll: boolean;
  log: (text: string) => void;
}

/** A page of a document. `say` contains one sentence per entry. */
interface PageSource {
  scene?: unknown;
  vi?: { say?: string[] };
  en?: { say?: string[] };
}

/** The YAML file of an item. `data` declares only the fields that the illustrator reads, because the seed engine checks the others. */
export interface ItemSource {
  folder: string;
  key: string;
  /** Path relative to seeds/demo. */
  file: string;
  data: {
    cover?: unknown;
    scene?: unknown;
    pages?: PageSource[];
    sign_language?: string;
    gaps?: string[];
    map?: { pin: [x: number, y: number] };
  };
}

/** Reads all items, or those whose `folder/key` starts with one of the filters. */
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

/** Returns the name of a page: `p01` for the first one. */
export const toPageName = (number: number) => `p${String(number).padStart(2, '0')}`;
