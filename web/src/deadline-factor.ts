/**
 * Returns the factor for every time that the site waits for Directus and Next. 1 unless a test run sets SITE_DEADLINE_FACTOR, because its parallel tests
 * delay every response (docs/decisions/104-test-lanes.md).
 */
export const deadlineFactor = (): number => Math.max(1, Number(process.env.SITE_DEADLINE_FACTOR) || 1);
