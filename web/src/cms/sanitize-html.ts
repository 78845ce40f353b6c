import { LINK_SCHEMES, RENAMED_ELEMENTS, SHOWN_ATTRIBUTES, SHOWN_ELEMENTS } from '@hat-nang/model/rich-text';
import sanitize from 'sanitize-html';
import { safeHref } from './safe-href.ts';

/**
 * Rich text from the CMS → safe HTML (docs/design-notes.md "Content"): an allow-list of elements, links that safeHref accepts, embeds only from the
 * hosts in the settings. Headings start at h2, because the page's title is the h1.
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
            ...(attributes.title ? { title: attributes.title } : {}),
            ...(opensTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
          },
        };
      },
      img: (tagName, attributes) => ({
        tagName,
        attribs: { ...attributes, alt: attributes.alt ?? '', loading: 'lazy' },
      }),
    },
    exclusiveFilter: (frame) =>
      // Pictures on other hosts would reveal who reads what.
      (frame.tag === 'img' && !/^\/(api\/assets|illustrations)\//.test(frame.attribs.src ?? '')) ||
      (frame.tag === 'iframe' && !frame.attribs.src),
  });

/** Characters that XML 1.0 forbids, including unpaired surrogates. */
const notXml = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** Plain text from the CMS → HTML without elements, for feed readers that parse every text as HTML. */
export const sanitizeText = (text: string | null | undefined): string =>
  sanitize((text ?? '').normalize('NFC').replace(notXml, ''), { allowedTags: [], allowedAttributes: {} }).trim();
