import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bodyOf, NextClient } from './ask-next.ts';

const require = createRequire(import.meta.url);

/** Ms that Next may live so that its end counts as a crash while starting. */
const shortLife = 10_000;
const mostShortLives = 5;

export interface NextOptions {
  dir: string;
  isDevelopment: boolean;
  env: Record<string, string>;
}

/** Runs Next's own `next start` on a loopback port and brings it back when it ends. */
export class NextProcess {
  readonly client: NextClient;
  #options: NextOptions;
  #isUp = false;
  #child: ChildProcess | undefined;
  #isWanted = true;
  #shortLives = 0;

  constructor(port: number, options: NextOptions) {
    this.client = new NextClient(port);
    this.#options = options;
  }

  /** Whether Next answers, as far as is known. */
  get isUp(): boolean {
    return this.#isUp;
  }

  /** Starts Next. Resolves when it answers. */
  async start(): Promise<void> {
    this.#spawn();
    const spawned = this.#child;
    while (this.#isWanted && spawned === this.#child) {
      const answer = this.client.ask({ target: '/build.json', signal: AbortSignal.timeout(30_000) }).then(bodyOf);
      this.#isUp = await answer.then(
        () => true,
        () => false,
      );
      if (this.#isUp) return;
      await sleep(50);
    }
  }

  #spawn(): void {
    const { dir, isDevelopment, env } = this.#options;
    const { port } = this.client;
    const packageFile = require.resolve('next/package.json');
    const { bin } = require(packageFile) as { bin: { next: string } };
    const command = isDevelopment ? ['dev'] : ['start', '--keepAliveTimeout', '70000'];
    const begun = Date.now();
    // The flags of this process too: they end Next with it (scripts/stack/exit-with-parent.mjs). A group of its own: a signal for all of ours would end
    // Next before what it is asked for has been answered.
    const child = spawn(
      process.execPath,
      [
        ...process.execArgv,
        path.join(path.dirname(packageFile), bin.next),
        ...command,
        '-H',
        'localhost',
        '-p',
        `${port}`,
      ],
      {
        cwd: dir,
        env: { ...process.env, ...env, HOST: 'localhost', PORT: `${port}`, EXIT_WITH_PARENT: `${process.pid}` },
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    this.#child = child;
    child.once('exit', (code, signal) => {
      this.#isUp = false;
      if (!this.#isWanted) return;
      this.#shortLives = Date.now() - begun < shortLife ? this.#shortLives + 1 : 0;
      if (this.#shortLives >= mostShortLives) {
        console.error('Next ends again and again: giving up');
        process.exit(1);
      }
      console.error(`Next ended (${signal ?? `exit code ${code}`}): starting it again`);
      setTimeout(() => this.#isWanted && void this.start(), 200 * this.#shortLives);
    });
    child.once('error', (error) => console.error('Next cannot be started:', error.message));
  }

  /** Ends Next and what it has started. */
  stop(): void {
    this.#isWanted = false;
    try {
      if (this.#child?.pid) process.kill(-this.#child.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** A port of the loopback interface that nobody uses. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
