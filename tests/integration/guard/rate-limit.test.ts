import { describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { asAdmin, ask } from './requests.ts';

/** The default burst; what comes back while the test runs is allowed for. */
const BURST = 1_200;

async function statuses(count: number, headers: Record<string, string>): Promise<number[]> {
  const found: number[] = [];
  for (let left = count; left > 0; left -= 50) {
    const batch = Array.from({ length: Math.min(50, left) }, () => ask('GET', '/server/ping', { headers }));
    found.push(...(await Promise.all(batch)).map(({ status }) => status));
  }
  return found;
}

describe('the limit per client', () => {
  it('lets a classroom through and stops a flood, with the time to wait', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.50' };
    expect((await statuses(BURST, headers)).every((status) => status === 200)).toBe(true);
    await statuses(400, headers);
    const refused = await ask('GET', '/server/ping', { headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body.errors?.[0]?.extensions.code).toBe('REQUESTS_EXCEEDED');

    const other = await ask('GET', '/server/ping', { headers: { 'x-forwarded-for': '203.0.113.51' } });
    expect(other.status).toBe(200);
    const ofSite = await ask('GET', '/server/ping', {
      headers: { ...headers, 'x-site-secret': stack().secrets.siteSecret },
    });
    expect(ofSite.status).toBe(200);
    const spoofed = await ask('GET', '/server/ping', { headers: { 'x-forwarded-for': '198.51.100.9, 203.0.113.50' } });
    expect(spoofed.status).toBe(429);
    expect((await ask('GET', '/server/ready', { headers })).status).toBe(200);
  });

  it('does not count administrators', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.60', ...asAdmin() };
    for (let round = 0; round < 26; round++) {
      const batch = Array.from({ length: 50 }, () => ask('GET', '/items/languages?limit=1&fields=code', { headers }));
      for (const answer of await Promise.all(batch)) expect(answer.status).toBe(200);
    }
  });
});
