import { publicUrl } from '@/cms/settings';

export const dynamic = 'force-dynamic';

/** Everything may be read but the inner routes; which pages are offered is said on the pages themselves. */
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
