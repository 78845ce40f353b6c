import { gql } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { findMissingField } from './missing-field.ts';

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
const completeRow = { id: 1, category: { name: 'a' }, heading: 'b', translations: [{ slug: 'c' }] };

describe('missingField', () => {
  it.each([
    ['a complete response', { news: [completeRow] }],
    ['an empty list', { news: [] }],
    ['null for a field that is forbidden or empty', { news: [{ ...completeRow, category: null, translations: null }] }],
    ['null for a whole list', { news: null }],
    ['an additional field', { news: [{ ...completeRow, extra: 1 }], other: [] }],
  ])('finds nothing missing in %s', (_name, data) => {
    expect(findMissingField(list, data)).toBeUndefined();
  });

  it.each([
    ['an empty response', {}, 'news'],
    ['an empty item', { news: [{}] }, 'news.id'],
    ['a relation without its field', { news: [{ ...completeRow, category: {} }] }, 'news.category.name'],
    [
      'an alias',
      { news: [{ ...completeRow, heading: undefined, title: 'b' }].map(({ heading, ...rest }) => rest) },
      'news.heading',
    ],
    [
      'a field of a fragment',
      { news: [completeRow, { ...completeRow, translations: [{}] }] },
      'news.translations.slug',
    ],
    ['text instead of an object', { news: ['<html>'] }, 'news'],
    ['a response that is not an object', 'garbage', 'data'],
  ])('returns the path of the missing field in %s', (_name, data, path) => {
    expect(findMissingField(list, data)).toBe(path);
  });
});
