import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type ArgumentNode, type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';

const createArgument = (name: string, value: string): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: { kind: Kind.NAME, value: name },
  value: { kind: Kind.STRING, value },
});

/** A document that reads one item as a content version. */
export interface VersionDocument {
  readonly document: TypedDocumentNode<Record<string, unknown>, Record<string, never>>;
  /** Name of the item in the response. */
  readonly key: string;
}

/**
 * Converts a document that reads an item as a list of one row (`news(filter: …)`) into a document that reads a version (`news_by_id(id: …, version: …)`).
 * Directus reads versions only by id. The selected fields stay the same, so every page can show a version.
 * @throws Error if the document does not read this collection, or also reads something else
 */
export const toVersionDocument = (
  source: DocumentNode,
  collection: string,
  id: number,
  version: string,
): VersionDocument => {
  const operation = source.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const [field, ...otherFields] = operation?.selectionSet.selections ?? [];
  if (!operation || field?.kind !== Kind.FIELD || field.name.value !== collection || otherFields.length > 0)
    throw new Error(
      `The query "${operation?.name?.value}" does not read only ${collection}, so it cannot read a version of it.`,
    );
  const key = (field.alias ?? field.name).value;
  const versionField = {
    ...field,
    alias: { kind: Kind.NAME, value: key } as const,
    name: { kind: Kind.NAME, value: `${collection}_by_id` } as const,
    arguments: [createArgument('id', String(id)), createArgument('version', version)],
  };
  const versionOperation = {
    ...operation,
    variableDefinitions: [],
    selectionSet: { ...operation.selectionSet, selections: [versionField] },
  };
  const definitions = source.definitions.map((definition) =>
    definition === operation ? versionOperation : definition,
  );
  return { document: { kind: Kind.DOCUMENT, definitions } as VersionDocument['document'], key };
};
