/**
 * OpenTelemetry traces of a process: its requests, its calls to other servers, and its queries of PostgreSQL (decision 318). The libraries of OpenTelemetry
 * measure; this module decides what leaves the process.
 */
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { type Attributes, context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Environment } from './environment.ts';

/** Attributes that leave the process. None contains an address, a query, a header or a value. */
const keptAttributes = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.method',
  'http.status_code',
  'http.route',
  'server.address',
  'server.port',
  'net.peer.name',
  'net.peer.port',
  'db.system',
  'db.system.name',
  'db.operation.name',
  'error.type',
]);

const readText = (attributes: Attributes, ...names: string[]): string =>
  String(names.map((name) => attributes[name]).find((value) => value !== undefined) ?? '');

/**
 * Returns a copy of the span without words of visitors: only `keptAttributes`, no events, no error messages. The name is the method and the route of a
 * request, the method of a call, or the first word of a query.
 */
export function withoutWords(span: ReadableSpan, routeOf: (pathname: string) => string): ReadableSpan {
  const { attributes } = span;
  const kept = Object.fromEntries(Object.entries(attributes).filter(([name]) => keptAttributes.has(name)));
  const method = readText(attributes, 'http.request.method', 'http.method');
  const isRequest = span.kind === SpanKind.SERVER && method !== '';
  const route = routeOf(readText(attributes, 'url.path', 'http.target').split('?')[0] ?? '');
  const query = readText(attributes, 'db.query.text', 'db.statement').trim();
  const firstWord = /^[a-z]+/i.exec(query)?.[0].toUpperCase() ?? 'other';
  const name = isRequest ? `${method} ${route}` : method || `query ${firstWord}`;
  const own = {
    name,
    attributes: { ...kept, ...(isRequest ? { 'http.route': route } : {}) },
    events: [],
    links: [],
    status: { code: span.status.code },
  };
  return Object.create(span, Object.fromEntries(Object.entries(own).map(([key, value]) => [key, { value }])));
}

/**
 * Starts the traces of this process. Settings: OTEL_EXPORTER_OTLP_ENDPOINT (address of the collector), TRACES_SHARE (share of traces that are sent, 0 to
 * 1, default 0.1). All processes choose the same traces, because the choice depends on the trace's id.
 * @param routeOf returns the route of a request's path; only few different values are allowed, and none with a visitor's words
 */
export function startTraces(env: Environment, service: string, routeOf: (pathname: string) => string): TracerProvider {
  const exporter = new OTLPTraceExporter({ url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`, timeoutMillis: 5_000 });
  const cleaningExporter: SpanExporter = {
    export: (spans, done) =>
      exporter.export(
        spans.map((span) => withoutWords(span, routeOf)),
        done,
      ),
    shutdown: () => exporter.shutdown(),
  };
  const sampler = new TraceIdRatioBasedSampler(Number(env.TRACES_SHARE || 0.1));
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // The edge names a trace for every request, and marks it as sampled. The share is therefore also applied below a remote parent.
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [new BatchSpanProcessor({ exporter: cleaningExporter, scheduledDelayMillis: 2_000 })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({ requireParentforOutgoingSpans: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
      // The comment of a query contains the trace's id, which is the request's id in the log of the edge.
      new PgInstrumentation({ requireParentSpan: true, addSqlCommenterCommentToQueries: true }),
    ],
  });
  // The instrumentation changes `node:http` when a module requires it. Named imports see the change after this call.
  createRequire(import.meta.url)('node:http');
  syncBuiltinESMExports();
  return provider;
}
