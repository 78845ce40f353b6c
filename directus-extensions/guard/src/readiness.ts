/**
 * `GET /server/ready` responds with 200 while this process can use its database, until a shutdown is announced. Otherwise it responds with 503. Probes must not
 * use Directus's `/server/health`, which depends on SMTP and writes to the storage (docs/threat-model.md 9 and 11).
 */
import type { Knex } from 'knex';
import type { Middleware } from './types.ts';

const DATABASE_TIMEOUT_MS = 2_000;

export function createReadinessCheck(database: Knex): Middleware {
  let isStopping = false;
  // deploy.sh and the preStop hook of Kubernetes send SIGWINCH before a shutdown. A process without a handler ignores that signal.
  for (const signal of ['SIGTERM', 'SIGWINCH'] as const) {
    process.once(signal, () => {
      isStopping = true;
    });
  }
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const isReady = !isStopping && (await isDatabaseUp(database));
    response.setHeader('Cache-Control', 'no-store');
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : isStopping ? 'stopping' : 'unavailable' });
  };
}

async function isDatabaseUp(database: Knex): Promise<boolean> {
  try {
    await database.select(database.raw('1')).timeout(DATABASE_TIMEOUT_MS);
    return true;
  } catch {
    return false;
  }
}
