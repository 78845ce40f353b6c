/** Requests the site as a plain HTTP client: without a browser or scripts, and without following redirects. */
import { stack } from '../setup/stack.ts';

export interface Visit {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The Location header, unchanged. */
  readonly location: string | undefined;
}

export interface VisitOptions {
  /** Cookie header. The default is `chosenCookie`, because otherwise Home redirects (docs/design-notes.md "starting"). */
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly body?: NonNullable<RequestInit['body']>;
}

/** Cookies of a child who has made the starting choice and chosen a language. With these cookies Home does not redirect. */
export const chosenCookie = 'starting=kid; lang=vi';

/** Cookies of a visitor who has chosen "adult". For an adult, Home is another page than for a child. */
export const adultCookie = 'starting=adult; lang=vi';

/** Requests a page of the site, or an absolute address, and reads the whole response. @throws Error after 20 s */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const { cookie = chosenCookie, headers = {}, method = 'GET', body } = options;
  const url = new URL(path, stack().siteUrl).href;
  const answer = await fetch(url, {
    method,
    body,
    redirect: 'manual',
    headers: { ...(cookie ? { cookie } : {}), ...headers },
    signal: AbortSignal.timeout(20_000),
  });
  return {
    url,
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
    location: answer.headers.get('location') ?? undefined,
  };
}

/** Sends JSON as a page of the site would. */
export function sendJson(
  method: string,
  path: string,
  json: unknown,
  headers: Record<string, string> = {},
): Promise<Visit> {
  return visit(path, {
    method,
    cookie: '',
    body: JSON.stringify(json),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  });
}

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes HTML entities: `&amp;` becomes `&`. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return namedEntities[name] ?? entity;
  });

/** Removes elements without visible text from a document: scripts, styles, templates, `noscript`. */
const withoutCode = (html: string) => html.replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/gi, '');

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
      .slice(1)
      .map(([, name = '', value = '']) => [name.toLowerCase(), unescapeHtml(value)]),
  );

/**
 * Returns the attributes of every element with this tag name, in document order. Elements inside scripts, styles, templates and `noscript` are ignored. Only
 * for `script`, the whole document is searched.
 */
export const attributesOfElements = (html: string, name: string): Record<string, string>[] =>
  [...(name === 'script' ? html : withoutCode(html)).matchAll(new RegExp(`<${name}\\b[^>]*>`, 'gi'))].map(([tag]) =>
    attributesOf(tag),
  );

/** Returns the text of the body without tags. Consecutive spaces become one. */
export const visibleText = (html: string): string =>
  unescapeHtml(
    withoutCode(html.slice(Math.max(0, html.search(/<body\b/i))))
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the texts of all elements with this tag name. The elements must not be nested in each other. */
export const textsOf = (html: string, name: string): string[] =>
  [...withoutCode(html).matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'gi'))].map(
    ([, innerHtml = '']) => visibleText(innerHtml),
  );

export interface Head {
  readonly lang: string | undefined;
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  /** Addresses of the page by hreflang: each language that has one, and `x-default`. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly isIndexed: boolean;
}

/** Returns the data that search engines and browsers read from a page. */
export function headOf(html: string): Head {
  const links = attributesOfElements(html, 'link');
  const metas = attributesOfElements(html, 'meta');
  const robots = metas.find(({ name }) => name === 'robots')?.content ?? '';
  return {
    lang: attributesOfElements(html, 'html')[0]?.lang,
    title: textsOf(html, 'title')[0] ?? '',
    description: metas.find(({ name }) => name === 'description')?.content,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang, href }) => [hreflang, href]),
    ),
    isIndexed: !/noindex/i.test(robots),
  };
}

/** Returns the JSON-LD blocks of a page. */
export const jsonLdOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
