/** Usernames that are reserved for the library's staff. Sign-up reports them as in use. */

import type { Database } from '../../shared/types.ts';
import { removeAccents, withoutLeetspeak } from '../password/guessable-password.ts';

const RESERVED_NAMES: readonly string[] = [
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
const FILLER_WORDS: readonly string[] = [
  'the',
  'real',
  'our',
  'your',
  'my',
  'vn',
  'en',
  'online',
  'team',
  'group',
  'nhom',
];
/** Minimum length of a brand name. A shorter name is treated as a common word and is not reserved. */
const MIN_BRAND_LENGTH = 4;

/**
 * Checks whether a username is reserved, resembles a reserved one, or contains a brand. A name with dots, underscores, filler words or digits at its ends
 * resembles a reserved one, and so does one with digits instead of letters, `rn` instead of `m`, or `vv` instead of `w`.
 * @param brands the library's names, from `readBrandNames`
 */
export function isReservedUsername(username: string, brands: readonly string[]): boolean {
  const reservedNames = new Set([...RESERVED_NAMES, ...brands.map(toAlphanumeric)]);
  const parts = username.toLowerCase().split(/[._]+/).filter(Boolean);
  const joinedParts = parts.join('');
  if (
    variantsOf(joinedParts).some(
      (variant) => reservedNames.has(variant) || brands.some((brand) => variant.includes(toAlphanumeric(brand))),
    )
  ) {
    return true;
  }
  const isWord = (part: string, words: ReadonlySet<string>) => variantsOf(part).some((variant) => words.has(variant));
  const reservedAnywhere = new Set(RESERVED_ANYWHERE);
  if (parts.some((part) => isWord(part, reservedAnywhere))) return true;
  const fillerWords = new Set([...FILLER_WORDS, '']);
  return (
    parts.every((part) => isWord(part, fillerWords) || isWord(part, reservedNames)) &&
    parts.some((part) => isWord(part, reservedNames))
  );
}

/**
 * Returns all readings of a word: without digits at its ends, with digits read as letters, and with `rn` and `vv` read as the letters that they
 * resemble.
 */
function variantsOf(word: string): string[] {
  const wordWithoutDigits = word.replace(/^\d+|\d+$/g, '');
  return [word, wordWithoutDigits]
    .flatMap((variant) => [variant, ...withoutLeetspeak(variant)])
    .flatMap((variant) => [variant, variant.replaceAll('rn', 'm').replaceAll('vv', 'w')]);
}

/** Removes all characters except letters and digits: "Hạt Nắng" becomes "hatnang". */
const toAlphanumeric = (name: string): string => removeAccents(name).replace(/[^a-z0-9]/g, '');

/** Reads the library's names in all languages from `app_configs`. */
export async function readBrandNames(database: Database): Promise<string[]> {
  const rows = await database('app_configs_translations').whereNotNull('brand_name').select('brand_name');
  return rows
    .map(({ brand_name }) => String(brand_name))
    .filter((name) => toAlphanumeric(name).length >= MIN_BRAND_LENGTH);
}
