import path from 'node:path';

/**
 * Plain JavaScript, because a TypeScript config would need the compiler at start: 100 MB in the container.
 * @type {import('next').NextConfig}
 */
const config = {
  transpilePackages: ['@hat-nang/model'],
  turbopack: { root: path.join(import.meta.dirname, '..') },
  // web/front compresses, because it needs the uncompressed HTML to hash the inline scripts for the Content-Security-Policy.
  compress: false,
  // Skips type checks, which `npm run typecheck` and `npm test` do. Here they would add half a minute to every first start.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // This handler also stores pages on disk (SITE_CACHE_DIR) and shares them between processes (REDIS_URL).
  cacheHandler: path.join(import.meta.dirname, 'src/cache/handler.ts'),
  images: { unoptimized: true },
  // One year in seconds, because the last good page may be served throughout an outage of Directus.
  expireTime: 31_536_000,
  experimental: { optimizePackageImports: ['@chakra-ui/react'] },
  devIndicators: false,
  // Without this setting, pages opened at 127.0.0.1 never hydrate in development.
  allowedDevOrigins: ['127.0.0.1'],
};

export default config;
