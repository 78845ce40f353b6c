/** Renders the report of broken links. */
import { escapeHtml } from '@hat-nang/model/escape-html';
import type { Lang } from '@hat-nang/model/languages';
import { declaredSections } from '@hat-nang/model/sections';
import { renderFrame } from '../translation-desk/desk-frame.ts';
import type { LinkProblem } from './check-address.ts';
import { CONFIG_COLLECTION } from './collect-links.ts';
import { MAX_REPORTED, type NamedUse, type ReportedLink } from './read-report.ts';
import { reportTexts } from './report-texts.ts';

export interface ReportPage {
  /** Language of the labels, from the settings of the user. */
  readonly language: Lang;
  readonly links: readonly ReportedLink[];
  /** Whether this server checks links. */
  readonly isOn: boolean;
}

/** Returns the document of the page. */
export function reportHtml({ language, links, isOn }: ReportPage): string {
  const texts = reportTexts[language];
  const items = links.map((link) => linkHtml(language, link)).join('\n');
  return renderFrame(
    language,
    texts.title,
    `<h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.intro)}</p>
${isOn ? '' : `<p class="notice">${escapeHtml(texts.off)}</p>`}
<h2>${escapeHtml(texts.found(links.length))}</h2>${links.length === 0 ? `<p>${escapeHtml(texts.none)}</p>` : `<ul class="plain">${items}</ul>`}
${links.length < MAX_REPORTED ? '' : `<p>${escapeHtml(texts.limited(MAX_REPORTED))}</p>`}`,
  );
}

function linkHtml(language: Lang, { address, problem, sinceMs, uses }: ReportedLink): string {
  const texts = reportTexts[language];
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'Asia/Ho_Chi_Minh',
  });
  const facts = `${describeProblem(language, problem)} · ${texts.since(format.format(sinceMs))}`;
  // The address has the scheme http or https (`toOutsideAddress`).
  return `<li><p><a class="title" href="${escapeHtml(address)}" target="_blank" rel="noopener noreferrer nofollow" aria-label="${escapeHtml(`${address} (${texts.newTab})`)}">${escapeHtml(address)}</a></p>
<p class="mark">${escapeHtml(facts)}</p><p>${escapeHtml(texts.usedIn)}</p><ul>${uses.map((use) => useHtml(language, use)).join('')}</ul></li>`;
}

function useHtml(language: Lang, { collection, id, title }: NamedUse): string {
  if (collection === CONFIG_COLLECTION)
    return `<li><a href="/admin/content/${CONFIG_COLLECTION}">${escapeHtml(reportTexts[language].configuration)}</a></li>`;
  const section = declaredSections.find((candidate) => candidate.collection === collection);
  const label = [section?.names[language].one, title ?? `#${id}`].filter(Boolean).join(': ');
  return `<li><a href="/admin/content/${escapeHtml(collection)}/${id}">${escapeHtml(label)}</a></li>`;
}

/** Returns the problem of a link in words. */
function describeProblem(language: Lang, problem: LinkProblem): string {
  const { problems, missing, refused, failed } = reportTexts[language];
  if (Object.hasOwn(problems, problem)) return problems[problem as keyof typeof problems];
  if (['404', '410'].includes(problem)) return missing(problem);
  return Number(problem) < 500 ? refused(problem) : failed(problem);
}
