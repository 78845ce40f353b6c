/** Removes what a killed run left behind. */
import { textOf } from './docker.ts';

const prefix = 'hat-nang-test-';

/** A project name with this process's id: a later run can check whether its owner is alive. */
export const projectName = (mark: string): string => `${prefix}${process.pid}-${mark}`;

/** Removes containers, volumes and networks of test projects whose process is gone. Answers their names. */
export function removeLeftovers(): string[] {
  const label = 'com.docker.compose.project';
  const list = (kind: string[], format: string) =>
    textOf('docker', [...kind, '--filter', `label=${label}`, '--format', format])
      .split('\n')
      .filter(Boolean);
  const named = [
    ...list(['ps', '--all'], `{{.Label "${label}"}}`),
    ...list(['volume', 'ls'], `{{.Label "${label}"}}`),
    ...list(['network', 'ls'], `{{.Label "${label}"}}`),
  ];
  const dead = [...new Set(named)].filter(
    (name) => name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length).split('-')[0])),
  );
  for (const name of dead) {
    const of = ['--filter', `label=${label}=${name}`];
    for (const [kind, find, remove] of [
      ['container', ['ps', '--all', '--quiet'], ['rm', '--force', '--volumes']],
      ['network', ['network', 'ls', '--quiet'], ['network', 'rm']],
      ['volume', ['volume', 'ls', '--quiet'], ['volume', 'rm']],
    ] as const) {
      const ids = textOf('docker', [...find, ...of])
        .split('\n')
        .filter(Boolean);
      if (ids.length > 0) textOf('docker', [...remove, ...ids]);
      if (kind === 'container' && ids.length > 0) console.log(`  ! removed what an earlier test run left: ${name}`);
    }
  }
  return dead;
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
