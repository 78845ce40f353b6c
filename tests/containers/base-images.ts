/**
 * Builds base images where no image registry is reachable. Debian comes from this machine's apt mirror (debootstrap), Node is the running program, maildev
 * comes from npm, PostgreSQL, Redis and nginx from Debian. docker-compose.yml and the Dockerfile use these images like the official ones. The images are
 * built again when tests/containers/base or the Node version changes.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { packagesOf } from '../../containers/packages.ts';
import { rootDir } from '../../scripts/stack/settings.ts';
import { hashOf } from '../../scripts/stack/sources.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import { hasCommand, hasImage, outputOf, runDocker } from './docker.ts';

const debianSuite = 'bookworm';
const baseFolder = 'tests/containers/base';
const formatImageName = (imagePart: string) =>
  `hat-nang-base/${imagePart}:${hashOf([baseFolder], process.version).slice(0, 12)}`;

export type BaseImages = Record<'NODE_IMAGE' | 'POSTGRES_IMAGE' | 'REDIS_IMAGE' | 'NGINX_IMAGE' | 'MAIL_IMAGE', string>;

/** Returns the environment variables of docker-compose.yml that select these images instead of the official ones. */
function nameBaseImages(): BaseImages {
  return {
    NODE_IMAGE: formatImageName('node'),
    POSTGRES_IMAGE: formatImageName('postgres'),
    REDIS_IMAGE: formatImageName('redis'),
    NGINX_IMAGE: formatImageName('nginx'),
    MAIL_IMAGE: formatImageName('maildev'),
  };
}

/** Official images. The tests use them if this machine has not built all base images, and either has the official images or can pull them. */
const officialImages = {
  NODE_IMAGE: 'node:22-bookworm-slim',
  POSTGRES_IMAGE: 'postgres:15-bookworm',
  REDIS_IMAGE: 'redis:7-bookworm',
  NGINX_IMAGE: 'nginx:1.28-bookworm',
  MAIL_IMAGE: 'maildev/maildev:2.2.1',
};

/** Error of a machine that has no base images and cannot build them. The tests are then skipped, because the project has not failed. */
export class NoBaseImages extends StepError {}

/**
 * Returns the names of the base images that this machine has built before. If one is missing, returns the names of the official images if these are
 * available, or else builds base images. `origin` describes the choice in the log.
 * @throws NoBaseImages when the images cannot be built
 */
export async function provideBaseImages(logFile: string): Promise<{ names: BaseImages; origin: string }> {
  const builtImages = nameBaseImages();
  if (Object.values(builtImages).every(hasImage))
    return { names: builtImages, origin: "made from Debian's packages and npm before, unchanged" };
  if (
    Object.values(officialImages).every(
      (name) => hasImage(name) || hasCommand('docker', ['pull', '--quiet', name], 180_000),
    )
  ) {
    return { names: officialImages, origin: 'the official ones' };
  }
  try {
    await buildBaseImages(logFile);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1);
    throw new NoBaseImages(`no image registry answers, and the base images cannot be made here (${reason})`, {
      cause: error,
    });
  }
  return { names: builtImages, origin: "made from Debian's packages and npm, because no image registry answers" };
}

/**
 * Builds all base images if one is missing, and returns their names. Returns an empty list if none is missing.
 * @throws Error when this machine cannot build them
 */
async function buildBaseImages(logFile: string): Promise<string[]> {
  const names = nameBaseImages();
  if (Object.values(names).every(hasImage)) return [];
  const debian = formatImageName('debian');
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-base-'));
  try {
    if (!hasImage(debian)) importDebian(debian, join(folder, 'root'), logFile);
    const context = join(folder, 'context');
    mkdirSync(context);
    cpSync(join(rootDir, baseFolder), context, { recursive: true });
    linkOrCopy(process.execPath, join(context, 'node'));
    for (const path of packagesOf(['maildev'])) {
      cpSync(join(rootDir, path), join(context, 'maildev', path), {
        recursive: true,
        filter: (source) => source === join(rootDir, path) || !source.endsWith('/node_modules'),
      });
    }
    for (const [target, name] of [
      ['node', names.NODE_IMAGE],
      ['postgres', names.POSTGRES_IMAGE],
      ['redis', names.REDIS_IMAGE],
      ['nginx', names.NGINX_IMAGE],
      ['maildev', names.MAIL_IMAGE],
    ] as const) {
      await runDocker(
        [
          'build',
          '--quiet',
          '--network',
          'host',
          '--target',
          target,
          '--build-arg',
          `DEBIAN=${debian}`,
          '--tag',
          name,
          context,
        ],
        { logFile },
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return Object.values(names);
}

/**
 * Returns the name of the image in which `docker compose build` makes the release: the official one, or one that is built here from the base images.
 * @throws Error when this machine cannot build the image
 */
export async function provideBuildImage(nodeImage: string, logFile: string): Promise<string> {
  if (nodeImage === officialImages.NODE_IMAGE) return 'node:22-bookworm';
  return provideImage('build-image', nodeImage, logFile, (folder) => {
    const npm = resolve(realpathSync(outputOf('sh', ['-c', 'command -v npm']).trim()), '../..');
    cpSync(npm, join(folder, 'npm'), { recursive: true });
    cpSync(findNodeHeaders(), join(folder, 'include'), { recursive: true });
    cpSync('/etc/ssl/certs/ca-certificates.crt', join(folder, 'certificates.crt'), { dereference: true });
  });
}

/**
 * Returns the name of an image of OpenStack Swift, an S3-compatible server that checks signatures.
 * @throws Error when this machine cannot build the image
 */
export const provideSwiftImage = (nodeImage: string, logFile: string): Promise<string> =>
  provideImage('swift', nodeImage, logFile);

/** Builds the Dockerfile of a folder of tests/containers on the image of Node, unless it was built before. `addFiles` adds files of this machine. */
async function provideImage(
  folderName: string,
  nodeImage: string,
  logFile: string,
  addFiles: (folder: string) => void = () => undefined,
): Promise<string> {
  const source = `tests/containers/${folderName}`;
  const name = `hat-nang-base/${folderName}:${hashOf([source], nodeImage).slice(0, 12)}`;
  if (hasImage(name)) return name;
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-image-'));
  try {
    cpSync(join(rootDir, source), folder, { recursive: true });
    addFiles(folder);
    const options = ['--quiet', '--network', 'host', '--build-arg', `NODE_IMAGE=${nodeImage}`, '--tag', name];
    await runDocker(['build', ...options, folder], { logFile });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return name;
}

/** Returns the folder `include` of the running Node. The package `node` has it beside its own folder. */
function findNodeHeaders(): string {
  const prefix = resolve(process.execPath, '../..');
  const packages = join(prefix, 'node_modules');
  const candidates = [
    prefix,
    ...(existsSync(packages) ? readdirSync(packages).map((each) => join(packages, each)) : []),
  ];
  const found = candidates.map((each) => join(each, 'include')).find((each) => existsSync(join(each, 'node/node.h')));
  if (!found) throw new StepError('Node has no headers here.');
  return found;
}

/** Imports a minimal Debian as an image. debootstrap needs root. */
function importDebian(name: string, root: string, logFile: string): void {
  if (!existsSync('/usr/sbin/debootstrap')) {
    throw new StepError('There are no base images, and no debootstrap to make them.', {
      fix: 'apt-get install debootstrap (as root), or name images of your own (NODE_IMAGE, POSTGRES_IMAGE … in .env.example)',
    });
  }
  const appendLog = (output: string) => writeFileSync(logFile, output, { flag: 'a' });
  appendLog(
    execFileSync(
      '/usr/sbin/debootstrap',
      ['--variant=minbase', '--include=ca-certificates', debianSuite, root, readDebianMirror()],
      {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        timeout: 600_000,
      },
    ),
  );
  // debootstrap may leave /proc mounted. The later removal of the folder would then reach the /proc of this machine.
  execFileSync('sh', ['-c', '! mountpoint -q "$1/proc" || umount "$1/proc"', 'sh', root]);
  rmSync(join(root, 'var/cache/apt/archives'), { recursive: true, force: true });
  mkdirSync(join(root, 'var/cache/apt/archives/partial'), { recursive: true });
  execFileSync('sh', ['-c', 'tar -C "$1" --one-file-system -c . | docker import - "$2"', 'sh', root, name]);
}

/** Returns the Debian mirror in the apt sources of this machine. */
function readDebianMirror(): string {
  const aptSources = outputOf('sh', ['-c', 'cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null || true']);
  const match = /^(?:URIs:|deb (?:\[[^\]]*\] )?)\s*(https?:\/\/\S*debian\S*?)\/?(?:\s|$)/m.exec(
    aptSources.replace(/^.*security.*$/gm, ''),
  );
  if (!match?.[1]) throw new StepError("This machine's apt names no mirror of Debian.");
  return match[1];
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    writeFileSync(to, readFileSync(from), { mode: 0o755 });
  }
}
