import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { rootDir } from '../stack/settings.ts';

export type Outcome = { code: number; output: string };

/** Runs a program in the repository, keeping what it writes (and copying it to a log, if one is named). Ended when this process ends. */
export function runLogged(
  command: string,
  args: string[],
  { env = {}, logFile }: { env?: Record<string, string>; logFile?: string } = {},
): Promise<Outcome> {
  if (logFile) writeFileSync(logFile, '');
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: rootDir,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
