import { findBundledIcon, neutralIcon } from '@/icons/get-icon';

export const dynamic = 'force-dynamic';

/**
 * Returns an icon of the installed packages as SVG: `/icons/ph/book-open.svg`. For any other name, returns the neutral icon with a short cache time. This
 * route never requests an icon from another host, because visitors could otherwise make this server send any number of requests.
 */
export async function GET(_: Request, { params }: { params: Promise<{ prefix: string; name: string }> }) {
  const { prefix, name } = await params;
  const icon = findBundledIcon(`${prefix}:${name.replace(/\.svg$/, '')}`);
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
