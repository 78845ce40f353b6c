/** Renders the page of an item: both languages beside each other, field by field. */
import { escapeHtml } from '@hat-nang/model/escape-html';
import type { Lang } from '@hat-nang/model/languages';
import type { NamedSection } from '@hat-nang/model/sections/section';
import render from 'dom-serializer';
import { parseDocument } from 'htmlparser2';
import { cleanHtml } from '../checks/clean-html.ts';
import { compareColumn } from './compare-texts.ts';
import { planCopy, versionKeyOf } from './copy-structure.ts';
import { renderFrame } from './desk-frame.ts';
import { deskTexts } from './desk-texts.ts';
import { itemPath, parseView, viewPath } from './desk-view.ts';
import { describeGap } from './list-page.ts';
import { DESK_STATUSES, type ItemGap } from './read-gaps.ts';
import type { DeskItem, TextPair } from './read-item.ts';
import { sourceOf, type TextColumn, type TextTable } from './text-tables.ts';

export interface ItemPage {
  /** Language of the labels, from the settings of the user. */
  readonly language: Lang;
  /** Language of the translation. */
  readonly lang: Lang;
  readonly section: NamedSection;
  readonly texts: TextTable;
  readonly item: DeskItem;
  /** What the translation lacks. Undefined if it lacks nothing. */
  readonly gap: ItemGap | undefined;
  /** True if the item has the content version of the desk for this language. */
  readonly hasVersion: boolean;
  /** Origins of the site and of Directus. Pictures of other origins are removed. */
  readonly ownOrigins: readonly string[];
  /** Result of the last copy. A refusal gets the role `alert`. */
  readonly notice: { readonly text: string; readonly isRefusal: boolean } | undefined;
}

export function itemHtml(page: ItemPage): string {
  const { language, lang, section, texts: table, item, gap } = page;
  const texts = deskTexts[language];
  const { source, target } = item.texts;
  const title = String(source?.title ?? target?.title ?? `#${item.id}`);
  const titleLang = source === undefined ? lang : sourceOf(lang);
  const isOnDesk = DESK_STATUSES.some((status) => status === item.status);
  const completeTexts = isOnDesk
    ? [item.isVietnameseOnly && lang === 'en' ? texts.vietnameseOnly : texts.complete]
    : [];
  const state = gap === undefined ? completeTexts : [texts.states[gap.state], ...describeGap(language, gap)];
  const statuses: Readonly<Record<string, string>> = texts.statuses;
  const facts = [section.names[language].one, statuses[item.status], texts.targets[lang]].filter(Boolean).join(' · ');
  return renderFrame(
    language,
    `${texts.title}: ${title}`,
    `<p><a href="${escapeHtml(viewPath(parseView({ lang })))}">${escapeHtml(texts.back)}</a></p>
<h1 lang="${titleLang}">${escapeHtml(title)}</h1>${noticeHtml(page)}<p>${escapeHtml(facts)}</p>
${state.map((line) => `<p class="mark">${escapeHtml(line)}</p>`).join('')}
<p><a href="/admin/content/${section.collection}/${item.id}">${escapeHtml(texts.edit)}</a></p>${copyHtml(page)}
<h2>${escapeHtml(texts.ownTexts)}</h2>${pairHtml(page, table, item.texts)}
${item.parts
  .flatMap(({ table: partTable, rows }) =>
    rows.map((row) => {
      const content = pairHtml(page, partTable, row);
      return content === '' ? '' : `<h2>${escapeHtml(texts.part(row.number))}</h2>${content}`;
    }),
  )
  .join('\n')}`,
  );
}

function noticeHtml({ notice }: ItemPage): string {
  if (notice === undefined) return '';
  return `<p class="notice" role="${notice.isRefusal ? 'alert' : 'status'}">${escapeHtml(notice.text)}</p>`;
}

function copyHtml({ language, lang, section, texts: table, item, hasVersion }: ItemPage): string {
  const texts = deskTexts[language];
  if (hasVersion) {
    const versionPath = `/admin/content/${section.collection}/${item.id}?version=${versionKeyOf(lang)}`;
    return `<p>${escapeHtml(texts.versionWaits)}</p><p><a href="${versionPath}">${escapeHtml(texts.openVersion)}</a></p>`;
  }
  const mayCopy = DESK_STATUSES.some((status) => status === item.status);
  if (!mayCopy || planCopy(item, table, lang) === undefined) return '';
  const isNew = item.texts.target === undefined;
  const isPublished = item.status === 'published';
  const notes = [
    texts.copyNote,
    isPublished ? texts.copyNotePublished : '',
    isNew ? (isPublished ? texts.copyNoteVersionSlug : texts.copyNoteSlug) : '',
  ];
  return `<form method="post" action="${itemPath(section, item.id, lang)}/copy"><button class="button" aria-describedby="copy-note">${escapeHtml(texts.copy)}</button>
<p id="copy-note">${escapeHtml(notes.filter(Boolean).join(' '))}</p></form>`;
}

function pairHtml(page: ItemPage, { columns }: TextTable, { source, target }: TextPair): string {
  const { language, lang, ownOrigins } = page;
  const texts = deskTexts[language];
  const renderSide = (side: Lang, column: TextColumn, value: unknown, mark: string) => {
    const content =
      value === null || value === undefined || value === '' ? '' : toHtml(column, String(value), ownOrigins);
    return `<div><p>${escapeHtml(texts.languages[side])}${mark === '' ? '' : `: ${escapeHtml(mark)}`}</p><div lang="${side}">${content}</div></div>`;
  };
  return columns
    .map((column) => {
      const [sourceText, targetText] = [source?.[column.field], target?.[column.field]];
      const state = compareColumn(column.isRich, sourceText, targetText);
      if (state === 'unused') return '';
      const mark = state === 'empty' ? texts.emptyText : state === 'same' ? texts.sameText : '';
      return `<section class="text"><h3>${escapeHtml(column.label)}</h3><div class="pair">${renderSide(sourceOf(lang), column, sourceText, '')}${renderSide(lang, column, targetText, mark)}</div></section>`;
    })
    .join('\n');
}

/** Cleans rich text like a save, because a content version is cleaned only when it is promoted. Parsing and serialising closes all elements. */
function toHtml({ isRich }: TextColumn, value: string, ownOrigins: readonly string[]): string {
  if (!isRich) return `<p>${escapeHtml(value)}</p>`;
  return render(parseDocument(cleanHtml(value, { ownOrigins })), { encodeEntities: 'utf8' });
}
