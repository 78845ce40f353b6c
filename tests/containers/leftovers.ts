/** Removes the containers, networks and volumes of killed test runs. */
import { outputOf } from './docker.ts';

const prefix = 'hat-nang-test-';

/** Returns a project name that contains the id of this process. A later run can then check whether the process still exists. */
export const projectName = (suffix: string): string => `${prefix}${process.pid}-${suffix}`;

/** Removes containers, volumes and networks of test projects whose process has ended. Returns the names of these projects. */
export function removeLeftovers(): string[] {
  const label = 'com.docker.compose.project';
  const listNames = (command: string[], format: string) =>
    outputOf('docker', [...command, '--filter', `label=${label}`, '--format', format])
      .split('\n')
      .filter(Boolean);
  const projectNames = [
    ...listNames(['ps', '--all'], `{{.Label "${label}"}}`),
    ...listNames(['volume', 'ls'], `{{.Label "${label}"}}`),
    ...listNames(['network', 'ls'], `{{.Label "${label}"}}`),
  ];
  const endedProjects = [...new Set(projectNames)].filter(
    (name) => name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length).split('-')[0])),
  );
  for (const name of endedProjects) {
    const filter = ['--filter', `label=${label}=${name}`];
    for (const [kind, listArgs, removeArgs] of [
      ['container', ['ps', '--all', '--quiet'], ['rm', '--force', '--volumes']],
      ['network', ['network', 'ls', '--quiet'], ['network', 'rm']],
      ['volume', ['volume', 'ls', '--quiet'], ['volume', 'rm']],
    ] as const) {
      const ids = outputOf('docker', [...listArgs, ...filter])
        .split('\n')
        .filter(Boolean);
      if (ids.length > 0) outputOf('docker', [...removeArgs, ...ids]);
      if (kind === 'container' && ids.length > 0) console.log(`  ! removed what an earlier test run left: ${name}`);
    }
  }
  return endedProjects;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
