/** Renders the list of the translation desk: the items, and a table of counts per section and state, whose cells link to filtered lists. */
import { escapeHtml } from '@hat-nang/model/escape-html';
import { type Lang, languages } from '@hat-nang/model/languages';
import { declaredSections } from '@hat-nang/model/sections';
import type { NamedSection } from '@hat-nang/model/sections/section';
import { type GapState, gapStates } from './compare-texts.ts';
import { renderFrame } from './desk-frame.ts';
import { deskTexts } from './desk-texts.ts';
import { type DeskView, itemPath, paginate, selectGaps, sorts, viewPath } from './desk-view.ts';
import type { ItemGap } from './read-gaps.ts';
import { sourceOf } from './text-tables.ts';

export interface ListPage {
  /** Language of the labels, from the settings of the user. */
  readonly language: Lang;
  readonly view: DeskView;
  /** Items of all sections that lack something in the language of the view. */
  readonly gaps: readonly ItemGap[];
  /** Number of openings by item. A key is collection and id, such as `news 12`. Undefined if the view does not sort by reads. */
  readonly openings: ReadonlyMap<string, number> | undefined;
}

export function listHtml({ language, view, gaps, openings }: ListPage): string {
  const texts = deskTexts[language];
  const openingsOf = ({ collection, id }: ItemGap) => openings?.get(`${collection} ${id}`) ?? 0;
  const selectedGaps = selectGaps(gaps, view, openingsOf);
  const { rows, page, pages } = paginate(selectedGaps, view.page);
  const name = [view.section?.names[language].all ?? texts.allSections, view.state && texts.states[view.state]];
  const heading = `${name.filter(Boolean).join(' · ')}: ${texts.found(selectedGaps.length)}`;
  const items = rows.map((gap) => gapHtml(language, view, gap, openings && openingsOf(gap))).join('\n');
  return renderFrame(
    language,
    texts.title,
    `<h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.intro)}</p>
${choicesHtml(texts.language, languages.toReversed(), view.lang, (lang) => [texts.targets[lang], viewPath(view, { lang })])}
${countsHtml(language, view, gaps)}
${choicesHtml(texts.sort, sorts, view.sort, (sort) => [texts.sorts[sort], viewPath(view, { sort })])}
<h2>${escapeHtml(heading)}</h2>${rows.length === 0 ? `<p>${escapeHtml(texts.none)}</p>` : `<ul class="plain">${items}</ul>`}
${pages === 1 ? '' : paginationHtml(language, view, page, pages)}`,
  );
}

/** Renders a list of links, and marks the link of the current value. */
function choicesHtml<Value extends string>(
  name: string,
  values: readonly Value[],
  current: Value,
  linkOf: (value: Value) => [label: string, path: string],
): string {
  const links = values.map((value) => {
    const [label, path] = linkOf(value);
    return `<li><a href="${escapeHtml(path)}"${value === current ? ' aria-current="true"' : ''}>${escapeHtml(label)}</a></li>`;
  });
  return `<nav aria-label="${escapeHtml(name)}"><ul>${links.join('')}</ul></nav>`;
}

function countsHtml(language: Lang, view: DeskView, gaps: readonly ItemGap[]): string {
  const texts = deskTexts[language];
  const states = [undefined, ...gapStates];
  const nameOf = (state: GapState | undefined) => (state === undefined ? texts.all : texts.states[state]);
  const renderCell = (section: NamedSection | undefined, state: GapState | undefined) => {
    const count = selectGaps(gaps, { ...view, section, state, sort: 'date' }, () => 0).length;
    const isCurrent = view.section?.word === section?.word && view.state === state;
    if (count === 0 && !isCurrent) return '<td>0</td>';
    const label = `${section?.names[language].all ?? texts.allSections}, ${nameOf(state)}: ${count}`;
    return `<td><a href="${escapeHtml(viewPath(view, { section, state }))}" aria-label="${escapeHtml(label)}"${isCurrent ? ' aria-current="true"' : ''}>${count}</a></td>`;
  };
  const rows = [undefined, ...declaredSections].map((section) => {
    const name = section?.names[language].all ?? texts.allSections;
    return `<tr><th scope="row">${escapeHtml(name)}</th>${states.map((state) => renderCell(section, state)).join('')}</tr>`;
  });
  const heads = states.map((state) => `<th scope="col">${escapeHtml(nameOf(state))}</th>`).join('');
  return `<h2 id="counts">${escapeHtml(texts.counts)}</h2><div class="scroll" role="region" aria-labelledby="counts" tabindex="0"><table>
<thead><tr><th scope="col">${escapeHtml(texts.section)}</th>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function gapHtml(language: Lang, { lang }: DeskView, gap: ItemGap, openings: number | undefined): string {
  const texts = deskTexts[language];
  const section = declaredSections.find(({ collection }) => collection === gap.collection);
  if (section === undefined) return '';
  const facts = [
    section.names[language].one,
    texts.statuses[gap.status],
    texts.changed(
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'Asia/Ho_Chi_Minh' }).format(gap.changedMs),
    ),
    ...(openings === undefined ? [] : [texts.opened(new Intl.NumberFormat(language).format(openings))]),
  ];
  const details = describeGap(language, gap).map((line) => `<p>${escapeHtml(line)}</p>`);
  const titleLang = sourceOf(lang) === language ? '' : ` lang="${sourceOf(lang)}"`;
  return `<li><p><a class="title" href="${itemPath(section, gap.id, lang)}"${titleLang}>${escapeHtml(gap.title)}</a></p>
<p>${escapeHtml(facts.join(' · '))}</p><p class="mark">${escapeHtml(texts.states[gap.state])}</p>${details.join('')}</li>`;
}

/** Returns sentences that list what a translation lacks. They do not contain the name of its state. */
export function describeGap(language: Lang, { state, empty, same, openParts, olderParts }: ItemGap): string[] {
  const texts = deskTexts[language];
  return [
    ...(empty.length > 0 && state !== 'missing' ? [texts.lacks(empty.join(', '))] : []),
    ...(same.length > 0 ? [texts.untranslated(same.join(', '))] : []),
    ...(openParts > 0 ? [texts.openParts(openParts)] : []),
    ...(olderParts > 0 ? [texts.olderParts(olderParts)] : []),
  ];
}

function paginationHtml(language: Lang, view: DeskView, page: number, pages: number): string {
  const texts = deskTexts[language];
  const renderLink = (target: number, rel: string, label: string) =>
    target < 1 || target > pages
      ? ''
      : `<li><a rel="${rel}" href="${escapeHtml(viewPath(view, { page: target }))}">${escapeHtml(label)}</a></li>`;
  return `<nav aria-label="${escapeHtml(texts.pages)}"><p>${escapeHtml(texts.page(page, pages))}</p>
<ul>${renderLink(page - 1, 'prev', texts.previous)}${renderLink(page + 1, 'next', texts.next)}</ul></nav>`;
}
