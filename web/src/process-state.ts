/**
 * Singletons of this process. Next bundles each route and the cache handler with a separate copy of our modules, so a module variable would exist
 * several times. Only this file may write to the global object.
 */
const globalState = globalThis as { [key: symbol]: Map<string, unknown> | undefined };
const key = Symbol.for('hat-nang.site');
globalState[key] ??= new Map();
const states = globalState[key];

/** Returns the singleton with this name. The first caller creates it. */
export const oncePerProcess = <State>(name: string, create: () => State): State => {
  if (!states.has(name)) states.set(name, create());
  return states.get(name) as State;
};
