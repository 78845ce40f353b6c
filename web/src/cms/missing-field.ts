import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';

type Fragments = ReadonlyMap<string, SelectionSetNode>;

/**
 * Returns the path (`news.title`) of the first requested field that a GraphQL response lacks. Undefined if the response is complete. A field with the
 * value `null` is present. Only this check distinguishes an invalid response (`{"data":{}}`) from an empty list.
 */
export function findMissingField(document: DocumentNode, data: unknown): string | undefined {
  const fragments = new Map<string, SelectionSetNode>();
  for (const item of document.definitions)
    if (item.kind === Kind.FRAGMENT_DEFINITION) fragments.set(item.name.value, item.selectionSet);
  const operation = document.definitions.find((item) => item.kind === Kind.OPERATION_DEFINITION);
  return operation && findMissingIn(operation.selectionSet, data, fragments, '');
}

function findMissingIn(
  { selections }: SelectionSetNode,
  data: unknown,
  fragments: Fragments,
  path: string,
): string | undefined {
  if (data === null) return undefined;
  if (Array.isArray(data)) {
    for (const item of data) {
      const missingPath = findMissingIn({ kind: Kind.SELECTION_SET, selections }, item, fragments, path);
      if (missingPath) return missingPath;
    }
    return undefined;
  }
  if (typeof data !== 'object') return path || 'data';
  for (const selection of selections) {
    // Conditional fields, and fields of only one of several types, may be absent.
    if (selection.directives?.length || selection.kind === Kind.INLINE_FRAGMENT) continue;
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(selection.name.value);
      const missingPath = fragment && findMissingIn(fragment, data, fragments, path);
      if (missingPath) return missingPath;
      continue;
    }
    const name = (selection.alias ?? selection.name).value;
    const fieldPath = path ? `${path}.${name}` : name;
    if (!Object.hasOwn(data, name)) return fieldPath;
    const value = (data as Record<string, unknown>)[name];
    const missingPath = selection.selectionSet && findMissingIn(selection.selectionSet, value, fragments, fieldPath);
    if (missingPath) return missingPath;
  }
  return undefined;
}
