import { gql } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { missingField } from './missing-field.ts';

const list = gql`
  query News($id: ID) {
    news(filter: { id: { _eq: $id } }) {
      id
      category { name }
      heading: title
      ...Texts
    }
    config @include(if: true) { title }
  }
  fragment Texts on news {
    translations { slug }
  }
`;
const whole = { id: 1, category: { name: 'a' }, heading: 'b', translations: [{ slug: 'c' }] };

describe('missingField', () => {
  it.each([
    ['a whole answer', { news: [whole] }],
    ['an empty list', { news: [] }],
    [
      'null for what the caller may not read, or what is not there',
      { news: [{ ...whole, category: null, translations: null }] },
    ],
    ['null for a whole list', { news: null }],
    ['more than was asked', { news: [{ ...whole, extra: 1 }], other: [] }],
  ])('finds nothing missing in %s', (_name, data) => {
    expect(missingField(list, data)).toBeUndefined();
  });

  it.each([
    ['nothing at all', {}, 'news'],
    ['an item without anything', { news: [{}] }, 'news.id'],
    ['a relation without its field', { news: [{ ...whole, category: {} }] }, 'news.category.name'],
    [
      'an alias',
      { news: [{ ...whole, heading: undefined, title: 'b' }].map(({ heading, ...rest }) => rest) },
      'news.heading',
    ],
    ['a field of a fragment', { news: [whole, { ...whole, translations: [{}] }] }, 'news.translations.slug'],
    ['text in the place of an object', { news: ['<html>'] }, 'news'],
    ['something that is no object', 'garbage', 'data'],
  ])('names what is missing in %s', (_name, data, path) => {
    expect(missingField(list, data)).toBe(path);
  });
});
