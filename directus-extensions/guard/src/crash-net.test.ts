import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Runs code in a new process with the crash net. Returns the exit code and the output of the process. */
async function runScript(code: string): Promise<{ exitCode: number | null; output: string }> {
  const moduleUrl = new URL('./crash-net.ts', import.meta.url).href;
  const script = `
    const { registerCrashHandlers } = await import(${JSON.stringify(moduleUrl)});
    const say = (level) => (...values) => console.log(level, ...values.map(String));
    const logger = { debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error'), fatal: say('fatal') };
    registerCrashHandlers(logger);
    registerCrashHandlers(logger);
    ${code}
    setTimeout(() => console.log('alive'), 100);`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { exitCode, output };
}

describe('the crash net', () => {
  it('logs an unhandled rejection once and continues', async () => {
    const { exitCode, output } = await runScript(`Promise.reject(new Error('nobody waits'));`);
    expect(output).toContain('alive');
    expect(output.match(/nobody waits/g)).toHaveLength(1);
    expect(exitCode).toBe(0);
  });

  it('continues after an error of the multipart parser about an upload', async () => {
    const { exitCode, output } = await runScript(`
      const error = new Error('Unexpected end of form');
      error.stack += '\\n    at x (/app/node_modules/busboy/lib/types/multipart.js:588:17)';
      setTimeout(() => { throw error; });`);
    expect(output).toContain('alive');
    expect(exitCode).toBe(0);
  });

  it('lets every other exception end the process, with its reason', async () => {
    const { exitCode, output } = await runScript(`setTimeout(() => { throw new Error('a real fault'); });`);
    expect(output).not.toContain('alive');
    expect(output).toContain('a real fault');
    expect(exitCode).toBe(1);
  });
});
