import { answerOrUnavailable } from '@/cms/answer-or-unavailable';
import { sitemapIndexXml, xmlHeaders } from '@/seo/sitemap';

export const dynamic = 'force-dynamic';

export const GET = () =>
  answerOrUnavailable(async () => new Response(await sitemapIndexXml(), { headers: xmlHeaders }));
