/** First line of every file that codegen writes. */
export const BANNER =
  'Written by `npm run codegen` from the running Directus. Do not edit: change the schema and run it again.';
