import { expect, it } from 'vitest';
import { collectReads } from './graphql-reads.ts';

const limits = { length: 10_000, tokens: 1_000, selections: 100, aliases: 10 };
const isOneOf = (field: string) => {
  const isQuery = !/^(create|update|delete)_/.test(field);
  const reads = collectReads(`${isQuery ? '' : 'mutation '}{ ${field} { id } }`, {}, (name) => name === 'playlists', {
    isSystem: false,
    limits,
  });
  return typeof reads === 'object' ? reads.reads.map(({ collection, isOne }) => [collection, isOne]) : reads;
};

it('knows which fields return one item', () => {
  for (const field of ['playlists_by_id(id: 1)', 'create_playlists_item(data: {})', 'update_playlists_item(id: 1)'])
    expect(isOneOf(field), field).toEqual([['playlists', true]]);
});

it('counts a mutation of several items as a read of several', () => {
  for (const field of [
    'playlists',
    'create_playlists_items',
    'update_playlists_items(ids: [1, 2])',
    'update_playlists_batch',
  ])
    expect(isOneOf(field), field).toEqual([['playlists', false]]);
});
