import { expect, it } from 'vitest';
import { translateDatabaseError } from './middlewares.ts';

const createDatabaseError = (code: string, severity = 'ERROR') => Object.assign(new Error('x'), { code, severity });

it.each(['22P02', '22003', '22007', '42883'])(
  'a value that PostgreSQL cannot compare is a client error: %s',
  (code) => {
    expect(translateDatabaseError(createDatabaseError(code))).toMatchObject({ status: 400, code: 'INVALID_QUERY' });
  },
);

it.each(['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_CANTOPEN', '53100', 'ENOSPC'])(
  'a full disk reports that nothing was saved: %s',
  (code) => {
    expect(translateDatabaseError(createDatabaseError(code))).toMatchObject({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
    });
  },
);

it.each(['08006', '28P01', '53300', '55P03', '57P01', '57P03', 'ECONNREFUSED'])(
  'a database that is away or locked can be asked again: %s',
  (code) => {
    expect(translateDatabaseError(createDatabaseError(code, 'FATAL'))).toMatchObject({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      extensions: { service: 'database' },
    });
  },
);

it.each([
  'select "id" from "news" where "id" = $1 - Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
])('a connection that breaks can be asked again: %s', (message) => {
  expect(translateDatabaseError(new Error(message))).toMatchObject({
    status: 503,
    extensions: { service: 'database' },
  });
});

it.each([
  ['a missing table', createDatabaseError('42P01')],
  ['a broken table', createDatabaseError('XX001')],
  ['an error of Node', Object.assign(new Error('x'), { code: '22P02' })],
  ['a text about a connection', new Error('Connection terminated is not a title')],
  ['nothing', undefined],
])('stays unchanged: %s', (_name, error) => {
  expect(translateDatabaseError(error)).toBe(error);
});
