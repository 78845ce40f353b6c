import path from 'node:path';

/**
 * Plain JavaScript, so that a built site starts without the compiler: 100 MB in the container.
 * @type {import('next').NextConfig}
 */
const config = {
  transpilePackages: ['@hat-nang/model'],
  turbopack: { root: path.join(import.meta.dirname, '..') },
  // web/front compresses: it must see the finished HTML to hash its inline scripts for the Content-Security-Policy.
  compress: false,
  // Checked by `npm run typecheck`, and in `npm test`: here it would cost everybody's first start half a minute.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // Pages live on disk per data folder, so that two copies of the site never share them.
  cacheHandler: path.join(import.meta.dirname, 'src/cache/handler.ts'),
  images: { unoptimized: true },
  // The last good page may be served for as long as the back end is away.
  expireTime: 31_536_000,
  experimental: { optimizePackageImports: ['@chakra-ui/react'] },
  devIndicators: false,
  // Without this, pages opened by the number never come alive while developing.
  allowedDevOrigins: ['127.0.0.1'],
};

export default config;
