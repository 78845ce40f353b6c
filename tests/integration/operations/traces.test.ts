/** Tests the traces of the containers with real processes, a real PostgreSQL, and a server that collects what the processes send (decision 318). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from '../../../scripts/testing/postgres.ts';

const rootDir = join(import.meta.dirname, '../../..');
const requestId = '4bf92f3577b34da6a3ce929d0e0e4736';
const edgeSpan = '00f067aa0ba902b7';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  service: string;
}
interface TraceBody {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
}

const spans: Span[] = [];
let sentText = '';
let collector: Server;
let postgres: Postgres;
const children: ChildProcess[] = [];

/** Starts a process with the preload module of a container. Returns the address of the server that the script starts. */
async function startProcess(preload: string, script: string, env: Record<string, string>): Promise<string> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      `--import=${join(rootDir, preload)}`,
      '--input-type=module',
      '--eval',
      `import { createServer } from 'node:http';
       const answer = await (${script});
       const server = createServer(async (request, response) => response.end(await answer(request)));
       server.listen(0, '127.0.0.1', () => process.send(server.address().port));`,
    ],
    {
      cwd: rootDir,
      env: { ...process.env, TRACES_SHARE: '1', ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  children.push(child);
  const [port] = (await once(child, 'message')) as [number];
  return `http://127.0.0.1:${port}`;
}

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    sentText += text;
    for (const { resource, scopeSpans } of (JSON.parse(text) as TraceBody).resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  if (hasPostgres()) postgres = await startPostgres();
});
afterAll(async () => {
  for (const child of children) child.kill();
  collector.close();
  await postgres?.stop();
});

it.skipIf(!hasPostgres())(
  'follows a request to the database under the id of the edge, without words of visitors',
  async () => {
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    const directusUrl = await startProcess(
      'containers/directus/traces-preload.ts',
      `await import('knex').then(({ default: knex }) => {
       const database = knex({ client: 'pg', connection: process.env.DATABASE });
       return async () =>
         (await database.raw('select query from pg_stat_activity where pid = pg_backend_pid() and query <> ?', ['bi-mat'])).rows[0].query;
     })`,
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, DATABASE: postgres.url },
    );
    const siteUrl = await startProcess(
      'containers/web/traces-preload.ts',
      `async () => (await fetch(process.env.DIRECTUS + '/items/news?search=bi-mat')).text()`,
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, DIRECTUS: directusUrl },
    );
    const answer = await fetch(`${siteUrl}/tin-tuc/bi-mat-12?q=bi-mat`, {
      headers: { traceparent: `00-${requestId}-${edgeSpan}-01`, cookie: 'token=bi-mat', 'user-agent': 'bi-mat' },
    });
    const query = await answer.text();
    expect(query).toContain(`/*traceparent='00-${requestId}-`);

    const find = (service: string, name: string) => {
      const span = spans.find((candidate) => candidate.service === service && candidate.name === name);
      expect(span, `${service}: ${name} in ${spans.map((each) => `${each.service}: ${each.name}`)}`).toBeDefined();
      return span as Span;
    };
    // The processes send their spans apart, and a process may send the spans of one request in several batches.
    const [request, call, items, select] = await vi.waitFor(
      () =>
        [
          find('web', 'GET newsDetail'),
          find('web', 'GET'),
          find('directus', 'GET items'),
          find('directus', 'query SELECT'),
        ] as const,
      { timeout: 15_000 },
    );
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([requestId]));
    expect(request.parentSpanId).toBe(edgeSpan);
    expect(call.parentSpanId).toBe(request.spanId);
    expect(items.parentSpanId).toBe(call.spanId);
    expect(select.traceId).toBe(requestId);
    expect(sentText).not.toContain('bi-mat');
    expect(sentText).not.toContain('pg_stat_activity');
  },
);
