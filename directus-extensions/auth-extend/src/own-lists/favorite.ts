/**
 * `POST /auth-extend/account/favorite` adds or removes a favourite. Concurrent and repeated additions of an item leave one row and get equal responses. Only an
 * item that is public now can be added.
 */

import type { favoriteRequest } from '@hat-nang/model/contracts/own-lists';
import { favoriteFields } from '@hat-nang/model/favorites';
import type * as z from 'zod/mini';
import { codeOfError } from '../accounts/password/hashing.ts';
import type { AccountContext } from '../shared/context.ts';
import { refusal } from '../shared/errors.ts';
import { countOrThrow, HOUR } from '../shared/limits.ts';
import type { AccountRequest } from '../shared/types.ts';
import { isLive, memberOf } from './member.ts';

/** Changes per member. The limit stops programs, and is far above manual use. */
const CHANGE_LIMIT = { name: 'favorite-hour', limit: 2000, windowMs: HOUR };

export function changeFavorite(context: AccountContext) {
  const { database, env, services } = context;
  return async ({ collection, id, is_favorite }: z.infer<typeof favoriteRequest>, request: AccountRequest) => {
    const { id: user, accountability, schema } = await memberOf(context, request);
    await countOrThrow(database, env.hashKey, CHANGE_LIMIT, user);
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
      // The favourite exists already, which is the requested state.
      if (codeOfError(error) !== 'RECORD_NOT_UNIQUE') throw error;
    }
    return { is_favorite };
  };
}
