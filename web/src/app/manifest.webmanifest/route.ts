import { defaultLang, languageCodes } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { getSiteConfig } from '@/cms/config';

export const dynamic = 'force-dynamic';

/** Returns the web manifest, with the brand from the CMS. */
export async function GET() {
  const { brandName, brandDescription } = await getSiteConfig(defaultLang);
  return Response.json(
    {
      name: brandName,
      short_name: brandName,
      description: brandDescription,
      lang: languageCodes[defaultLang],
      start_url: href(defaultLang, 'home'),
      scope: '/',
      display: 'standalone',
      background_color: '#fffdf8',
      theme_color: '#112e60',
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' } },
  );
}
