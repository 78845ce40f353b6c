/** The stack of docker-compose.yml, run by testcontainers (decision 035). */
import {
  type ContainerRuntimeClient,
  DockerComposeEnvironment,
  getContainerRuntimeClient,
  type StartedDockerComposeEnvironment,
  Wait,
} from 'testcontainers';
import { rootDir } from '../../scripts/stack/settings.ts';
import { composeCommand } from './docker.ts';

/** One stack: its name, and the settings of .env.example that it runs with. */
export type ComposeProject = { readonly name: string; readonly env: Record<string, string> };

export type Container = ReturnType<ContainerRuntimeClient['container']['getById']>;

/** The stack itself, and what tests need beside it. */
export const composeFiles = ['docker-compose.yml', 'tests/containers/compose.test.yml'];

const program = () =>
  composeCommand() === 'docker-compose'
    ? { executable: { standalone: true, executablePath: 'docker-compose' } as const }
    : {};

/** Enough for the first start, which fills the database. */
const startupMs = 600_000;

/**
 * Creates what is missing, starts everything, and resolves when every container is healthy.
 *
 * @param whenFailed called while the containers of a start that failed are still there
 */
export async function upProject(
  { name, env }: ComposeProject,
  replicas: number,
  whenFailed: () => Promise<void> = async () => undefined,
): Promise<StartedDockerComposeEnvironment> {
  const healthy = Wait.forHealthCheck();
  const wait = healthy.waitUntilReady.bind(healthy);
  healthy.waitUntilReady = (...args) =>
    wait(...args).catch(async (error: unknown) => {
      await whenFailed();
      throw error;
    });
  const scale = ['directus', 'web'].flatMap((service) => ['--scale', `${service}=${replicas}`]);
  return (
    new DockerComposeEnvironment(rootDir, composeFiles)
      .withProjectName(name)
      .withEnvironment(env)
      .withClientOptions({ ...program(), commandOptions: ['--no-build', ...scale] })
      .withDefaultWaitStrategy(healthy)
      .withStartupTimeout(startupMs)
      // leftovers.ts removes what a killed run left; testcontainers' own reaper is an image that no registry gives here.
      .withAutoCleanup(false)
      .up()
  );
}

/** Removes containers and networks, and the volumes if told; also of a start that is under way. */
export async function downProject({ name, env }: ComposeProject, removeVolumes: boolean): Promise<void> {
  const { compose } = await getContainerRuntimeClient();
  const options = { filePath: rootDir, files: composeFiles, projectName: name, environment: env, ...program() };
  await compose.down(options, { removeVolumes, timeout: 10_000 });
}

/** The containers of one service, ended ones included, in the order of their ids. */
export async function serviceContainers(project: string, service: string): Promise<Container[]> {
  const { container } = await getContainerRuntimeClient();
  const label = [`com.docker.compose.project=${project}`, `com.docker.compose.service=${service}`];
  const found = await container.dockerode.listContainers({ all: true, filters: { label } });
  return found.map(({ Id }) => container.getById(Id)).sort((a, b) => a.id.localeCompare(b.id));
}
