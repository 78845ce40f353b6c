import type { ReaderBookQuery } from '@codegen/graphql/graphql';
import { activityKinds, readActivityText, readAreas } from '@hat-nang/model/activities';
import { languageCodes, languages } from '@hat-nang/model/languages';
import type { BookActivity, ReaderPage } from './book.ts';

type Raw = ReaderBookQuery['documents'][number];

/**
 * Converts the rows of activities. Leaves out rows and texts that the reader cannot show: the publishing checks refuse such rows, but imports and older rows
 * may contain them.
 * @param pages the converted pages, in the order of `rawPages`
 */
export const toActivities = (
  rows: Raw['activities'] | null | undefined,
  rawPages: readonly Pick<Raw['pages'][number], 'number'>[],
  pages: readonly ReaderPage[],
): BookActivity[] =>
  (rows ?? []).flatMap((row): BookActivity[] => {
    const kind = activityKinds.find((name) => name === row.kind);
    // The reader numbers the pages again, so the number in the Studio is only used to find the page.
    const page = pages[rawPages.findIndex(({ number }) => number === row.page_number)];
    const pictureNumber = page?.picture && page.number;
    const areas = kind === 'find' ? readAreas(row.areas) : undefined;
    if (!kind || (kind === 'find' && (!areas || !pictureNumber))) return [];
    const texts = Object.fromEntries(
      languages.flatMap((lang) => {
        const rawText = row.translations?.find((text) => text?.languages_code?.code === languageCodes[lang]);
        const text = rawText && readActivityText(rawText, areas);
        return text ? [[lang, text]] : [];
      }),
    );
    if (Object.keys(texts).length === 0) return [];
    return [
      { id: Number(row.id), kind, ...(pictureNumber && { page: pictureNumber }), ...(areas && { areas }), texts },
    ];
  });
