import { describe, expect, it } from 'vitest';
import { findUnreadablePath, type ReadRights, type SanitizedQuery } from './readable-fields.ts';
import type { PathSchema } from './relation-paths.ts';

const collection = (...names: string[]) => ({
  primary: 'id',
  fields: Object.fromEntries(['id', ...names].map((name) => [name, { alias: name === 'posts' || name === 'users' }])),
});
const schema: PathSchema = {
  collections: {
    people: collection('name', 'email', 'posts', 'role'),
    posts: collection('title', 'secret', 'author', 'tag'),
    tags: collection('word', 'hidden'),
    roles: collection('name', 'users'),
    directus_revisions: collection('collection', 'activity'),
    directus_activity: collection('collection', 'action', 'ip', 'user'),
  },
  relations: [
    { collection: 'posts', field: 'author', related_collection: 'people', meta: { one_field: 'posts' } },
    { collection: 'posts', field: 'tag', related_collection: 'tags', meta: null },
    { collection: 'directus_revisions', field: 'activity', related_collection: 'directus_activity', meta: null },
    { collection: 'directus_activity', field: 'user', related_collection: 'people', meta: null },
    { collection: 'people', field: 'role', related_collection: 'roles', meta: { one_field: 'users' } },
  ],
};
/** Rights of an editor: the names of colleagues, all fields of the editor's own user and role, all posts, and the words of tags. */
const rights: ReadRights = new Map([
  [
    'people',
    [
      { fields: ['id', 'name', 'role', 'posts'], isForAll: false },
      { fields: ['*'], isForAll: false },
    ],
  ],
  ['posts', [{ fields: ['*'], isForAll: true }]],
  ['tags', [{ fields: ['id', 'word'], isForAll: true }]],
  ['roles', [{ fields: ['*'], isForAll: false }]],
  ['directus_revisions', [{ fields: ['*'], isForAll: false }]],
  ['directus_activity', [{ fields: ['id', 'collection', 'action', 'user'], isForAll: false }]],
]);
const findUnreadable = (name: string, question: SanitizedQuery, reach: 'own' | 'relations' = 'relations') =>
  findUnreadablePath(schema, rights, name, question, reach);

describe('unreadablePath', () => {
  it.each<[string, SanitizedQuery, string]>([
    ['people', { filter: { email: { _eq: 'x' } } }, 'email'],
    ['people', { filter: { _and: [{ _or: [{ name: { _eq: 'x' } }, { email: { _eq: 'x' } }] }] } }, 'email'],
    ['people', { sort: ['name', '-email'] }, 'email'],
    ['people', { aggregate: { min: ['email'] } }, 'email'],
    ['people', { group: ['email'] }, 'email'],
    ['people', { group: ['year(email)'] }, 'year(email)'],
    ['people', { alias: { name: 'email' }, sort: ['name'] }, 'email'],
    ['people', { filter: { posts: { _some: { author: { email: { _eq: 'x' } } } } } }, 'posts.author.email'],
    ['people', { search: 'x' }, 'search'],
    ['posts', { filter: { author: { name: { _eq: 'x' } } } }, 'author.name'],
    ['posts', { sort: ['author.role.name'] }, 'author.role.name'],
    ['posts', { filter: { tag: { hidden: { _eq: 'x' } } } }, 'tag.hidden'],
    ['posts', { filter: { '$FOLLOW(people,role)': { name: { _eq: 'x' } } } }, '$FOLLOW(people,role).name'],
    ['posts', { deep: { author: { _sort: ['email'] } } }, 'author.email'],
    ['posts', { deep: { tag: { _search: 'x' } } }, 'tag.search'],
    ['roles', { filter: { 'count(users)': { _gt: 1 } } }, 'count(users)'],
    ['roles', { filter: { users: { id: { _eq: 'x' } } } }, 'users.id'],
    ['directus_revisions', { filter: { activity: { ip: { _eq: 'x' } } } }, 'activity.ip'],
    ['directus_revisions', { filter: { activity: { user: { name: { _eq: 'x' } } } } }, 'activity.user.name'],
  ])('%s %j reads the unreadable path %s', (name, question, expected) => {
    expect(findUnreadable(name, question)).toBe(expected);
  });

  it.each<[string, SanitizedQuery]>([
    ['people', { filter: { name: { _eq: 'x' } }, sort: ['-id'], group: ['role'], aggregate: { count: ['*'] } }],
    ['people', { filter: { role: { id: { _eq: 'x' } } } }],
    ['people', { filter: { posts: { title: { _eq: 'x' } } } }],
    ['posts', { filter: { secret: { _eq: 'x' }, author: { _eq: 'x' } }, search: 'x' }],
    ['posts', { filter: { tag: { word: { _eq: 'x' } } }, sort: ['tag.word'] }],
    ['posts', { deep: { author: { _filter: { name: { _eq: 'x' } } } } }],
    // The Studio sends this filter for the history of a version.
    ['directus_revisions', { filter: { activity: { action: { _eq: 'version_save' } } } }],
  ])('%s %j is allowed', (name, question) => {
    expect(findUnreadable(name, question)).toBeUndefined();
  });

  it('leaves paths of members to the relation rule, and checks their own fields', () => {
    expect(findUnreadable('posts', { filter: { author: { email: { _eq: 'x' } } } }, 'own')).toBeUndefined();
    expect(findUnreadable('people', { filter: { email: { _eq: 'x' } } }, 'own')).toBe('email');
  });
});
