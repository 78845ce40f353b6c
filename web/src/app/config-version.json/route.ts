import { configVersion } from '@/cms/config';

export const dynamic = 'force-dynamic';

/** Returns a hash of the configuration. An open page compares the hash with its own once, ten seconds after loading (docs/design-notes.md "Failures"). */
export async function GET() {
  return Response.json({ version: await configVersion() }, { headers: { 'Cache-Control': 'no-store' } });
}
