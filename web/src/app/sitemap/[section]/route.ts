import { sitemapSections, sitemapXml, xmlHeaders } from '@/seo/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(_: Request, { params }: { params: Promise<{ section: string }> }) {
  const { section: file } = await params;
  const section = sitemapSections.find((known) => `${known}.xml` === file);
  if (!section) return new Response('Not found', { status: 404 });
  return new Response(await sitemapXml(section), { headers: xmlHeaders });
}
