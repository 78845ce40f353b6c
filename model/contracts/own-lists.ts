/**
 * Contracts of a member's lists: favourites, playlists, reading history, picture. Calls below `/auth-extend/account/` require a session. `shared-playlist`
 * requires the token of a shared link. Adding the same favourite or playlist item twice leaves only one row, unlike Directus's create.
 */
import * as z from 'zod/mini';
import { favoriteCollections } from '../favorites.ts';
import { LANGUAGES, lines, rowId } from './fields.ts';

const id = rowId('FORM.ERROR_INVALID');
const yesOrNo = z.boolean({ error: 'FORM.ERROR_INVALID' });
const text = (maxLength: number) => lines('FORM.ERROR_INVALID', maxLength);

/** Request of `POST /auth-extend/account/favorite`, which sets the state. The call is idempotent. */
export const favoriteRequest = z.strictObject({
  collection: z.enum(favoriteCollections, { error: 'FORM.ERROR_INVALID' }),
  id,
  is_favorite: yesOrNo,
});
export const favoriteAnswer = z.object({ is_favorite: z.boolean() });

/** Maximum lengths in UTF-16 units of a title, a description and a teaching tip. */
export const MAX_TEXT_LENGTHS = { title: 120, description: 1000, note: 500 } as const;
/** Maximum number of documents in a playlist. */
export const MAX_PLAYLIST_ITEMS = 500;
export const MAX_PLAYLISTS = 1000;

/**
 * Request of `POST /auth-extend/account/new-playlist`. Directus's GraphQL cannot create a playlist, because GraphQL requires the owner of a new row, which
 * a member may not set.
 */
export const newPlaylistRequest = z.strictObject({
  title: text(MAX_TEXT_LENGTHS.title).check(z.minLength(1, 'FORM.ERROR_INVALID')),
});
export const newPlaylistAnswer = z.object({ id: z.int() });

/** Request of `POST /auth-extend/account/playlist-item`, which adds a document to the end of a playlist or removes it. */
export const playlistItemRequest = z.strictObject({
  playlist: id,
  document: id,
  is_in: yesOrNo,
  /** Teaching tip of an item that "undo" restores. */
  note: z.nullish(text(MAX_TEXT_LENGTHS.note)),
});
export const playlistItemAnswer = z.object({ is_in: z.boolean(), id: z.nullable(z.int()) });

/** Request of `POST /auth-extend/account/playlist-order`: the ids of all items in their new order. Unknown ids are skipped. */
export const playlistOrderRequest = z.strictObject({
  playlist: id,
  items: z.array(id, { error: 'FORM.ERROR_INVALID' }).check(z.maxLength(MAX_PLAYLIST_ITEMS, 'FORM.ERROR_INVALID')),
});

/**
 * Request of `POST /auth-extend/account/share-playlist`. `is_shared: true` returns the token of the link: the same token while the playlist is shared,
 * otherwise a new one. `is_shared: false` revokes the token and returns null.
 */
export const sharePlaylistRequest = z.strictObject({ playlist: id, is_shared: yesOrNo });
export const sharePlaylistAnswer = z.object({ token: z.nullable(z.string()) });

/**
 * Request of `POST /auth-extend/shared-playlist`, which the site's server sends to render the page. The answer has the title, the description and the
 * documents with their teaching tips, but not the owner.
 */
export const sharedPlaylistRequest = z.strictObject({
  token: z
    .string({ error: 'FORM.ERROR_LINK' })
    .check(z.minLength(8, 'FORM.ERROR_LINK'), z.maxLength(128, 'FORM.ERROR_LINK')),
});
export const sharedPlaylistAnswer = z.object({
  title: z.string(),
  description: z.string(),
  items: z.array(z.object({ document: z.int(), note: z.string() })),
});
export type SharedPlaylistAnswer = z.infer<typeof sharedPlaylistAnswer>;

/** Request of `POST /auth-extend/account/progress`: reading progress, which is stored only with the member's consent. */
export const progressRequest = z.strictObject({
  document: id,
  language: z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' }),
  /** Page number, counted from 1. */
  page: id,
  page_count: id,
  /** Position in the narration of the page in milliseconds. */
  position_ms: z.int({ error: 'FORM.ERROR_INVALID' }).check(z.gte(0, 'FORM.ERROR_INVALID'), z.lte(2_147_483_647)),
  is_finished: yesOrNo,
});
export type ProgressRequest = z.infer<typeof progressRequest>;
export const progressAnswer = z.object({ recorded: z.boolean() });

/** Request of `POST /auth-extend/account/history-consent`: consent to a reading history, or refusal. A changed decision adds a row to `consents`. */
export const historyConsentRequest = z.strictObject({
  is_recorded: yesOrNo,
  /** Version of the consent text. */
  version: z.optional(z.string({ error: 'FORM.ERROR_INVALID' }).check(z.maxLength(32, 'FORM.ERROR_INVALID'))),
});
export const historyConsentAnswer = z.object({ is_recorded: z.boolean() });

/** Answer of `POST /auth-extend/account/clear-history`. */
export const clearHistoryAnswer = z.object({ removed: z.int() });

/** Maximum size of an uploaded picture in bytes (2 MB). */
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024;
/** Request of `POST /auth-extend/account/avatar`: a picture in base64, or null to remove the picture. */
export const avatarRequest = z.strictObject({
  picture: z.nullable(
    z
      .string({ error: 'PROFILE_FORM.ERROR_PICTURE' })
      .check(
        z.maxLength(Math.ceil(MAX_AVATAR_BYTES / 3) * 4, 'PROFILE_FORM.ERROR_PICTURE_SIZE'),
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'PROFILE_FORM.ERROR_PICTURE'),
      ),
  ),
});
export const avatarAnswer = z.object({ avatar: z.nullable(z.string()) });
