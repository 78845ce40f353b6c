import { expect, it } from 'vitest';
import type { ReaderBook, ReaderText } from './book.ts';
import { chooseChildLines, findRefrains, markLines, readLines } from './together-lines.ts';

const toSentences = (...texts: string[]) => texts.map((text, index) => ({ id: `s${index + 1}`, text }));
const choose = (texts: string[], pageNumber = 1) => [...chooseChildLines(toSentences(...texts), pageNumber)];

const long = 'Chiều nào bà cũng ra vườn hái rau muống về nấu canh chua.';

it('gives the child the shortest sentences, half of the page at most', () => {
  expect(choose(['Bà đây!', 'Tay Na vẫy: chào, chào!'])).toEqual(['s1']);
  expect(choose([long, 'Na theo bà.', `${long} ${long}`, 'Na cười.']).toSorted()).toEqual(['s2', 's4']);
  expect(choose([long, 'Na theo bà.', `${long} ${long}`])).toEqual(['s2']);
});

it('prefers what somebody says to a shorter sentence', () => {
  const spoken = '“Tớ cũng muốn chơi với!”';
  expect(choose(['Mưa rơi.', `${long} ${long}`, spoken])).toEqual(['s3']);
  expect(choose(['Mưa rơi.', `${long} ${long}`, '– Tớ cũng muốn chơi với!'])).toEqual(['s3']);
  expect(choose(['It rains.', 'Grandma goes to the garden with her old basket.', '"May I come too?"'])).toEqual(['s3']);
});

it('does not count a quoted title or a long speech as a line of the child', () => {
  expect(choose(['Bà đọc truyện “Tấm Cám” cho cả nhà nghe tối nay.', 'Na ngáp.'])).toEqual(['s2']);
  expect(choose([`“${long} ${long}”`, 'Bà kể như thế.'])).toEqual(['s2']);
});

it('prefers a sentence that the book repeats', () => {
  const refrain = 'Ú òa, ú òa, bà ở đâu?';
  const sentences = toSentences('Na tìm.', `${long} ${long}`, refrain);
  const refrains = findRefrains([...sentences, { id: 's9', text: 'ú òa, ú òa – bà ở đâu' }]);
  expect([...chooseChildLines(sentences, 1, refrains)]).toEqual(['s3']);
});

it('alternates between sentences of similar length, and between pages with one sentence', () => {
  expect(choose(['Một hai ba bốn.', 'Hai ba bốn năm.', 'Ba bốn năm sáu.', 'Bốn năm sáu ba.'])).toEqual(['s2', 's4']);
  expect(choose(['“Đi nào!”', '“Đợi tớ!”', '“Mau nào!”'])).toEqual(['s2']);
  expect(choose([long], 1)).toEqual([]);
  expect(choose([long], 2)).toEqual(['s1']);
  expect(choose([])).toEqual([]);
});

it('leaves at least one line to each reader on every page with several sentences', () => {
  for (const texts of [
    ['a', 'a'],
    ['!', '…'],
    ['“a”', '“b”', '“c”'],
    [long, long, long, long, 'a'],
    ['', long],
  ]) {
    const { length } = choose(texts);
    expect(length, texts.join(' | ')).toBeGreaterThan(0);
    expect(length, texts.join(' | ')).toBeLessThan(texts.length);
  }
});

const textOf = (...sentences: string[]): ReaderText => ({
  html: `<p>${sentences.map((text, index) => `<span data-s="s${index + 1}">${text}</span>`).join(' ')}</p>`,
  description: '',
  silent: 1000,
  cues: [],
});

it('reads the lines of a page from its shown text, with the refrains of the whole book', () => {
  const book: ReaderBook = {
    id: 1,
    type: 'picture_book',
    voice: '',
    editions: {},
    pages: [
      { number: 1, texts: { vi: textOf('Na tìm.', `${long} ${long}`, 'Ú òa, ú òa, bà ở <b>đâu</b>?') } },
      { number: 2, texts: { vi: textOf('Ú òa, ú òa, bà ở đâu?') } },
    ],
    activities: [],
    hasOrderActivity: true,
  };
  const [firstPage, secondPage] = readLines(book, 'en');
  expect([...(firstPage?.childLines ?? [])]).toEqual(['s3']);
  expect([...(firstPage?.ids ?? [])]).toEqual(['s1', 's2', 's3']);
  expect([...(secondPage?.childLines ?? [])]).toEqual(['s1']);
});

it('marks the lines without changing the text of a sentence', () => {
  const html = '<p><span data-s="s1">Bà <button data-term="3">đây</button>!</span> <span data-s="s2">Chào.</span></p>';
  const label = { adult: 'Người lớn', child: 'Em', className: 'k', locale: 'vi-VN' };
  const marked = markLines(html, new Set(['s1']), label);
  expect(marked).toContain(
    '>Em: </span><span data-s="s1" data-line="child">Bà <button data-term="3">đây</button>!</span>',
  );
  expect(marked).toContain('>Người lớn: </span><span data-s="s2" data-line="adult">Chào.</span>');
});
