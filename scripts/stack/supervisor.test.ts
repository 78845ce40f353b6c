import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** Script of a server that starts a child process. Each response contains the child's process id. */
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

/** Starts a separate process with a supervisor and one program. The process prints the process id of the program. */
function startParent(spec: Omit<ProgramSpec, 'isReady'>, options = '{}') {
  const file = join(folder, `parent-${randomUUID()}.ts`);
  const source = pathToFileURL(join(import.meta.dirname, 'supervisor.ts')).href;
  writeFileSync(
    file,
    `import { createSupervisor } from '${source}';
const spec = ${JSON.stringify(spec)};
const program = await createSupervisor(${options}).start({ ...spec, isReady: async () => true });
console.log('pid', program.pid);
`,
  );
  const child = execFile(process.execPath, [file]);
  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += chunk;
  });
  return { child, stdout: () => text };
}

function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    // A zombie process still has an id, so only the process state shows whether the process has ended.
    const statFile = `/proc/${pid}/stat`;
    return !existsSync(statFile) || !readFileSync(statFile, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

const pollOptions = { timeout: 15_000, interval: 50 };

describe('a supervised program', { timeout: 60_000 }, () => {
  it('restarts after a crash, and stops with its child processes', async () => {
    const spec = await serverSpec();
    const events: string[] = [];
    const supervisor = createSupervisor({ onEvent: (text) => events.push(text) });
    const program = await supervisor.start(spec);
    const firstPid = program.pid;
    const orphanPid = await spec.ask();
    program.kill('SIGKILL');
    await vi.waitFor(() => expect(events.at(-1)).toBe('The server serves again.'), pollOptions);
    expect(isAlive(orphanPid)).toBe(false);
    expect(program.pid).not.toBe(firstPid);
    expect(program.restarts).toBe(1);
    const grandchild = await spec.ask();
    expect(isAlive(grandchild)).toBe(true);
    const lastPid = program.pid;
    await supervisor.stopAll();
    await vi.waitFor(() => expect([isAlive(lastPid), isAlive(grandchild)]).toEqual([false, false]), pollOptions);
  });

  it('that crashes repeatedly restarts after growing delays, and the others keep running', async () => {
    const [spec, otherSpec] = [await serverSpec(), await serverSpec()];
    const events: string[] = [];
    const supervisor = createSupervisor({ quickRestarts: 1, backOffMs: 700, onEvent: (text) => events.push(text) });
    const otherProgram = await supervisor.start(otherSpec);
    const program = await supervisor.start(spec);
    const delays: number[] = [];
    for (const restarts of [1, 2, 3]) {
      const killedAt = Date.now();
      program.kill('SIGKILL');
      await vi.waitFor(() => expect(program.restarts).toBe(restarts), pollOptions);
      delays.push(Date.now() - killedAt);
      await vi.waitFor(async () => expect(await spec.isReady()).toBe(true), pollOptions);
      await vi.waitFor(() => expect(events.at(-1)).toBe('The server serves again.'), pollOptions);
    }
    // The checks of the delays set no upper limit, because a busy machine may take any time to start a process.
    expect(
      events
        .filter((text) => text.includes('restarting it'))
        .map((text) => /restarting it, (.+?)[,.]? (?:at once|see)/.exec(text)?.[1]),
    ).toEqual(['1 of 1', 'in 0.7 s', 'in 1.4 s']);
    expect(delays[1]).toBeGreaterThanOrEqual(700);
    expect(delays[2]).toBeGreaterThanOrEqual(1400);
    expect(events).toContain(`The server ended (SIGKILL): restarting it, in 1.4 s, see ${spec.logFile}.`);
    expect(otherProgram.restarts).toBe(0);
    expect(await otherSpec.isReady()).toBe(true);
    await supervisor.stopAll();
  });

  it('that is restarted manually during such a delay gets one process, not two', async () => {
    const spec = await serverSpec();
    const supervisor = createSupervisor({ quickRestarts: 0, backOffMs: 500 });
    const program = await supervisor.start(spec);
    program.kill('SIGKILL');
    await vi.waitFor(() => expect(program.pid).toBeUndefined(), pollOptions);
    await program.restart();
    const { pid } = program;
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(program.pid).toBe(pid);
    expect(program.restarts).toBe(0);
    expect(await spec.isReady()).toBe(true);
    await supervisor.stopAll();
  });

  it('that cannot be restarted at first is retried, and the supervisor keeps running', async () => {
    const spec = await serverSpec();
    const logFolder = join(folder, 'logs-that-go');
    const events: string[] = [];
    const supervisor = createSupervisor({ quickRestarts: 0, backOffMs: 300, onEvent: (text) => events.push(text) });
    const program = await supervisor.start({ ...spec, logFile: join(logFolder, 'server.log') });
    // A file replaces the folder. No log can then be opened, as on a full disk.
    rmSync(logFolder, { recursive: true });
    writeFileSync(logFolder, '');
    program.kill('SIGKILL');
    await vi.waitFor(() => expect(events.some((text) => /ended \(E(NOTDIR|EXIST)/.test(text))).toBe(true), pollOptions);
    rmSync(logFolder);
    await vi.waitFor(async () => expect(await spec.isReady()).toBe(true), pollOptions);
    await vi.waitFor(() => expect(events.at(-1)).toBe('The server serves again.'), pollOptions);
    await supervisor.stopAll();
  });

  it('stays down after a stop, and a requested restart does not count as a crash', async () => {
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

  it('that is the only one restarts: the supervisor does not exit during the delay', async () => {
    const { ask, isReady, ...plainSpec } = await serverSpec();
    const parent = startParent(plainSpec, '{ quickRestarts: 0, backOffMs: 1500 }');
    await vi.waitFor(async () => expect(await isReady()).toBe(true), pollOptions);
    const pid = await ask();
    await vi.waitFor(() => expect(parent.stdout()).toMatch(/pid \d+/), pollOptions);
    process.kill(Number(/pid (\d+)/.exec(parent.stdout())?.[1]), 'SIGKILL');
    await vi.waitFor(async () => expect(await isReady()).toBe(false), pollOptions);
    await vi.waitFor(async () => expect(await isReady()).toBe(true), pollOptions);
    expect(await ask()).not.toBe(pid);
    expect(parent.child.exitCode).toBeNull();
    parent.child.kill('SIGKILL');
    await vi.waitFor(async () => expect(await isReady()).toBe(false), pollOptions);
  });

  it('that waits for its restart does not delay the stop of all programs', async () => {
    const spec = await serverSpec();
    const supervisor = createSupervisor({ quickRestarts: 0, backOffMs: 60_000 });
    const program = await supervisor.start(spec);
    program.kill('SIGKILL');
    await vi.waitFor(() => expect(program.pid).toBeUndefined(), pollOptions);
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const timersBefore = timers();
    await supervisor.stopAll();
    expect(timers()).toBe(timersBefore - 1);
  });

  it('writes no more than two logs of the size that is allowed, while it runs', async () => {
    const file = join(folder, 'talker.mjs');
    writeFileSync(file, "let n = 0; setInterval(() => console.log('line ' + n++ + '.'.repeat(1000)), 2);");
    const logFile = join(folder, 'talker.log');
    const supervisor = createSupervisor({ maxLogBytes: 50_000, logCheckMs: 50 });
    const spec = { ...(await serverSpec()), script: [file], logFile, isReady: async () => true };
    await supervisor.start(spec);
    const numbers = (path: string) =>
      [...readFileSync(path, 'utf8').matchAll(/^\0*line (\d+)\./gm)].map(([, number]) => Number(number));
    await vi.waitFor(() => expect(numbers(`${logFile}.old`)[0]).toBeGreaterThan(20), pollOptions);
    await vi.waitFor(() => expect(numbers(logFile).length).toBeGreaterThan(5), pollOptions);
    await supervisor.stopAll();
    expect(statSync(logFile).size).toBeLessThan(200_000);
    expect(statSync(`${logFile}.old`).size).toBeLessThan(200_000);
    // The log is opened for appending, so truncation leaves no gap of zeros.
    expect(readFileSync(logFile, 'utf8')).not.toContain('\0');
  });

  it('does not outlive its supervisor, even one killed with -9', async () => {
    const { ask, isReady, ...plainSpec } = await serverSpec();
    const parent = startParent(plainSpec).child;
    await vi.waitFor(async () => expect(await isReady()).toBe(true), pollOptions);
    const grandchild = await ask();
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(grandchild)).toBe(false), pollOptions);
    expect(await isReady()).toBe(false);
  });
});
