/** Renders the page that replaces a row in use. */
import { escapeHtml } from '@hat-nang/model/escape-html';
import type { Lang } from '@hat-nang/model/languages';
import { renderFrame } from '../translation-desk/desk-frame.ts';
import { REPLACE_PATH, replacePath } from './paths.ts';
import { type Choice, MAX_CHOICES } from './read-choices.ts';
import { replaceTexts } from './replace-texts.ts';

/** A use with its name. Without an address, the use has no form that the user may open. */
export interface NamedPlace {
  readonly name: string;
  readonly address: string | undefined;
}

export interface ReplacePage {
  /** Language of the labels, from the settings of the user. */
  readonly language: Lang;
  readonly item: Choice;
  readonly places: readonly NamedPlace[];
  readonly memberUses: number;
  /** The chosen replacement. Undefined if the user still has to choose. */
  readonly replacement: Choice | undefined;
  readonly choices: readonly Choice[];
  readonly searched: string;
  /** True if the user may delete rows of the collection. */
  readonly mayDelete: boolean;
  /** Result of the last replacement. A refusal gets the role `alert`. */
  readonly notice: { readonly text: string; readonly isRefusal: boolean } | undefined;
}

/** Returns the document of the page. */
export function replaceHtml(page: ReplacePage): string {
  const { language, item, places, memberUses, notice } = page;
  const texts = replaceTexts[language];
  const noticeHtml =
    notice === undefined
      ? ''
      : `<p class="notice" role="${notice.isRefusal ? 'alert' : 'status'}">${escapeHtml(notice.text)}</p>`;
  const usesHtml =
    places.length === 0
      ? `<p>${escapeHtml(texts.unused)}</p>`
      : `<ul class="plain">${places.map((place) => `<li>${placeHtml(place)}</li>`).join('\n')}</ul>`;
  return renderFrame(
    language,
    `${texts.title}: ${item.name}`,
    `<h1>${escapeHtml(texts.title)}</h1>${noticeHtml}<p class="title">${escapeHtml(item.name)}</p>${pictureHtml(item)}
<p><a href="${escapeHtml(formPathOf(item))}">${escapeHtml(texts.openForm)}</a></p><p>${escapeHtml(texts.intro)}</p>
<h2>${escapeHtml(texts.uses(places.length))}</h2>${usesHtml}
${memberUses === 0 ? '' : `<p>${escapeHtml(texts.memberUses(memberUses))}</p>`}
${places.length === 0 ? '' : page.replacement === undefined ? choicesHtml(page) : confirmHtml(page, page.replacement)}`,
  );
}

/** Returns the page for an address without an item. */
export function notFoundHtml(language: Lang): string {
  const { title, notFound } = replaceTexts[language];
  return renderFrame(language, title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(notFound)}</p>`);
}

const formPathOf = ({ collection, key }: Choice) =>
  collection === 'directus_files' ? `/admin/files/${key}` : `/admin/content/${collection}/${key}`;

const placeHtml = ({ name, address }: NamedPlace) =>
  address === undefined
    ? `<p>${escapeHtml(name)}</p>`
    : `<p><a href="${escapeHtml(address)}">${escapeHtml(name)}</a></p>`;

/** The name of the file is beside its picture, so the picture has an empty description. */
const pictureHtml = ({ isPicture, key }: Choice) =>
  isPicture ? `<p><img src="/assets/${key}?key=system-small-contain" alt="" width="64" loading="lazy"></p>` : '';

function choicesHtml({ language, item, choices, searched }: ReplacePage): string {
  const texts = replaceTexts[language];
  const links = choices.map(
    (choice) =>
      `<li>${pictureHtml(choice)}<p><a href="${escapeHtml(replacePath(item.collection, item.key, { with: String(choice.key) }))}">${escapeHtml(choice.name)}</a></p></li>`,
  );
  return `<h2>${escapeHtml(texts.choose)}</h2><form method="get" action="${REPLACE_PATH}" role="search">
<input type="hidden" name="collection" value="${escapeHtml(item.collection)}"><input type="hidden" name="id" value="${escapeHtml(String(item.key))}">
<p><label for="q">${escapeHtml(texts.searchLabel)}</label> <input class="button" type="search" id="q" name="q" value="${escapeHtml(searched)}"> <button class="button">${escapeHtml(texts.search)}</button></p></form>
${choices.length === 0 ? `<p>${escapeHtml(texts.noCandidates)}</p>` : `<ul class="plain">${links.join('\n')}</ul>`}
${choices.length < MAX_CHOICES ? '' : `<p>${escapeHtml(texts.limited(MAX_CHOICES))}</p>`}`;
}

function confirmHtml({ language, item, places, mayDelete }: ReplacePage, replacement: Choice): string {
  const texts = replaceTexts[language];
  const action = (query: Readonly<Record<string, string>> = {}) =>
    escapeHtml(replacePath(item.collection, item.key, { with: String(replacement.key), ...query }));
  const deleteButton = mayDelete
    ? ` <button class="button" formaction="${action({ old: 'delete' })}">${escapeHtml(texts.replaceAndDelete)}</button>`
    : '';
  return `<h2>${escapeHtml(texts.confirm(item.name, replacement.name))}</h2>${pictureHtml(replacement)}<p>${escapeHtml(texts.confirmNote)}</p>
<form method="post" action="${action()}"><p><button class="button">${escapeHtml(texts.replace(places.length))}</button>${deleteButton}</p></form>
<p><a href="${escapeHtml(replacePath(item.collection, item.key))}">${escapeHtml(texts.other)}</a></p>`;
}
