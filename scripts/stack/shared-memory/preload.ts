/**
 * Preload module of Directus (`node --import`) for a Directus that uses Redis. Replaces `@directus/memory` with `steady-memory.ts`
 * (docs/decisions/265-redis-away.md).
 */
import { registerHooks } from 'node:module';

const substitute = new URL('./steady-memory.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== '@directus/memory' || context.parentURL === substitute) return next(specifier, context);
    return { url: substitute, shortCircuit: true };
  },
});
