import { languages } from '@hat-nang/model/languages';
import { createErrorResponse } from '@/api-proxy/forward';
import { getChoices } from '@/cms/choices';
import { CmsError } from '@/cms/query';

export const dynamic = 'force-dynamic';

/** Returns the options of the account forms in one language: `/api/choices/vi`. An open page fetches the options when a form first needs them. */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang: segment } = await params;
  const lang = languages.find((candidate) => candidate === segment);
  if (!lang) return createErrorResponse(404, 'ROUTE_NOT_FOUND', 'There is no such call.');
  try {
    return Response.json(
      { data: await getChoices(lang) },
      { headers: { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=604800' } },
    );
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    console.error('choices not read', error.message);
    return createErrorResponse(
      503,
      'SERVICE_UNAVAILABLE',
      'The lists cannot be read right now. Please try again in a moment.',
    );
  }
}
