import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';

const require = createRequire(import.meta.url);

export interface NextOptions {
  /** Port on the loopback interface. */
  port: number;
  /** Folder of the site (`web/`). */
  dir: string;
  isDevelopment: boolean;
  env: Record<string, string>;
}

/**
 * Runs `next start` (`next dev` in development) as a child process. If Next exits, this process exits too, with code 1.
 * @returns a function that kills Next and its child processes
 */
export const startNext = ({ port, dir, isDevelopment, env }: NextOptions): (() => void) => {
  const packageFile = require.resolve('next/package.json');
  const { bin: binaries } = require(packageFile) as { bin: { next: string } };
  const commandArguments = isDevelopment ? ['dev'] : ['start', '--keepAliveTimeout', '70000'];
  const script = path.join(path.dirname(packageFile), binaries.next);
  // Next gets the Node flags of this process. If the supervisor (scripts/stack/supervisor.ts) started this process, one flag loads
  // scripts/stack/exit-with-parent.mjs, which ends Next when this process ends. Next runs in its own process group, because otherwise Ctrl-C would end Next
  // before Next has answered pending requests.
  const nextProcess = spawn(
    process.execPath,
    [...process.execArgv, script, ...commandArguments, '-H', 'localhost', '-p', `${port}`],
    {
      cwd: dir,
      env: { ...process.env, ...env, HOST: 'localhost', PORT: `${port}`, EXIT_WITH_PARENT: `${process.pid}` },
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const reportEnd = (reason: string) => {
    console.error(`Next ended: ${reason}`);
    process.exit(1);
  };
  nextProcess.once('exit', (code, signal) => reportEnd(signal ?? `exit code ${code}`));
  nextProcess.once('error', ({ message }) => reportEnd(message));
  return () => {
    nextProcess.removeAllListeners('exit');
    try {
      if (nextProcess.pid) process.kill(-nextProcess.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
};

/** Returns an unused port of the loopback interface. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
