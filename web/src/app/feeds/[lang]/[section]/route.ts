import { languages } from '@/i18n/languages';
import { newsFeed } from '@/seo/news-feed';

export const dynamic = 'force-dynamic';

/** RSS of the news: `/feeds/vi/news.xml`. */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string; section: string }> }) {
  const { lang: segment, section } = await params;
  const lang = languages.find((known) => known === segment);
  if (!lang || section !== 'news.xml') return new Response('Not found', { status: 404 });
  return new Response(await newsFeed(lang), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=300',
    },
  });
}
