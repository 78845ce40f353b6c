/** Reads parts of a Directus query. The query may be invalid; an invalid part counts as empty. */
import { isPlainObject } from './query-shape.ts';

/** A query as the client sent it. Lists may be comma-joined text, and objects may be JSON text. Parameters have the names of REST. */
export type RawQuery = Readonly<Record<string, unknown>>;

/** Returns the distinct entries of a list that may be comma-joined text. Other types count as empty. */
export function toNameList(value: unknown): string[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  const names = entries.flatMap((entry) => (typeof entry === 'string' ? entry.split(',') : []));
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
}

/** Returns the value if it is an object, or the parsed object if the value is JSON text of an object. Otherwise returns an empty object. */
export function toObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'string') return isPlainObject(value) ? value : {};
  try {
    const parsed: unknown = JSON.parse(value);
    return isPlainObject(parsed) ? parsed : {};
  } catch {
    // query-shape.ts refuses invalid JSON, so an empty object is enough here.
    return {};
  }
}

/** One condition of a filter: the path of its field, and the number of values to compare with. */
export interface Condition {
  readonly path: readonly string[];
  readonly values: number;
  /** Number of enclosing `_and` and `_or` operators. */
  readonly depth: number;
}

/** Returns all conditions of a filter (an object or JSON text). Operators such as `_eq` and `_and` are not part of a path. */
export function collectConditions(filter: unknown): Condition[] {
  const conditions: Condition[] = [];
  const pendingNodes: { value: unknown; path: readonly string[]; depth: number }[] = [
    { value: typeof filter === 'string' ? toObject(filter) : filter, path: [], depth: 0 },
  ];
  for (let node = pendingNodes.pop(); node !== undefined; node = pendingNodes.pop()) {
    const { value, path, depth } = node;
    if (Array.isArray(value) && value.some(isPlainObject)) {
      for (const part of value) pendingNodes.push({ value: part, path, depth });
    } else if (isPlainObject(value) && Object.keys(value).length > 0) {
      for (const [name, inner] of Object.entries(value)) {
        const isLogicOperator = name === '_and' || name === '_or';
        if (isLogicOperator || name === '_some' || name === '_none') {
          pendingNodes.push({ value: inner, path, depth: depth + (isLogicOperator ? 1 : 0) });
        } else if (name.startsWith('_')) conditions.push({ path, values: countValues(inner), depth });
        else pendingNodes.push({ value: inner, path: [...path, name], depth });
      }
    } else if (path.length > 0) conditions.push({ path, values: countValues(value), depth });
  }
  return conditions;
}

function countValues(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' ? value.split(',').length : 1;
}
