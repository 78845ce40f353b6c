import type { AssetPreset } from '@/cms/assets';

/**
 * Size in pixels of each preset that an `<img>` requests. The height of a `w…` preset depends on the picture, so its placeholder has no size. With only
 * a width, a browser would assume a height of 150 and stretch the image.
 */
const presetSizes: Record<Exclude<AssetPreset, 'og-1200x630'>, { width?: number; height?: number }> = {
  w320: {},
  w640: {},
  w768: {},
  w960: {},
  w1280: {},
  'cover-320': { width: 320, height: 240 },
  'cover-640': { width: 640, height: 480 },
  'avatar-96': { width: 96, height: 96 },
};

/** Seconds for which a browser caches a placeholder. The time is short, so that the picture appears soon after the picture is available again. */
const maxAgeSeconds = 10;

/**
 * Checks whether an `<img>` sent the request: a request without a range, for a preset of `presetSizes`, or without a preset but with `Sec-Fetch-Dest: image`.
 */
export const isForImage = (request: Request, preset: string | null): boolean =>
  !request.headers.has('range') &&
  (preset === null ? request.headers.get('sec-fetch-dest') === 'image' : Object.hasOwn(presetSizes, preset));

/**
 * Draws a translucent grey SVG, which suits light and dark backgrounds and a reader's own colours. A preset without a fixed size gives an SVG without a size.
 * The `<img>` then uses the ratio of its `width` and `height`, and the layout does not shift.
 */
export const drawPlaceholder = (preset: string | null): string => {
  const { width, height } =
    preset !== null && Object.hasOwn(presetSizes, preset) ? presetSizes[preset as keyof typeof presetSizes] : {};
  const size = [width && ` width="${width}"`, height && ` height="${height}"`].filter(Boolean).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${size}><rect width="100%" height="100%" fill="#808080" fill-opacity=".14"/>` +
    '<svg x="35%" y="35%" width="30%" height="30%" viewBox="0 0 24 24" fill="none" stroke="#808080" stroke-width="1.5"' +
    ' stroke-linecap="round" stroke-linejoin="round"><rect x="2" y="4" width="20" height="16" rx="2.5"/>' +
    '<circle cx="8" cy="9.5" r="1.75"/><path d="m3 18 5.5-5 3.5 3 4-4.5 5 5"/></svg></svg>'
  );
};

/**
 * Returns the placeholder of an unavailable picture, with the status of the failure. Browsers draw the body anyway. The offline store, crawlers and monitors
 * do not mistake a response with this status for the picture (docs/decisions/268-picture-placeholder.md).
 */
export const placeholderAnswer = (request: Request, preset: string | null, failedAnswer: Response): Response => {
  const body = drawPlaceholder(preset);
  const headers = new Headers({
    'Content-Type': 'image/svg+xml',
    'Content-Length': String(body.length),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // A refusal (403) is not cached, because its reason may disappear soon: the visitor signs in, or an editor publishes the picture.
    'Cache-Control':
      failedAnswer.status === 404 || failedAnswer.status >= 500
        ? `private, max-age=${maxAgeSeconds}`
        : 'private, no-store',
  });
  const retryAfter = failedAnswer.headers.get('retry-after');
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  return new Response(request.method === 'HEAD' ? null : body, { status: failedAnswer.status, headers });
};
