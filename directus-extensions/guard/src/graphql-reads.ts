/** Converts the reads of a GraphQL document to REST queries, so that the same rules check REST and GraphQL. Pure functions. */

import type { RawQuery } from '@hat-nang/model/http/raw-query';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  valueFromASTUntyped,
} from 'graphql';

/** A top-level field of a document, as a read. `collection` is undefined if no collection belongs to the field. */
interface CollectionRead {
  readonly collection: string | undefined;
  readonly query: RawQuery;
  readonly isOne: boolean;
  readonly isAggregate: boolean;
}

export interface DocumentReads {
  readonly reads: readonly CollectionRead[];
  /** Number of fields and fragments in all selections. The fields of a fragment count at each use. */
  readonly selections: number;
  readonly aliases: number;
}

export interface DocumentLimits {
  /** Maximum characters of a document. */
  readonly length: number;
  readonly tokens: number;
  readonly selections: number;
  /** Maximum number of aliases on all levels. */
  readonly aliases: number;
}

type Variables = Readonly<Record<string, unknown>>;
/** State while the selections of a document are traversed. The counters grow. */
interface Traversal {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly limits: DocumentLimits;
  selections: number;
  aliases: number;
}

class DocumentTooLarge extends Error {}

/** Mutations for one item and for several: `update_playlists_item`, `update_playlists_items`. */
const MUTATION = /^(create|update|delete)_(.+?)_(item|items|batch)$/;

/**
 * Parses a document.
 * @param hasCollection returns whether a collection of this name exists
 * @param isSystem true for `/graphql/system`, whose fields lack the prefix `directus_`
 * @returns the reads and the counts; an error message if the document exceeds `limits`; undefined for invalid GraphQL, which Directus reports
 */
export function collectReads(
  source: string,
  variables: Variables,
  hasCollection: (name: string) => boolean,
  { isSystem, limits }: { readonly isSystem: boolean; readonly limits: DocumentLimits },
): DocumentReads | string | undefined {
  if (source.length > limits.length) return 'The document is too large';
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: limits.tokens, noLocation: true });
  } catch (error) {
    return /token/i.test(String(error)) && /limit/i.test(String(error)) ? 'The document is too large' : undefined;
  }
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) if (node.kind === 'FragmentDefinition') fragments.set(node.name.value, node);
  const operations = document.definitions.filter((node) => node.kind === 'OperationDefinition');
  const traversal: Traversal = { fragments, limits, selections: 0, aliases: 0 };
  try {
    const reads = operations.flatMap((operation) => {
      const values = applyDefaults(operation, variables);
      return collectFields(traversal, operation.selectionSet.selections).map((field) =>
        toRead(traversal, field, values, hasCollection, isSystem),
      );
    });
    return { reads, selections: traversal.selections, aliases: traversal.aliases };
  } catch (error) {
    if (error instanceof DocumentTooLarge) return error.message;
    throw error;
  }
}

/** Creates a dictionary without prototype. Documents choose its keys, and may choose names such as `constructor` and `__proto__`. */
function createDictionary<Value>(entries: Readonly<Record<string, Value>> = {}): Record<string, Value> {
  return Object.assign(Object.create(null), entries);
}

function applyDefaults(operation: OperationDefinitionNode, variables: Variables): Record<string, unknown> {
  const values = createDictionary(variables);
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (values[variable.name.value] === undefined && defaultValue !== undefined) {
      values[variable.name.value] = valueFromASTUntyped(defaultValue);
    }
  }
  return values;
}

/**
 * Returns the fields of a selection and of its fragments, without fields such as `__typename`.
 * @throws DocumentTooLarge above the limit of selections or aliases; nested fragments multiply the number of selections
 */
function collectFields(
  traversal: Traversal,
  selections: readonly SelectionNode[],
  path: readonly string[] = [],
): FieldNode[] {
  return selections.flatMap((node) => {
    traversal.selections += 1;
    if (traversal.selections > traversal.limits.selections) {
      throw new DocumentTooLarge(`The document takes at most ${traversal.limits.selections} fields`);
    }
    if (node.kind === 'Field') {
      if (node.name.value.startsWith('__')) return [];
      if (node.alias !== undefined) traversal.aliases += 1;
      if (traversal.aliases > traversal.limits.aliases)
        throw new DocumentTooLarge(`The document takes at most ${traversal.limits.aliases} aliases`);
      return [node];
    }
    if (node.kind === 'InlineFragment') return collectFields(traversal, node.selectionSet.selections, path);
    const name = node.name.value;
    const fragment = traversal.fragments.get(name);
    // An unknown or recursive fragment is invalid. Directus reports the error, so such a fragment is skipped here.
    return fragment === undefined || path.includes(name)
      ? []
      : collectFields(traversal, fragment.selectionSet.selections, [...path, name]);
  });
}

function toRead(
  traversal: Traversal,
  field: FieldNode,
  values: Record<string, unknown>,
  hasCollection: (name: string) => boolean,
  isSystem: boolean,
): CollectionRead {
  const name = field.name.value;
  const fullName = (shortName: string) => (isSystem ? `directus_${shortName}` : shortName);
  const findCollectionName = (shortName: string | undefined) =>
    shortName !== undefined && hasCollection(fullName(shortName)) ? fullName(shortName) : undefined;
  const args = argumentsOf(field, values);
  const selectedFields = collectFields(traversal, field.selectionSet?.selections ?? []);
  const aggregatedName =
    findCollectionName(name) === undefined && name.endsWith('_aggregated') ? name.slice(0, -11) : undefined;
  if (aggregatedName !== undefined) {
    const functionNodes = selectedFields.filter((node) => node.name.value !== 'group');
    const aggregateEntries = functionNodes.map((node) => [node.name.value, collectNames(traversal, node)]);
    const query = { ...args, aggregate: Object.fromEntries(aggregateEntries) };
    return { collection: findCollectionName(aggregatedName), query, isOne: false, isAggregate: true };
  }
  const mutation = MUTATION.exec(name);
  const baseName = mutation?.[2] ?? name.replace(/_by_(id|version)$/, '').replace(/_me$/, '');
  const collection = findCollectionName(name) ?? findCollectionName(baseName);
  const query = { ...args, ...selectionOf(traversal, selectedFields, values) };
  // A mutation of several items returns all of them.
  const isOne = collection !== findCollectionName(name) && (mutation === null || mutation[3] === 'item');
  return { collection, query, isOne, isAggregate: false };
}

function collectNames(traversal: Traversal, node: FieldNode): string[] {
  return collectFields(traversal, node.selectionSet?.selections ?? []).map(({ name }) => name.value);
}

/** Arguments that are parameters of a read. Other arguments, such as the `data` of a mutation and the key of an item, are ignored. */
const QUERY_PARAMETERS: ReadonlySet<string> = new Set([
  ...['filter', 'sort', 'limit', 'offset', 'page', 'search', 'groupBy', 'version'],
]);

function argumentsOf(field: FieldNode, values: Record<string, unknown>): Record<string, unknown> {
  const readArguments = (field.arguments ?? []).filter(({ name }) => QUERY_PARAMETERS.has(name.value));
  return Object.fromEntries(readArguments.map(({ name, value }) => [name.value, valueFromASTUntyped(value, values)]));
}

/** Derives `fields`, `alias` and `deep` from a selection, as Directus does. */
function selectionOf(
  traversal: Traversal,
  selectedFields: readonly FieldNode[],
  values: Record<string, unknown>,
): { fields: string[]; alias: Record<string, string>; deep: Record<string, unknown> } {
  const fields: string[] = [];
  const alias = createDictionary<string>();
  const deepQuery = createDictionary<Record<string, unknown>>();
  for (const node of selectedFields) {
    const key = node.alias?.value ?? node.name.value;
    if (node.alias !== undefined) alias[key] = node.name.value;
    if (node.selectionSet === undefined) {
      fields.push(node.name.value);
    } else if (node.name.value.endsWith('_func')) {
      fields.push(...collectNames(traversal, node).map((name) => `${name}(${node.name.value.slice(0, -5)})`));
    } else {
      const nestedSelection = selectionOf(traversal, collectFields(traversal, node.selectionSet.selections), values);
      fields.push(...nestedSelection.fields.map((name) => `${key}.${name}`));
      const deepParameters = Object.entries(argumentsOf(node, values)).map(([name, value]) => [`_${name}`, value]);
      deepQuery[key] = {
        ...deepQuery[key],
        ...nestedSelection.deep,
        _alias: nestedSelection.alias,
        ...Object.fromEntries(deepParameters),
      };
    }
  }
  return { fields, alias, deep: deepQuery };
}
