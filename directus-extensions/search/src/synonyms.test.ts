import { describe, expect, it } from 'vitest';
import { queryWords } from './query.ts';
import { createSynonymsReader } from './synonyms.ts';
import { exactForm } from './words.ts';

const group = (words: string[], language = 'both', relation = 'same', is_active: unknown = 1) => ({
  ...{ words: JSON.stringify(words), language, relation, is_active },
});
const rows = [
  group(['tự kỷ', 'autism']),
  group(['mù', 'khiếm thị', 'blind', 'low vision']),
  group(['mũ', 'nón'], 'vi'),
  group(['con vật', 'con chó', 'con mèo'], 'vi', 'broader'),
  group(['đồ ăn ngon mà cả nhà thích', 'cam', 'bánh'], 'vi', 'broader'),
  group(['căng thẳng', 'stress'], 'both', 'same', 0),
];
const clock = { time: 0 };
let queryCount = 0;
const synonyms = createSynonymsReader(
  {
    query: async () => {
      queryCount += 1;
      return rows;
    },
  },
  () => clock.time,
);
const spans = async (query: string, lang: 'vi' | 'en' = 'vi') =>
  (await synonyms())
    .spansOf(queryWords(query).words, lang)
    .map(({ from, to, alternatives }) => [...[from, to], alternatives.map((words) => words.map(exactForm).join(' '))]);

describe('synonymsOf', () => {
  it('finds the synonyms of a passage of a query, in both languages', async () => {
    expect(await spans('trẻ tự kỷ ở lớp')).toEqual([[1, 3, ['autism']]]);
    expect(await spans('Autism', 'en')).toEqual([[0, 1, ['tư5 ki3']]]);
    expect(await spans('low vision books', 'en')).toEqual([[0, 2, ['mu2', 'khiêm1 thi5', 'blind']]]);
  });

  it('distinguishes words by their accents', async () => {
    // `mũ` is not `mù`. For `mu` it is unclear which word is meant, so neither word matches.
    expect(await spans('mũ')).toEqual([[0, 1, ['non1']]]);
    expect(await spans('mu')).toEqual([]);
    // Without accents, the two syllables `tu ky` are unambiguous. With wrong accents, they do not match.
    expect(await spans('tu ky')).toEqual([[0, 2, ['autism']]]);
    expect(await spans('tủ kỷ')).toEqual([]);
  });

  it('expands a broader word to the narrower ones, but not back', async () => {
    expect(await spans('con vật')).toEqual([[0, 2, ['con cho1', 'con meo2']]]);
    expect(await spans('con chó')).toEqual([]);
  });

  it('takes no narrower word as the broader one if that has more than six words', async () => {
    expect(await spans('cam')).toEqual([]);
    expect((await synonyms()).broaderThan(queryWords('bánh').words, 'vi')).toEqual([]);
  });

  it('returns the broader word of a query, as it was written', async () => {
    const findBroader = async (q: string, lang: 'vi' | 'en' = 'vi') =>
      (await synonyms()).broaderThan(queryWords(q).words, lang);
    expect(await findBroader('chuyện con chó lạ')).toEqual(['con vật']);
    expect(await findBroader('con vật')).toEqual([]);
    expect(await findBroader('con chó', 'en')).toEqual([]);
    expect(await findBroader('autism')).toEqual([]);
  });

  it('uses only the language of the query and active rows', async () => {
    expect(await spans('con vật', 'en')).toEqual([]);
    expect(await spans('stress')).toEqual([]);
  });

  it('sees a change within ten seconds', async () => {
    clock.time = 1_000_000;
    await spans('x');
    const previousCount = queryCount;
    rows.push(group(['vui', 'happy']));
    expect(await spans('vui')).toEqual([]);
    clock.time += 10_000;
    expect(await spans('vui')).toEqual([[0, 1, ['happy']]]);
    expect(queryCount).toBe(previousCount + 1);
  });

  it('skips only the row whose value is not a list', async () => {
    clock.time += 10_000;
    rows.push({ ...group([]), words: '["vỡ' }, group(['buồn', 'sad']));
    expect(await spans('buồn')).toEqual([[0, 1, ['sad']]]);
  });
});

it('keeps the last words while they cannot be read', async () => {
  const time = { now: 0, isBroken: false };
  const query = async () => {
    if (time.isBroken) throw new Error('busy');
    return [group(['tự kỷ', 'autism'])];
  };
  const readCurrent = createSynonymsReader({ query }, () => time.now);
  await readCurrent();
  Object.assign(time, { now: 10_000, isBroken: true });
  expect((await readCurrent()).spansOf(queryWords('autism').words, 'en')).toHaveLength(1);
});
