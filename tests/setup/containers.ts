import { execFileSync } from 'node:child_process';

/** The service of docker-compose.yml that each part of the project is. */
const services = { directus: 'directus', site: 'web', mail: 'mail' } as const;

/** The process, as this machine numbers it, of a part's first replica; undefined while none runs. Ending it ends the container. */
export function containerPid(project: string, part: keyof typeof services): number | undefined {
  const labels = { 'com.docker.compose.project': project, 'com.docker.compose.service': services[part] };
  const filters = Object.entries(labels).flatMap(([name, value]) => ['--filter', `label=${name}=${value}`]);
  const [id] = run('ps', '--quiet', '--no-trunc', ...filters)
    .split('\n')
    .sort();
  return id ? Number(run('inspect', '--format', '{{.State.Pid}}', id)) : undefined;
}

function run(...args: string[]): string {
  return execFileSync('docker', args, { encoding: 'utf8' }).trim();
}
