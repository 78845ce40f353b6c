/** Creates the context that all entries of the bundle share. Directus loads the bundle as one module, so context and worker exist once per process. */
import type { EndpointExtensionContext, HookExtensionContext } from '@directus/extensions';
import type { SchemaOverview } from '@directus/types';
import { createPasswords } from './accounts/password/hashing.ts';
import { createOutbox } from './mail/outbox.ts';
import { createOutboxWorker, type OutboxWorker } from './mail/outbox-worker.ts';
import { sendMail } from './mail/send-mail.ts';
import { createMailTransport, type MailTransport } from './mail/transport.ts';
import type { AccountContext } from './shared/context.ts';
import { removeRowContents } from './shared/errors.ts';
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
 * @throws Error if a secret is missing or too short in the environment
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
  const transport = createMailTransport(rawEnv, log);
  const worker = createOutboxWorker(
    database,
    env.hashKey,
    log,
    sendMail({ database, env, services, getSchema, transport }),
  );
  const announceChange = async (collection: string, keys: readonly string[]) => {
    try {
      // An empty update emits `items.update` to all extensions. The emitter that an extension gets reaches only that extension.
      const items = new services.ItemsService(collection, {
        knex: database,
        schema: await getSchema(),
        accountability: null,
      });
      await items.updateMany(keys, {});
    } catch (error) {
      log.error(
        removeRowContents(error),
        'auth-extend: a change was not announced; the site shows it after its next read',
      );
    }
  };
  const context = {
    database,
    env,
    announceChange,
    services,
    getSchema,
    log,
    outbox: createOutbox(env.hashKey, worker.wake),
    passwords: createPasswords(services, database),
  };
  return { context, worker, transport };
}
