import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';

type Fragments = ReadonlyMap<string, SelectionSetNode>;

/**
 * The first field that a GraphQL answer lacks although its document requests it, as a path such as `news.title`; undefined when the answer is
 * complete. `null` is complete. Compares shapes, not types: it distinguishes an invalid answer (`{"data":{}}`) from an empty list.
 */
export function missingField(document: DocumentNode, data: unknown): string | undefined {
  const fragments = new Map<string, SelectionSetNode>();
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each.selectionSet);
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operation && missingIn(operation.selectionSet, data, fragments, '');
}

function missingIn(
  { selections }: SelectionSetNode,
  data: unknown,
  fragments: Fragments,
  path: string,
): string | undefined {
  if (data === null) return undefined;
  if (Array.isArray(data)) {
    for (const each of data) {
      const missing = missingIn({ kind: Kind.SELECTION_SET, selections }, each, fragments, path);
      if (missing) return missing;
    }
    return undefined;
  }
  if (typeof data !== 'object') return path || 'data';
  for (const selection of selections) {
    // Conditional fields, or fields of one type among several, may be absent.
    if (selection.directives?.length || selection.kind === Kind.INLINE_FRAGMENT) continue;
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(selection.name.value);
      const missing = fragment && missingIn(fragment, data, fragments, path);
      if (missing) return missing;
      continue;
    }
    const name = (selection.alias ?? selection.name).value;
    const at = path ? `${path}.${name}` : name;
    if (!Object.hasOwn(data, name)) return at;
    const value = (data as Record<string, unknown>)[name];
    const missing = selection.selectionSet && missingIn(selection.selectionSet, value, fragments, at);
    if (missing) return missing;
  }
  return undefined;
}
