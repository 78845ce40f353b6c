// Written by `npm run codegen` from the running Directus. Do not edit: change the schema and run it again.
/* eslint-disable */
export * from "./gql.ts";