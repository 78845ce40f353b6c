import type { Knex } from 'knex';
import type { Lang } from '../languages.ts';

/** The language of somebody's Studio; Vietnamese unless it is an English one. @param user their id; anything else is nobody */
export async function studioLanguage(database: Knex, user: unknown): Promise<Lang> {
  if (typeof user !== 'string') return 'vi';
  const row: { language?: unknown } | undefined = await database('directus_users')
    .where({ id: user })
    .first('language');
  return String(row?.language ?? '').startsWith('en') ? 'en' : 'vi';
}
