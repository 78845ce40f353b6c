/** Renders the list of drafts, and the page of a book with the states of its pages. */
import { escapeHtml } from '@hat-nang/model/escape-html';
import type { Lang } from '@hat-nang/model/languages';
import { markTexts } from '../mark-texts.ts';
import { bookScript } from './book-script.ts';
import { type PartState, pageParts, type StateKind } from './page-states.ts';
import type { Book, BookPage, ListedBook } from './read-workshop.ts';
import { toVoiceJobs, type VoiceChoices, voicesHtml } from './voice-panel.ts';
import { renderWorkshop, WORKSHOP_PATH } from './workshop-frame.ts';
import { type DoneKey, workshopTexts } from './workshop-texts.ts';

export interface BookView {
  /** Language of the labels. */
  readonly language: Lang;
  readonly book: Book;
  readonly voices: VoiceChoices;
  /** Address of the site's preview. Undefined if the Studio has none. */
  readonly previewUrl: string | undefined;
  readonly done: DoneKey | undefined;
}

const icons: Readonly<Record<StateKind, string>> = { present: '✓', missing: '✗', wrong: '!', unneeded: '–' };

const titleOf = (language: Lang, { id, titles }: Pick<Book, 'id' | 'titles'>) =>
  titles[language] || titles.vi || titles.en || `#${id}`;

export const bookPath = (id: number) => `${WORKSHOP_PATH}/${id}`;
export const textPath = (book: number, page: number, lang: Lang) => `${bookPath(book)}/pages/${page}/${lang}`;

export function draftsHtml(language: Lang, books: readonly ListedBook[]): string {
  const texts = workshopTexts[language];
  const items = books.map(
    (book) =>
      `<li class="card"><p><a href="${bookPath(book.id)}">${escapeHtml(titleOf(language, book))}</a></p><p>#${book.id} · ${escapeHtml(texts.statuses[book.status] ?? book.status)}</p></li>`,
  );
  return renderWorkshop(
    language,
    texts.title,
    `<h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.intro)}</p>
${items.length === 0 ? `<p>${escapeHtml(texts.none)}</p>` : `<ul class="plain">${items.join('\n')}</ul>`}
<form method="get" class="times"><label><span>${escapeHtml(texts.byNumber)}</span><input name="id" type="number" min="1" required></label><button>${escapeHtml(texts.open)}</button></form>`,
  );
}

export function bookHtml({ language, book, voices, previewUrl, done }: BookView): string {
  const texts = workshopTexts[language];
  const title = titleOf(language, book);
  const links = [
    ...(previewUrl === undefined ? [] : [{ href: previewUrl, label: texts.preview }]),
    { href: `/admin/content/documents/${book.id}`, label: texts.edit },
    { href: `/books/${book.id}/check`, label: texts.check },
  ].map(({ href, label }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`);
  const head = `<p><a href="${WORKSHOP_PATH}">${escapeHtml(texts.back)}</a></p><h1>${escapeHtml(title)}</h1>
<p>#${book.id} · ${escapeHtml(texts.statuses[book.status] ?? book.status)}</p><div class="links">${links.join('')}</div>
${done === undefined ? '' : `<p class="notice" role="status">${escapeHtml(texts.done[done])}</p>`}`;
  if (book.pages.length === 0) return renderWorkshop(language, title, `${head}<p>${escapeHtml(texts.noPages)}</p>`);
  const pages = book.pages.map((page) => pageHtml(language, book, page));
  return renderWorkshop(
    language,
    `${texts.title}: ${title}`,
    `${head}${voicesHtml(language, voices)}<h2>${escapeHtml(texts.pages)}</h2><p><button type="button" data-number="">${escapeHtml(texts.numberAll)}</button></p>
<ol class="plain" id="pages">${pages.join('\n')}</ol>
<div class="bar"><button type="button" class="main" id="save-order" disabled>${escapeHtml(texts.saveOrder)}</button><output role="status"></output></div>`,
    {
      script: bookScript,
      data: {
        path: bookPath(book.id),
        working: texts.working,
        failed: texts.failed,
        moved: texts.moved,
        replace: texts.replace,
        voices: toVoiceJobs(language, voices),
        speaking: texts.voices.speaking,
        kept: texts.voices.kept,
      },
    },
  );
}

function pageHtml(language: Lang, book: Book, page: BookPage): string {
  const texts = workshopTexts[language];
  const picture =
    page.image === null
      ? '<span class="noimage" aria-hidden="true"></span>'
      : `<img src="/assets/${escapeHtml(page.image)}?key=w320" alt="" loading="lazy" draggable="false">`;
  const languageParts = book.langs.map((lang) => languageHtml(language, book, page, lang));
  return `<li class="card" draggable="true" data-page="${page.id}" data-name="${page.number}" title="${escapeHtml(texts.drag)}"><div class="head">${picture}
<h3 id="page-${page.id}" tabindex="-1">${escapeHtml(texts.page(page.number))}</h3>
<button type="button" data-move="-1" aria-label="${escapeHtml(texts.moveUp(page.number))}">↑</button>
<button type="button" data-move="1" aria-label="${escapeHtml(texts.moveDown(page.number))}">↓</button>
<button type="button" data-number="${page.id}" aria-describedby="page-${page.id}">${escapeHtml(texts.numberPage)}</button></div>${languageParts.join('')}</li>`;
}

function languageHtml(language: Lang, book: Book, page: BookPage, lang: Lang): string {
  const texts = workshopTexts[language];
  const text = page.texts[lang];
  if (text === undefined) return '';
  const { states } = text;
  const describedBy = `aria-describedby="page-${page.id} lang-${page.id}-${lang}"`;
  const path = textPath(book.id, page.id, lang);
  const hasCues = text.cues.trim() !== '';
  const hasNarration = text.narration !== null || hasCues;
  const fileInput = (kind: string, label: string, accept: string, replaces = false) =>
    `<label><span>${escapeHtml(label)}</span><input type="file" data-upload="${kind}" data-path="${path}" data-replaces="${replaces}" accept="${accept}" ${describedBy}></label>`;
  const isNumbered = states.text.kind === 'present';
  const upload = isNumbered
    ? fileInput('narration', texts.upload, '.mp3,.wav,audio/mpeg,audio/wav', hasNarration)
    : states.text.kind === 'wrong'
      ? `<p>${escapeHtml(texts.numberFirst)}</p>`
      : '';
  const adjust =
    isNumbered && text.narration !== null ? `<a href="${path}" ${describedBy}>${escapeHtml(texts.adjust)}</a>` : '';
  const subtitles =
    isNumbered && text.narration !== null
      ? fileInput('subtitles', texts.uploadSubtitles, '.vtt,.srt,text/vtt', hasCues)
      : '';
  const isSigned = states.signing.kind === 'present' || states.signing.kind === 'wrong';
  const captions = isSigned ? fileInput('captions', texts.uploadCaptions, '.vtt,.srt,text/vtt') : '';
  const items = pageParts.map((part) => {
    const state = states[part];
    return `<li class="${state.kind}"><span class="icon" aria-hidden="true">${icons[state.kind]}</span> ${escapeHtml(`${texts.parts[part]}: ${formatState(language, state)}`)}</li>`;
  });
  return `<section lang="${language}"><h4 id="lang-${page.id}-${lang}">${escapeHtml(texts.languages[lang])}</h4><ul class="states">${items.join('')}</ul>
<div class="actions">${adjust}${upload}${subtitles}${captions}</div></section>`;
}

function formatState(language: Lang, { kind, problem }: PartState): string {
  const texts = workshopTexts[language];
  if (problem === undefined) return texts.states[kind];
  const reason = problem === 'numbers' ? texts.numbers : markTexts[language].lacks[problem];
  return `${texts.states[kind]} – ${reason}`;
}
