import path from 'node:path';

/**
 * Plain JavaScript, because a TypeScript config would need the compiler at start: 100 MB in the container.
 * @type {import('next').NextConfig}
 */
const config = {
  transpilePackages: ['@hat-nang/model'],
  turbopack: { root: path.join(import.meta.dirname, '..') },
  // web/front compresses: it must see the finished HTML to hash its inline scripts for the Content-Security-Policy.
  compress: false,
  // Skips type checks, which `npm run typecheck` and `npm test` do. Here they would add half a minute to every first start.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // This handler stores pages on disk in the data folder of its site, so two copies of the site never share pages.
  cacheHandler: path.join(import.meta.dirname, 'src/cache/handler.ts'),
  images: { unoptimized: true },
  // One year in seconds. The last good page may be served as long as Directus is unavailable.
  expireTime: 31_536_000,
  experimental: { optimizePackageImports: ['@chakra-ui/react'] },
  devIndicators: false,
  // Without this setting, pages opened at 127.0.0.1 never hydrate in development.
  allowedDevOrigins: ['127.0.0.1'],
};

export default config;
