import type { CodegenConfig } from '@graphql-codegen/cli';
import { favoritesDocument } from './codegen/favorites-document.ts';

export const GRAPHQL_SCHEMA = 'codegen/specs/schema.graphql';
export const GRAPHQL_OUTPUT = 'codegen/generated/graphql/';

const config: CodegenConfig = {
  schema: GRAPHQL_SCHEMA,
  documents: ['web/src/**/*.graphql', favoritesDocument()],
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    [GRAPHQL_OUTPUT]: {
      preset: 'client',
      // The browser sends a document's hash only; the site refuses hashes that are not in persisted-documents.json.
      presetConfig: { persistedDocuments: { hashAlgorithm: 'sha256' }, fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          Date: 'string',
          JSON: 'unknown',
          GraphQLBigInt: 'string',
          GraphQLStringOrFloat: 'string | number',
          Hash: 'string',
        },
      },
    },
  },
};

export default config;
