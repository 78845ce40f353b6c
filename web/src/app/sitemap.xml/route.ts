import { orUnavailable } from '@/cms/or-unavailable';
import { sitemapIndexXml, xmlHeaders } from '@/seo/sitemap';

export const dynamic = 'force-dynamic';

export const GET = () => orUnavailable(async () => new Response(await sitemapIndexXml(), { headers: xmlHeaders }));
