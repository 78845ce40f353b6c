import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lang, languages } from '@hat-nang/model/languages';
import { type SearchKind, searchKinds } from '@hat-nang/model/search-kinds';
import { agePhrases, searchNeeds } from '@hat-nang/model/search-needs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { recognizeNeeds, withoutKeys, withoutNeeds } from './needs.ts';
import { queryWords } from './query.ts';

const recognize = (q: string, kind: SearchKind = 'documents', lang: Lang = 'vi') => {
  const { reducedQuery, needs } = recognizeNeeds(queryWords(q), kind, lang);
  return {
    words: reducedQuery.words.map(({ folded }) => folded).join(' '),
    needs: needs.map(({ facts, ages, from, to }) => [
      reducedQuery.words
        .slice(from, to)
        .map(({ folded }) => folded)
        .join(' '),
      ages === undefined ? facts.map(({ name, value }) => `${name} ${value}`).join(', ') : `${ages.from} to ${ages.to}`,
    ]),
  };
};

describe('understood', () => {
  it.each([
    ['sách có ngôn ngữ ký hiệu', 'ngon ngu ki hieu', [['ngon ngu ki hieu', 'sign 1']]],
    ['sach co ngon ngu ky hieu', 'ngon ngu ki hieu', [['ngon ngu ki hieu', 'sign 1']]],
    [
      'truyện cho bé 3 tuổi',
      'truyen 3 tuoi',
      [
        ['truyen', 'type book'],
        ['3 tuoi', '3 to 3'],
      ],
    ],
    ['sách nói', 'sach noi', [['sach noi', 'audio 1']]],
    ['sách dành cho trẻ tự kỷ', 'tu ki', [['tu ki', 'disability autism']]],
    [
      'sách dễ đọc cho bé 3 tuổi',
      'sach de doc 3 tuoi',
      [
        ['sach de doc', 'easy 1'],
        ['3 tuoi', '3 to 3'],
      ],
    ],
    ['toán lớp 2', 'toan lop 2', [['lop 2', '7 to 8']]],
    [
      'signed stories for teens',
      'signed stories teens',
      [
        ['signed', 'sign 1'],
        ['stories', 'type book'],
        ['teens', '12 to 17'],
      ],
    ],
    ['easy read', 'easy read', [['easy read', 'easy 1']]],
    ['books for deaf children', 'deaf', [['deaf', 'disability hearing']]],
    ['bài học về an toàn', 'bai hoc an toan', [['bai hoc', 'type study']]],
  ])('documents: %s', (q, words, needs) => {
    expect(recognize(q)).toEqual({ words, needs });
  });

  it.each([
    ['events', 'online event', 'online', [['online', 'online 1']]],
    ['events', 'sự kiện trực tuyến', 'truc tuyen', [['truc tuyen', 'online 1']]],
    ['events', 'events with captions', 'captions', [['captions', 'captions 1']]],
    ['mental-health', 'bài viết cho giáo viên', 'giao vien', [['giao vien', 'audience teacher']]],
  ] as const)('%s: %s', (kind, q, words, needs) => {
    expect(recognize(q, kind)).toEqual({ words, needs });
  });

  it('reads "an" in the language of the query', () => {
    expect(recognize('bai hoc an toan').words).toBe('bai hoc an toan');
    expect(recognize('a book for an autistic child', 'documents', 'en').words).toBe('autistic');
  });

  it('drops the name of the section when other words remain', () => {
    expect(recognize('sự kiện ở Hà Nội', 'events')).toEqual({ words: 'ha noi', needs: [] });
    expect(recognize('news about the storm', 'news', 'en')).toEqual({ words: 'storm', needs: [] });
    expect(recognize('events', 'events')).toEqual({ words: 'events', needs: [] });
  });

  it.each([
    'con trâu sợ nước',
    'truyện dân gian',
    'sách',
    'cơ thể em là của em',
    'truyện',
    '"ngôn ngữ ký hiệu" sách',
    'The Little Boat That Listened',
  ])('leaves a query unchanged that has no other words: %s', (q) => {
    const query = queryWords(q);
    for (const lang of languages)
      expect(recognizeNeeds(query, 'documents', lang)).toEqual({ reducedQuery: query, needs: [] });
  });

  it('uses only the needs of the section', () => {
    expect(recognize('phụ huynh').needs).toEqual([]);
    expect(recognize('tự kỷ', 'news').needs).toEqual([]);
    expect(recognize('lớp 2', 'events').needs).toEqual([]);
  });

  it('distinguishes words by their accents', () => {
    expect(recognize('mũ').needs).toEqual([]);
    expect(recognize('mu').needs).toEqual([]);
    expect(recognize('mù').needs).toEqual([['mu', 'disability vision']]);
    expect(recognize('tủ kỷ').needs).toEqual([]);
  });

  it('keeps exclusions', () => {
    const { reducedQuery } = recognizeNeeds(queryWords('sách nói -trâu'), 'documents', 'vi');
    expect(reducedQuery.excluded.map((words) => words.map(({ folded }) => folded))).toEqual([['trau']]);
  });
});

describe('the declared needs', () => {
  const groups = parse(readFileSync(join(import.meta.dirname, '../../../seeds/reference/options.yaml'), 'utf8')) as {
    key: string;
    options: { value: string }[];
  }[];
  const valuesOf = (key: string) => groups.find((group) => group.key === key)?.options.map(({ value }) => value) ?? [];

  it('name existing options', () => {
    const valuesNamed = (name: string) => searchNeeds.filter((need) => need.name === name).map(({ value }) => value);
    expect(valuesOf('type_of_disabilities')).toEqual(expect.arrayContaining(valuesNamed('disability')));
    expect(new Set(valuesOf('target_audience'))).toEqual(new Set(valuesNamed('audience')));
  });

  it('list each phrase once per section, in NFC and lower case', () => {
    for (const kind of searchKinds) {
      const phrases = searchNeeds.filter(({ kinds }) => kinds.includes(kind)).flatMap((need) => need.phrases);
      expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
    }
    const allPhrases = [...searchNeeds, ...agePhrases].flatMap(({ phrases }) => phrases);
    expect(allPhrases.filter((phrase) => phrase !== phrase.normalize('NFC').toLowerCase().trim())).toEqual([]);
  });
});

describe('withoutNeeds', () => {
  const removeNeed = (q: string, removed: string) => {
    const keys = withoutKeys(removed);
    const remaining = withoutNeeds(queryWords(q), 'documents', 'vi', keys);
    return [
      remaining.words.map(({ folded }) => folded).join(' '),
      recognizeNeeds(remaining, 'documents', 'vi', keys).needs.length,
    ];
  };
  it.each([
    ['sách có ngôn ngữ ký hiệu cho bé 3 tuổi', '3 tuổi', 'sach co ngon ngu ki hieu cho be', 1],
    ['sách có ngôn ngữ ký hiệu cho bé 3 tuổi', 'NGÔN NGỮ KÍ HIỆU', 'sach co cho be 3 tuoi', 1],
    ['sách có ngôn ngữ ký hiệu cho bé 3 tuổi', 'ngôn ngữ ký hiệu,3 tuổi', 'sach co ngon ngu ki hieu cho be 3 tuoi', 0],
    ['con trâu lớp 2', 'lớp 2', 'con trau', 0],
    ['sách nói', 'sách nói', 'sach noi', 0],
    ['con trâu lớp 2', 'con trâu, ,', 'con trau lop 2', 1],
  ])('%s without %s', (q, removed, words, needs) => {
    expect(removeNeed(q, removed)).toEqual([words, needs]);
  });
});
