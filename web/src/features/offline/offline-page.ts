import { escapeHtml } from '@hat-nang/model/escape-html';
import type { Lang } from '@hat-nang/model/languages';
import type { KeptBook } from './kept-book.ts';

const texts = {
  vi: {
    title: 'Bạn đang ngoại tuyến',
    some: 'Trang này cần có mạng. Những cuốn bạn đã giữ thì đọc được ngay bây giờ:',
    none: 'Trang này cần có mạng, và máy này chưa giữ cuốn nào. Khi có mạng lại, mở một cuốn sách rồi chọn “Giữ để đọc ngoại tuyến”.',
    again: 'Thử lại',
    read: 'Đọc',
  },
  en: {
    title: 'You are offline',
    some: 'This page needs a network. The books that you kept can be read right now:',
    none: 'This page needs a network, and no book is kept on this device. Once you are online, open a book and choose “Keep to read offline”.',
    again: 'Try again',
    read: 'Read',
  },
} as const;

const style = `:root{color-scheme:light dark;--bg:#fdf8ee;--card:#fff;--ink:#1b2033;--soft:#4a5166;--edge:#d9d2c0;--link:#1d3f8f}
@media (prefers-color-scheme:dark){:root{--bg:#10172b;--card:#1a2340;--ink:#f2f4fb;--soft:#c3cade;--edge:#36426a;--link:#a9c4ff}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:1.125rem/1.6 Nunito,system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2.5rem 1rem}h1{font-size:2rem;line-height:1.25;margin:0 0 .75rem}p{margin:0 0 1.5rem;color:var(--soft)}
ul{list-style:none;margin:0 0 2rem;padding:0;display:grid;gap:.75rem}
li a{display:flex;gap:1rem;align-items:center;min-height:4.5rem;padding:.75rem;background:var(--card);border:1px solid var(--edge);border-radius:1rem;color:var(--link);font-weight:700;text-decoration:none}
li a:hover,li a:focus-visible{text-decoration:underline;outline:3px solid var(--link);outline-offset:2px}
img{width:5.5rem;aspect-ratio:4/3;object-fit:cover;border-radius:.5rem;flex:none}
.again{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border-radius:2rem;border:2px solid var(--link);color:var(--link);font-weight:700;text-decoration:none}`;

/**
 * Renders the page that the service worker sends without a network, in place of each page that is not stored. This page lists the stored books and has no
 * scripts.
 */
export function renderOfflinePage(lang: Lang, books: readonly KeptBook[]): string {
  const t = texts[lang];
  const otherLang = lang === 'vi' ? 'en' : 'vi';
  const items = books.flatMap(({ titles, readers, cover }) => {
    const bookLang = readers[lang] ? lang : otherLang;
    const [title, reader] = [titles[bookLang], readers[bookLang]];
    if (!title || !reader) return [];
    const picture = cover ? `<img src="${escapeHtml(cover)}" alt="">` : '';
    const language = bookLang === lang ? '' : ` lang="${bookLang}"`;
    return [`<li><a href="${escapeHtml(reader)}"${language}>${picture}<span>${escapeHtml(title)}</span></a></li>`];
  });
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${t.title}</title><style>${style}</style></head><body><main>
<h1>${t.title}</h1><p>${items.length > 0 ? t.some : t.none}</p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}
<a class="again" href="">${t.again}</a></main></body></html>`;
}
