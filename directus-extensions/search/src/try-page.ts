/** Renders the page `/search/try` as HTML in the editor's language. The page shows how the search reads a query, and which queries found nothing. */
import { createHash } from 'node:crypto';
import type { UnderstoodNeed } from '@hat-nang/model/contracts/search';
import { escapeHtml } from '@hat-nang/model/escape-html';
import { type Lang, languages } from '@hat-nang/model/languages';
import { type SearchKind, searchKinds } from '@hat-nang/model/search-kinds';
import { sectionNames } from '@hat-nang/model/section-names';
import type { Explanation } from './explain.ts';
import { tryTexts } from './try-texts.ts';
import { MIN_DAYS, type UnfoundQuery } from './unfound.ts';

export interface TryPage {
  /** Language of the page. */
  readonly language: Lang;
  readonly kind: SearchKind;
  readonly lang: Lang;
  readonly q: string;
  readonly explained: Explanation | undefined;
  readonly unfound: readonly UnfoundQuery[];
}

const css = `:root{color-scheme:light dark}body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1,h2{line-height:1.25}form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}label{display:grid;gap:.25rem;font-weight:700}
input,select,button{min-height:2.75rem;font:inherit;padding:0 .75rem;max-width:100%;box-sizing:border-box}dt{font-weight:700}dd{margin:0 0 .5rem;overflow-wrap:anywhere}
li.group{border:1px solid GrayText;border-radius:.75rem;padding:.75rem 1rem;margin:.75rem 0;list-style:none}ul.plain{padding:0}
body{background:Canvas;color:CanvasText}a{color:inherit}input,select{font-weight:400}button{background:CanvasText;color:Canvas;border:0;border-radius:.5rem;cursor:pointer}
.words{font-weight:700;overflow-wrap:anywhere}a{display:inline-block;min-height:1.75rem}output{display:block}.crisis{border:2px solid;border-radius:.75rem;padding:.75rem 1rem}`;

/** Script of the page, which posts a synonym. Its texts are in the markup of the page. Error messages come from the server or the browser. */
const script = `document.addEventListener('submit',async(e)=>{const f=e.target;if(!f.dataset.unfound)return;e.preventDefault();const o=f.querySelector('output'),b=f.querySelector('button');
b.disabled=true;o.textContent=f.dataset.saving;try{const r=await fetch('/search/try',{method:'POST',headers:{'content-type':'application/json'},
body:JSON.stringify({query:f.dataset.unfound,lang:f.dataset.lang,words:[f.written.value,f.other.value]})});
if(!r.ok){const a=await r.json();throw new Error(a.errors.map((x)=>x.message).join('\\n'))}o.textContent=f.dataset.done}catch(x){o.textContent=x.message;b.disabled=false}})`;

export const TRY_POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`;

export function tryHtml(page: TryPage): string {
  const { language, q, explained, unfound } = page;
  const texts = tryTexts[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(texts.title)}</title><style>${css}</style></head><body><main><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.intro)}</p>
${formHtml(page)}${explained === undefined ? '' : explainedHtml(language, q, explained)}
<h2>${escapeHtml(texts.unfound)}</h2><p>${escapeHtml(texts.unfoundIntro(MIN_DAYS))}</p>
${unfound.length === 0 ? `<p>${escapeHtml(texts.none)}</p>` : `<ul class="plain">${unfound.map((each) => unfoundHtml(language, each)).join('\n')}</ul>`}
<p><a href="/admin/content/search_words">${escapeHtml(texts.all)}</a></p></main><script>${script}</script></body></html>`;
}

function formHtml({ language, kind, lang, q }: TryPage): string {
  const texts = tryTexts[language];
  const renderOptions = (values: readonly string[], selectedValue: string, nameOf: (value: string) => string) =>
    values
      .map(
        (value) =>
          `<option value="${value}"${value === selectedValue ? ' selected' : ''}>${escapeHtml(nameOf(value))}</option>`,
      )
      .join('');
  return `<form method="get"><label>${escapeHtml(texts.query)}<input type="search" name="q" value="${escapeHtml(q)}" maxlength="200" autocomplete="off"></label>
<label>${escapeHtml(texts.section)}<select name="kind">${renderOptions(searchKinds, kind, (value) => sectionNames[value as SearchKind][language].all)}</select></label>
<label>${escapeHtml(texts.language)}<select name="lang">${renderOptions(languages, lang, (value) => texts.languages[value as Lang])}</select></label>
<button>${escapeHtml(texts.try)}</button></form>`;
}

const joinInLine = (words: readonly string[]): string[] => (words.length === 0 ? [] : [words.join(' · ')]);

function explainedHtml(language: Lang, q: string, explained: Explanation): string {
  const texts = tryTexts[language];
  const { crisis, words, redundantWords, phrases, excluded, synonyms, answer } = explained;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [texts.words, joinInLine(words)],
    [texts.left, joinInLine(redundantWords)],
    [texts.phrases, phrases],
    [texts.excluded, excluded],
    [texts.needs, answer.understood.map((need) => needText(language, need))],
    [texts.synonyms, synonyms.map(({ text, others }) => texts.insteadOf(text, others.join(', ')))],
    [texts.corrected, answer.corrected === null ? [] : [answer.corrected]],
    [texts.broader, answer.broader],
    [texts.found(answer.total), answer.items.map(({ title }) => title.text)],
  ];
  const filledRows = rows.filter(([name, values]) => values.length > 0 || name === texts.found(answer.total));
  const helpHtml =
    crisis === undefined
      ? ''
      : `<p class="crisis">${escapeHtml(crisis === 'certain' ? texts.crisis : texts.doubtful)}</p>`;
  return `<section aria-labelledby="becomes"><h2 id="becomes">${escapeHtml(texts.becomes(q))}</h2>${helpHtml}<dl>${filledRows
    .map(
      ([name, values]) =>
        `<dt>${escapeHtml(name)}</dt>${values.length === 0 ? '<dd>–</dd>' : values.map((value) => `<dd>${escapeHtml(value)}</dd>`).join('')}`,
    )
    .join('')}</dl></section>`;
}

function needText(language: Lang, { text, name, value, ages }: UnderstoodNeed): string {
  const texts = tryTexts[language];
  const fact = [texts.facts[name] ?? name, value].filter((each) => each !== '1').join(': ');
  return `${text} → ${ages === null ? fact : texts.ages(ages.from, ages.to)}`;
}

function unfoundHtml(language: Lang, { query, lang, kind, days, times }: UnfoundQuery): string {
  const texts = tryTexts[language];
  const placeName = kind === 'all' ? texts.everywhere : sectionNames[kind][language].all;
  const tryUrl = `?${new URLSearchParams({ q: query, lang, ...(kind === 'all' ? {} : { kind }) })}`;
  const toDataAttribute = (name: string, value: string) => ` data-${name}="${escapeHtml(value)}"`;
  return `<li class="group"><p><span class="words" lang="${lang}">${escapeHtml(query)}</span> · ${escapeHtml(placeName)} · ${escapeHtml(texts.languages[lang])} · ${escapeHtml(texts.columns.days)}: ${days} ·
${escapeHtml(texts.columns.times)}: ${times} · <a href="${escapeHtml(tryUrl)}">${escapeHtml(texts.tryIt)}</a></p>
<form${toDataAttribute('unfound', query)}${toDataAttribute('lang', lang)}${toDataAttribute('saving', texts.saving)}${toDataAttribute('done', texts.done)}>
<label>${escapeHtml(texts.written(query))}<input name="written" value="${escapeHtml(query)}" required maxlength="80"></label>
<label>${escapeHtml(texts.means(query))}<input name="other" required maxlength="80"></label><button>${escapeHtml(texts.make)}</button><output role="status"></output></form></li>`;
}
