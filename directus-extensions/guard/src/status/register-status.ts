/** `GET /status` shows administrators the state of the system in their Studio language (docs/decisions/254-status-page.md). */
import { ForbiddenError } from '@directus/errors';
import { asyncHandler } from '@hat-nang/model/backend/async-handler';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import type { Application, Response } from 'express';
import type { Knex } from 'knex';
import type { RedisClient } from '../redis-rate-store.ts';
import type { GuardRequest } from '../types.ts';
import { readStatus } from './read-status.ts';
import { renderStatusPage } from './status-page.ts';

export interface StatusContext {
  readonly database: Knex;
  readonly env: Readonly<Record<string, unknown>>;
  readonly redis: () => RedisClient | undefined;
}

export function registerStatus(app: Application, { database, env, redis }: StatusContext): void {
  app.get(
    '/status',
    asyncHandler(async (request: GuardRequest, response: Response) => {
      const { accountability } = request;
      if (!accountability?.admin) throw new ForbiddenError();
      const client = redis();
      const pingRedis = client === undefined ? undefined : () => client.ping();
      const [language, status] = await Promise.all([
        readStudioLanguage(database, accountability.user),
        readStatus({ database, env, directusVersion: await readDirectusVersion(), pingRedis }),
      ]);
      response.setHeader(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      );
      response.setHeader('Cache-Control', 'private, no-store');
      response.setHeader('Referrer-Policy', 'no-referrer');
      response.type('html').send(renderStatusPage(language, status));
    }),
  );
}

async function readDirectusVersion(): Promise<string> {
  // With a literal name, the build would bundle the file into the extension.
  const name = 'directus/version';
  const { version } = (await import(name)) as { version: string };
  return version;
}
