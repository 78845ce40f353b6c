/** Queries of the bench `search`. Their words come from seeds/engine/factory-words.ts. */
import { KNOWN_QUERIES } from '../integration/search/queries.ts';

const documentsPath = (searchText: string, otherParams: Record<string, string> = {}) =>
  `/search?${new URLSearchParams({ kind: 'documents', lang: 'vi', q: searchText, ...otherParams })}`;

const countedOptions = [
  ...['type-book', 'type-study', 'audio-1', 'sign-1', 'subtitle-1', 'easy-1', 'language-vi', 'language-en'],
  ...['0-3', '3-6', '6-9', '9-12'].map((age) => `age-${age}`),
  ...['vision', 'hearing', 'deafblind', 'mobility', 'intellectual', 'autism', 'speech', 'learning'].map(
    (disability) => `disability-${disability}`,
  ),
  ...Array.from({ length: 14 }, (_, index) => `category-${index + 1}`),
];

/** Returns paths of search requests to Directus, by kind of query. */
export function mixedQueries(): Record<string, string[]> {
  return {
    'Frequent words': ['con', 'nhỏ', 'mua', 'ở', 'bé', 'tiếng', 'ngày', 'bà'].map((searchText) =>
      documentsPath(`${searchText} `),
    ),
    'Rare words': ['đuối', 'Whitlow', 'róc rách', 'stingray', 'Bíp', 'trâu sợ'].map((searchText) =>
      documentsPath(`${searchText} `),
    ),
    'Two words': [
      'học sinh',
      'con trâu',
      'hạt nắng',
      'bầy đom đóm',
      'mùa nước nổi',
      'bản đồ âm thanh',
      'trâu mưa',
      'ngoại sông',
    ].map((searchText) => documentsPath(`${searchText} `)),
    'Unfinished words': ['tr', 'con d', 'ngh', 'ban do am', 'chiếc tr', 'lắng ng'].map((searchText) =>
      documentsPath(searchText),
    ),
    Synonyms: ['autism ', 'khiếm thị ', 'braille ', 'xe lăn ', 'máy trợ thính ', 'câu chuyện con thuyền '].map(
      (searchText) => documentsPath(searchText),
    ),
    Needs: [
      'sách có ngôn ngữ ký hiệu ',
      'truyện cho bé 3 tuổi ',
      'sách nói về biển ',
      'sách dễ đọc cho lớp 2 ',
      'truyện tranh con trâu ',
    ].map((searchText) => documentsPath(searchText)),
    Misspelt: ['traau nhỏ', 'đom đómm', 'hải đnăg', 'bồ câuu'].map((searchText) => documentsPath(searchText)),
    Filtered: [
      documentsPath('con ', { type: 'book', sign: '1' }),
      documentsPath('mưa ', { language: 'en', easy: '1', sort: 'recent' }),
      documentsPath('biển ', { sort: 'oldest' }),
    ],
    // About as many options as the search page of the documents has. Unknown ones are not counted.
    'With counts': ['con ', 'đuối ', 'học sinh ', 'khiếm thị ', 'truyện cho bé 3 tuổi '].flatMap((searchText) => [
      documentsPath(searchText, { options: countedOptions.join() }),
      documentsPath(searchText, { type: 'book', options: countedOptions.join() }),
    ]),
    'Deep pages': [
      documentsPath('con ', { page: '400', limit: '24' }),
      documentsPath('mưa ', { page: '200', sort: 'recent' }),
    ],
  };
}

/**
 * Matches queries that are left out. Their words also occur in titles or categories of generated documents, so no single one of 100,000 documents is the
 * best hit.
 */
const SHARED_WORDS =
  /^(hat do th|firef|bufalo|boat river|truyện dân gian|toán vui|sign language robot|ghe$|hạt nắng$|con trâu -nước$|kí hiệu$)/;

/** Returns queries for seeded documents. A title that starts with `title` must be among the first three hits. */
export function knownQueries(): { path: string; q: string; title: string }[] {
  const queries = KNOWN_QUERIES.filter(([kind, , q]) => kind === 'documents' && !SHARED_WORDS.test(q));
  return queries.map(([, lang, q, title]) => ({
    path: documentsPath(q, { lang }),
    q,
    title,
  }));
}
