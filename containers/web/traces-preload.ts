/** Preload module of the site in its container (`node --import`): sends traces if the operator names a collector (decision 318). */
import { siteRoute } from './site-route.ts';

if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) (await import('../traces.ts')).startTraces(process.env, 'web', siteRoute);
