export const dynamic = 'force-dynamic';

/** The build that runs now: an open page asks every hour and loads the new one at its next navigation (docs/specification.md §7 and §9). */
export function GET() {
  return Response.json(
    { build: process.env.SITE_BUILD_ID ?? 'development' },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
