import { LINK_SCHEMES, RENAMED_ELEMENTS, SHOWN_ATTRIBUTES, SHOWN_ELEMENTS } from '@hat-nang/model/rich-text';
import sanitize from 'sanitize-html';
import { safeHref } from './safe-href.ts';

/**
 * Converts rich text from the CMS to safe HTML (docs/design-notes.md "Content"). The result has only the elements of model/rich-text.ts, links that safeHref
 * accepts, and embeds from `embedHosts` (cms/config.ts). Headings start at h2, because the title of the page is the h1.
 */
export const sanitizeHtml = (html: string | null | undefined, embedHosts: readonly string[] = []): string =>
  sanitize((html ?? '').normalize('NFC'), {
    allowedTags: [...SHOWN_ELEMENTS, ...(embedHosts.length > 0 ? ['iframe'] : [])],
    allowedAttributes: Object.fromEntries(
      Object.entries(SHOWN_ATTRIBUTES).map(([element, attributes]) => [element, [...attributes]]),
    ),
    allowedSchemes: [...LINK_SCHEMES],
    allowProtocolRelative: false,
    allowedIframeHostnames: [...embedHosts],
    transformTags: {
      ...RENAMED_ELEMENTS,
      a: (tagName, attributes) => {
        const link = safeHref(attributes.href);
        const opensTab = attributes.target === '_blank';
        return {
          tagName,
          attribs: {
            ...(link ? { href: link } : {}),
            ...pickPresent(attributes, ['title', 'lang', 'dir']),
            ...(opensTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
          },
        };
      },
      img: (tagName, attributes) => ({
        tagName,
        attribs: { ...attributes, alt: attributes.alt ?? '', loading: 'lazy' },
      }),
      iframe: (tagName, attributes) => ({ tagName, attribs: toEmbedAttributes(attributes) }),
    },
    exclusiveFilter: (frame) =>
      // A picture on another host would disclose to that host which visitor reads which page.
      (frame.tag === 'img' && !/^\/(api\/assets|illustrations)\//.test(frame.attribs.src ?? '')) ||
      (frame.tag === 'iframe' && !frame.attribs.src),
  });

/**
 * Returns the attributes of an embed. The embed loads only when a reader scrolls to it. Its host learns the origin of the site, but not the address of the
 * page. Without an https address, the embed has no `src`, and `exclusiveFilter` removes the embed.
 */
const toEmbedAttributes = ({ src = '', ...attributes }: Record<string, string>): Record<string, string> => {
  const url = URL.canParse(src) ? new URL(src) : undefined;
  return {
    ...attributes,
    ...(url?.protocol === 'https:' ? { src, title: attributes.title || url.hostname } : {}),
    loading: 'lazy',
    referrerpolicy: 'strict-origin',
  };
};

const pickPresent = (attributes: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (attributes[name] ? [[name, attributes[name]]] : [])));

/** Matches control characters except tab and line ends, unpaired surrogates, U+FFFE and U+FFFF. XML 1.0 forbids most of them. */
const nonXmlCharacters = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/**
 * Converts text from the CMS to HTML without elements. Removes tags and `nonXmlCharacters`, and escapes the rest. Some feed readers parse every text as HTML.
 */
export const sanitizeText = (text: string | null | undefined): string =>
  sanitize((text ?? '').normalize('NFC').replace(nonXmlCharacters, ''), {
    allowedTags: [],
    allowedAttributes: {},
  }).trim();
