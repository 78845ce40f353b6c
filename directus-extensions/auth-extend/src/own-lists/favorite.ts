/**
 * `POST /auth-extend/account/favorite`: makes something a favourite, or no longer one. Asked twice, or from two tabs at once, it leaves one row
 * and answers alike. What may be a favourite is what the person may read; Directus's permissions say so.
 */

import type { favoriteRequest } from '@hat-nang/model/contracts/own-lists';
import { favoriteFields } from '@hat-nang/model/favorites';
import type { z } from 'zod';
import { codeOfError } from '../accounts/password/hashing.ts';
import type { AccountContext } from '../shared/context.ts';
import { refusal } from '../shared/errors.ts';
import { HOUR, take } from '../shared/limits.ts';
import type { AccountRequest } from '../shared/types.ts';
import { isLive, memberOf } from './member.ts';

/** Far beyond what a hand does, below what a program would. */
const CHANGES = { name: 'favorite-hour', limit: 2000, windowMs: HOUR };

export function favorite(context: AccountContext) {
  const { database, env, services } = context;
  return async ({ collection, id, is_favorite }: z.infer<typeof favoriteRequest>, request: AccountRequest) => {
    const { id: user, accountability, schema } = await memberOf(context, request);
    await take(database, env.hashKey, CHANGES, user);
    const field = favoriteFields[collection];
    if (!is_favorite) {
      await database('favorites')
        .where({ user, [field]: id })
        .delete();
      return { is_favorite };
    }
    if (!(await isLive(database, collection, id))) throw refusal('FAILED_VALIDATION', 'FORM.ERROR_INVALID', 'id');
    const favorites = new services.ItemsService('favorites', { accountability, schema, knex: database });
    try {
      await favorites.createOne({ [field]: id });
    } catch (error) {
      // It is one already: that is what was asked for.
      if (codeOfError(error) !== 'RECORD_NOT_UNIQUE') throw error;
    }
    return { is_favorite };
  };
}
