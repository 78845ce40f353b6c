/** Key of the singletons of the process. Each extension has a separate bundle and may be reloaded, so a module variable would exist more than once. */
const STATE_SYMBOL = Symbol.for('hat-nang.state');

/** Returns the singleton with this name. The first caller creates the singleton, and all bundles and reloads share it. */
export function getProcessState<T>(name: string, create: () => T): T {
  const holder = process as typeof process & { [STATE_SYMBOL]?: Map<string, unknown> };
  holder[STATE_SYMBOL] ??= new Map();
  if (!holder[STATE_SYMBOL].has(name)) holder[STATE_SYMBOL].set(name, create());
  return holder[STATE_SYMBOL].get(name) as T;
}

/** Runs the work once per process. */
export function oncePerProcess(name: string, work: () => void): void {
  const state = getProcessState(name, () => ({ isDone: false }));
  if (state.isDone) return;
  state.isDone = true;
  work();
}
