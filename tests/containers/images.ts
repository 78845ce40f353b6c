/** Builds the two images of this project from what is built on this machine, by the instructions of containers/Dockerfile. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImageName, imageNames, makeRelease, releaseOf } from '../../containers/release.ts';
import { rootDir } from '../../scripts/stack/settings.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import { docker, hasImage, textOf } from './docker.ts';

export const imageOf = (image: ImageName) => `hat-nang/${image}:${releaseOf(image)}`;

/** Makes the images whose sources changed, and removes those of older sources. Answers the names of what was made. */
export async function makeImages(nodeImage: string, logFile: string): Promise<string[]> {
  const made: string[] = [];
  for (const image of imageNames) {
    const name = imageOf(image);
    if (hasImage(name)) continue;
    const context = await makeRelease(image);
    const folder = mkdtempSync(join(tmpdir(), 'hat-nang-image-'));
    try {
      const file = join(folder, 'Dockerfile');
      writeFileSync(file, stageOf(image));
      await docker(
        // Without a network: where one comes and goes, the browsers that are tested beside it give up what they load.
        [
          ...['build', '--quiet', '--network', 'none', '--build-arg', `NODE_IMAGE=${nodeImage}`],
          ...['--tag', name, '--file', file, context],
        ],
        { logFile },
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
      rmSync(context, { recursive: true, force: true });
    }
    made.push(name);
    removeOlder(image, name);
  }
  return made;
}

/** One stage of the Dockerfile, copying from its context what the full build copies from the stage before. */
function stageOf(image: ImageName): string {
  const [head = '', ...stages] = readFileSync(join(rootDir, 'containers/Dockerfile'), 'utf8').split(/^(?=FROM )/m);
  const stage = stages.find((text) => text.includes(` AS ${image}\n`));
  if (!stage) throw new StepError(`containers/Dockerfile has no stage ${image}.`);
  return head + stage.replace(/^COPY --from=release \S+ /m, 'COPY . ');
}

function removeOlder(image: ImageName, current: string): void {
  const names = textOf('docker', ['images', '--format', '{{.Repository}}:{{.Tag}}', `hat-nang/${image}`]);
  for (const name of names.split('\n')) {
    // In use by a stack that runs: it goes the next time.
    if (name && name !== current && /:[0-9a-f]{16}$/.test(name))
      textOf('sh', ['-c', 'docker rmi "$1" >/dev/null 2>&1 || true', 'sh', name]);
  }
}
