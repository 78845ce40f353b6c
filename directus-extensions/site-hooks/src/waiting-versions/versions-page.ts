/** Renders the list of versions that wait for a review. */
import { escapeHtml } from '@hat-nang/model/escape-html';
import type { Lang } from '@hat-nang/model/languages';
import { declaredSections } from '@hat-nang/model/sections';
import { renderFrame } from '../translation-desk/desk-frame.ts';
import { MAX_VERSIONS, type NamedVersion } from './read-versions.ts';
import { versionTexts } from './version-texts.ts';

/**
 * Returns the document of the page.
 * @param language language of the labels, from the settings of the user
 */
export function versionsHtml(language: Lang, versions: readonly NamedVersion[]): string {
  const texts = versionTexts[language];
  const items = versions.map((version) => versionHtml(language, version)).join('\n');
  return renderFrame(
    language,
    texts.title,
    `<h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.intro)}</p>
<h2>${escapeHtml(texts.found(versions.length))}</h2>${versions.length === 0 ? `<p>${escapeHtml(texts.none)}</p>` : `<ul class="plain">${items}</ul>`}
${versions.length < MAX_VERSIONS ? '' : `<p>${escapeHtml(texts.limited(MAX_VERSIONS))}</p>`}`,
  );
}

function versionHtml(language: Lang, version: NamedVersion): string {
  const { collection, item, key, name, sinceMs, title, userName, previewUrl } = version;
  const texts = versionTexts[language];
  const section = declaredSections.find((candidate) => candidate.collection === collection);
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ dateStyle: 'long', timeStyle: 'short' },
    timeZone: 'Asia/Ho_Chi_Minh',
  });
  const itemTitle = title ?? `#${item}`;
  const facts = [section?.names[language].one, texts.version(name ?? key)].filter(Boolean).join(' · ');
  const history = `${texts.savedBy(userName ?? texts.unknownUser)} · ${texts.since(format.format(sinceMs))}`;
  const linkHtml = (href: string, label: string) =>
    `<li><a href="${escapeHtml(href)}" target="_blank" rel="noopener" aria-label="${escapeHtml(`${label}: ${itemTitle} (${texts.newTab})`)}">${escapeHtml(label)}</a></li>`;
  const links = [
    linkHtml(`/admin/content/${collection}/${item}?version=${encodeURIComponent(key)}`, texts.open),
    ...(previewUrl === undefined ? [] : [linkHtml(previewUrl, texts.preview)]),
  ];
  return `<li><p class="title">${escapeHtml(itemTitle)}</p><p>${escapeHtml(facts)}</p>
<p class="mark">${escapeHtml(history)}</p><ul>${links.join('')}</ul></li>`;
}
