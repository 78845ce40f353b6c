/** State of the whole process. Extensions are bundled apart and reloaded while it lives, so a module's own variable is not enough. */
const STATE = Symbol.for('hat-nang.state');

/** The value of this name; the first to ask makes it. Every bundle and every reload gets the same one. */
export function processState<T>(name: string, make: () => T): T {
  const holder = process as typeof process & { [STATE]?: Map<string, unknown> };
  holder[STATE] ??= new Map();
  if (!holder[STATE].has(name)) holder[STATE].set(name, make());
  return holder[STATE].get(name) as T;
}

/** Runs the work once in the life of the process. */
export function oncePerProcess(name: string, work: () => void): void {
  const state = processState(name, () => ({ isDone: false }));
  if (state.isDone) return;
  state.isDone = true;
  work();
}
