import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { findFreePorts } from './ports.ts';
import { baseEnvironment } from './settings.ts';
import type { StepError } from './steps.ts';
import { createSupervisor, type ProgramSpec } from './supervisor.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-supervisor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server with a child of its own, the grandchild whose id it answers. */
const serverFile = join(folder, 'server.mjs');
writeFileSync(
  serverFile,
  `import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
const grandchild = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
console.log('I am ready');
createServer((_request, response) => response.end(String(grandchild.pid))).listen(Number(process.env.PORT), '127.0.0.1');
`,
);

async function serverSpec(): Promise<ProgramSpec & { ask: () => Promise<number> }> {
  const [port] = await findFreePorts(1);
  const ask = async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
  return {
    name: 'The server',
    script: [serverFile],
    cwd: folder,
    env: { ...baseEnvironment(), PORT: String(port) },
    logFile: join(folder, `server-${port}.log`),
    isReady: () =>
      ask().then(
        () => true,
        () => false,
      ),
    readyTimeoutMs: 20_000,
    ask,
  };
}

function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    // An ended process that nobody has asked for yet still has an id.
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

const soon = { timeout: 15_000, interval: 50 };

describe('a supervised program', { timeout: 60_000 }, () => {
  it('is brought back after an accident, and ended with what it started', async () => {
    const spec = await serverSpec();
    const events: string[] = [];
    const supervisor = createSupervisor({ onEvent: (text) => events.push(text) });
    const program = await supervisor.start(spec);
    const first = program.pid;
    const orphan = await spec.ask();
    program.kill('SIGKILL');
    await vi.waitFor(() => expect(events.at(-1)).toBe('The server serves again.'), soon);
    expect(isAlive(orphan)).toBe(false);
    expect(program.pid).not.toBe(first);
    expect(program.restarts).toBe(1);
    const grandchild = await spec.ask();
    expect(isAlive(grandchild)).toBe(true);
    const last = program.pid;
    await supervisor.stopAll();
    await vi.waitFor(() => expect([isAlive(last), isAlive(grandchild)]).toEqual([false, false]), soon);
  });

  it('is given up, in words, when it keeps dying', async () => {
    const spec = await serverSpec();
    const onGiveUp = vi.fn<(error: StepError) => void>();
    const supervisor = createSupervisor({ maxRestarts: 2, onGiveUp });
    const program = await supervisor.start(spec);
    for (const restarts of [1, 2]) {
      program.kill('SIGKILL');
      await vi.waitFor(() => expect(program.restarts).toBe(restarts), soon);
      await vi.waitFor(async () => expect(await spec.isReady()).toBe(true), soon);
    }
    program.kill('SIGKILL');
    await vi.waitFor(() => expect(onGiveUp).toHaveBeenCalledOnce(), soon);
    expect(onGiveUp.mock.calls[0]?.[0]).toMatchObject({
      logFile: spec.logFile,
      message: expect.stringContaining('SIGKILL'),
    });
    expect(program.pid).toBeUndefined();
    await supervisor.stopAll();
  });

  it('stays down when it is stopped, and restarts when asked, without counting it as an accident', async () => {
    const spec = await serverSpec();
    const supervisor = createSupervisor();
    const program = await supervisor.start(spec);
    await program.stop();
    expect(await spec.isReady()).toBe(false);
    await program.restart();
    expect(await spec.isReady()).toBe(true);
    expect(program.restarts).toBe(0);
    await supervisor.stopAll();
  });

  it('that ends at once fails its start with its log', async () => {
    const file = join(folder, 'broken.mjs');
    writeFileSync(file, 'throw new Error("no such table");');
    const spec = { ...(await serverSpec()), script: [file] };
    const error = await createSupervisor()
      .start(spec)
      .catch((reason: StepError) => reason);
    expect(error).toMatchObject({ message: 'The server ended while starting.', logFile: spec.logFile });
    expect(readFileSync(spec.logFile, 'utf8')).toContain('no such table');
  });

  it('does not outlive its supervisor, even one killed with -9', async () => {
    const spec = await serverSpec();
    const parentFile = join(folder, 'parent.ts');
    const source = pathToFileURL(join(import.meta.dirname, 'supervisor.ts')).href;
    const { ask, isReady, ...plain } = spec;
    writeFileSync(
      parentFile,
      `import { createSupervisor } from '${source}';
const spec = ${JSON.stringify(plain)};
await createSupervisor().start({ ...spec, isReady: async () => true });
`,
    );
    const parent = execFile(process.execPath, [parentFile]);
    await vi.waitFor(async () => expect(await isReady()).toBe(true), soon);
    const grandchild = await ask();
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(grandchild)).toBe(false), soon);
    expect(await isReady()).toBe(false);
  });
});
