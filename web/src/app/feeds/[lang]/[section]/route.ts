import { type Lang, languages } from '@/i18n/languages';
import { documentsFeed } from '@/seo/documents-feed';
import { newsFeed } from '@/seo/news-feed';

export const dynamic = 'force-dynamic';

const feeds = new Map<string, (lang: Lang) => Promise<string>>([
  ['news.xml', newsFeed],
  ['documents.xml', documentsFeed],
]);

/** RSS of a section: `/feeds/vi/news.xml`. */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string; section: string }> }) {
  const { lang: segment, section } = await params;
  const lang = languages.find((known) => known === segment);
  const feed = feeds.get(section);
  if (!lang || !feed) return new Response('Not found', { status: 404 });
  return new Response(await feed(lang), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=300',
    },
  });
}
