import sanitize from 'sanitize-html';
import { safeHref } from './safe-href.ts';

/**
 * Rich text from the CMS → HTML that a page may show (docs/design-notes.md "Content"): an allow-list of elements, links only to what safeHref lets
 * pass, embeds only from the hosts that the settings name. Headings start at h2, because the page's title is the h1.
 */
export const sanitizeHtml = (html: string | null | undefined, embedHosts: readonly string[] = []): string =>
  sanitize((html ?? '').normalize('NFC'), {
    allowedTags: [
      ...[
        'p',
        'br',
        'hr',
        'h2',
        'h3',
        'h4',
        'ul',
        'ol',
        'li',
        'strong',
        'em',
        'u',
        's',
        'sub',
        'sup',
        'blockquote',
        'a',
        'code',
        'pre',
      ],
      ...[
        'table',
        'caption',
        'thead',
        'tbody',
        'tr',
        'th',
        'td',
        'figure',
        'figcaption',
        'img',
        'span',
        'abbr',
        'details',
        'summary',
      ],
      ...(embedHosts.length > 0 ? ['iframe'] : []),
    ],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel', 'lang'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
      span: ['lang', 'data-s'],
      abbr: ['title'],
      '*': ['lang', 'dir'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    allowedIframeHostnames: [...embedHosts],
    transformTags: {
      h1: 'h2',
      b: 'strong',
      i: 'em',
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
