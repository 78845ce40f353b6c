import { sitemapIndexXml, xmlHeaders } from '@/seo/sitemap';

export const dynamic = 'force-dynamic';

export function GET() {
  return new Response(sitemapIndexXml(), { headers: xmlHeaders });
}
