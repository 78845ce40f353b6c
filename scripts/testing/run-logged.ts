import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { rootDir } from '../stack/settings.ts';

export type Outcome = { code: number; output: string };

/**
 * Runs a program in the repository, and captures its output, optionally in a log. Resolves to the exit code (1 after a signal) and the output. The program
 * stops when this process ends. `isLowPriority` lowers the program's processor priority.
 */
export function runLogged(
  command: string,
  args: string[],
  {
    env = {},
    logFile,
    isLowPriority,
  }: { env?: Record<string, string>; logFile?: string; isLowPriority?: boolean } = {},
): Promise<Outcome> {
  if (logFile) writeFileSync(logFile, '');
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: rootDir,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (isLowPriority && child.pid) setPriority(child.pid, 5);
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    let output = '';
    const appendOutput = (chunk: Buffer) => {
      output += chunk.toString();
      if (logFile) appendFileSync(logFile, chunk);
    };
    child.stdout.on('data', appendOutput);
    child.stderr.on('data', appendOutput);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) });
    });
  });
}
