import { escapeHtml } from '@hat-nang/model/escape-html';
import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { getT } from '@/i18n/server';
import type { Preview } from './preview.ts';
import { versionNotice } from './version-notice.ts';

/** CSS of the page: columns of equal width. A narrow pane of the Studio shows the columns below each other. */
const style = `:root{color-scheme:light dark;--bg:#fdf8ee;--ink:#1b2033;--edge:#8a8368;--link:#1d3f8f}
@media (prefers-color-scheme:dark){:root{--bg:#10172b;--ink:#f2f4fb;--edge:#7c89b5;--link:#a9c4ff}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--bg);color:var(--ink);font:1rem/1.5 Nunito,system-ui,sans-serif}
h1{font-size:1.125rem;margin:0;padding:.5rem 1rem}h1 span{display:block}h2{font-size:1rem;margin:0}
main{flex:1;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:.5rem;padding:0 .5rem .5rem}
section{display:flex;flex-direction:column;min-height:80dvh}
section>div{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;padding:0 .5rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--link);font-weight:700}
a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
iframe{flex:1;width:100%;border:2px solid var(--edge);border-radius:.5rem;background:#fff}`;

const formatTitle = (lang: Lang, versionName: string | undefined): string =>
  versionName === undefined ? getT(lang)('preview:bothTitle') : versionNotice(lang, versionName);

/** Renders the page that shows a previewed item in both languages beside each other. The page has no scripts. */
export function formatBothLanguages({ addresses }: Preview, versionName: string | undefined): string {
  const [wholePages, panes] = [addresses(), addresses(true)];
  const titles = languages.map(
    (lang) => `<span lang="${languageCodes[lang]}">${escapeHtml(formatTitle(lang, versionName))}</span>`,
  );
  const sections = languages.map((lang) => {
    const t = getT(lang);
    const name = escapeHtml(t(`language.${lang}`));
    return `<section lang="${languageCodes[lang]}" aria-labelledby="${lang}"><div><h2 id="${lang}">${name}</h2>
<a href="${escapeHtml(wholePages[lang])}">${escapeHtml(t('preview:alone'))}</a></div>
<iframe src="${escapeHtml(panes[lang])}" title="${escapeHtml(t('preview:label'))}: ${name}"></iframe></section>`;
  });
  return `<!doctype html><html lang="${languageCodes.vi}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(formatTitle('vi', versionName))}</title><style>${style}</style></head><body>
<h1>${titles.join('\n')}</h1><main>${sections.join('\n')}</main></body></html>`;
}
