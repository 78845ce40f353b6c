/** Keeps the process alive after unhandled rejections and after errors of the multipart parser, and after no other errors (docs/threat-model.md 1 and 2). */
import { oncePerProcess } from '@hat-nang/model/backend/process-state';
import type { Logger } from './types.ts';

const BUSBOY_MESSAGE =
  /^(Unexpected end of (form|file)|Malformed (part header|content type|urlencoded form)|Multipart: Boundary not found|Missing Content-Type|Unsupported content type)/;

/** Checks by message and stack whether an error comes from the multipart parser (busboy) and is caused by a client's input. */
export function isBusboyError(error: unknown): error is Error {
  if (!(error instanceof Error) || !BUSBOY_MESSAGE.test(error.message)) return false;
  return /[\\/]busboy[\\/]/.test(error.stack ?? '');
}

/**
 * Installs the two process listeners, once per process because extensions can be reloaded. An unhandled rejection is only logged. An uncaught exception
 * ends the process, whose state is then unknown. An exception of the multipart parser about a broken upload is only logged.
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
