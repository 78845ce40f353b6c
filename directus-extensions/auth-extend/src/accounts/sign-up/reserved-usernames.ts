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
/** A username is reserved if one of its parts is one of these words or a variant, as in `admin.lan`. Dots and underscores separate the parts. */
const RESERVED_ANYWHERE: readonly string[] = [
  'admin',
  'administrator',
  'moderator',
  'root',
  'support',
  'quantri',
  'quantrivien',
];
/** A username that consists of reserved names and these words is reserved too, such as `the.editor` or `help.online`. */
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
 * Checks whether a username is reserved: as a reserved name, with a brand in it, or with a word of `RESERVED_ANYWHERE` as a part. Names also match with dots,
 * underscores or filler words, with digits at their ends or instead of letters, with `rn` instead of `m`, and with `vv` instead of `w`.
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
 * Returns the word and its variants: without digits at its ends, with letters instead of digits (`withoutLeetspeak`), with `m` instead of `rn` and `w` instead
 * of `vv`, and combinations of these changes.
 */
function variantsOf(word: string): string[] {
  const wordWithoutDigits = word.replace(/^\d+|\d+$/g, '');
  return [word, wordWithoutDigits]
    .flatMap((variant) => [variant, ...withoutLeetspeak(variant)])
    .flatMap((variant) => [variant, variant.replaceAll('rn', 'm').replaceAll('vv', 'w')]);
}

/** Reduces a name to lower-case letters and digits without accents: "Hạt Nắng" becomes "hatnang". */
const toAlphanumeric = (name: string): string => removeAccents(name).replace(/[^a-z0-9]/g, '');

/** Reads the library's names in all languages from `app_configs_translations`. Leaves out names shorter than `MIN_BRAND_LENGTH`. */
export async function readBrandNames(database: Database): Promise<string[]> {
  const rows = await database('app_configs_translations').whereNotNull('brand_name').select('brand_name');
  return rows
    .map(({ brand_name }) => String(brand_name))
    .filter((name) => toAlphanumeric(name).length >= MIN_BRAND_LENGTH);
}
