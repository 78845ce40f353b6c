/**
 * Phrases that name a need in a search, such as "có ngôn ngữ ký hiệu" or "for parents" (docs/decisions/227-needs.md). Searches in both languages understand
 * all phrases. Values of options are those in seeds/reference/options.yaml.
 */
import type { SearchFilter } from './contracts/search.ts';
import type { Lang } from './languages.ts';
import { type SearchKind, type searchedFields, searchKinds } from './search-kinds.ts';
import { sectionNames } from './section-names.ts';

/** Name of a feature of an event in the index. Such features exist in addition to the filters of the event list. */
type EventFact = keyof typeof searchedFields.events.facts;

/** A fact in the index: a value of a section's filter, or a feature of an event. */
export interface NeededFact {
  readonly name: SearchFilter | EventFact;
  readonly value: string;
}

export interface SearchNeed extends NeededFact {
  readonly kinds: readonly SearchKind[];
  /** Phrases in lower case, with accents. */
  readonly phrases: readonly string[];
  /** True if the phrases count as a need only beside another need, because they are too common: "truyện" occurs in many titles. */
  readonly isWeak?: true;
}

const splitList = (text: string): readonly string[] => (text === '' ? [] : text.split(', '));

type NeedRow = readonly [name: SearchNeed['name'], value: string, phrases: string, isWeak?: true];

/** Words that a section's search understands in addition to the words of its items. */
interface SectionWords {
  readonly needs?: readonly NeedRow[];
  /** Names of the section's items, comma-separated. A query with a need does not require them. The default is the names in the declaration. */
  readonly own?: string;
  /** Names that are not required at the beginning of any query, as in "events in Hà Nội". */
  readonly leading?: string;
}

const SIGN_PHRASES =
  'ngôn ngữ ký hiệu, ký hiệu, thủ ngữ, phiên dịch ký hiệu, phiên dịch ngôn ngữ ký hiệu, sign language, signed, signing';
const CAPTION_PHRASES = 'phụ đề, subtitles, subtitle, subtitled, captions, captioned, closed captions';

const DOCUMENT_NEEDS: readonly NeedRow[] = [
  ['sign', '1', SIGN_PHRASES],
  [
    'audio',
    '1',
    'sách nói, sách âm thanh, sách có tiếng, có lời đọc, lời đọc, giọng đọc, đọc thành tiếng, audiobook, audiobooks, audio book, audio books, audio, narrated, narration, read aloud',
  ],
  ['subtitle', '1', CAPTION_PHRASES],
  ['easy', '1', 'sách dễ đọc, dễ đọc, dễ hiểu, easy read, easy to read, easy reading, easy to understand, simple text'],
  ['type', 'book', 'truyện tranh, sách tranh, picture book, picture books'],
  ['type', 'book', 'truyện, quyển truyện, cuốn truyện, story, stories', true],
  [
    'type',
    'study',
    'tài liệu học, tài liệu học tập, bài học, học liệu, lesson, lessons, study document, study documents, learning material, learning materials, worksheet, worksheets',
  ],
  [
    'disability',
    'vision',
    'khiếm thị, người khiếm thị, mù, người mù, nhìn kém, không nhìn thấy, blind, low vision, visually impaired, visual impairment, partially sighted',
  ],
  [
    'disability',
    'hearing',
    'điếc, người điếc, khiếm thính, không nghe được, deaf, hard of hearing, hearing impaired, hearing loss',
  ],
  ['disability', 'deafblind', 'điếc mù, mù điếc, vừa điếc vừa mù, deafblind, deaf blind'],
  [
    'disability',
    'mobility',
    'khuyết tật vận động, xe lăn, bại não, đi xe lăn, dùng xe lăn, wheelchair, wheelchairs, wheelchair user, cerebral palsy, physical disability, physically disabled, mobility impairment',
  ],
  [
    'disability',
    'intellectual',
    'khuyết tật trí tuệ, chậm phát triển, chậm phát triển trí tuệ, thiểu năng trí tuệ, hội chứng down, bệnh down, down syndrome, down’s syndrome, intellectual disability, learning disability, learning disabilities',
  ],
  ['disability', 'autism', 'tự kỷ, phổ tự kỷ, rối loạn phổ tự kỷ, autism, autistic, autism spectrum'],
  [
    'disability',
    'speech',
    'nói lắp, cà lăm, chậm nói, khó nói, nói khó, chưa biết nói, khó khăn giao tiếp, stammer, stammers, stammering, stutter, stutters, stuttering, speech delay, speech difficulty, nonverbal, non speaking, late talker',
  ],
  [
    'disability',
    'learning',
    'khó đọc, khó viết, chứng khó đọc, khó khăn học tập, dyslexia, dyslexic, dysgraphia, learning difficulty, learning difficulties',
  ],
];

const EVENT_NEEDS: readonly NeedRow[] = [
  ['online', '1', 'trực tuyến, qua mạng, từ xa, online, virtual, webinar, webinars'],
  ['interpreter', '1', `${SIGN_PHRASES}, phiên dịch, sign interpreter, interpreter`],
  ['captions', '1', `${CAPTION_PHRASES}, phụ đề trực tiếp, live captions`],
  ['quiet', '1', 'phòng yên tĩnh, góc yên tĩnh, chỗ yên tĩnh, quiet room, quiet space, quiet corner'],
  [
    'wheelchair',
    '1',
    'xe lăn vào được, lối cho xe lăn, lối vào xe lăn, đường dốc, lối dốc, wheelchair accessible, wheelchair access, step free, ramp',
  ],
  ['status', 'upcoming', 'sắp tới, sắp diễn ra, sắp có, upcoming, coming up'],
  ['status', 'live', 'đang diễn ra, happening now, going on now'],
  ['status', 'over', 'đã diễn ra, đã qua, past events'],
];

const MENTAL_HEALTH_NEEDS: readonly NeedRow[] = [
  ['audience', 'teacher', 'giáo viên, thầy cô, thầy giáo, cô giáo, teacher, teachers'],
  ['audience', 'parent', 'cha mẹ, bố mẹ, ba mẹ, phụ huynh, parent, parents'],
  ['audience', 'caregiver', 'người chăm sóc, người chăm trẻ, caregiver, caregivers, carer, carers'],
  ['audience', 'student', 'học sinh, học trò, student, students, pupil, pupils'],
];

/** Words of each section. The declarations of the sections do not contain these words, because browsers load the declarations. */
const SECTION_WORDS: Readonly<Partial<Record<SearchKind, SectionWords>>> = {
  documents: { needs: DOCUMENT_NEEDS, own: 'sách, quyển sách, cuốn sách, tài liệu, book, books, document, documents' },
  events: {
    needs: EVENT_NEEDS,
    own: 'sự kiện, hoạt động, buổi, event, events, activity, activities',
    leading: 'sự kiện, hoạt động, event, events, activities',
  },
  'mental-health': {
    needs: MENTAL_HEALTH_NEEDS,
    own: 'bài, bài viết, article, articles',
    leading: 'bài viết, article, articles',
  },
  news: { leading: 'tin tức, tin, news' },
};

export const searchNeeds: readonly SearchNeed[] = searchKinds.flatMap((kind) =>
  (SECTION_WORDS[kind]?.needs ?? []).map(([name, value, phrases, isWeak]) => ({
    ...{ kinds: [kind], name, value, phrases: splitList(phrases) },
    ...(isWeak === true ? { isWeak } : {}),
  })),
);

/** Returns the names of a section's items. */
export function itemNamesOf(kind: SearchKind): readonly string[] {
  const { own } = SECTION_WORDS[kind] ?? {};
  if (own !== undefined) return splitList(own);
  return Object.values(sectionNames[kind]).flatMap(({ all, one }) => [all.toLowerCase(), one.toLowerCase()]);
}

/** Returns the names that are not required at the beginning of a query in this section. */
export const leadingNames = (kind: SearchKind): readonly string[] => splitList(SECTION_WORDS[kind]?.leading ?? '');

/** Names of children's age groups. `from` and `to` are in years, both included. */
export const agePhrases: readonly {
  readonly from: number;
  readonly to: number;
  readonly phrases: readonly string[];
}[] = [
  { from: 0, to: 2, phrases: splitList('sơ sinh, nhà trẻ, toddler, toddlers, baby, babies') },
  {
    from: 3,
    to: 5,
    phrases: splitList('mẫu giáo, mầm non, preschool, preschooler, preschoolers, kindergarten, nursery school'),
  },
  {
    from: 6,
    to: 10,
    phrases: splitList('tiểu học, cấp một, cấp 1, primary school, elementary school'),
  },
  {
    from: 11,
    to: 14,
    phrases: splitList('trung học cơ sở, cấp hai, cấp 2, lower secondary, middle school'),
  },
  {
    from: 12,
    to: 17,
    phrases: splitList('thiếu niên, tuổi teen, tuổi mới lớn, vị thành niên, teen, teens, teenager, teenagers'),
  },
];

/**
 * Filler words, and words for readers such as "bé" or "children". A query with a need does not require them. Each search language has a separate list,
 * because "an" and "to" are words of both languages.
 */
export const fillingWords: Readonly<Record<Lang, readonly string[]>> = {
  vi: splitList(
    'có, cho, với, dành, dành cho, phù hợp, và, về, của, những, các, một, ở, trong, được, là, tìm, loại, bé, trẻ, em, trẻ em, con, cháu, bạn, các bạn, for, with, of, about, child, children, kid, kids',
  ),
  en: splitList(
    'for, with, in, a, an, the, to, of, about, who, that, is, are, on, my, and, at, suitable, child, children, kid, kids, children’s',
  ),
};

/** Function words of each language. They count fully if the whole query matches, and very little if only a part of the query matches. */
export const lightWords: Readonly<Record<Lang, readonly string[]>> = {
  vi: splitList(
    'không, quá, bị, khi, nào, gì, ai, này, tôi, đang, để, vào, việc, cách, rất, hay, nên, cần, muốn, chịu, đi, mất, đâu, lúc, trước, sau',
  ),
  en: splitList(
    'i, you, he, she, it, we, they, me, her, him, his, its, our, their, your, do, does, did, don, doesn, didn, isn, can, won, t, s, will, how, what, where, when, why, which, from, by, before, after, not, no, too, much, very, be, was, has, have, get, make, things, thing, if, so, or, as, this, these, there, up, out',
  ),
};
