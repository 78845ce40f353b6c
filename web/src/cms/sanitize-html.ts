import { LINK_SCHEMES, RENAMED_ELEMENTS, SHOWN_ATTRIBUTES, SHOWN_ELEMENTS } from '@hat-nang/model/rich-text';
import sanitize from 'sanitize-html';
import { safeHref } from './safe-href.ts';

/**
 * Rich text from the CMS → HTML that a page may show (docs/design-notes.md "Content"): an allow-list of elements, links only to what safeHref lets
 * pass, embeds only from the hosts that the settings name. Headings start at h2, because the page's title is the h1.
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
      // Pictures of other hosts would tell them who reads what.
      (frame.tag === 'img' && !/^\/(api\/assets|illustrations)\//.test(frame.attribs.src ?? '')) ||
      (frame.tag === 'iframe' && !frame.attribs.src),
  });

/** Characters that XML 1.0 cannot hold, among them halves of surrogate pairs. */
const notXml = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** Plain text of the CMS → HTML without any element, for readers (of feeds) that take every text for HTML. */
export const sanitizeText = (text: string | null | undefined): string =>
  sanitize((text ?? '').normalize('NFC').replace(notXml, ''), { allowedTags: [], allowedAttributes: {} }).trim();
