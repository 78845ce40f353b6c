import { searchAnswer, suggestAnswer } from '@hat-nang/model/contracts/search';
import { describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { requestAsVisitor, requestSearch, requestSuggestions } from './support.ts';

const documents = { kind: 'documents', lang: 'vi' } as const;

describe('GET /search', () => {
  it('answers what the contract says, to everybody', async () => {
    const answer = await fetch(`${stack().directusUrl}/search?kind=news&lang=en&q=book`);
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: unknown };
    const parsedAnswer = searchAnswer.parse(data);
    expect(parsedAnswer.items.length).toBeGreaterThan(0);
    for (const { title, snippet } of parsedAnswer.items) {
      for (const text of [title, ...(snippet === null ? [] : [snippet])]) {
        expect(text.text).toBe(text.text.normalize('NFC'));
        for (const [start, end] of text.marks) expect(text.text.slice(start, end).toLowerCase()).toMatch(/^book/);
      }
    }
  });

  it.each([
    ['', 'without words'],
    ['?kind=pages&lang=vi&q=a', 'of a kind that there is not'],
    ['?kind=news&lang=fr&q=a', 'in another language'],
    ['?kind=news&lang=vi&q=a&page=0', 'of page 0'],
    ['?kind=news&lang=vi&q=a&page=501', 'of page 501'],
    ['?kind=news&lang=vi&q=a&limit=25', 'of 25 items'],
    ['?kind=news&lang=vi&q=a&sort=popular', 'in another order'],
    ['?kind=news&lang=vi&q=a&sign=1', 'by a filter of another kind'],
    ['?kind=news&lang=vi&q=a&q=b', 'for two queries'],
    ['?kind=news&lang=vi&q[x]=a', 'for an object'],
    [`?kind=news&lang=vi&q=${'a'.repeat(201)}`, 'for 201 characters'],
    ['?kind=news&lang=vi&q=a&status[_neq]=x', 'by an operator'],
    ['?kind=news&lang=vi&q=%00', 'for a NUL character'],
  ])('%s is refused', async (query) => {
    const { status, body } = await requestAsVisitor(`/search${query}`);
    expect(status).toBe(400);
    const { errors } = body as { errors: { message: string; extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe('INVALID_QUERY');
    expect(errors[0]?.message).not.toMatch(/aaaa/);
  });

  it.each([
    '',
    '  ',
    '"',
    '*',
    '()',
    '-',
    'NEAR()',
    '\u0007\u001b',
    '🪁',
    "'",
    "';--",
    '\\',
    '%',
    '^',
    'a"b*c:d',
    'AND',
    'OR NOT',
  ])('garbage %j is no error', async (searchText) => {
    for (const lang of ['vi', 'en']) {
      expect((await requestSearch({ ...documents, lang, q: searchText })).items).toBeInstanceOf(Array);
      expect(await requestSuggestions({ lang, q: searchText })).toBeInstanceOf(Array);
    }
  });

  it('finds nothing without words', async () => {
    const emptyAnswer = {
      items: [],
      total: 0,
      isTotalExact: true,
      corrected: null,
      otherAccents: 0,
      broader: [],
      understood: [],
    };
    expect(await requestSearch({ ...documents, q: '' })).toEqual(emptyAnswer);
    expect(await requestSearch({ ...documents, q: 'xyzzyqwv' })).toEqual(emptyAnswer);
    expect(await requestSearch({ ...documents, q: 'con', category: '9999999' })).toEqual(emptyAnswer);
    expect(await requestSearch({ ...documents, q: 'con', age: 'no-such-age' })).toEqual(emptyAnswer);
  });

  it('pages hold each item once, in one order', async () => {
    const fullResult = await requestSearch({ ...documents, q: 'con', limit: '24' });
    expect(fullResult.total).toBeGreaterThan(6);
    const pagedIds: number[] = [];
    for (let page = 1; page <= Math.ceil(fullResult.total / 5); page++) {
      pagedIds.push(
        ...(await requestSearch({ ...documents, q: 'con', limit: '5', page: String(page) })).items.map(({ id }) => id),
      );
    }
    expect(new Set(pagedIds).size).toBe(fullResult.total);
    expect(pagedIds.slice(0, 24)).toEqual(fullResult.items.map(({ id }) => id));
  });

  it('sorts by time', async () => {
    const recentResult = await requestSearch({ ...documents, q: 'con', limit: '24', sort: 'recent' });
    const oldestResult = await requestSearch({ ...documents, q: 'con', limit: '24', sort: 'oldest' });
    expect(oldestResult.total).toBe(recentResult.total);
    const ids = recentResult.items.map(({ id }) => id);
    if (recentResult.total <= 24) expect(oldestResult.items.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('filters combine with the words', async () => {
    const allDocuments = await requestSearch({ ...documents, q: 'con', limit: '24' });
    const books = await requestSearch({ ...documents, q: 'con', limit: '24', type: 'book' });
    const studies = await requestSearch({ ...documents, q: 'con', limit: '24', type: 'study' });
    expect(books.total + studies.total).toBe(allDocuments.total);
    expect(books.total).toBeGreaterThan(0);
    const signedDocuments = await requestSearch({ ...documents, q: 'con', limit: '24', sign: '1', language: 'vi' });
    // The demo library contains only drawn sample clips. Sample clips do not count as sign language.
    expect(allDocuments.total).toBeGreaterThan(0);
    expect(signedDocuments.total).toBe(0);
    const resultWithAuthor = await requestSearch({
      kind: 'mental-health',
      lang: 'vi',
      q: 'con',
      author: 'phan-hoai-an',
    });
    const resultWithAnyAuthor = await requestSearch({ kind: 'mental-health', lang: 'vi', q: 'con' });
    expect(resultWithAuthor.total).toBeGreaterThan(0);
    expect(resultWithAuthor.total).toBeLessThan(resultWithAnyAuthor.total);
    const statuses = await Promise.all(
      ['live', 'upcoming', 'over'].map((status) =>
        requestSearch({ kind: 'events', lang: 'vi', q: 'thu vien', status }),
      ),
    );
    const eventResult = await requestSearch({ kind: 'events', lang: 'vi', q: 'thu vien' });
    expect(statuses.reduce((sum, { total }) => sum + total, 0)).toBe(eventResult.total);
  });

  it('marks what was found, and shows where', async () => {
    const { items } = await requestSearch({ ...documents, q: 'cá đuối' });
    const [hit] = items;
    const shownMarks = hit?.snippet?.marks.map(([start, end]) => hit.snippet?.text.slice(start, end));
    expect(shownMarks?.[0]?.toLowerCase()).toContain('cá đuối');
  });
});

describe('GET /search/suggest', () => {
  it('gives the best titles of all kinds', async () => {
    const suggestions = suggestAnswer.parse(await requestSuggestions({ lang: 'vi', q: 'con tr' }));
    expect(suggestions[0]?.title.text).toBe('Con trâu sợ nước');
    expect(suggestions[0]?.slug).toBe('con-trau-so-nuoc');
    const boatSuggestions = await requestSuggestions({ lang: 'vi', q: 'ghe' });
    expect(boatSuggestions.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['documents', 'news']));
    expect((await requestSuggestions({ lang: 'en', q: 'th', limit: '3' })).length).toBe(3);
  });

  it('gives the picture of what has one, at an address that the site serves', async () => {
    const suggestions = suggestAnswer.parse(await requestSuggestions({ lang: 'vi', q: 'ghe' }));
    expect(suggestions.filter(({ kind }) => kind === 'documents').every(({ picture }) => picture !== null)).toBe(true);
    expect(suggestions.filter(({ kind }) => kind === 'help-center').every(({ picture }) => picture === null)).toBe(
      true,
    );
    for (const { picture } of suggestions) {
      if (!picture) continue;
      expect(Date.parse(picture.modified_on)).toBeGreaterThan(Date.UTC(2020));
      const fileAnswer = await fetch(`${stack().siteUrl}/api/assets/${picture.id}?key=avatar-96`);
      expect(fileAnswer.status).toBe(200);
      expect(fileAnswer.headers.get('content-type')).toMatch(/^image\//);
    }
  });

  it('mends a typo', async () => {
    const [firstSuggestion] = await requestSuggestions({ lang: 'en', q: 'bufalo' });
    expect(firstSuggestion?.title.text).toBe('The Buffalo Who Was Afraid of Water');
  });
});
