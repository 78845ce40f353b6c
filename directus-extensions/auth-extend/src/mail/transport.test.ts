import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { type FakeMailServer, startFakeMailServer } from './fake-mail-server.ts';
import { createMailTransport } from './transport.ts';

const mail = {
  id: 'row-1',
  to: 'a@example.com',
  subject: 'Chào',
  text: 'Xin chào',
  html: '<p>Xin chào</p>',
  senderName: 'Hạt Nắng',
};
const rsaKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const servers: FakeMailServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function startServer(settings: Record<string, unknown> = {}) {
  const server = await startFakeMailServer();
  servers.push(server);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const env = {
    EMAIL_SMTP_HOST: '127.0.0.1',
    EMAIL_SMTP_PORT: server.port,
    EMAIL_FROM: 'no-reply@example.com',
    ...settings,
  };
  return { server, log, transport: createMailTransport(env, log) };
}

const pem = (key: { export(options: { type: 'pkcs8'; format: 'pem' }): string | Buffer }) =>
  String(key.export({ type: 'pkcs8', format: 'pem' }));

/** Splits a raw mail into its header fields (in order, unfolded) and its body. */
function partsOf(raw: string) {
  const headerEnd = raw.indexOf('\r\n\r\n');
  const fields = raw
    .slice(0, headerEnd)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const namedFields = fields.map(
    (field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 1).trim()] as const,
  );
  return { fields: namedFields, header: Object.fromEntries(namedFields), body: raw.slice(headerEnd + 4) };
}

it('sends text and HTML, with the sender’s name, marked as automatic', async () => {
  const { server, transport } = await startServer();
  await transport.send({ ...mail, replyTo: 'b@example.com' });
  const { header, body } = partsOf(server.acceptedMails[0] ?? '');
  expect(header).toMatchObject({
    'content-type': expect.stringContaining('multipart/alternative'),
    'message-id': '<row-1@example.com>',
    'auto-submitted': 'auto-generated',
    'reply-to': 'b@example.com',
    from: expect.stringMatching(/^=\?UTF-8\?.+ <no-reply@example\.com>$/),
  });
  expect(header).not.toHaveProperty('list-unsubscribe');
  expect(body.match(/^Content-Type: text\/\w+/gm)).toEqual(['Content-Type: text/plain', 'Content-Type: text/html']);
});

it('names the page that switches a notification off', async () => {
  const { server, transport } = await startServer();
  await transport.send({ ...mail, unsubscribeUrl: 'https://studio.example.com/admin/users/1' });
  expect(partsOf(server.acceptedMails[0] ?? '').header['list-unsubscribe']).toBe(
    '<https://studio.example.com/admin/users/1>',
  );
});

it('names the earlier mails of a conversation, and marks no written mail as automatic', async () => {
  const { server, transport } = await startServer();
  await transport.send({ ...mail, threadIds: ['row-a', 'row-b'], isWritten: true });
  const { header } = partsOf(server.acceptedMails[0] ?? '');
  expect(header).toMatchObject({
    'message-id': '<row-1@example.com>',
    'in-reply-to': '<row-b@example.com>',
    references: '<row-a@example.com> <row-b@example.com>',
  });
  expect(header).not.toHaveProperty('auto-submitted');
});

it('sends many mails through one connection', async () => {
  const { server, transport } = await startServer();
  for (let number = 0; number < 5; number++) await transport.send({ ...mail, id: `row-${number}` });
  expect([server.acceptedMails.length, server.connections()]).toEqual([5, 1]);
});

it.each([
  ['in lines', (key: string) => key],
  ['in one line', (key: string) => key.trim().replaceAll('\n', '\\n')],
])('signs with an RSA key in the format %s (RFC 6376, relaxed)', async (_format, formatKey) => {
  const { server, transport } = await startServer({
    EMAIL_DKIM_PRIVATE_KEY: formatKey(pem(rsaKeys.privateKey)),
    EMAIL_DKIM_SELECTOR: 'mail',
  });
  await transport.send(mail);
  const { fields, header, body } = partsOf(server.acceptedMails[0] ?? '');
  const signature = header['dkim-signature'] ?? '';
  const tags = Object.fromEntries(signature.split(';').map((tag) => tag.trim().split(/=(.*)/s) as [string, string]));
  expect(tags).toMatchObject({ a: 'rsa-sha256', c: 'relaxed/relaxed', d: 'example.com', s: 'mail' });
  const relaxText = (text: string) => text.replace(/[ \t]+/g, ' ').trim();
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').trimEnd());
  while (lines.at(-1) === '') lines.pop();
  expect(tags.bh).toBe(
    createHash('sha256')
      .update(`${lines.join('\r\n')}\r\n`)
      .digest('base64'),
  );
  const signedHeaders = [
    ...(tags.h ?? '')
      .split(':')
      .map((name) => `${name}:${relaxText(fields.findLast(([each]) => each === name)?.[1] ?? '')}\r\n`),
    `dkim-signature:${relaxText(signature.replace(/b=[^;]*$/, 'b='))}`,
  ].join('');
  expect(
    verify(
      'sha256',
      Buffer.from(signedHeaders),
      rsaKeys.publicKey,
      Buffer.from(tags.b?.replace(/\s/g, '') ?? '', 'base64'),
    ),
  ).toBe(true);
});

it.each([
  ['an Ed25519 key', pem(generateKeyPairSync('ed25519').privateKey), 'mail', /ed25519 key; it must be RSA/],
  ['a weak key', pem(generateKeyPairSync('rsa', { modulusLength: 512 }).privateKey), 'mail', /fewer than 1024 bits/],
  ['no key', 'secret', 'mail', /no private key in PEM/],
  ['no selector', pem(rsaKeys.privateKey), '', /EMAIL_DKIM_SELECTOR is missing/],
])('logs why it cannot sign with %s, and sends anyway', async (_title, key, selector, warning) => {
  const { server, log, transport } = await startServer({ EMAIL_DKIM_PRIVATE_KEY: key, EMAIL_DKIM_SELECTOR: selector });
  expect(log.warn.mock.calls).toEqual([[expect.stringMatching(warning)]]);
  expect(log.warn.mock.calls.join()).not.toContain('secret');
  await transport.send(mail);
  expect(partsOf(server.acceptedMails[0] ?? '').header).not.toHaveProperty('dkim-signature');
});

it('logs at the start whether the mail server is available, and never fails', async () => {
  const { server, log, transport } = await startServer();
  await transport.verify();
  expect(log.info.mock.calls).toEqual([[`auth-extend: the mail server 127.0.0.1:${server.port} is ready, no DKIM`]]);
  await server.close();
  await transport.verify();
  expect(log.warn.mock.calls).toEqual([
    [`auth-extend: the mail server 127.0.0.1:${server.port} takes no mails now (ESOCKET); they wait in the outbox`],
  ]);
});
