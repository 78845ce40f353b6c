import type { ActionHandler, HookContext, Hooks } from '@hat-nang/model/backend/directus-hooks';
import knexOf, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerPlaces } from './places-tags.ts';

let database: Knex;
const handlers = new Map<string, ActionHandler>();
const tags: string[] = [];
const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await database.schema.createTable('event_registrations', (table) => {
    table.string('id');
    table.integer('event');
  });
  await database('event_registrations').insert([
    { id: 'a', event: 3 },
    { id: 'b', event: 3 },
    { id: 'c', event: 7 },
  ]);
  tags.splice(0);
  const hooks = { action: (name: string, handler: ActionHandler) => handlers.set(name, handler) } as unknown as Hooks;
  registerPlaces(hooks, { add: (newTags) => void tags.push(...newTags) }, logger);
});
afterEach(() => database.destroy());

const emit = (operation: string, keys: string[]) =>
  handlers.get(`event_registrations.items.${operation}`)?.({ keys }, { database } as HookContext);

it('refreshes the pages of the events whose registrations changed', async () => {
  await emit('update', ['a', 'b', 'c']);
  expect(tags.sort()).toEqual(['event_registrations:3', 'event_registrations:7']);
  await handlers.get('event_registrations.items.create')?.({ key: 'c' }, { database } as HookContext);
  expect(tags.at(-1)).toBe('event_registrations:7');
});

it('refreshes every page with places if a changed row was erased meanwhile', async () => {
  await emit('update', ['a', 'erased']);
  expect(tags.sort()).toEqual(['event_registrations', 'event_registrations:3']);
});

it('refreshes every page with places after a deletion, and everything if the events are unknown', async () => {
  await emit('delete', ['a']);
  expect(tags).toEqual(['event_registrations']);
  await database.schema.dropTable('event_registrations');
  await emit('update', ['a']);
  expect(tags).toEqual(['event_registrations', 'all']);
  expect(logger.error).toHaveBeenCalledOnce();
});
