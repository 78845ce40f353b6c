/**
 * Contracts of a member's own lists: favourites, playlists, reading history, picture. `/auth-extend/account/` needs a session;
 * `shared-playlist` needs the token of a shared address. They exist because a repeated call must leave one row, which a plain create does not.
 */
import { z } from 'zod';
import { favoriteCollections } from '../favorites.ts';
import { LANGUAGES } from './fields.ts';

const id = z.int({ error: 'FORM.ERROR_INVALID' }).min(1, 'FORM.ERROR_INVALID').max(2_147_483_647, 'FORM.ERROR_INVALID');
const yesOrNo = z.boolean({ error: 'FORM.ERROR_INVALID' });
/** What is in one text field; line breaks stay, other control characters do not. */
const text = (longest: number) =>
  z
    .string({ error: 'FORM.ERROR_INVALID' })
    .transform((given) =>
      given
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .normalize('NFC')
        .trim(),
    )
    .pipe(z.string().max(longest, 'FORM.ERROR_INVALID'));

/** `POST /auth-extend/account/favorite`: makes it so, however it was. */
export const favoriteRequest = z.strictObject({
  collection: z.enum(favoriteCollections, { error: 'FORM.ERROR_INVALID' }),
  id,
  is_favorite: yesOrNo,
});
export const favoriteAnswer = z.object({ is_favorite: z.boolean() });

/** Letters of a title, of a description, of a teaching tip. */
export const LONGEST = { title: 120, description: 1000, note: 500 } as const;
/** Documents that one playlist holds; more is a catalogue, not an evening. */
export const MOST_ITEMS = 500;
export const MOST_PLAYLISTS = 1000;

/**
 * `POST /auth-extend/account/new-playlist`. Directus's GraphQL asks a member for the owner of a new row, which is not theirs to say.
 */
export const newPlaylistRequest = z.strictObject({
  title: text(LONGEST.title).refine((title) => title !== '', 'FORM.ERROR_INVALID'),
});
export const newPlaylistAnswer = z.object({ id: z.int() });

/** `POST /auth-extend/account/playlist-item`: puts a document at the end of one's playlist, or takes it out. */
export const playlistItemRequest = z.strictObject({
  playlist: id,
  document: id,
  is_in: yesOrNo,
  /** The teaching tip of an item that comes back by "undo". */
  note: text(LONGEST.note).nullish(),
});
export const playlistItemAnswer = z.object({ is_in: z.boolean(), id: z.int().nullable() });

/** `POST /auth-extend/account/playlist-order`: the ids of all items in their new order; ids that are not there any more are skipped. */
export const playlistOrderRequest = z.strictObject({
  playlist: id,
  items: z.array(id, { error: 'FORM.ERROR_INVALID' }).max(MOST_ITEMS, 'FORM.ERROR_INVALID'),
});

/** `POST /auth-extend/account/share-playlist`: the same link until it is revoked, then another. */
export const sharePlaylistRequest = z.strictObject({ playlist: id, is_shared: yesOrNo });
export const sharePlaylistAnswer = z.object({ token: z.string().nullable() });

/** `POST /auth-extend/shared-playlist`, for the site's own rendering: the list and its tips, nothing of who made it. */
export const sharedPlaylistRequest = z.strictObject({
  token: z.string({ error: 'FORM.ERROR_LINK' }).min(8, 'FORM.ERROR_LINK').max(128, 'FORM.ERROR_LINK'),
});
export const sharedPlaylistAnswer = z.object({
  title: z.string(),
  description: z.string(),
  items: z.array(z.object({ document: z.int(), note: z.string() })),
});
export type SharedPlaylistAnswer = z.infer<typeof sharedPlaylistAnswer>;

/** `POST /auth-extend/account/progress`: how far somebody has read; nothing is kept unless they agreed. */
export const progressRequest = z.strictObject({
  document: id,
  language: z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' }),
  /** The first page is 1. */
  page: id,
  page_count: id,
  /** Milliseconds into the narration of the page. */
  position_ms: z.int({ error: 'FORM.ERROR_INVALID' }).min(0, 'FORM.ERROR_INVALID').max(2_147_483_647),
  is_finished: yesOrNo,
});
export type ProgressRequest = z.infer<typeof progressRequest>;
export const progressAnswer = z.object({ recorded: z.boolean() });

/** `POST /auth-extend/account/history-consent`: yes or no to keeping a reading history; each answer is a row of `consents`. */
export const historyConsentRequest = z.strictObject({
  is_recorded: yesOrNo,
  /** Which wording was agreed to. */
  version: z.string({ error: 'FORM.ERROR_INVALID' }).max(32, 'FORM.ERROR_INVALID').optional(),
});
export const historyConsentAnswer = z.object({ is_recorded: z.boolean() });

/** `POST /auth-extend/account/clear-history`. */
export const clearHistoryAnswer = z.object({ removed: z.int() });

/** Bytes of a picture as it comes (2 MB). */
export const MOST_AVATAR_BYTES = 2 * 1024 * 1024;
/** `POST /auth-extend/account/avatar`: a picture in base64, or null to have none. */
export const avatarRequest = z.strictObject({
  picture: z
    .string({ error: 'PROFILE_FORM.ERROR_PICTURE' })
    .max(Math.ceil(MOST_AVATAR_BYTES / 3) * 4, 'PROFILE_FORM.ERROR_PICTURE_SIZE')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'PROFILE_FORM.ERROR_PICTURE')
    .nullable(),
});
export const avatarAnswer = z.object({ avatar: z.string().nullable() });
