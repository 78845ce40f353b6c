import { configVersion } from '@/cms/config';

export const dynamic = 'force-dynamic';

/** A mark of the configuration: an open page compares it once, ten seconds after it was loaded (docs/design-notes.md "Failures"). */
export async function GET() {
  return Response.json({ version: await configVersion() }, { headers: { 'Cache-Control': 'no-store' } });
}
