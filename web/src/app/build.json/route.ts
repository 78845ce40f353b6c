export const dynamic = 'force-dynamic';

/** The id of the running build: an open page polls it every hour and loads a new build at its next navigation (docs/specification.md §7 and §9). */
export function GET() {
  return Response.json(
    { build: process.env.SITE_BUILD_ID ?? 'development' },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
