import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';
import { loadScriptsLate } from './late-scripts/late-scripts.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/**
 * Preload of the heading font. A page of the book reader (`data-reader`) shows no headings in this font, and the preload would delay the first picture of the
 * book.
 */
const headingFont = /<link rel="preload" href="\/fonts\/baloo[^>]*>/g;
const removeUnusedFonts = (html: string): string =>
  html.includes(' data-reader=""') ? html.replace(headingFont, '') : html;

export type Encoding = 'br' | 'gzip' | 'identity';

/** One version of a page as visitors receive it. The HTML is finished once, and compressed once for each encoding that a browser requests. */
export class FinishedPage {
  readonly policy: string;
  #bodies = new Map<Encoding, Buffer>();
  #identity: Buffer;

  /**
   * Finishes a page: removes unused font preloads, delays its scripts and computes its policy.
   * @param html rendered by Next
   * @param policy the policy of `html`, only if `html` is already finished
   */
  constructor(html: string, policy?: string) {
    const finishedHtml = policy === undefined ? removeUnusedFonts(loadScriptsLate(html)) : html;
    this.policy = policy ?? contentSecurityPolicy(finishedHtml);
    this.#identity = Buffer.from(finishedHtml);
  }

  body(encoding: Encoding = 'identity'): Buffer {
    if (encoding === 'identity') return this.#identity;
    const cachedBody = this.#bodies.get(encoding);
    if (cachedBody) return cachedBody;
    const compressedBody = compress(this.#identity, encoding);
    this.#bodies.set(encoding, compressedBody);
    return compressedBody;
  }

  /** Estimated memory of this page in bytes, including all compressed forms. */
  get size(): number {
    return Math.ceil(this.#identity.length * 2.4);
  }
}

/** Compresses a body. Brotli levels above 6 take 5 to 50 times as long and save only 2 to 10 per cent. */
const compress = (body: Buffer, encoding: 'br' | 'gzip'): Buffer =>
  encoding === 'gzip'
    ? gzipSync(body)
    : brotliCompressSync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 6,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });

const compressedEncodings = ['br', 'gzip'] as const;

/** Returns `br` if an Accept-Encoding header allows it, otherwise `gzip` if allowed, otherwise `identity`. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding => {
  if (!acceptEncoding) return 'identity';
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const allowedEncodings = negotiator.encodings([...compressedEncodings]);
  return compressedEncodings.find((encoding) => allowedEncodings.includes(encoding)) ?? 'identity';
};
