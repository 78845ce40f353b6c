/** Headers of stored files: only what a browser shows safely is shown, everything else is a download. Hardening 14. */

import type { Middleware } from './types.ts';
import { isInlineType } from './upload-rules.ts';

/** Turns `inline` into `attachment` for types that a browser could run. Directus sets the type before the disposition. */
export const safeDisposition: Middleware = (_request, response, next) => {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isInline = name.toLowerCase() === 'content-disposition' && String(value).startsWith('inline');
    const type = String(response.getHeader('Content-Type') ?? '');
    return setHeader(name, isInline && !isInlineType(type) ? String(value).replace(/^inline/, 'attachment') : value);
  };
  next();
};
