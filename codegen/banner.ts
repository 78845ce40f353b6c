/** Note at the top of the files that codegen derives from the schema of a running Directus. */
export const BANNER =
  'Written by `npm run codegen` from the running Directus. Do not edit: change the schema and run it again.';

export const MESSAGES_BANNER = 'Machine-written by `npm run codegen -- --offline`. Do not edit.';
