import { describe, expect, it } from 'vitest';
import { createCrisisReader, crisisCondition, filterSuggestable, toCrisisList } from './crisis.ts';
import { queryWords } from './query.ts';
import { createSynonymsReader } from './synonyms.ts';

const rows = [
  { phrase: 'tự tử', variants: '["tự tữ"]', doubtful: ['tu tu'], exceptions: '["tự tử tế"]' },
  { phrase: 'suicide', variants: null, doubtful: '{', exceptions: '[]' },
];
const list = toCrisisList(rows);

describe('offered', () => {
  it('suggests no broader word that is a crisis word', async () => {
    const words = JSON.stringify(['tự tử', 'chán nản', 'tuyệt vọng']);
    const synonyms = await createSynonymsReader({
      query: async () => [{ words, language: 'both', relation: 'broader', is_active: true }],
    })();
    const broaderTexts = synonyms.broaderThan(queryWords('chán nản').words, 'vi');
    expect(broaderTexts).toEqual(['tự tử']);
    expect(filterSuggestable(broaderTexts, 'chán nản', list)).toEqual([]);
    expect(filterSuggestable(['Suicide', 'tu tu', 'nỗi buồn'], 'chán nản', list)).toEqual(['nỗi buồn']);
  });

  it('suggests nothing to a person who may be in danger', () => {
    expect(filterSuggestable(['nỗi buồn'], 'muốn tự tử', list)).toEqual([]);
    expect(filterSuggestable(['nỗi buồn'], 'tu tu', list)).toEqual([]);
    expect(filterSuggestable(['nỗi buồn'], 'biết tự tử tế', list)).toEqual(['nỗi buồn']);
  });

  it('suggests nothing before the first successful read, and uses the last list after a failed one', async () => {
    const clock = { time: 0 };
    let isDown = true;
    const readList = createCrisisReader(
      {
        query: async () => {
          if (isDown) throw new Error('away');
          return rows;
        },
      },
      () => clock.time,
    );
    expect(filterSuggestable(['nỗi buồn'], 'toán', await readList())).toEqual([]);
    isDown = false;
    clock.time += 4_000;
    expect(filterSuggestable(['nỗi buồn'], 'toán', await readList())).toEqual(['nỗi buồn']);
    isDown = true;
    clock.time += 4_000;
    expect(filterSuggestable(['nỗi buồn'], 'toán', await readList())).toEqual(['nỗi buồn']);
  });
});

describe('crisisCondition', () => {
  const conditionOf = async (q: string, words: readonly string[] = ['x', 'y']) => {
    const group = { words: JSON.stringify(words), language: 'both', relation: 'same', is_active: true };
    const synonyms = await createSynonymsReader({ query: async () => [group] })();
    return JSON.stringify(crisisCondition({ q, lang: 'vi', scope: 'hv' }, list, synonyms));
  };

  it('requires the whole phrase or one of its synonyms', async () => {
    expect(await conditionOf('tôi muốn tự tử quá')).toContain('"hvatu_tu"');
    expect(await conditionOf('tôi muốn tự tử quá')).not.toContain('muon');
    expect(await conditionOf('tự tử', ['tự tử', 'suicide'])).toContain('"hvysuicide"');
  });

  it('adds no condition to other searches', async () => {
    for (const q of ['từ từ', 'tu tu', 'biết tự tử tế', 'toán']) expect(await conditionOf(q)).toBe('[]');
  });
});
