import { sitemapIndexXml, xmlHeaders } from '@/seo/sitemap';

export const dynamic = 'force-dynamic';

export async function GET() {
  return new Response(await sitemapIndexXml(), { headers: xmlHeaders });
}
