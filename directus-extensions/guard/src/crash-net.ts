/**
 * Keeps the process alive through what Directus 11.17.4 forgets to await or to listen to, and through nothing else.
 * See docs/threat-model.md 1 and 2.
 */
import { oncePerProcess } from '@hat-nang/model/backend/process-state';
import type { Logger } from './types.ts';

const BUSBOY_MESSAGE =
  /^(Unexpected end of (form|file)|Malformed (part header|content type|urlencoded form)|Multipart: Boundary not found|Missing Content-Type|Unsupported content type)/;

/** Whether an error was raised by the multipart parser about what a client sent (not about our code). */
export function isBusboyError(error: unknown): error is Error {
  if (!(error instanceof Error) || !BUSBOY_MESSAGE.test(error.message)) return false;
  return /[\\/]busboy[\\/]/.test(error.stack ?? '');
}

/**
 * Installs the two process listeners, once per process (extensions can be reloaded while the process lives). An
 * unhandled rejection is logged and the process goes on; an uncaught exception ends it, because nobody knows what state
 * it left behind, unless the multipart parser threw it about a broken upload.
 */
export function installCrashNet(logger: Logger): void {
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
