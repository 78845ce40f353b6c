import { readFileSync } from 'node:fs';
import {
  createFolder,
  createTranslations,
  readFolders,
  readSettings,
  readTranslations,
  updateFolder,
  updateSettings,
  updateTranslation,
} from '@directus/sdk';
import { countStudioTexts } from '@hat-nang/model/count-texts';
import {
  type PublishingRule,
  publishingTexts,
  ruleTextWithoutSubject,
  toStudioKey,
} from '@hat-nang/model/publishing-texts';
import { parse } from 'yaml';
import type { Api } from './connect.ts';
import { ENFORCED_SETTINGS, FOLDERS, INITIAL_SETTINGS } from './settings.ts';
import { hasSameValues } from './snapshot.ts';
import { upsert } from './upsert.ts';

/** Texts of the Studio in both languages, such as notes and options, by their `$t:key`. */
export type StudioTexts = Record<string, { vi: string; en: string }>;
export const TEXTS_FILE = new URL('./studio-texts.yaml', import.meta.url);

const rules = Object.keys(publishingTexts) as PublishingRule[];
/** Texts that are defined in code instead of studio-texts.yaml: messages of refused saves, and names of daily counts. */
export const TEXTS_DEFINED_IN_CODE: Readonly<StudioTexts> = {
  ...Object.fromEntries(
    rules.map((rule) => [
      toStudioKey(rule),
      { vi: ruleTextWithoutSubject('vi', rule), en: ruleTextWithoutSubject('en', rule) },
    ]),
  ),
  ...countStudioTexts,
};
export const readTexts = (): StudioTexts => parse(readFileSync(TEXTS_FILE, 'utf8'));

/** Applies folders, project settings and the Studio's texts. Returns the number of changes. */
export async function applySettings(api: Api): Promise<number> {
  const changes =
    (await upsert(api, { read: readFolders, create: createFolder, update: updateFolder }, FOLDERS)) +
    (await applyTexts(api));
  const current = (await api.request(readSettings())) as Record<string, unknown>;
  const initialEntries = Object.entries(INITIAL_SETTINGS)
    .filter(([name, { from, to }]) => from.includes(current[name] ?? null) && current[name] !== to)
    .map(([name, { to }]) => [name, to]);
  const enforcedEntries = Object.entries(ENFORCED_SETTINGS).filter(
    ([name, value]) => !hasSameValues(current, { [name]: value }),
  );
  const patch = Object.fromEntries([...initialEntries, ...enforcedEntries]);
  const count = Object.keys(patch).length;
  if (count > 0) await api.request(updateSettings(patch));
  return changes + count;
}

async function applyTexts(api: Api): Promise<number> {
  const rows = await api.request(readTranslations({ limit: -1, fields: ['id', 'key', 'language', 'value'] }));
  const current = new Map(rows.map((row) => [`${row.key}|${row.language}`, row]));
  const target = Object.entries({ ...readTexts(), ...TEXTS_DEFINED_IN_CODE }).flatMap(([key, { vi, en }]) => [
    { key, language: 'vi-VN', value: vi },
    { key, language: 'en-US', value: en },
  ]);
  const missingTexts = target.filter(({ key, language }) => !current.has(`${key}|${language}`));
  const changedRows = target.flatMap((row) => {
    const currentRow = current.get(`${row.key}|${row.language}`);
    return currentRow && currentRow.value !== row.value ? [{ id: currentRow.id, value: row.value }] : [];
  });
  if (missingTexts.length > 0) await api.request(createTranslations(missingTexts));
  for (const { id, value } of changedRows) await api.request(updateTranslation(id, { value }));
  return missingTexts.length + changedRows.length;
}
