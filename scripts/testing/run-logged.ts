import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { rootDir } from '../stack/settings.ts';

export type Outcome = { code: number; output: string };

/**
 * Runs a program in the repository and captures its output (optionally in a log). Stopped when this process ends. `isPatient`: lowest processor
 * priority.
 */
export function runLogged(
  command: string,
  args: string[],
  { env = {}, logFile, isPatient }: { env?: Record<string, string>; logFile?: string; isPatient?: boolean } = {},
): Promise<Outcome> {
  if (logFile) writeFileSync(logFile, '');
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: rootDir,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (isPatient && child.pid) setPriority(child.pid, 5);
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (logFile) appendFileSync(logFile, chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) });
    });
  });
}
