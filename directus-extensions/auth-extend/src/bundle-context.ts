/** Creates the context that all entries of the bundle share. Directus loads the bundle as one module, so context and worker exist once per process. */
import type { EndpointExtensionContext, HookExtensionContext } from '@directus/extensions';
import type { SchemaOverview } from '@directus/types';
import { passwords } from './accounts/password/hashing.ts';
import { outbox } from './mail/outbox.ts';
import { type OutboxWorker, outboxWorker } from './mail/outbox-worker.ts';
import { sendMail } from './mail/send-mail.ts';
import { type MailTransport, mailTransport } from './mail/transport.ts';
import type { AccountContext } from './shared/context.ts';
import type { DirectusServices } from './shared/services.ts';
import { readEnv } from './shared/settings.ts';
import type { Logger } from './shared/types.ts';

interface Bundle {
  readonly context: AccountContext;
  /** Worker that sends the mails in the outbox. The hook entry starts it. */
  readonly worker: OutboxWorker;
  readonly transport: MailTransport;
}

let cachedBundle: Bundle | undefined;

/**
 * Returns the context of all handlers. The first call creates it. A second context would duplicate the hashing queue and the mail worker.
 * @throws Error if a secret is missing in the environment
 */
export function getBundle(extension: HookExtensionContext | EndpointExtensionContext): Bundle {
  cachedBundle ??= makeBundle(extension);
  return cachedBundle;
}

function makeBundle({
  env: rawEnv,
  database,
  services: rawServices,
  getSchema: rawGetSchema,
  logger,
}: HookExtensionContext | EndpointExtensionContext): Bundle {
  const env = readEnv(rawEnv);
  const log = logger as unknown as Logger;
  const services = rawServices as unknown as DirectusServices;
  const getSchema = rawGetSchema as () => Promise<SchemaOverview>;
  const transport = mailTransport(rawEnv, log);
  const worker = outboxWorker(database, env.hashKey, log, sendMail({ database, env, services, getSchema, transport }));
  const context = {
    database,
    env,
    services,
    getSchema,
    log,
    outbox: outbox(env.hashKey, worker.wake),
    passwords: passwords(services, database),
  };
  return { context, worker, transport };
}
