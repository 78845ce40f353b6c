/**
 * `GET /server/ready`: 200 while this process can use its database, 503 otherwise and before a shutdown. Directus's `/server/health` is unsuitable as
 * a probe: it fails with SMTP and writes to the storage (docs/threat-model.md 9, 11).
 */
import type { Knex } from 'knex';
import type { Middleware } from './types.ts';

const DATABASE_TIMEOUT_MS = 2_000;

export function readiness(database: Knex): Middleware {
  let isStopping = false;
  // SIGWINCH announces a shutdown (deploy.sh); a process without a handler ignores it.
  for (const signal of ['SIGTERM', 'SIGWINCH'] as const) {
    process.once(signal, () => {
      isStopping = true;
    });
  }
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const isReady = !isStopping && (await answers(database));
    response.setHeader('Cache-Control', 'no-store');
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : isStopping ? 'stopping' : 'unavailable' });
  };
}

async function answers(database: Knex): Promise<boolean> {
  try {
    await database.select(database.raw('1')).timeout(DATABASE_TIMEOUT_MS);
    return true;
  } catch {
    return false;
  }
}
