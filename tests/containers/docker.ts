import { execFileSync, spawnSync } from 'node:child_process';
import { rootDir } from '../../scripts/stack/settings.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import { runLogged } from '../../scripts/testing/run-logged.ts';

/** Returns the reason why containers cannot run on this machine; undefined if they can. */
export function engineProblem(): string | undefined {
  const { status, stdout } = spawnSync('docker', ['info', '--format', '{{.ServerVersion}} {{.Driver}}'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  // Without an engine some clients exit with 0 and print nothing.
  if (status !== 0 || !/^\d\S* \S/.test(stdout)) return 'no Docker engine answers';
  if (stdout.trim().endsWith(' vfs')) return 'the Docker engine has no overlay file system here';
  if (!hasCommand('docker', ['compose', 'version']) && !hasCommand('docker-compose', ['version']))
    return 'there is a Docker engine, but no Docker Compose';
  return process.platform === 'linux' ? trialProblem() : undefined;
}

/** Runs this machine's /bin/true in a container with an init and a port, because some engines answer but cannot start containers. */
function trialProblem(): string | undefined {
  const name = `hat-nang-trial-${process.pid}`;
  const script = `
    files=$( { ldd /bin/true 2>/dev/null | grep -o '/[^ ]*'; echo /bin/true; } | sed 's|^/||')
    tar -C / -chf - $files | docker import - ${name} >/dev/null &&
      docker run --rm --init --name ${name} --publish 127.0.0.1::9 ${name} /bin/true`;
  const { status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8', timeout: 60_000 });
  for (const cleanup of [
    ['rm', '--force', name],
    ['rmi', '--force', name],
  ])
    spawnSync('docker', cleanup, { stdio: 'ignore', timeout: 20_000 });
  const lastLine = (stderr ?? '').trim().split('\n').at(-1) ?? '';
  return status === 0 ? undefined : `the Docker engine cannot run a container (${lastLine || 'no answer in a minute'})`;
}

export function hasImage(name: string): boolean {
  return spawnSync('docker', ['image', 'inspect', name], { stdio: 'ignore' }).status === 0;
}

/** Returns whether a program is installed and succeeds with these arguments. */
export function hasCommand(program: string, args: string[], timeout?: number): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout }).status === 0;
}

/** Returns `docker compose` (version 2) if it is installed, otherwise `docker-compose` (version 1). */
export const composeCommand = (): string =>
  hasCommand('docker', ['compose', 'version']) ? 'docker compose' : 'docker-compose';

type RunOptions = { logFile?: string; env?: Record<string, string> };

/** Runs docker with the classic builder, because Debian's engine has no BuildKit. @throws StepError with the end of the output */
export async function runDocker(args: string[], options: RunOptions = {}): Promise<string> {
  return runCommand('docker', args, { ...options, env: { DOCKER_BUILDKIT: '0', ...options.env } });
}

/** Runs a program and returns its output. @throws StepError with the end of the output when it fails */
export async function runCommand(program: string, args: string[], options: RunOptions = {}): Promise<string> {
  const { code, output } = await runLogged(program, args, options);
  if (code !== 0) {
    throw new StepError(
      `${program} ${args.slice(0, 6).join(' ')} failed (${code}):\n${output.trimEnd().split('\n').slice(-25).join('\n')}`,
    );
  }
  return output;
}

/** Runs a short program synchronously and returns its standard output. @throws Error when it fails */
export function outputOf(program: string, args: string[], env: Record<string, string> = {}): string {
  return execFileSync(program, args, {
    cwd: rootDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
