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

  it('that keeps dying is brought back after longer and longer waits, and the others stay up', async () => {
    const [spec, otherSpec] = [await serverSpec(), await serverSpec()];
    const events: string[] = [];
    const supervisor = createSupervisor({ quickRestarts: 1, backOffMs: 700, onEvent: (text) => events.push(text) });
    const other = await supervisor.start(otherSpec);
    const program = await supervisor.start(spec);
    const waits: number[] = [];
    for (const restarts of [1, 2, 3]) {
      const killedAt = Date.now();
      program.kill('SIGKILL');
      await vi.waitFor(() => expect(program.restarts).toBe(restarts), soon);
      waits.push(Date.now() - killedAt);
      await vi.waitFor(async () => expect(await spec.isReady()).toBe(true), soon);
      await vi.waitFor(() => expect(events.at(-1)).toBe('The server serves again.'), soon);
    }
    expect(waits[0]).toBeLessThan(650);
    expect(waits[1]).toBeGreaterThanOrEqual(700);
    expect(waits[2]).toBeGreaterThanOrEqual(1400);
    expect(events).toContain(`The server ended (SIGKILL): restarting it, in 1.4 s, see ${spec.logFile}.`);
    expect(other.restarts).toBe(0);
    expect(await otherSpec.isReady()).toBe(true);
    await supervisor.stopAll();
  });

  it('that is restarted by hand during such a wait gets one process, not two', async () => {
    const spec = await serverSpec();
    const supervisor = createSupervisor({ quickRestarts: 0, backOffMs: 500 });
    const program = await supervisor.start(spec);
    program.kill('SIGKILL');
    await vi.waitFor(() => expect(program.pid).toBeUndefined(), soon);
    await program.restart();
    const { pid } = program;
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(program.pid).toBe(pid);
    expect(program.restarts).toBe(0);
    expect(await spec.isReady()).toBe(true);
    await supervisor.stopAll();
  });

  it('that cannot be started again for the moment is tried again, and the supervisor lives on', async () => {
    const spec = await serverSpec();
    const logs = join(folder, 'logs-that-go');
    const events: string[] = [];
    const supervisor = createSupervisor({ quickRestarts: 0, backOffMs: 300, onEvent: (text) => events.push(text) });
    const program = await supervisor.start({ ...spec, logFile: join(logs, 'server.log') });
    // A file in the folder's place: no log can be opened, as on a full disk.
    rmSync(logs, { recursive: true });
    writeFileSync(logs, '');
    program.kill('SIGKILL');
    await vi.waitFor(() => expect(events.some((text) => /ended \(E(NOTDIR|EXIST)/.test(text))).toBe(true), soon);
    rmSync(logs);
    await vi.waitFor(async () => expect(await spec.isReady()).toBe(true), soon);
    await vi.waitFor(() => expect(events.at(-1)).toBe('The server serves again.'), soon);
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
