/** No log contains data that people sent (docs/decisions/269-logs-without-personal-data.md). tests/containers/edge.test.ts checks the log of the edge. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { createLogMarkers, findMarkerLines, type LogMarkers, sendMarkedRequests } from '../../support/log-markers.ts';
import { sendRaw } from '../../support/raw-requests.ts';

const { dataDir, siteUrl, directusUrl, adminToken } = stack();

/** Reads every file in the log folder, including files of earlier starts. */
const readLogTexts = () => {
  const folder = join(dataDir, 'logs');
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
};

afterAll(() => stack().untilReady('directus'));

async function sendEverywhere(markers: LogMarkers): Promise<number[]> {
  return [
    ...(await sendMarkedRequests(markers, { kind: 'site', origin: siteUrl })),
    ...(await sendMarkedRequests(markers, { kind: 'directus', origin: directusUrl })),
    ...(await sendMarkedRequests(markers, { kind: 'directus', origin: directusUrl, as: adminToken })),
  ];
}

it('no log of the running parts holds a query, a body, a header, a name, an e-mail, a token or an address', async () => {
  const markers = createLogMarkers('203.0.113.211');
  const statuses = await sendEverywhere(markers);
  // The requests must include successes, refusals and a missing address.
  for (const status of [200, 400, 403, 404]) expect(statuses).toContain(status);
  expect(findMarkerLines(readLogTexts(), markers)).toEqual([]);
}, 120_000);

it('nor while Directus is away, when every call ends in a line of an error', async () => {
  const markers = createLogMarkers('203.0.113.212');
  const logLengthBefore = readLogTexts().length;
  await stack().stop('directus');
  try {
    const statuses = await sendMarkedRequests(markers, { kind: 'site', origin: siteUrl });
    expect(statuses).toContain(503);
    expect((await sendRaw('/api/items/news?limit=1')).status).toBe(503);
  } finally {
    await stack().start('directus');
    await stack().untilReady('directus');
  }
  expect(readLogTexts().length).toBeGreaterThan(logLengthBefore);
  expect(findMarkerLines(readLogTexts(), markers)).toEqual([]);
}, 120_000);
