/** Compares containers/acme/compose.yml with docker-compose.yml and the edge, and runs acme.sh with a fake certbot. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rootDir } from '../../scripts/stack/settings.ts';

type Service = Record<string, unknown> & { volumes?: string[]; ports?: string[]; environment?: Record<string, string> };
type Compose = { services: Record<string, Service>; volumes: object; networks: object };

const read = (path: string) => readFileSync(join(rootDir, path), 'utf8');
const base = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const overrideText = read('containers/acme/compose.yml');
const override = parse(overrideText) as Compose;
const { acme = {}, edge = {}, secrets = {} } = override.services;

/** Returns the volumes of a service by their path in its container. `${NAME:-default}` contains a colon, so its default is used. */
const mountsOf = ({ volumes = [] }: Service): Map<string, string> =>
  new Map(
    volumes
      .map((volume) => volume.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').split(':'))
      .map(([source = '', target = '']) => [target, source]),
  );

describe('compose.yml', () => {
  it('adds one service, and uses only volumes and networks that exist', () => {
    expect(Object.keys(override.services).filter((name) => !(name in base.services))).toEqual(['acme']);
    const volumes = Object.keys({ ...base.volumes, ...override.volumes });
    const used = Object.values(override.services).flatMap((service) => [...mountsOf(service).values()]);
    for (const source of used.filter((name) => !name.startsWith('./'))) expect(volumes).toContain(source);
    for (const source of used.filter((name) => name.startsWith('./')))
      expect(existsSync(join(rootDir, source)), source).toBe(true);
    expect(Object.keys(override.volumes).sort()).toEqual([...new Set(mountsOf(secrets).values())].sort());
    expect(Object.keys(override.networks)).toEqual(acme.networks);
  });

  it('gives the edge the certificates in place of TLS_FOLDER, and the challenges where nginx reads them', () => {
    const folder = /^certificate=(\S+)\/fullchain\.pem /m.exec(read('containers/edge/start.sh'))?.[1] ?? '';
    expect(mountsOf(base.services.edge ?? {}).get(folder)).toBe('./containers/tls');
    expect(mountsOf(edge).get(folder)).toBe(mountsOf(acme).get('/acme/certificates'));
    const server = /server \{\s+listen 8081;[\s\S]*?root (\S+);/.exec(read('containers/edge/nginx.conf'));
    expect(mountsOf(edge).get(server?.[1] ?? '')).toBe(mountsOf(acme).get('/acme/challenges'));
    expect(edge.ports?.map((port) => port.split(':').at(-1))).toEqual(['8081']);
    for (const volume of edge.volumes ?? []) expect(volume).toMatch(/:ro$/);
  });

  it('makes each volume of certbot writable at the start', () => {
    const writable = [...mountsOf(acme).keys()].filter((path) => path.startsWith('/acme/')).sort();
    expect([...mountsOf(secrets).keys()].sort()).toEqual(writable);
    const source = read('containers/directus/make-secrets.ts');
    for (const path of writable) expect(source).toContain(`'${path.split('/').at(-1)}'`);
    expect(source).toContain('/acme/');
  });

  it('runs certbot by the rules of every container, as the user of the edge', () => {
    for (const rule of ['read_only', 'cap_drop', 'security_opt', 'logging', 'init', 'restart', 'user'])
      expect(acme[rule], rule).toEqual(base.services.edge?.[rule]);
    for (const limit of ['mem_limit', 'cpus', 'pids_limit', 'tmpfs']) expect(acme[limit], limit).toBeDefined();
  });

  it('pins the image by an exact version, and .env.example names every setting with its default', () => {
    expect(acme.image).toMatch(/^\$\{ACME_IMAGE:-certbot\/certbot:v\d+\.\d+\.\d+\}$/);
    const settings = read('.env.example');
    // The script knows which address to use if ACME_EMAIL is empty.
    for (const [, name = '', value = ''] of overrideText.matchAll(/\$\{(\w+):-([^}]*)\}/g))
      expect(settings.split('\n')).toContain(`${name}=${value}`);
    expect(overrideText).not.toMatch(/\$\{[^}]*\$\{/);
  });
});

describe('acme.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hat-nang-acme-'));
    for (const name of ['challenges', 'account', 'certificates', 'bin']) mkdirSync(join(folder, name));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs `acme.sh once` with a certbot that issues a certificate with this text, or fails. Returns the exit code and the arguments of certbot. */
  const run = (certificate: string | undefined, env: Record<string, string> = {}) => {
    const program = join(folder, 'bin/certbot');
    const issue = `live="$ACME_FOLDER/account/certbot/live/https-authority-example-dir"; mkdir -p "$live"; umask 077
      printf '%s key' '${certificate}' > "$live/privkey.pem"; umask 022; printf '%s' '${certificate}' > "$live/fullchain.pem"`;
    writeFileSync(program, `#!/bin/sh\necho "$@" > "$ACME_FOLDER/arguments"\n${certificate ? issue : 'exit 1'}\n`);
    chmodSync(program, 0o755);
    const { status, stderr } = spawnSync('sh', [join(import.meta.dirname, 'acme.sh'), 'once'], {
      encoding: 'utf8',
      env: {
        PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
        ACME_FOLDER: folder,
        ACME_SERVER: 'https://authority.example/dir',
        ADMIN_EMAIL: 'admin@hatnang.example.com',
        ACME_EMAIL: '',
        PUBLIC_URL: 'https://library.example.org',
        STUDIO_URL: 'https://library.example.org:8055',
        ...env,
      },
    });
    const names = existsSync(join(folder, 'arguments')) ? readFileSync(join(folder, 'arguments'), 'utf8') : '';
    return { status, stderr, arguments: names };
  };
  const certificateFile = (name: string) => readFileSync(join(folder, 'certificates', name), 'utf8');

  it('hands a new certificate over, whose key only its owner can read', () => {
    expect(run('first')).toMatchObject({ status: 0 });
    expect([certificateFile('fullchain.pem'), certificateFile('privkey.pem')]).toEqual(['first', 'first key']);
    expect(statSync(join(folder, 'certificates/privkey.pem')).mode & 0o077).toBe(0);
    expect(run('second')).toMatchObject({ status: 0 });
    expect([certificateFile('fullchain.pem'), certificateFile('privkey.pem')]).toEqual(['second', 'second key']);
  });

  it('leaves the certificate when certbot fails, and when nothing is new', () => {
    run('first');
    const before = statSync(join(folder, 'certificates/fullchain.pem')).ino;
    expect(run(undefined).status).toBe(1);
    expect(run('first').status).toBe(0);
    expect(statSync(join(folder, 'certificates/fullchain.pem')).ino).toBe(before);
  });

  it.each([
    ['https://library.example.org', 'https://library.example.org:8055', '-d library.example.org'],
    ['https://library.example.org/', 'https://studio.example.org', '-d library.example.org -d studio.example.org'],
    ['https://library.example.org', 'http://127.0.0.1:8055', '-d library.example.org'],
    ['https://library.example.org', 'https://203.0.113.7:8055', '-d library.example.org'],
  ])('asks for the host names of %s and %s', (site, studio, expected) => {
    const { arguments: given } = run('first', { PUBLIC_URL: site, STUDIO_URL: studio });
    expect(given.match(/ -d .*(?= --config-dir)/)?.[0].trim()).toBe(expected);
    expect(given).toContain('--email admin@hatnang.example.com ');
  });

  it('refuses an address without https', () => {
    const result = run('first', { PUBLIC_URL: 'http://127.0.0.1:8080' });
    expect(result).toMatchObject({ status: 1, stderr: expect.stringContaining('PUBLIC_URL must be'), arguments: '' });
  });
});
