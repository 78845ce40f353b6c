import { EventEmitter } from 'node:events';
import type { Application, Request, RequestHandler, Response } from 'express';
import knex from 'knex';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countDownloads } from './count-downloads.ts';
import type { Database } from './types.ts';

const file = '0c9d9b1e-0000-4000-8000-000000000001';
const otherFile = '0c9d9b1e-0000-4000-8000-000000000002';
let database: Database;
beforeEach(async () => {
  database = knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await database.schema.createTable('document_downloads', (table) => {
    table.integer('document');
    table.string('file');
  });
  await database.schema.createTable('daily_counts', (table) => {
    table.date('day');
    table.string('kind');
    table.string('collection');
    table.integer('item');
    table.integer('count');
    table.unique(['day', 'kind', 'collection', 'item']);
  });
  await database('document_downloads').insert({ document: 7, file });
});
afterEach(() => {
  vi.useRealTimers();
  return database.destroy();
});

it('counts complete downloads of documents, and no part, picture or other file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let middleware: RequestHandler | undefined;
  const app = { use: (_path: string, handler: RequestHandler) => (middleware = handler) };
  const errors: unknown[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (error: unknown) => errors.push(error) };
  countDownloads(app as unknown as Application, { database, log });
  const send = (id: string, statusCode: number, type: string, method = 'GET') => {
    const response = Object.assign(new EventEmitter(), { statusCode, getHeader: () => type });
    const next = vi.fn();
    middleware?.({ method, path: `/${id}` } as Request, response as unknown as Response, next);
    expect(next).toHaveBeenCalledOnce();
    response.emit('finish');
  };
  send(file, 200, 'application/pdf');
  send(file.toUpperCase(), 200, 'application/epub+zip; charset=utf-8');
  send(file, 206, 'application/pdf');
  send(file, 304, 'application/pdf');
  send(file, 200, 'application/pdf', 'HEAD');
  send(file, 200, 'image/webp');
  send(otherFile, 200, 'application/pdf');
  send('key-visual', 200, 'application/pdf');
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  const readRows = () => database('daily_counts').select('kind', 'collection', 'item', 'count');
  await expect.poll(readRows).toEqual([{ kind: 'downloaded', collection: 'documents', item: 7, count: 2 }]);
  expect(errors).toEqual([]);
});
