import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routingFacts } from './facts.ts';
import { factsState, renewFacts } from './routing-facts-state.ts';

const closedData = { redirects: [], app_configs: { is_released: false, is_no_release_open: true } };
let answer: unknown;

beforeEach(() => {
  vi.stubEnv('DIRECTUS_URL', 'http://directus.test');
  vi.stubEnv('SITE_SECRET', 'a secret of the site');
  vi.stubGlobal('fetch', async () => Response.json(answer));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const readFactsAgain = async () => {
  factsState.readAt = 0;
  return routingFacts();
};

it.each([
  ['lacks app_configs', { data: { redirects: [] } }],
  ['has null for app_configs', { data: { redirects: [], app_configs: null } }],
  ['has no data', { data: null }],
  ['is an error', { errors: [{ message: 'no' }] }],
])('keeps an unreleased site closed when a response %s', async (_, brokenResponse) => {
  answer = { data: closedData };
  expect((await readFactsAgain()).isReleased).toBe(false);
  answer = brokenResponse;
  expect((await readFactsAgain()).isReleased).toBe(false);
  answer = { data: { ...closedData, app_configs: { is_released: true, is_no_release_open: true } } };
  expect((await readFactsAgain()).isReleased).toBe(true);
});

it('follows redirects only to safe targets', async () => {
  const redirects = [
    { from: '/cu', to: '/moi', is_permanent: true },
    { from: '/%C4%91%C6%B0%E1%BB%9Dng-c%C5%A9', to: '/moi', is_permanent: null },
    { from: '/xau', to: 'javascript:alert(1)', is_permanent: null },
  ];
  answer = { data: { ...closedData, redirects } };
  expect([...(await readFactsAgain()).redirects]).toEqual([
    ['/cu', { to: '/moi', isPermanent: true }],
    ['/đường-cũ', { to: '/moi', isPermanent: false }],
  ]);
});

it('reads again right after a change, even if a read began before it', async () => {
  answer = { data: closedData };
  await readFactsAgain();
  const openData = { data: { ...closedData, app_configs: { is_released: true, is_no_release_open: true } } };
  answer = openData;
  expect((await routingFacts()).isReleased).toBe(false);
  await renewFacts();
  expect((await routingFacts()).isReleased).toBe(true);
});
