import { createServer } from 'node:http';
import { StepError } from './steps.ts';
import type { Program } from './supervisor.ts';

/** A small HTTP server on 127.0.0.1, with which test processes stop and start parts of the project. */
export type Control = { url: string; close(): Promise<void> };

/**
 * Opens the server. `POST /{part}/stop|start|restart` answers 204 after the part has stopped or started. A token in the address authenticates the
 * caller.
 */
export async function openControl(
  token: string,
  findProgram: (partName: string) => Pick<Program, 'stop' | 'restart'> | undefined,
): Promise<Control> {
  const server = createServer((request, response) => {
    const [, receivedToken, part = '', action] = (request.url ?? '').split('/');
    const program = receivedToken === token ? findProgram(part) : undefined;
    const actions = { stop: () => program?.stop(), start: () => program?.restart(), restart: () => program?.restart() };
    const run = action && Object.hasOwn(actions, action) ? actions[action as keyof typeof actions] : undefined;
    if (request.method !== 'POST' || !program || !run) {
      response.writeHead(404).end();
      return;
    }
    Promise.resolve(run()).then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address !== 'object') throw new StepError('The control server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/${token}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
