import { describe, expect, it } from 'vitest';
import { queryWords } from './query.ts';
import { synonymsOf } from './synonyms.ts';
import { exactForm } from './words.ts';

const group = (words: string[], language = 'both', relation = 'same', is_active: unknown = 1) => ({
  ...{ words: JSON.stringify(words), language, relation, is_active },
});
const rows = [
  group(['tự kỷ', 'autism']),
  group(['mù', 'khiếm thị', 'blind', 'low vision']),
  group(['mũ', 'nón'], 'vi'),
  group(['con vật', 'con chó', 'con mèo'], 'vi', 'broader'),
  group(['căng thẳng', 'stress'], 'both', 'same', 0),
];
const clock = { time: 0 };
let asked = 0;
const synonyms = synonymsOf(
  {
    query: async () => {
      asked += 1;
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
  it('finds what a stretch of a query stands for, in both languages', async () => {
    expect(await spans('trẻ tự kỷ ở lớp')).toEqual([[1, 3, ['autism']]]);
    expect(await spans('Autism', 'en')).toEqual([[0, 1, ['tư5 ki3']]]);
    expect(await spans('low vision books', 'en')).toEqual([[0, 2, ['mu2', 'khiêm1 thi5', 'blind']]]);
  });

  it('takes accents for what they are', async () => {
    // mũ is no mù; without accents both may be meant, and neither is.
    expect(await spans('mũ')).toEqual([[0, 1, ['non1']]]);
    expect(await spans('mu')).toEqual([]);
    // Two syllables without accents are clear enough; with others' accents they are not.
    expect(await spans('tu ky')).toEqual([[0, 2, ['autism']]]);
    expect(await spans('tủ kỷ')).toEqual([]);
  });

  it('goes from the broader word to the others only', async () => {
    expect(await spans('con vật')).toEqual([[0, 2, ['con cho1', 'con meo2']]]);
    expect(await spans('con chó')).toEqual([]);
  });

  it('names the broader word of a query, as it was written', async () => {
    const broader = async (q: string, lang: 'vi' | 'en' = 'vi') =>
      (await synonyms()).broaderThan(queryWords(q).words, lang);
    expect(await broader('chuyện con chó lạ')).toEqual(['con vật']);
    expect(await broader('con vật')).toEqual([]);
    expect(await broader('con chó', 'en')).toEqual([]);
    expect(await broader('autism')).toEqual([]);
  });

  it('keeps to the language, and leaves out what is not in use', async () => {
    expect(await spans('con vật', 'en')).toEqual([]);
    expect(await spans('stress')).toEqual([]);
  });

  it('follows a change within ten seconds', async () => {
    clock.time = 1_000_000;
    await spans('x');
    const before = asked;
    rows.push(group(['vui', 'happy']));
    expect(await spans('vui')).toEqual([]);
    clock.time += 10_000;
    expect(await spans('vui')).toEqual([[0, 1, ['happy']]]);
    expect(asked).toBe(before + 1);
  });

  it('loses one row that holds no list, and no other', async () => {
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
  const current = synonymsOf({ query }, () => time.now);
  await current();
  Object.assign(time, { now: 10_000, isBroken: true });
  expect((await current()).spansOf(queryWords('autism').words, 'en')).toHaveLength(1);
});
