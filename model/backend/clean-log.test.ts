import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanOutput, cleanText } from './clean-log.ts';

describe('a line of a log', () => {
  it.each([
    ['GET /search?q=tự+tử&lang=vi not answered', 'GET /search?<query> not answered'],
    ['http://127.0.0.1:8055/items/news?filter=x 503', 'http://127.0.0.1:8055/items/news?<query> 503'],
    ['/items/x?filter[first_name][_eq]=Na&a=b)c refused', '/items/x?<query> refused'],
    ['no mail to be.na@example.com today', 'no mail to <e-mail> today'],
    ['no mail to bé.na@hạtnắng.vn today', 'no mail to <e-mail> today'],
    ['/tin-tuc/be.na%40example.com', '/tin-tuc/<e-mail>'],
    ['GET /b%C3%A9-na/x', 'GET /<text>/x'],
    ['page /danh-sach-phat/Ab3dEf6hIj not remade', 'page /danh-sach-phat/<token> not remade'],
    ['page /su-kien/dang-ky-cua-toi/0a1b_2c3d failed', 'page /su-kien/dang-ky-cua-toi/<token> failed'],
    ['GET /en/events/my-registration/0a1b_2c3d 500', 'GET /en/events/my-registration/<token> 500'],
    ['connect ECONNREFUSED 172.18.0.4:8055', 'connect ECONNREFUSED <address>:8055'],
    ['connect ECONNREFUSED 127.0.0.1:8055', 'connect ECONNREFUSED 127.0.0.1:8055'],
    ['client 2001:db8:0:1::9 at 12:34:56', 'client <address> at 12:34:56'],
    ['from 2402::1 and fe80:: and ::', 'from <address> and <address> and ::'],
    ['session eyJhbGciOi.eyJpZCI6.c2ln ended', 'session <token> ended'],
    ['password: Nang-Vang1 refused', 'password: <secret> refused'],
    [`Unexpected token 'b', "bé Na 8 t"... is not valid JSON`, 'Unexpected token …, "…"... is not valid JSON'],
    ['invalid input syntax for type integer: "bé Na"', 'invalid input syntax for type integer: "…"'],
    [
      'GraphQLError: Int cannot represent non-integer value: "Na"',
      'GraphQLError: Int cannot represent non-integer value: …',
    ],
    ['Value "bé Na" of the field "first_name"', 'Value "…" of the field "first_name"'],
    ['Key (email)=(a b) already exists.', 'Key (email)=(…) already exists.'],
    [
      "insert into `directus_users` (`first_name`) values ('bé ''Na''', 8) - SQLITE_CONSTRAINT: UNIQUE constraint failed: directus_users.email",
      'insert into `directus_users` (`first_name`) values (?, 8) - SQLITE_CONSTRAINT: UNIQUE constraint failed: directus_users.email',
    ],
    [
      `insert into "outbox" ("data") values ('${'bé Na '.repeat(2000)}') - SQLITE_FULL: database or disk is full`,
      'insert into "outbox" ("data") values (?) - SQLITE_FULL: database or disk is full',
    ],
  ])('%.100s', (line, expected) => {
    expect(cleanText(line)).toBe(expected);
  });

  it.each([
    'site ready on http://127.0.0.1:3000',
    'guard: The disk is full, 12:01:59',
    'password authentication failed for user "directus"',
    'the collection "news" has no field "titel"',
    "search: the queue was not read: ENOENT: no such file or directory, open '/data/state/index.json'",
    'books: document 12 (0a1b2c3d-0000-4000-8000-000000000001) built in 1.5 s, v1.2.3',
    '    at async Object.query (file:///app/node_modules/@directus/api/dist/services/graphql/index.js:120:15)',
  ])('keeps what says nothing of anybody: %s', (line) => {
    expect(cleanText(line)).toBe(line);
  });

  it('keeps level, time, message and error of a line of JSON, and no field of a request, a driver or a row', () => {
    const line = JSON.stringify({
      level: 50,
      time: 1_764_110_000_000,
      pid: 7,
      req: { url: '/users?filter=bé', headers: { 'x-forwarded-for': '203.0.113.9' }, remoteAddress: '203.0.113.9' },
      err: {
        type: 'Error',
        code: '23505',
        message: 'a@b.example exists',
        detail: 'Key (email)=(a@b.example)',
        bindings: ['bé'],
        stack: 'Error: a@b.example exists\n    at x (file:///a.js:1:2)',
        cause: { message: 'from 203.0.113.9', parameters: ['bé'] },
      },
      msg: 'a@b.example exists',
    });
    expect(JSON.parse(cleanLine(line))).toEqual({
      level: 50,
      time: 1_764_110_000_000,
      msg: '<e-mail> exists',
      err: {
        type: 'Error',
        code: '23505',
        message: '<e-mail> exists',
        stack: 'Error: <e-mail> exists\n    at x (file:///a.js:1:2)',
        cause: { message: 'from <address>' },
      },
    });
    expect(cleanLine(line, true)).toBe(
      '[22:33:20.000] ERROR: <e-mail> exists (23505)\n    Error: <e-mail> exists\n        at x (file:///a.js:1:2)',
    );
  });

  it('takes linear time for a text that a visitor wrote', () => {
    const runs = [
      'a',
      '/a',
      '1:',
      ':a',
      '%40a',
      '%4',
      '"',
      "'",
      '?',
      '-',
      '-eyJ',
      'Key (',
      'select ',
      'token ',
      'a.',
      '@',
      'é',
    ];
    const texts = [`/1:1:${'a'.repeat(60)}g`, ...runs.map((run) => run.repeat(8000 / run.length))];
    for (const text of texts) {
      const start = performance.now();
      cleanText(`${text}g`);
      cleanText(`/${text} is not valid JSON`);
      expect([text.slice(0, 12), performance.now() - start < 250]).toEqual([text.slice(0, 12), true]);
    }
  });

  it('is text again where the time of a JSON line is no time', () => {
    expect(cleanLine('{"level":30,"time":9e15,"msg":"a@b.example"}', true)).toBe(
      '{"level":30,"time":9e15,"msg":"<e-mail>"}',
    );
  });

  it('stays one of many', () => {
    expect(cleanOutput('a@b.example\n\n/x?y=z\n')).toBe('<e-mail>\n\n/x?<query>\n');
  });
});

it('the preload cleans standard output and standard error of a program', () => {
  const script = `console.error('to a@b.example'); process.stdout.write(Buffer.from('/x?q=1\\n'));
    process.stdout.write('done\\n', 'utf8', () => process.exit(0));`;
  const preload = new URL('./clean-log-preload.ts', import.meta.url).href;
  const flags = ['--disable-warning=ExperimentalWarning', '--import', preload, '--input-type=module', '-e', script];
  const output = execFileSync(process.execPath, flags, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  expect(output).toBe('/x?<query>\ndone\n');
});
