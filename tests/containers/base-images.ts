/**
 * Builds base images where no image registry is reachable: Debian by debootstrap from this machine's apt mirror, Node from the npm package,
 * PostgreSQL, Redis and nginx from Debian, maildev from npm. docker-compose.yml and the Dockerfile use them unchanged. Cached until this folder, or
 * Node, changes.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagesOf } from '../../containers/packages.ts';
import { rootDir } from '../../scripts/stack/settings.ts';
import { hashOf } from '../../scripts/stack/sources.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import { docker, hasCommand, hasImage, textOf } from './docker.ts';

const suite = 'bookworm';
const here = 'tests/containers/base';
const nameOf = (part: string) => `hat-nang-base/${part}:${hashOf([here], process.version).slice(0, 12)}`;

export type BaseImages = Record<'NODE_IMAGE' | 'POSTGRES_IMAGE' | 'REDIS_IMAGE' | 'NGINX_IMAGE' | 'MAIL_IMAGE', string>;

/** Environment of docker-compose.yml and build arguments that put these images in the official ones' place. */
function baseImageNames(): BaseImages {
  return {
    NODE_IMAGE: nameOf('node'),
    POSTGRES_IMAGE: nameOf('postgres'),
    REDIS_IMAGE: nameOf('redis'),
    NGINX_IMAGE: nameOf('nginx'),
    MAIL_IMAGE: nameOf('maildev'),
  };
}

/** The official images, where a registry gives them. */
const official = {
  NODE_IMAGE: 'node:22-bookworm-slim',
  POSTGRES_IMAGE: 'postgres:15-bookworm',
  REDIS_IMAGE: 'redis:7-bookworm',
  NGINX_IMAGE: 'nginx:1.28-bookworm',
  MAIL_IMAGE: 'maildev/maildev:2.2.1',
};

/** This machine has no base images and cannot build them, which is no failure of the project. */
export class NoBaseImages extends StepError {}

/** The official images, if a registry is reachable, else built ones; logs which. */
export async function provideBaseImages(logFile: string): Promise<{ names: BaseImages; said: string }> {
  const own = baseImageNames();
  if (Object.values(own).every(hasImage))
    return { names: own, said: "made from Debian's packages and npm before, unchanged" };
  if (
    Object.values(official).every((name) => hasImage(name) || hasCommand('docker', ['pull', '--quiet', name], 180_000))
  ) {
    return { names: official, said: 'the official ones' };
  }
  try {
    await makeBaseImages(logFile);
  } catch (error) {
    const said = (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1);
    throw new NoBaseImages(`no image registry answers, and the base images cannot be made here (${said})`, {
      cause: error,
    });
  }
  return { names: own, said: "made from Debian's packages and npm, because no image registry answers" };
}

/** Makes those that are missing. Answers the names of those that were made. @throws StepError when this machine cannot */
async function makeBaseImages(logFile: string): Promise<string[]> {
  const names = baseImageNames();
  if (Object.values(names).every(hasImage)) return [];
  const debian = nameOf('debian');
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-base-'));
  try {
    if (!hasImage(debian)) importDebian(debian, join(folder, 'root'), logFile);
    const context = join(folder, 'context');
    mkdirSync(context);
    cpSync(join(rootDir, here), context, { recursive: true });
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
      await docker(
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

/** A minimal Debian as an image. Only root may unpack one. */
function importDebian(name: string, root: string, logFile: string): void {
  if (!existsSync('/usr/sbin/debootstrap')) {
    throw new StepError('There are no base images, and no debootstrap to make them.', {
      fix: 'apt-get install debootstrap (as root), or name images of your own (NODE_IMAGE, POSTGRES_IMAGE … in .env.example)',
    });
  }
  const log = (output: string) => writeFileSync(logFile, output, { flag: 'a' });
  log(
    execFileSync(
      '/usr/sbin/debootstrap',
      ['--variant=minbase', '--include=ca-certificates', suite, root, debianMirror()],
      {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        timeout: 600_000,
      },
    ),
  );
  // debootstrap mounts /proc while it works; were it still there, everything that follows would run into this machine's own.
  execFileSync('sh', ['-c', '! mountpoint -q "$1/proc" || umount "$1/proc"', 'sh', root]);
  rmSync(join(root, 'var/cache/apt/archives'), { recursive: true, force: true });
  mkdirSync(join(root, 'var/cache/apt/archives/partial'), { recursive: true });
  execFileSync('sh', ['-c', 'tar -C "$1" --one-file-system -c . | docker import - "$2"', 'sh', root, name]);
}

/** The mirror that this machine's apt uses for its own release. */
function debianMirror(): string {
  const places = textOf('sh', ['-c', 'cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null || true']);
  const found = /^(?:URIs:|deb (?:\[[^\]]*\] )?)\s*(https?:\/\/\S*debian\S*?)\/?(?:\s|$)/m.exec(
    places.replace(/^.*security.*$/gm, ''),
  );
  if (!found?.[1]) throw new StepError("This machine's apt names no mirror of Debian.");
  return found[1];
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    writeFileSync(to, readFileSync(from), { mode: 0o755 });
  }
}
