import { publicUrl } from '@/cms/settings';

export const dynamic = 'force-dynamic';

/** Lets crawlers read all paths except those below `/api/`. Assets, which are below `/api/assets/`, are allowed. Pages declare whether they may be indexed. */
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
