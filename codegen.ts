import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import { formatFavoritesDocument } from './codegen/favorites-document.ts';

export const GRAPHQL_SCHEMA = 'codegen/specs/schema.graphql';
export const GRAPHQL_OUTPUT = 'codegen/generated/graphql/';

const { transform: addTypenames } = addTypenameSelectionDocumentTransform;

/** urql's document cache uses `__typename` to find the responses that a mutation makes stale. urql caches only personal responses. */
const addPersonalTypenames: typeof addTypenames = async ({ documents, ...options }) => {
  const isPersonal = ({ location, rawSDL }: (typeof documents)[number]) =>
    /features\/(favorites|history|playlists)\//.test(location ?? '') || rawSDL?.includes('query My');
  const extendedDocuments = documents.map((document) =>
    isPersonal(document) ? addTypenames({ documents: [document], ...options }) : [document],
  );
  return (await Promise.all(extendedDocuments)).flat();
};

const config: CodegenConfig = {
  schema: GRAPHQL_SCHEMA,
  documents: ['web/src/**/*.graphql', formatFavoritesDocument()],
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    [GRAPHQL_OUTPUT]: {
      preset: 'client',
      documentTransforms: [{ transform: addPersonalTypenames }],
      // The browser sends only the hash of a document. The site refuses hashes that are not in persisted-documents.json.
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
