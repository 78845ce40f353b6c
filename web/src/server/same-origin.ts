/**
 * Whether a request that changes something comes from our own pages: Directus has no CSRF check of its own (hardening, 12). Browsers say so in
 * Sec-Fetch-Site; older ones send Origin, which must be this host.
 */
export const isSameOrigin = (headers: Headers): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (!origin) return true;
  try {
    return new URL(origin).host === headers.get('host');
  } catch {
    return false;
  }
};
