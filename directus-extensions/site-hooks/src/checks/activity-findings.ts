/** Checks the activities after a book (decision 299). Pure functions. */
import { readActivityText, readAreas } from '@hat-nang/model/activities';
import { languageCodes } from '@hat-nang/model/languages';
import type { PublishingRule } from '@hat-nang/model/publishing-texts';
import type { NamedSection } from '@hat-nang/model/sections/section';
import type { ItemState } from './item-state.ts';
import type { Finding } from './refusal.ts';

/** Returns one violation for each rule that activities of the item break. Its subject is the positions of these activities. */
export function activityFindings(
  { collection, publication }: Pick<NamedSection, 'collection' | 'publication'>,
  {
    item,
    activities,
    pageNumbers,
    picturePages,
  }: Pick<ItemState, 'item' | 'activities' | 'pageNumbers' | 'picturePages'>,
): Finding[] {
  const { activities: field } = publication;
  if (field === undefined) return [];
  const languages = item.is_vietnamese_only ? [languageCodes.vi] : Object.values(languageCodes);
  const positionsByRule = new Map<PublishingRule, number[]>();
  for (const [index, { row, texts }] of activities.entries()) {
    const isFind = row.kind === 'find';
    const areas = isFind ? readAreas(row.areas) : undefined;
    const hasAreas = !isFind || areas !== undefined;
    const hasPage = isFind
      ? picturePages.includes(Number(row.page_number))
      : row.page_number === null || pageNumbers.includes(Number(row.page_number));
    const hasTexts = languages.every((language) => {
      const text = texts.find(({ languages_code }) => languages_code === language);
      return text !== undefined && readActivityText(text, areas) !== undefined;
    });
    const brokenRules: PublishingRule[] = [
      ...(hasPage ? [] : ['check_activity_page' as const]),
      ...(hasAreas ? [] : ['check_activity_areas' as const]),
      // Without valid areas, the number of names cannot be checked.
      ...(hasTexts || !hasAreas ? [] : ['check_activity_text' as const]),
    ];
    for (const rule of brokenRules) positionsByRule.set(rule, [...(positionsByRule.get(rule) ?? []), index + 1]);
  }
  return [...positionsByRule].map(([rule, positions]) => ({ collection, field, rule, subject: positions.join(', ') }));
}
