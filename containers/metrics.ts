/**
 * Prometheus metrics of a process in a container: its requests by route and outcome, its event loop, CPU and memory (decision 275). A separate server
 * on METRICS_PORT returns the metrics. Neither the edge nor a published port leads to this server.
 */
import { subscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Message that Node publishes for each request to any server of this process. */
type HttpMessage = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Upper limits of the histogram's buckets in seconds. 15 s is the site's deadline for changes (docs/decisions/025-deadlines.md). */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 15];

/**
 * Starts to measure, and serves `GET /metrics`.
 * @param routeOf returns the route of a path; only few different values are allowed, because each value is a time series
 */
export function startMetrics(port: number, routeOf: (pathname: string) => string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the request to the end of the response, by route and outcome (2xx … 5xx, aborted)',
    labelNames: ['route', 'outcome'],
    buckets,
    registers: [registry],
  });
  const metricsServer = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      // A gauge failed, for example because the database did not answer.
      response.writeHead(503).end();
    }
  });
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as HttpMessage;
    if (server === metricsServer) return;
    const startedAt = performance.now();
    const route = routeOf((request.url ?? '/').split('?')[0] ?? '/');
    response.once('close', () => {
      const outcome = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';
      durations.observe({ route, outcome }, (performance.now() - startedAt) / 1000);
    });
  });
  metricsServer.listen(port, '0.0.0.0').unref();
  return registry;
}
