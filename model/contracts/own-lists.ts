/**
 * Contracts of a member's lists: favourites, playlists, reading history, picture. `/auth-extend/account/` requires a session, `shared-playlist` the token
 * of a shared link. Unlike Directus's create, a repeated call leaves only one row.
 */
import { z } from 'zod';
import { favoriteCollections } from '../favorites.ts';
import { LANGUAGES } from './fields.ts';

const id = z.int({ error: 'FORM.ERROR_INVALID' }).min(1, 'FORM.ERROR_INVALID').max(2_147_483_647, 'FORM.ERROR_INVALID');
const yesOrNo = z.boolean({ error: 'FORM.ERROR_INVALID' });
/** The content of one text field: line breaks are preserved, other control characters removed. */
const text = (maxLength: number) =>
  z
    .string({ error: 'FORM.ERROR_INVALID' })
    .transform((input) =>
      input
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .normalize('NFC')
        .trim(),
    )
    .pipe(z.string().max(maxLength, 'FORM.ERROR_INVALID'));

/** `POST /auth-extend/account/favorite`: sets the state; idempotent. */
export const favoriteRequest = z.strictObject({
  collection: z.enum(favoriteCollections, { error: 'FORM.ERROR_INVALID' }),
  id,
  is_favorite: yesOrNo,
});
export const favoriteAnswer = z.object({ is_favorite: z.boolean() });

/** Maximum lengths of a title, a description and a teaching tip. */
export const MAX_LENGTH = { title: 120, description: 1000, note: 500 } as const;
/** Maximum documents in a playlist. */
export const MAX_ITEMS = 500;
export const MAX_PLAYLISTS = 1000;

/** `POST /auth-extend/account/new-playlist`. Directus's GraphQL cannot create one: it requires the owner of a new row, which a member may not set. */
export const newPlaylistRequest = z.strictObject({
  title: text(MAX_LENGTH.title).refine((title) => title !== '', 'FORM.ERROR_INVALID'),
});
export const newPlaylistAnswer = z.object({ id: z.int() });

/** `POST /auth-extend/account/playlist-item`: appends a document to a playlist, or removes it. */
export const playlistItemRequest = z.strictObject({
  playlist: id,
  document: id,
  is_in: yesOrNo,
  /** The teaching tip of an item that "undo" restores. */
  note: text(MAX_LENGTH.note).nullish(),
});
export const playlistItemAnswer = z.object({ is_in: z.boolean(), id: z.int().nullable() });

/** `POST /auth-extend/account/playlist-order`: the ids of all items in their new order; unknown ids are skipped. */
export const playlistOrderRequest = z.strictObject({
  playlist: id,
  items: z.array(id, { error: 'FORM.ERROR_INVALID' }).max(MAX_ITEMS, 'FORM.ERROR_INVALID'),
});

/** `POST /auth-extend/account/share-playlist`: returns the same link until it is revoked, then a new one. */
export const sharePlaylistRequest = z.strictObject({ playlist: id, is_shared: yesOrNo });
export const sharePlaylistAnswer = z.object({ token: z.string().nullable() });

/** `POST /auth-extend/shared-playlist`, for server rendering: the list and its tips without the owner. */
export const sharedPlaylistRequest = z.strictObject({
  token: z.string({ error: 'FORM.ERROR_LINK' }).min(8, 'FORM.ERROR_LINK').max(128, 'FORM.ERROR_LINK'),
});
export const sharedPlaylistAnswer = z.object({
  title: z.string(),
  description: z.string(),
  items: z.array(z.object({ document: z.int(), note: z.string() })),
});
export type SharedPlaylistAnswer = z.infer<typeof sharedPlaylistAnswer>;

/** `POST /auth-extend/account/progress`: reading progress; stored only with consent. */
export const progressRequest = z.strictObject({
  document: id,
  language: z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' }),
  /** Pages count from 1. */
  page: id,
  page_count: id,
  /** Milliseconds into the narration of the page. */
  position_ms: z.int({ error: 'FORM.ERROR_INVALID' }).min(0, 'FORM.ERROR_INVALID').max(2_147_483_647),
  is_finished: yesOrNo,
});
export type ProgressRequest = z.infer<typeof progressRequest>;
export const progressAnswer = z.object({ recorded: z.boolean() });

/** `POST /auth-extend/account/history-consent`: consent to a reading history; each answer adds a row to `consents`. */
export const historyConsentRequest = z.strictObject({
  is_recorded: yesOrNo,
  /** Version of the consent text. */
  version: z.string({ error: 'FORM.ERROR_INVALID' }).max(32, 'FORM.ERROR_INVALID').optional(),
});
export const historyConsentAnswer = z.object({ is_recorded: z.boolean() });

/** `POST /auth-extend/account/clear-history`. */
export const clearHistoryAnswer = z.object({ removed: z.int() });

/** Maximum bytes of an uploaded picture (2 MB). */
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024;
/** `POST /auth-extend/account/avatar`: a picture in base64, or null to remove it. */
export const avatarRequest = z.strictObject({
  picture: z
    .string({ error: 'PROFILE_FORM.ERROR_PICTURE' })
    .max(Math.ceil(MAX_AVATAR_BYTES / 3) * 4, 'PROFILE_FORM.ERROR_PICTURE_SIZE')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'PROFILE_FORM.ERROR_PICTURE')
    .nullable(),
});
export const avatarAnswer = z.object({ avatar: z.string().nullable() });
