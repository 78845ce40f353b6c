import { describe, expect, it } from 'vitest';
import { type Caller, ROUTE_RULES } from './closed-routes.ts';
import { isBusboyError } from './crash-net.ts';
import { findClosedOperation } from './graphql-closed-operations.ts';
import { findUnsafeSettings, readSettings } from './settings.ts';

const CALLERS: Record<string, Caller> = {
  anybody: { isSignedIn: false, isAdmin: false, hasAppAccess: false, isSite: false },
  site: { isSignedIn: false, isAdmin: false, hasAppAccess: false, isSite: true },
  kid: { isSignedIn: true, isAdmin: false, hasAppAccess: false, isSite: false },
  editor: { isSignedIn: true, isAdmin: false, hasAppAccess: true, isSite: false },
  admin: { isSignedIn: true, isAdmin: true, hasAppAccess: true, isSite: false },
};

/** Returns the names of the callers that pass all rules for a method and path. Like Express, matches the rules by path prefix. */
function allowedCallers(method: string, path: string): string[] {
  const rules = ROUTE_RULES.filter((rule) => path === rule.path || path.startsWith(`${rule.path}/`));
  const matchingRules = rules.filter((rule) => rule.methods === undefined || rule.methods.includes(method));
  return Object.keys(CALLERS).filter((name) => matchingRules.every((rule) => rule.isOpen(CALLERS[name] as Caller)));
}

describe('ROUTE_RULES', () => {
  it.each([
    ['POST', '/utils/hash/generate', ['admin']],
    ['POST', '/utils/hash/verify', ['admin']],
    ['GET', '/utils/random/string', ['admin']],
    ['POST', '/utils/export/news', ['editor', 'admin']],
    ['POST', '/utils/sort/news', ['editor', 'admin']],
    ['POST', '/utils/sort/document_pages', []],
    ['POST', '/files/import', []],
    ['POST', '/files', ['anybody', 'site', 'kid', 'editor', 'admin']],
    ['POST', '/shares', []],
    ['POST', '/shares/auth', []],
    ['GET', '/shares/info/1', ['kid', 'editor', 'admin']],
    ['GET', '/server/health', ['site', 'admin']],
    ['GET', '/server/specs/oas', ['editor', 'admin']],
    ['GET', '/server/info', ['anybody', 'site', 'kid', 'editor', 'admin']],
    ['POST', '/graphql', ['site', 'kid', 'editor', 'admin']],
    ['POST', '/graphql/system', ['editor', 'admin']],
    ['POST', '/assets/files', ['editor', 'admin']],
  ])('%s %s is open to %j', (method, path, callers) => {
    expect(allowedCallers(method, path)).toEqual(callers);
  });
});

describe('closedOperation', () => {
  const admin = { isAdmin: true, hasAppAccess: true };
  const editor = { isAdmin: false, hasAppAccess: true };
  const member = { isAdmin: false, hasAppAccess: false };

  it('finds closed operations anywhere in a document', () => {
    expect(findClosedOperation('mutation { a: auth_login(email: "x") { access_token } }', admin)).toBe('auth_login');
    expect(findClosedOperation('mutation{import_file(url:"x"){id}}', admin)).toBe('import_file');
    expect(findClosedOperation('mutation { utils_hash_generate(string: "x") }', member)).toBe('utils_hash_generate');
    expect(findClosedOperation('mutation { utils_hash_generate(string: "x") }', admin)).toBeUndefined();
    expect(findClosedOperation('query { news { id } }', member)).toBeUndefined();
    expect(findClosedOperation({ not: 'text' }, member)).toBeUndefined();
  });

  it('lets only staff introspect the API', () => {
    expect(findClosedOperation('{__schema{types{name}}}', member)).toBe('__schema');
    expect(findClosedOperation('query { a: __type(name: "x") { name } }', member)).toBe('__type');
    expect(findClosedOperation('{ __typename news { __typename } }', member)).toBeUndefined();
    expect(findClosedOperation('{ __schema { types { name } } }', editor)).toBeUndefined();
  });
});

describe('isBusboyError', () => {
  it('recognizes the parser by its message and stack', () => {
    const error = new Error('Unexpected end of form');
    expect(isBusboyError(error)).toBe(false);
    error.stack =
      'Error: Unexpected end of form\n    at Multipart._final (/app/node_modules/busboy/lib/types/multipart.js:588:17)';
    expect(isBusboyError(error)).toBe(true);
    const otherError = new Error('ENOSPC');
    otherError.stack = error.stack;
    expect(isBusboyError(otherError)).toBe(false);
    expect(isBusboyError('Unexpected end of form')).toBe(false);
  });
});

describe('settings', () => {
  it('reads numbers from text, and uses the default otherwise', () => {
    expect(readSettings({ GUARD_RATE_BURST: '5', GUARD_RATE_PER_SECOND: 'x' })).toMatchObject({
      rateBurst: 5,
      ratePerSecond: 20,
    });
  });

  it('reports settings that weaken the guard', () => {
    expect(findUnsafeSettings({ SITE_SECRET: 'x'.repeat(32), IP_TRUST_PROXY: 1, CORS_ENABLED: false })).toEqual([]);
    expect(findUnsafeSettings({ IP_TRUST_PROXY: true, CORS_ENABLED: true, WEBSOCKETS_ENABLED: true })).toHaveLength(4);
  });
});
