/** Preload module of Directus in its container (`node --import`): sends traces if the operator names a collector (decision 318). */
import { isMainThread } from 'node:worker_threads';
import { directusRoute } from './directus-route.ts';

// Worker threads run the preload modules of their process, too.
if (isMainThread && process.env.OTEL_EXPORTER_OTLP_ENDPOINT)
  (await import('../traces.ts')).startTraces(process.env, 'directus', directusRoute);
