import { createServer } from 'node:net';
import { StepError } from './steps.ts';

/**
 * Checks that a port is free.
 * @throws StepError that names the port and the variable for another port
 */
export async function requireFreePort(port: number, host: string, variable: string): Promise<void> {
  if (await isPortFree(port, host)) return;
  let otherPort = port + 1;
  while (otherPort < 65_535 && !(await isPortFree(otherPort, host))) otherPort += 1;
  throw new StepError(`Port ${port} is taken.`, {
    fix: `choose another one, ${variable}=${otherPort} npm start, or end the program that listens on ${port}`,
  });
}

/** Returns distinct free ports. All ports are reserved until the last one is found. */
export async function findFreePorts(count: number, host = '127.0.0.1'): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  try {
    return await Promise.all(
      servers.map(
        (server) =>
          new Promise<number>((resolve, reject) => {
            server.once('error', reject);
            server.listen(0, host, () => {
              const address = server.address();
              resolve(address !== null && typeof address === 'object' ? address.port : 0);
            });
          }),
      ),
    );
  } finally {
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }
}

/** Checks whether a port is free. Rejects with a StepError if the check fails for another reason, such as a privileged port. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(new StepError(`Cannot listen on ${host}:${port} (${error.code ?? error.message}).`, {}));
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
