export const dynamic = 'force-dynamic';

/**
 * Returns the id of the running build. An open page polls it every hour, and after a new build its next navigation is a full page load
 * (docs/specification.md §7 and §9).
 */
export function GET() {
  return Response.json(
    { build: process.env.SITE_BUILD_ID ?? 'development' },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
