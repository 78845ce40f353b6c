/**
 * Singletons of a process. Next bundles each route and the cache handler with its own copy of our modules, so a module variable would exist several
 * times. Only this file writes to the global object.
 */
const home = globalThis as { [key: symbol]: Map<string, unknown> | undefined };
const key = Symbol.for('hat-nang.site');
home[key] ??= new Map();
const states = home[key];

/** The singleton of that name; the first caller creates it. */
export const oncePerProcess = <State>(name: string, create: () => State): State => {
  if (!states.has(name)) states.set(name, create());
  return states.get(name) as State;
};
