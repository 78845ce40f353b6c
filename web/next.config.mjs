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
  // `npm run typecheck` and `npm test` check types. Here the check would add half a minute to every first start.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // Stores pages on disk per data folder, so that two copies of the site never share them.
  cacheHandler: path.join(import.meta.dirname, 'src/cache/handler.ts'),
  images: { unoptimized: true },
  // One year: the last good page may be served as long as Directus is unavailable.
  expireTime: 31_536_000,
  experimental: { optimizePackageImports: ['@chakra-ui/react'] },
  devIndicators: false,
  // Without this, pages opened at 127.0.0.1 never hydrate in development.
  allowedDevOrigins: ['127.0.0.1'],
};

export default config;
