/** Runs the stack of docker-compose.yml with testcontainers (decision 035). */
import {
  type ContainerRuntimeClient,
  DockerComposeEnvironment,
  getContainerRuntimeClient,
  type StartedDockerComposeEnvironment,
  Wait,
} from 'testcontainers';
import { rootDir } from '../../scripts/stack/settings.ts';
import { composeCommand } from './docker.ts';

/** A stack: its Compose project name, and the environment variables for Compose. */
export type ComposeProject = { readonly name: string; readonly env: Record<string, string> };

export type Container = ReturnType<ContainerRuntimeClient['container']['getById']>;

/** The production stack, and the additions for tests. */
export const composeFiles = ['docker-compose.yml', 'tests/containers/compose.test.yml'];

const composeProgram = () =>
  composeCommand() === 'docker-compose'
    ? { executable: { standalone: true, executablePath: 'docker-compose' } as const }
    : {};

/** Adds the project's name to the environment. Otherwise a COMPOSE_PROJECT_NAME of this process would override the name that testcontainers passes. */
const environmentOf = ({ name, env }: ComposeProject) => ({ ...env, COMPOSE_PROJECT_NAME: name });

/** Maximum duration of a start in milliseconds. The first start takes longest, because it seeds the database. */
const startupMs = 600_000;

/**
 * Creates missing containers, starts all of them, and resolves when all are healthy.
 * @param onFailure called when containers do not become healthy, before they are removed, to read their logs
 */
export async function startProject(
  { name, env }: ComposeProject,
  replicas: number,
  onFailure: () => Promise<void> = async () => undefined,
): Promise<StartedDockerComposeEnvironment> {
  const healthy = Wait.forHealthCheck();
  const wait = healthy.waitUntilReady.bind(healthy);
  healthy.waitUntilReady = (...args) =>
    wait(...args).catch(async (error: unknown) => {
      await onFailure();
      throw error;
    });
  const scaleArgs = ['directus', 'web'].flatMap((service) => ['--scale', `${service}=${replicas}`]);
  return (
    new DockerComposeEnvironment(rootDir, composeFiles)
      .withProjectName(name)
      .withEnvironment(environmentOf({ name, env }))
      .withClientOptions({ ...composeProgram(), commandOptions: ['--no-build', ...scaleArgs] })
      .withDefaultWaitStrategy(healthy)
      .withStartupTimeout(startupMs)
      // testcontainers removes containers of killed runs with an extra image, the reaper. Some machines cannot load it, so leftovers.ts does this work.
      .withAutoCleanup(false)
      .up()
  );
}

/** Removes the containers and networks, and optionally the volumes. A caller may stop a project while its start is running. */
export async function stopProject(project: ComposeProject, removeVolumes: boolean): Promise<void> {
  const { compose } = await getContainerRuntimeClient();
  const environment = environmentOf(project);
  const options = {
    ...{ filePath: rootDir, files: composeFiles, projectName: project.name, environment },
    ...composeProgram(),
  };
  await compose.down(options, { removeVolumes, timeout: 10_000 });
}

/** Returns all containers of a service, including stopped ones, sorted by id. */
export async function serviceContainers(project: string, service: string): Promise<Container[]> {
  const { container } = await getContainerRuntimeClient();
  const label = [`com.docker.compose.project=${project}`, `com.docker.compose.service=${service}`];
  const containers = await container.dockerode.listContainers({ all: true, filters: { label } });
  return containers.map(({ Id }) => container.getById(Id)).sort((a, b) => a.id.localeCompare(b.id));
}
