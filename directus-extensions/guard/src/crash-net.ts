/** Keeps the process alive after two kinds of unhandled errors in Directus 11.17.4, and after no others (docs/threat-model.md 1 and 2). */
import { oncePerProcess } from '@hat-nang/model/backend/process-state';
import type { Logger } from './types.ts';

const BUSBOY_MESSAGE =
  /^(Unexpected end of (form|file)|Malformed (part header|content type|urlencoded form)|Multipart: Boundary not found|Missing Content-Type|Unsupported content type)/;

/** Checks whether the multipart parser raised the error because of a client's input. */
export function isBusboyError(error: unknown): error is Error {
  if (!(error instanceof Error) || !BUSBOY_MESSAGE.test(error.message)) return false;
  return /[\\/]busboy[\\/]/.test(error.stack ?? '');
}

/**
 * Installs the two process listeners, once per process because extensions may be reloaded. An unhandled rejection is only logged. An uncaught exception
 * ends the process, because its state is unknown, unless the multipart parser threw it about a broken upload.
 */
export function registerCrashHandlers(logger: Logger): void {
  oncePerProcess('guard.crash-net', () => {
    process.on('unhandledRejection', (reason) => {
      logger.error(reason, 'guard: unhandled rejection');
    });
    process.on('uncaughtException', (error) => {
      if (isBusboyError(error)) {
        logger.warn(`guard: broken upload: ${error.message}`);
        return;
      }
      logger.fatal(error, 'guard: uncaught exception, the process ends');
      process.exit(1);
    });
  });
}
