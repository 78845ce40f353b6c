import type { CrisisAnswer } from '@hat-nang/model/contracts/crisis';
import { languages } from '@hat-nang/model/languages';
import { createErrorResponse } from '@/api-proxy/forward';
import { getQuickExitAddress } from '@/cms/exit-address';
import { getCrisisWords, readHelpContacts } from '@/features/crisis/public';

export const dynamic = 'force-dynamic';

/** Returns the crisis words, the emergency contacts and the target of the quick exit, for the suggestions below a search field: `/api/crisis-words/vi`. */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang: segment } = await params;
  const lang = languages.find((candidate) => candidate === segment);
  if (!lang) return createErrorResponse(404, 'ROUTE_NOT_FOUND', 'There is no such call.');
  const crisisWords = await getCrisisWords();
  if (!crisisWords)
    return createErrorResponse(
      503,
      'SERVICE_UNAVAILABLE',
      'The list cannot be read right now. Please try again in a moment.',
    );
  const data: CrisisAnswer = {
    words: crisisWords.words,
    contacts: await readHelpContacts(lang),
    exit: await getQuickExitAddress(lang),
  };
  // No cache stores this response, because an editor's change of the crisis words must be visible within seconds.
  return Response.json({ data }, { headers: { 'Cache-Control': 'no-store' } });
}
