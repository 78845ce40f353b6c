import { findIcon, neutralIcon } from '@/icons/get-icon';

export const dynamic = 'force-dynamic';

/**
 * Returns an icon by its Iconify name as SVG from our own host: `/icons/ph/book-open.svg`. For an unknown name, returns the neutral icon with a short
 * cache time.
 */
export async function GET(_: Request, { params }: { params: Promise<{ prefix: string; name: string }> }) {
  const { prefix, name } = await params;
  const icon = await findIcon(`${prefix}:${name.replace(/\.svg$/, '')}`);
  const { body, width, height } = icon ?? neutralIcon;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': icon ? 'public, max-age=604800, immutable' : 'public, max-age=60',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
