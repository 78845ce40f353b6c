import sanitize from 'sanitize-html';

interface RemoteIcon {
  body: string;
  width: number;
  height: number;
}

/** Limits of requests and of the icon cache (docs/specification.md §9). Times are in milliseconds. */
const maxEntries = 50;
const maxAgeMs = 168 * 60 * 60 * 1000;
const missMaxAgeMs = 10 * 60 * 1000;
const timeoutMs = 5000;

const publicHosts = 'https://api.iconify.design,https://api.simplesvg.com,https://api.unisvg.com';
const readHosts = () =>
  (process.env.ICON_FALLBACK_HOSTS ?? publicHosts)
    .split(',')
    .map((host) => host.trim().replace(/\/$/, ''))
    .filter(Boolean);

const iconCache = new Map<string, { icon: RemoteIcon | undefined; expiresAt: number }>();

const cacheIcon = (name: string, icon: RemoteIcon | undefined) => {
  iconCache.delete(name);
  iconCache.set(name, { icon, expiresAt: Date.now() + (icon ? maxAgeMs : missMaxAgeMs) });
  const oldestName = iconCache.keys().next().value;
  if (iconCache.size > maxEntries && oldestName !== undefined) iconCache.delete(oldestName);
  return icon;
};

/** Removes all elements and attributes that are not listed. A response from another host must not inject a script. */
const cleanBody = (body: string): string =>
  sanitize(body, {
    allowedTags: [
      'path',
      'g',
      'circle',
      'rect',
      'ellipse',
      'line',
      'polyline',
      'polygon',
      'defs',
      'clipPath',
      'mask',
      'linearGradient',
      'radialGradient',
      'stop',
    ],
    allowedAttributes: {
      '*': [
        ...[
          'd',
          'fill',
          'fill-rule',
          'clip-rule',
          'stroke',
          'stroke-width',
          'stroke-linecap',
          'stroke-linejoin',
          'stroke-dasharray',
          'opacity',
        ],
        ...[
          'fill-opacity',
          'transform',
          'cx',
          'cy',
          'r',
          'rx',
          'ry',
          'x',
          'y',
          'x1',
          'y1',
          'x2',
          'y2',
          'width',
          'height',
          'points',
          'offset',
          'stop-color',
          'id',
        ],
      ],
    },
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
  });

const requestIcon = async (
  host: string,
  prefix: string,
  icon: string,
  signal: AbortSignal,
): Promise<RemoteIcon | undefined> => {
  const answer = await fetch(`${host}/${prefix}.json?icons=${icon}`, {
    signal,
    redirect: 'error',
    // The option 'no-store' would make every page with such an icon dynamic.
    next: { revalidate: maxAgeMs / 1000 },
  });
  if (!answer.ok) return undefined;
  const iconSet = (await answer.json()) as {
    icons?: Record<string, { body?: unknown; width?: number; height?: number }>;
    width?: number;
    height?: number;
  };
  const foundIcon = iconSet.icons?.[icon];
  if (typeof foundIcon?.body !== 'string') return undefined;
  return {
    body: cleanBody(foundIcon.body),
    width: foundIcon.width ?? iconSet.width ?? 16,
    height: foundIcon.height ?? iconSet.height ?? 16,
  };
};

/**
 * Fetches an icon from the hosts in ICON_FALLBACK_HOSTS (default: the public service), which are tried in order within 5 s. At most 50 names are cached:
 * icons for 168 h, failures for 10 min.
 */
export const fetchIcon = async (prefix: string, icon: string): Promise<RemoteIcon | undefined> => {
  const name = `${prefix}:${icon}`;
  const cachedIcon = iconCache.get(name);
  if (cachedIcon && cachedIcon.expiresAt > Date.now()) return cachedIcon.icon;
  const signal = AbortSignal.timeout(timeoutMs);
  for (const host of readHosts()) {
    try {
      const foundIcon = await requestIcon(host, prefix, icon, signal);
      if (foundIcon) return cacheIcon(name, foundIcon);
    } catch (error) {
      console.warn(`icon ${name} not had from ${host}:`, error instanceof Error ? error.message : error);
    }
  }
  return cacheIcon(name, undefined);
};
