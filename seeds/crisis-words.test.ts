import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCrisisMatcher } from '@hat-nang/model/crisis-words';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { crisisWordsSchema } from './engine/reference-schema.ts';

const file = join(import.meta.dirname, 'reference/crisis-words.yaml');
const crisisWords = crisisWordsSchema.parse(parse(readFileSync(file, 'utf8')));
const allWords = [...crisisWords.vi, ...crisisWords.en];
const levelOf = createCrisisMatcher(
  allWords.map(({ phrase, variants, doubtful, exceptions }) => ({
    certain: [phrase, ...variants],
    doubtful,
    exceptions,
  })),
);
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');

describe('the seeded crisis words', () => {
  it('are 60 or more in each language, and none is listed twice', () => {
    expect(crisisWords.vi.length).toBeGreaterThanOrEqual(60);
    expect(crisisWords.en.length).toBeGreaterThanOrEqual(60);
    const forms = allWords.flatMap(({ phrase, variants, doubtful }) => [phrase, ...variants, ...doubtful]);
    const normalizedForms = forms.map((form) => form.normalize('NFC').toLowerCase());
    expect(normalizedForms.filter((form, index) => normalizedForms.indexOf(form) !== index)).toEqual([]);
  });

  it.each(allWords)('$phrase: recognised as it is, without accents, in capitals and in a sentence', (word) => {
    for (const form of [word.phrase, ...word.variants]) expect(levelOf(form), form).toBe('certain');
    for (const form of word.doubtful) expect(levelOf(form), form).toBeDefined();
    expect(levelOf(withoutAccents(word.phrase)), 'without accents').toBeDefined();
    expect(levelOf(word.phrase.toUpperCase())).toBe('certain');
    expect(levelOf(`abc ${word.phrase}?`)).toBe('certain');
    for (const form of word.exceptions) expect(levelOf(form), form).toBeUndefined();
  });

  it.each(['tu tuu', 'tự từ', 'suicde', 'suicidee', 'kill mysel', 'want to dieee', 'tự tửử'])(
    'a typo is taken for one: “%s”',
    (query) => {
      expect(levelOf(query)).toBeDefined();
    },
  );

  it.each(
    [
      ['tự từ chối', 'overdone', 'hunting', 'farming', 'moist', 'domestic animals', 'thuốc', 'bridges', 'amused'],
      ['từ từ', 'tủ sách', 'tự tin', 'tự kỷ', 'trẻ tự kỷ', 'tử tế', 'biết tự tử tế với mình', 'từ điển', 'tuổi thơ'],
      ['tư vấn tâm lý', 'tu van tam ly', 'tự vận động', 'trò chơi vận động', 'vận chuyển', 'quyền sinh sản'],
      ['cười muốn chết', 'cái chết của con mèo', 'cá chết', 'sống', 'kỹ năng sống', 'không muốn sống xa mẹ'],
      [
        'chắn sóng',
        'treo cờ',
        'treo cờ tổ quốc',
        'nhảy dây',
        'nhảy lâu',
        'rách tay áo',
        'cắt móng tay',
        'hai bạn thân',
      ],
      [
        'hai ban tay',
        'từ hai',
        'bộ đội',
        'buồn ngủ',
        'buồn',
        'bị ốm',
        'bị điểm kém',
        'đánh trống',
        'đánh răng',
        'danh rang',
      ],
      ['uống thuốc sau khi ăn', 'uong thuoc sau khi an', 'cứu em voi', 'chú bộ đội cứu con voi', 'bảo vệ động vật'],
      ['mẹ và con', 'bố dạy con', 'về nhà', 'sách nói', 'ngôn ngữ ký hiệu', 'truyện cho bé 3 tuổi', 'toán lớp 2'],
      ['cảm xúc', 'lo âu', 'trầm cảm', 'căng thẳng', 'mất ngủ', 'bắt nạt', 'con trâu sợ nước', 'con chau so nuoc'],
      ['sign language', 'easy read', 'braille', 'autism', 'anxiety', 'stress', 'burnout', 'bullied at school', 'age 5'],
      ['to dye my hair', 'want to dye', 'diet', 'cut paper', 'cutting shapes', 'how to cut my hair', 'killer whale'],
      [
        'grape',
        'scrape',
        'drape',
        'rape seed',
        'want to die laughing',
        "I don't want to live in a big city",
        'live life',
      ],
      [
        'hang a picture',
        'bridge',
        'jump rope',
        'harmony',
        'self help',
        'myself and I',
        'suicide squad',
        'pills for dogs',
      ],
      [
        'animals in danger',
        'endangered animals',
        'home',
        'run away bunny',
        'father and son',
        'my dad',
        'my mom hugs me',
      ],
    ].flat(),
  )('nothing in “%s”', (query) => {
    expect(levelOf(query)).toBeUndefined();
  });
});
