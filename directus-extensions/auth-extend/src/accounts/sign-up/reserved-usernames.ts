/** Usernames that are reserved for the library's staff. Sign-up reports them as in use. */

import type { Database } from '../../shared/types.ts';
import { plain, withoutLeetspeak } from '../password/guessable-password.ts';

const RESERVED: readonly string[] = [
  ...['admin', 'admins', 'administrator', 'administrators', 'sysadmin', 'superadmin', 'superuser', 'webadmin', 'root'],
  ...[
    'moderator',
    'moderators',
    'mod',
    'staff',
    'team',
    'system',
    'owner',
    'official',
    'editor',
    'editors',
    'reviewer',
  ],
  ...[
    'support',
    'help',
    'helpdesk',
    'helpcenter',
    'service',
    'contact',
    'info',
    'security',
    'privacy',
    'abuse',
    'legal',
  ],
  ...[
    'webmaster',
    'postmaster',
    'hostmaster',
    'mailerdaemon',
    'noreply',
    'donotreply',
    'mail',
    'directus',
    'api',
    'bot',
  ],
  ...['null', 'undefined', 'anonymous'],
  ...['library', 'librarian', 'thuvien', 'thuthu', 'quantri', 'quantrivien', 'banquantri', 'dieuhanh', 'bientap'],
  ...['bientapvien', 'hotro', 'trogiup', 'tongdai', 'kiemduyet', 'kiemduyetvien', 'hethong', 'chinhthuc'],
];
/** Words that are reserved in any part of a name, as in `admin.lan`. */
const RESERVED_ANYWHERE: readonly string[] = [
  'admin',
  'administrator',
  'moderator',
  'root',
  'support',
  'quantri',
  'quantrivien',
];
/** Words that do not make a reserved name different, as in `the.admin` or `support.team`. */
const FILLERS: readonly string[] = ['the', 'real', 'our', 'your', 'my', 'vn', 'en', 'online', 'team', 'group', 'nhom'];
/** Minimum length of a brand name. A shorter name is treated as a common word and is not reserved. */
const MIN_BRAND_LENGTH = 4;

/**
 * Checks whether a username is reserved or looks like a reserved one. Look-alikes have dots, underscores or digits around the name, digits instead of
 * letters, or `rn` instead of `m`.
 * @param brands the library's names, from `brandNames`
 */
export function isReserved(username: string, brands: readonly string[]): boolean {
  const reserved = new Set([...RESERVED, ...brands.map(squeezed)]);
  const parts = username.toLowerCase().split(/[._]+/).filter(Boolean);
  const joinedParts = parts.join('');
  if (
    readingsOf(joinedParts).some((each) => reserved.has(each) || brands.some((brand) => each.includes(squeezed(brand))))
  ) {
    return true;
  }
  const isWord = (part: string, words: ReadonlySet<string>) => readingsOf(part).some((each) => words.has(each));
  const nowhere = new Set(RESERVED_ANYWHERE);
  if (parts.some((part) => isWord(part, nowhere))) return true;
  const fillers = new Set([...FILLERS, '']);
  return (
    parts.every((part) => isWord(part, fillers) || isWord(part, reserved)) &&
    parts.some((part) => isWord(part, reserved))
  );
}

/**
 * Returns all readings of a word: without digits at its ends, with digits read as letters, and with `rn` and `vv` read as the letters that they
 * resemble.
 */
function readingsOf(word: string): string[] {
  const wordWithoutDigits = word.replace(/^\d+|\d+$/g, '');
  return [word, wordWithoutDigits]
    .flatMap((each) => [each, ...withoutLeetspeak(each)])
    .flatMap((each) => [each, each.replaceAll('rn', 'm').replaceAll('vv', 'w')]);
}

/** Removes all characters except letters and digits: "Hạt Nắng" becomes "hatnang". */
const squeezed = (name: string): string => plain(name).replace(/[^a-z0-9]/g, '');

/** Reads the library's names in all languages from `app_configs`. */
export async function brandNames(database: Database): Promise<string[]> {
  const rows = await database('app_configs_translations').whereNotNull('brand_name').select('brand_name');
  return rows.map(({ brand_name }) => String(brand_name)).filter((name) => squeezed(name).length >= MIN_BRAND_LENGTH);
}
