import { publicUrl } from '@/cms/settings';

export const dynamic = 'force-dynamic';

/**
 * Lets crawlers read everything except API calls. Assets are allowed, although their addresses are below `/api/`. Each page declares whether it may be indexed.
 */
export function GET() {
  const text = [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/assets/',
    '',
    `Sitemap: ${publicUrl()}/sitemap.xml`,
    '',
  ].join('\n');
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
