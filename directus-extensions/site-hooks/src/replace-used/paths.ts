/** Address of the page that replaces a row in use. */
import { groupCollections } from '@hat-nang/model/publishing';

export const REPLACE_PATH = '/replace-used';

/** Collections whose rows the page replaces in all uses. */
const REPLACEABLE_COLLECTIONS: readonly string[] = ['directus_files', ...groupCollections, 'options'];

export const isReplaceable = (collection: string) => REPLACEABLE_COLLECTIONS.includes(collection);

/** Returns the address of the page for a row, with further query parameters. */
export const replacePath = (
  collection: string,
  key: number | string,
  query: Readonly<Record<string, string>> = {},
): string => `${REPLACE_PATH}?${new URLSearchParams({ collection, id: String(key), ...query })}`;
