export const dynamic = 'force-dynamic';

/**
 * Returns the id of the running build. An open page polls this address every hour. After a new build, an in-app navigation becomes a full page load
 * (components/layout/build-check.tsx, docs/specification.md §7 and §9).
 */
export function GET() {
  return Response.json(
    { build: process.env.SITE_BUILD_ID ?? 'development' },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
