import { answerOrUnavailable } from '@/cms/answer-or-unavailable';
import { sitemapXml, xmlHeaders } from '@/seo/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(_: Request, { params }: { params: Promise<{ section: string }> }) {
  const { section } = await params;
  return answerOrUnavailable(async () => {
    const xml = await sitemapXml(section);
    return xml === undefined ? new Response('Not found', { status: 404 }) : new Response(xml, { headers: xmlHeaders });
  });
}
