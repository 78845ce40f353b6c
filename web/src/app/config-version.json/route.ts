import { configVersion } from '@/cms/config';

export const dynamic = 'force-dynamic';

/**
 * Returns a hash of the configuration. Ten seconds after its load, a visible page compares this hash once with the hash that the page was rendered with
 * (docs/design-notes.md "Failures").
 */
export async function GET() {
  return Response.json({ version: await configVersion() }, { headers: { 'Cache-Control': 'no-store' } });
}
