/** Runs deploy.sh as an operator does, while visitors load pages. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repeatDuring } from '../support/repeat-during.ts';
import { visit } from '../support/site.ts';
import { containersOf, readProject, waitUntilHealthy } from './compose-stack.ts';
import { deploy } from './deploy.ts';
import { outputOf } from './docker.ts';
import { sendLoad, visitorTargets, waitUntilWarm } from './load.ts';

const brokenImage = 'hat-nang-broken:test';
const otherImage = 'hat-nang-other:test';

beforeAll(async () => {
  await waitUntilHealthy();
  await waitUntilWarm();
}, 300_000);
afterAll(() =>
  outputOf('sh', ['-c', 'docker rmi --force "$@" >/dev/null 2>&1 || true', 'sh', brokenImage, otherImage]),
);

/** Builds an image from another one and the rest of a Dockerfile. */
const buildFrom = (base: string, lines: string, tag: string) =>
  outputOf('sh', [
    '-c',
    'printf "FROM %s\\n%s\\n" "$1" "$2" | DOCKER_BUILDKIT=0 docker build --quiet --network none --tag "$3" -',
    ...['sh', base, lines, tag],
  ]);
const imageIdOf = (name: string) => outputOf('docker', ['image', 'inspect', '--format', '{{.Id}}', name]).trim();

const idsOf = async (service: 'web' | 'directus') => (await containersOf(service)).map(({ id }) => id);

/**
 * Sends the requests of visitors, 100 a second, and 20 demanding requests a second, until `task` has finished. Returns the result of the task, the failed
 * requests of both kinds, and the failed share of the demanding ones.
 */
async function runUnderLoad<T>(task: () => Promise<T>) {
  const failures: { sentAtMs: number; request: string }[] = [];
  const demandingFailures: typeof failures = [];
  let total = 0;
  const sendBoth = async () => {
    const [visitors, others] = await Promise.all([sendLoad(4, 100, visitorTargets), sendLoad(4, 20)]);
    failures.push(...visitors.failures);
    demandingFailures.push(...others.failures);
    total += others.total;
  };
  const result = await repeatDuring(sendBoth, 0, task);
  return { result, failures, demandingFailures, demandingShare: demandingFailures.length / total };
}

it('replaces every replica while visitors load pages', async () => {
  const idsBefore = [...(await idsOf('directus')), ...(await idsOf('web'))];
  const startedAt = performance.now();
  const { result, failures, demandingFailures, demandingShare } = await runUnderLoad(() => deploy());
  console.log(
    `${failures.length} of visitors and ${demandingFailures.length} of demanding requests failed in ${Math.round((performance.now() - startedAt) / 1000)} s`,
    [...failures, ...demandingFailures].slice(0, 5),
  );
  console.log(result.output);
  expect(result.code).toBe(0);
  await waitUntilHealthy();
  const idsAfter = [...(await idsOf('directus')), ...(await idsOf('web'))];
  expect(idsAfter.filter((id) => idsBefore.includes(id))).toEqual([]);
  expect(failures).toEqual([]);
  expect(demandingShare).toBeLessThanOrEqual(0.01);
}, 600_000);

it('rolls back when the new release does not become healthy', async () => {
  const name = readProject().env.WEB_IMAGE ?? '';
  const idsBefore = await idsOf('web');
  const goodImageId = imageIdOf(name);
  buildFrom(name, 'CMD ["false"]', brokenImage);
  outputOf('docker', ['tag', brokenImage, name]);
  try {
    const { result, failures, demandingFailures } = await runUnderLoad(() => deploy('web'));
    expect(result).toMatchObject({ code: 1, output: expect.stringContaining('going back') });
    expect(await idsOf('web')).toEqual(idsBefore);
    expect(imageIdOf(name)).toBe(goodImageId);
    expect([...failures, ...demandingFailures]).toEqual([]);
  } finally {
    // Restores the image even if deploy.sh failed to roll back. Otherwise later tests would start the broken image.
    outputOf('docker', ['tag', goodImageId, name]);
  }
}, 300_000);

it('still serves the scripts of the replaced release, also those that nobody has requested', async () => {
  const name = readProject().env.WEB_IMAGE ?? '';
  const goodImageId = imageIdOf(name);
  const script = 'chunks/only-in-the-other-release.js';
  buildFrom(name, `USER 0:0\nRUN echo 'dialog()' > web/.next/static/${script}\nUSER 1000:1000`, otherImage);
  try {
    outputOf('docker', ['tag', otherImage, name]);
    expect(await deploy('web')).toMatchObject({ code: 0 });
  } finally {
    outputOf('docker', ['tag', goodImageId, name]);
  }
  expect(await deploy('web')).toMatchObject({ code: 0 });
  // Every replica must have it, so several requests skip the cache of the edge.
  for (let number = 0; number < 6; number++) {
    const { status, text, headers } = await visit(`/_next/static/${script}?n=${number}`);
    expect([status, text.trim()]).toEqual([200, 'dialog()']);
    expect(headers.get('cache-control')).toContain('immutable');
  }
}, 600_000);
