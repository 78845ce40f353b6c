import { expect, it } from 'vitest';
import type { DocumentCard } from '../documents/public.ts';
import { toPopular } from './popular.ts';

it('Home’s books are the most read in their order, or the chosen while too few were read', () => {
  const books = [1, 2, 3, 4].map((id) => ({ id, title: `Sách ${id}` }) as DocumentCard);
  const chosenBooks = [{ id: 9, title: 'Sách 9' } as DocumentCard];
  expect(toPopular(books, chosenBooks)).toEqual({ popularRule: 'mostRead', popular: books });
  expect(toPopular(books.slice(1), chosenBooks)).toEqual({ popularRule: 'chosen', popular: chosenBooks });
});
