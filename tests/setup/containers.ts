import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Maps each part to its service in docker-compose.yml. */
const services = { directus: 'directus', site: 'web', mail: 'mail' } as const;

/**
 * Returns the process id of a part's first replica on this machine, or undefined while no replica is running. If this process ends, the container stops.
 */
export function containerPid(project: string, part: keyof typeof services): number | undefined {
  const [id] = containersOf(project, part);
  return id ? Number(runDocker('inspect', '--format', '{{.State.Pid}}', id)) : undefined;
}

/** Returns the names of the files in the storage, which all replicas share. */
export function containerFiles(project: string): string[] {
  const [id = ''] = containersOf(project, 'directus');
  return runDocker('exec', id, 'ls', '/data/uploads').split('\n');
}

/** Returns the content of a file in the first Directus container, such as a secret. */
export function containerFile(project: string, path: string): string {
  return runDocker('exec', containersOf(project, 'directus')[0] ?? '', 'cat', path);
}

/** Returns the logs of all containers, including stopped ones. Each line begins with the name of its container. */
export function containerLogs(project: string): string {
  const label = `label=com.docker.compose.project=${project}`;
  const names = runDocker('ps', '--all', '--filter', label, '--format', '{{.Names}}')
    .split('\n')
    .filter(Boolean)
    .sort();
  return names.map((name) => logsOf(name).replace(/^/gm, `${name} | `)).join('\n');
}

/** Waits until a killed process has ended, for at most a second. */
export function waitForProcessEnd(pid: number): void {
  const isAlive = () => existsSync(`/proc/${pid}/stat`) && !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  for (let attempt = 0; attempt < 100 && isAlive(); attempt++)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
}

function containersOf(project: string, part: keyof typeof services): string[] {
  const labels = { 'com.docker.compose.project': project, 'com.docker.compose.service': services[part] };
  const filters = Object.entries(labels).flatMap(([name, value]) => ['--filter', `label=${name}=${value}`]);
  return runDocker('ps', '--quiet', '--no-trunc', ...filters)
    .split('\n')
    .filter(Boolean)
    .sort();
}

function logsOf(id: string): string {
  // Containers write logs to stdout and to stderr.
  const { stdout, stderr } = spawnSync('docker', ['logs', id], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return stdout + stderr;
}

function runDocker(...args: string[]): string {
  return execFileSync('docker', args, { encoding: 'utf8' }).trim();
}
