import { command, hasCommand, textOf } from './docker.ts';

/** One stack of docker-compose.yml. */
export type ComposeProject = {
  name: string;
  env: Record<string, string>;
  /** Runs compose on it; answers all that it wrote. */
  compose(...args: string[]): Promise<string>;
  /** The same for a quick command whose output is wanted: without what compose itself says beside it. */
  text(...args: string[]): string;
};

/** The stack itself, and what tests need beside it. */
export const composeFiles = ['docker-compose.yml', 'tests/containers/compose.test.yml'];

/** Compose on one project, with these settings and nothing of this machine's environment that could change it. */
export function composeProject(name: string, settings: Record<string, string>): ComposeProject {
  const env = { COMPOSE_PROJECT_NAME: name, COMPOSE_PROFILES: 'development', ...settings };
  const files = composeFiles.flatMap((file) => ['-f', file]);
  const [program = '', ...first] = composeCommand().split(' ');
  return {
    name,
    env,
    compose: (...args) => command(program, [...first, ...files, ...args], { env }),
    text: (...args) => textOf(program, [...first, ...files, ...args], env),
  };
}

/** The second generation where it is installed, else the first. */
export const composeCommand = (): string =>
  hasCommand('docker', ['compose', 'version']) ? 'docker compose' : 'docker-compose';
