import { describe, expect, it } from 'vitest';
import { crisisCondition, crisisListOf, listFrom, suggestable } from './crisis.ts';
import { queryWords } from './query.ts';
import { synonymsOf } from './synonyms.ts';

const rows = [
  { phrase: 'tự tử', variants: '["tự tữ"]', doubtful: ['tu tu'], exceptions: '["tự tử tế"]' },
  { phrase: 'suicide', variants: null, doubtful: '{', exceptions: '[]' },
];
const list = listFrom(rows);

describe('offered', () => {
  it('suggests no broader word that is a crisis word', async () => {
    const words = JSON.stringify(['tự tử', 'chán nản', 'tuyệt vọng']);
    const synonyms = await synonymsOf({
      query: async () => [{ words, language: 'both', relation: 'broader', is_active: true }],
    })();
    const wider = synonyms.broaderThan(queryWords('chán nản').words, 'vi');
    expect(wider).toEqual(['tự tử']);
    expect(suggestable(wider, 'chán nản', list)).toEqual([]);
    expect(suggestable(['Suicide', 'tu tu', 'nỗi buồn'], 'chán nản', list)).toEqual(['nỗi buồn']);
  });

  it('suggests nothing to a person who may be in danger', () => {
    expect(suggestable(['nỗi buồn'], 'muốn tự tử', list)).toEqual([]);
    expect(suggestable(['nỗi buồn'], 'tu tu', list)).toEqual([]);
    expect(suggestable(['nỗi buồn'], 'biết tự tử tế', list)).toEqual(['nỗi buồn']);
  });

  it('suggests nothing before the first successful read, and uses the last list after a failed one', async () => {
    const clock = { time: 0 };
    let isAway = true;
    const readList = crisisListOf(
      {
        query: async () => {
          if (isAway) throw new Error('away');
          return rows;
        },
      },
      () => clock.time,
    );
    expect(suggestable(['nỗi buồn'], 'toán', await readList())).toEqual([]);
    isAway = false;
    clock.time += 4_000;
    expect(suggestable(['nỗi buồn'], 'toán', await readList())).toEqual(['nỗi buồn']);
    isAway = true;
    clock.time += 4_000;
    expect(suggestable(['nỗi buồn'], 'toán', await readList())).toEqual(['nỗi buồn']);
  });
});

describe('crisisCondition', () => {
  const conditionOf = async (q: string, words: readonly string[] = ['x', 'y']) => {
    const group = { words: JSON.stringify(words), language: 'both', relation: 'same', is_active: true };
    const synonyms = await synonymsOf({ query: async () => [group] })();
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
