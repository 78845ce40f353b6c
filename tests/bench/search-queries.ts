/** Queries of the bench `search`. Their words come from seeds/engine/factory-words.ts. */
import { KNOWN_QUERIES } from '../integration/search/queries.ts';

const documents = (q: string, more: Record<string, string> = {}) =>
  `/search?${new URLSearchParams({ kind: 'documents', lang: 'vi', q, ...more })}`;

/** Paths of search requests to Directus, grouped by their difficulty. */
export function mixedQueries(): Record<string, string[]> {
  return {
    'Frequent words': ['con', 'nhỏ', 'mua', 'ở', 'bé', 'tiếng', 'ngày', 'bà'].map((q) => documents(`${q} `)),
    'Rare words': ['đuối', 'Whitlow', 'róc rách', 'stingray', 'Bíp', 'trâu sợ'].map((q) => documents(`${q} `)),
    'Two words': [
      'học sinh',
      'con trâu',
      'hạt nắng',
      'bầy đom đóm',
      'mùa nước nổi',
      'bản đồ âm thanh',
      'trâu mưa',
      'ngoại sông',
    ].map((q) => documents(`${q} `)),
    'Unfinished words': ['tr', 'con d', 'ngh', 'ban do am', 'chiếc tr', 'lắng ng'].map((q) => documents(q)),
    Synonyms: ['autism ', 'khiếm thị ', 'braille ', 'xe lăn ', 'máy trợ thính ', 'câu chuyện con thuyền '].map((q) =>
      documents(q),
    ),
    Needs: [
      'sách có ngôn ngữ ký hiệu ',
      'truyện cho bé 3 tuổi ',
      'sách nói về biển ',
      'sách dễ đọc cho lớp 2 ',
      'truyện tranh con trâu ',
    ].map((q) => documents(q)),
    Misspelt: ['traau nhỏ', 'đom đómm', 'hải đnăg', 'bồ câuu'].map((q) => documents(q)),
    Filtered: [
      documents('con ', { type: 'book', sign: '1' }),
      documents('mưa ', { language: 'en', easy: '1', sort: 'recent' }),
      documents('biển ', { sort: 'oldest' }),
    ],
    'Deep pages': [documents('con ', { page: '400', limit: '24' }), documents('mưa ', { page: '200', sort: 'recent' })],
  };
}

/** Words that the titles or categories of generated documents also contain. Such a query has no single best hit among 100,000 documents. */
const SHARED_WORDS =
  /^(hat do th|firef|bufalo|boat river|truyện dân gian|toán vui|sign language robot|ghe$|hạt nắng$|con trâu -nước$|kí hiệu$)/;

/** Queries for seeded documents. A title that starts with `title` must be among the first three hits. */
export function knownQueries(): { path: string; q: string; title: string }[] {
  const known = KNOWN_QUERIES.filter(([kind, , q]) => kind === 'documents' && !SHARED_WORDS.test(q));
  return known.map(([, lang, q, title]) => ({
    path: documents(q, { lang }),
    q,
    title,
  }));
}
