/** Builds the images of this project. The images of web and directus combine containers/Dockerfile with this machine's build output. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImageName, imageNames, makeRelease, releaseOf } from '../../containers/release.ts';
import { rootDir } from '../../scripts/stack/settings.ts';
import { hashOf } from '../../scripts/stack/sources.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import { hasImage, outputOf, runDocker } from './docker.ts';

export const imageOf = (image: ImageName) => `hat-nang/${image}:${releaseOf(image)}`;

/** Returns the name of the image of the service `backup`. The image is built from containers/backup and from the image of PostgreSQL. */
export const backupImageOf = (postgresImage: string) =>
  `hat-nang/backup:${hashOf(['containers/backup'], postgresImage).slice(0, 16)}`;

const sizeOf = (name: string) => Number(outputOf('docker', ['image', 'inspect', '--format', '{{.Size}}', name]));

/** Maximum size of the own layers of an image in MB. */
const maxMegabytes: Record<ImageName, number> = { directus: 350, web: 200 };

/**
 * Returns the name and the size of an image: its own layers, and those of the base.
 * @throws StepError if the own layers exceed `max` MB
 */
const describeImage = (name: string, base: string, max = Number.POSITIVE_INFINITY) => {
  const [total, baseSize] = [sizeOf(name), sizeOf(base)].map((bytes) => Math.round(bytes / 1e6)) as [number, number];
  const description = `${name} (${total - baseSize} MB on a base of ${baseSize} MB)`;
  if (total - baseSize > max) throw new StepError(`${description} is larger than ${max} MB.`);
  return description;
};

/** Builds the images whose sources changed, and removes older ones. Returns the names and sizes of the built images. */
export async function buildImages(nodeImage: string, logFile: string): Promise<string[]> {
  const builtImages: string[] = [];
  for (const image of imageNames) {
    const name = imageOf(image);
    if (hasImage(name)) continue;
    const context = await makeRelease(image);
    const folder = mkdtempSync(join(tmpdir(), 'hat-nang-image-'));
    try {
      const file = join(folder, 'Dockerfile');
      writeFileSync(file, readStage(image));
      await runDocker(
        // The build uses the host's network. When Docker adds or removes a network interface, Chromium aborts its requests, and browser tests may be running.
        [
          ...['build', '--quiet', '--network', 'host', '--build-arg', `NODE_IMAGE=${nodeImage}`],
          ...['--tag', name, '--file', file, context],
        ],
        { logFile },
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
      rmSync(context, { recursive: true, force: true });
    }
    builtImages.push(describeImage(name, nodeImage, maxMegabytes[image]));
    removeOlder(image, name);
  }
  return builtImages;
}

/** Builds the image of the service `backup` unless it exists. Returns its name and size if it was built. */
export async function buildBackupImage(postgresImage: string, logFile: string): Promise<string[]> {
  const name = backupImageOf(postgresImage);
  if (hasImage(name)) return [];
  await runDocker(
    [
      ...['build', '--quiet', '--network', 'host', '--build-arg', `POSTGRES_IMAGE=${postgresImage}`],
      ...['--tag', name, join(rootDir, 'containers/backup')],
    ],
    { logFile },
  );
  removeOlder('backup', name);
  return [describeImage(name, postgresImage)];
}

/** Returns one stage of the Dockerfile, changed to copy files from the build context instead of the stage `release`. */
function readStage(image: ImageName): string {
  const [preamble = '', ...stages] = readFileSync(join(rootDir, 'containers/Dockerfile'), 'utf8').split(/^(?=FROM )/m);
  const stage = stages.find((text) => text.includes(` AS ${image}\n`));
  if (!stage) throw new StepError(`containers/Dockerfile has no stage ${image}.`);
  return preamble + stage.replace(/^COPY --from=release \S+ /m, 'COPY . ');
}

function removeOlder(image: ImageName | 'backup', current: string): void {
  const names = outputOf('docker', ['images', '--format', '{{.Repository}}:{{.Tag}}', `hat-nang/${image}`]);
  for (const name of names.split('\n')) {
    // The removal fails while a running stack uses the image. A later build removes it.
    if (name && name !== current && /:[0-9a-f]{16}$/.test(name))
      outputOf('sh', ['-c', 'docker rmi "$1" >/dev/null 2>&1 || true', 'sh', name]);
  }
}
