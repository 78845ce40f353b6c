/**
 * State that a process must have once. Next bundles each route with copies of our modules of its own, and loads the cache handler beside them: a
 * variable of a module would exist several times. This file is the only place that writes to the global object.
 */
const home = globalThis as { [key: symbol]: Map<string, unknown> | undefined };
const key = Symbol.for('hat-nang.site');
home[key] ??= new Map();
const states = home[key];

/** The state of that name; created by whoever asks first. */
export const oncePerProcess = <State>(name: string, create: () => State): State => {
  if (!states.has(name)) states.set(name, create());
  return states.get(name) as State;
};
