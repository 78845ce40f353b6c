import { execFileSync, spawnSync } from 'node:child_process';
import { rootDir } from '../../scripts/stack/settings.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import { runLogged } from '../../scripts/testing/run-logged.ts';

/** Whether a Docker engine answers. */
export function hasEngine(): boolean {
  return (
    spawnSync('docker', ['version', '--format', '{{.Server.Version}}'], { stdio: 'ignore', timeout: 15_000 }).status ===
    0
  );
}

export function hasImage(name: string): boolean {
  return spawnSync('docker', ['image', 'inspect', name], { stdio: 'ignore' }).status === 0;
}

/** Whether a program is there and runs with these arguments. */
export function hasCommand(program: string, args: string[], timeout?: number): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout }).status === 0;
}

type RunOptions = { logFile?: string; env?: Record<string, string> };

/** Runs docker; the classic builder, because Debian's engine comes without the other one. @throws StepError with the end of what it said */
export async function docker(args: string[], options: RunOptions = {}): Promise<string> {
  return command('docker', args, { ...options, env: { DOCKER_BUILDKIT: '0', ...options.env } });
}

/** Runs a program to its end; answers what it wrote. @throws StepError with the end of it */
export async function command(program: string, args: string[], options: RunOptions = {}): Promise<string> {
  const { code, output } = await runLogged(program, args, options);
  if (code !== 0) {
    throw new StepError(
      `${program} ${args.slice(0, 6).join(' ')} failed (${code}):\n${output.trimEnd().split('\n').slice(-25).join('\n')}`,
    );
  }
  return output;
}

/** What a quick program wrote to its standard output. @throws Error when it fails */
export function textOf(program: string, args: string[], env: Record<string, string> = {}): string {
  return execFileSync(program, args, {
    cwd: rootDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
