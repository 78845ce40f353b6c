import { languages } from '@hat-nang/model/languages';
import { answerOrUnavailable, createUnavailableAnswer } from '@/cms/answer-or-unavailable';
import { drawSharePicture } from '@/features/share-pictures/share-picture';
import { readShareFacts } from '@/features/share-pictures/share-picture-items';
import { parseId } from '@/i18n/params';
import { shareSections } from '@/seo/share-picture-address';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ lang: string; section: string; file: string }>;
}

/** Returns the share picture of an item: `/og/vi/news/12.png`, or status 304 if the ETag in `If-None-Match` is current. The query string is ignored. */
export async function GET(request: Request, { params }: Context) {
  const { lang: langSegment, section: sectionSegment, file } = await params;
  const lang = languages.find((candidate) => candidate === langSegment);
  const section = shareSections.find((candidate) => candidate === sectionSegment);
  const id = parseId(/^([1-9]\d*)\.png$/.exec(file)?.[1] ?? '');
  if (!lang || !section || id === undefined) return new Response('Not found', { status: 404 });
  return answerOrUnavailable(async () => {
    const facts = await readShareFacts(lang, section, id);
    if (!facts) return new Response('Not found', { status: 404 });
    const drawing = await drawSharePicture(facts);
    if (!drawing) return createUnavailableAnswer();
    const headers = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800', ETag: drawing.etag };
    if (request.headers.get('if-none-match') === drawing.etag) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(drawing.picture), { headers: { ...headers, 'Content-Type': 'image/png' } });
  });
}
