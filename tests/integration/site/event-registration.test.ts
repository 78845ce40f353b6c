/** Tests registrations for events through the site, Directus and the mail catcher (docs/decisions/290-event-registration.md). */
import { ROLE } from '@hat-nang/model/ids';
import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { afterAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { content } from '../../support/content.ts';
import { createFixtures, type Item } from '../../support/items.ts';
import { mailsTo, waitForMailTo } from '../../support/mailbox.ts';
import { postForm } from '../../support/post-form.ts';
import { attributesOfElements, visibleText, visit } from '../../support/site.ts';
import { translate } from '../../support/texts.ts';
import { createFixtures as createAccounts, createUser } from '../schema/support.ts';

const fixtures = createFixtures();
const accounts = createAccounts();
const HOUR = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const run = Date.now().toString(36);
let addressCount = 0;
const newAddress = () => `p${run}${addressCount++}@hatnang.example.com`;
// The registrations of an event are deleted with it.
afterAll(() => fixtures.clear());
afterAll(() => accounts.remove());

const createEvent = (changes: Record<string, unknown> = {}) =>
  fixtures.item('events', {
    has_registration: true,
    places: 8,
    starts_at: fromNow(50),
    ends_at: fromNow(52),
    ...changes,
  });
const fieldsOf = (event: Item, changes: Record<string, unknown> = {}) => ({
  ...{ lang: 'vi', event: String(event.id), name: 'Lan Thử', email: newAddress(), phone: '', people: '1' },
  ...{ access_needs: '', guardian_name: '', guardian_contact: '', agreement: 'on' },
  ...changes,
});
const register = (event: Item, changes: Record<string, unknown> = {}) =>
  postForm('/api/event-registration', fieldsOf(event, changes));
const registrationsOf = (event: Item) =>
  content.read('event_registrations', `filter[event][_eq]=${event.id}&sort=date_created&limit=-1`);
const pageOf = (event: Item, lang: 'vi' | 'en' = 'vi') =>
  href(lang, 'eventsDetail', { slug: event.slug[lang], id: event.id });
const pageText = async (path: string) => visibleText((await visit(path)).text);
const linkIn = (text: string) =>
  new URL(/https?:\/\/\S+\/(?:dang-ky-cua-toi|my-registration)\/[\w-]+/.exec(text)?.[0] ?? '').pathname;

describe.each(languages)('a registration in %s', (lang) => {
  it('is stored and confirmed by a mail with a calendar file, and cancelled by the button of its page', async () => {
    const event = await createEvent();
    const email = newAddress();
    const answer = await register(event, { lang, email, people: '2', access_needs: 'Chỗ cho xe lăn' });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { data: { registered: true } }]);
    const [row] = await registrationsOf(event);
    const languages_code = lang === 'vi' ? 'vi-VN' : 'en-US';
    expect(row).toMatchObject({
      email,
      people: 2,
      access_needs: 'Chỗ cho xe lăn',
      state: 'registered',
      languages_code,
    });
    expect(row?.consented_at).toBeTruthy();
    const mail = await waitForMailTo(email);
    expect(mail.subject).toContain(event.title[lang]);
    expect(mail.text).not.toContain('Lan Thử');
    const { attachments } = mail as unknown as { attachments?: { fileName?: string; contentType?: string }[] };
    expect(attachments?.map(({ contentType }) => contentType)).toEqual(['text/calendar']);

    // A mail scanner may follow the link, so opening the page must change nothing.
    const link = linkIn(mail.text);
    for (let visits = 0; visits < 2; visits++) {
      const page = await visit(link);
      expect(page.status).toBe(200);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('cache-control')).toContain('no-store');
      expect(visibleText(page.text)).toContain(event.title[lang]);
    }
    expect((await registrationsOf(event))[0]?.state).toBe('registered');
    const page = await visit(link);
    const token = attributesOfElements(page.text, 'input').find(({ name }) => name === 'token')?.value;
    for (let presses = 0; presses < 2; presses++) {
      const cancelled = await postForm('/api/registration-link', { lang, token }, { isForm: true });
      expect([cancelled.status, cancelled.location]).toEqual([303, link]);
      expect(await pageText(link)).toContain(translate(lang, 'registration:link.cancelled'));
    }
    expect((await registrationsOf(event))[0]).toMatchObject({ state: 'cancelled', access_needs: null });
  });

  it('names every problem in the visitor’s language, and keeps the input without JavaScript', async () => {
    const event = await createEvent();
    const mistakes = {
      lang,
      phone: '12',
      people: '9',
      is_under_16: 'on',
      guardian_name: 'Mẹ <b>Lan</b>',
      agreement: '',
    };
    const answer = await register(event, mistakes);
    expect([answer.status, Object.keys(JSON.parse(answer.text).fields).sort()]).toEqual([
      422,
      ['agreement', 'guardian_contact', 'people', 'phone'],
    ]);
    expect(JSON.parse(answer.text).fields.guardian_contact).toBe(
      translate(lang, 'registration:REGISTRATION_FORM.ERROR_GUARDIAN_CONTACT'),
    );
    const plain = await postForm('/api/event-registration', fieldsOf(event, mistakes), { isForm: true });
    expect(plain.status).toBe(422);
    const inputs = attributesOfElements(plain.text, 'input');
    const fieldValue = (name: string) => inputs.find((input) => input.name === name)?.value;
    expect(['phone', 'people', 'guardian_name'].map(fieldValue)).toEqual(['12', '9', 'Mẹ <b>Lan</b>']);
    expect(inputs.find(({ name }) => name === 'is_under_16')).toHaveProperty('checked');
    expect(plain.text).not.toContain('<b>Lan');
    const sent = await postForm('/api/event-registration', fieldsOf(event, { lang }), { isForm: true });
    const formPath = href(lang, 'eventRegistration', { id: event.id });
    expect([sent.status, sent.location]).toEqual([303, `${formPath}#sent`]);
  });
});

describe('the last place', () => {
  it('is given once, and the page says within seconds that none is left', async () => {
    const event = await createEvent({ places: 1 });
    expect(await pageText(pageOf(event))).toContain(translate('vi', 'registration:state.few'));
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(event)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
    expect(await registrationsOf(event)).toHaveLength(1);
    await expect
      .poll(() => pageText(pageOf(event)), { timeout: 10_000 })
      .toContain(translate('vi', 'registration:state.full'));
    await expect
      .poll(() => pageText(href('en', 'eventRegistration', { id: event.id })), { timeout: 10_000 })
      .toContain(translate('en', 'registration:state.full'));
  });

  it('is refused to a registered address as to a new one', async () => {
    const event = await createEvent({ places: 2 });
    const email = newAddress();
    await register(event, { email, people: '2' });
    const answers = [await register(event, { email }), await register(event)];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([422, answers[0]?.text]));
  });
});

it('answers an address that is registered already as a new one, and sends the mail again', async () => {
  const event = await createEvent();
  const email = newAddress();
  const [first, second] = [await register(event, { email }), await register(event, { email, name: 'Người khác' })];
  expect([second.status, second.text]).toEqual([first.status, first.text]);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(2);
  expect(await registrationsOf(event)).toMatchObject([{ name: 'Lan Thử' }]);
});

it.each([
  ['past its deadline', { registration_deadline: fromNow(-1) }, 422],
  ['over', { starts_at: fromNow(-5), ends_at: fromNow(-2) }, 422],
  ['without registration', { has_registration: false }, 422],
  ['a draft', { status: 'draft' }, 404],
])('an event that is %s takes no registration, and its page offers none', async (_name, changes, status) => {
  const event = await createEvent(changes);
  expect((await register(event)).status).toBe(status);
  expect(await registrationsOf(event)).toEqual([]);
  const page = await visit(pageOf(event));
  const formPath = href('vi', 'eventRegistration', { id: event.id });
  expect(attributesOfElements(page.text, 'a').map((link) => link.href)).not.toContain(formPath);
});

it('is open to the site alone, and to no other page', async () => {
  const event = await createEvent();
  const { directusUrl } = stack();
  for (const path of [`/visitor/places?event=${event.id}`, '/items/event_registrations'])
    expect([403, 404], path).toContain((await fetch(directusUrl + path)).status);
  const form = {
    ...{ event: event.id, name: 'Lan Thử', email: newAddress(), people: 1, is_under_16: false },
    ...{ guardian_name: null, guardian_contact: null, agreement: true, language: 'vi-VN' },
  };
  for (const [path, body] of [
    ['/visitor/event-registration', form],
    ['/visitor/registration-link', { token: 'abcdefgh12345678' }],
  ] as const) {
    for (const secret of [{}, { 'x-site-secret': 'x' }] as Record<string, string>[]) {
      const headers = { 'content-type': 'application/json', ...secret };
      const answer = await fetch(directusUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(answer.status, path).toBe(404);
    }
  }
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await postForm('/api/event-registration', fieldsOf(event), { headers })).status).toBe(403);
  expect(
    (await postForm('/api/registration-link', { lang: 'vi', token: 'abcdefgh12345678' }, { headers })).status,
  ).toBe(403);
  expect(await registrationsOf(event)).toEqual([]);
});

it('is read by no member and not by the member desk', async () => {
  const event = await createEvent();
  await register(event);
  const [row] = await registrationsOf(event);
  for (const role of ['desk', 'kid', 'adult'] as const) {
    const { call } = await createUser(accounts, ROLE[role]);
    for (const path of ['/items/event_registrations', `/items/event_registrations/${row?.id}`])
      expect((await call('GET', path)).status, `${role} ${path}`).toBe(403);
    expect((await call('PATCH', `/items/event_registrations/${row?.id}`, { state: 'cancelled' })).status, role).toBe(
      403,
    );
  }
  expect((await registrationsOf(event))[0]?.state).toBe('registered');
});

it('a forged link shows nothing and cancels nothing', async () => {
  const event = await createEvent();
  await register(event);
  const [row] = await registrationsOf(event);
  const token = `${row?.id}_${'0'.repeat(64)}`;
  const path = href('vi', 'registrationLink', { token });
  expect(await pageText(path)).toContain(translate('vi', 'registration:link.invalid'));
  expect((await postForm('/api/registration-link', { lang: 'vi', token }, { isForm: true })).status).toBe(303);
  expect((await registrationsOf(event))[0]?.state).toBe('registered');
});

it('a place that staff free in the Studio is offered again', async () => {
  const event = await createEvent({ places: 1 });
  await register(event);
  await expect
    .poll(() => pageText(pageOf(event)), { timeout: 10_000 })
    .toContain(translate('vi', 'registration:state.full'));
  const [row] = await registrationsOf(event);
  await content.update('event_registrations', row?.id, { state: 'cancelled' });
  await expect
    .poll(() => pageText(pageOf(event)), { timeout: 10_000 })
    .toContain(translate('vi', 'registration:state.few'));
});

it('a cancellation by staff erases what only the event needed, and is final', async () => {
  const event = await createEvent();
  const child = { phone: '024 0000 1234', access_needs: 'Xe lăn', is_under_16: 'on', guardian_name: 'Mẹ' };
  await register(event, { ...child, guardian_contact: '0912345678' });
  const [row] = await registrationsOf(event);
  expect(row?.access_needs).toBe('Xe lăn');
  const { call } = await createUser(accounts, ROLE.editor);
  const change = (state: string) => call('PATCH', `/items/event_registrations/${row?.id}`, { state });
  const refusalOf = async (state: string) => {
    const { status, body } = await change(state);
    const [refusal] = (body.errors ?? []) as { extensions: { field?: string; type?: string } }[];
    return [status, refusal?.extensions.field, refusal?.extensions.type];
  };
  expect(await refusalOf('waiting')).toEqual([400, 'state', 'check_status']);
  expect((await change('cancelled')).status).toBe(200);
  const erased = { phone: null, access_needs: null, guardian_name: null, guardian_contact: null };
  await expect
    .poll(async () => (await registrationsOf(event))[0], { timeout: 10_000 })
    .toMatchObject({ state: 'cancelled', name: 'Lan Thử', ...erased, date_cancelled: expect.any(String) });
  expect(await refusalOf('registered')).toEqual([400, 'state', 'check_registered_again']);
});

it('a form without JavaScript keeps its input or says that it was not sent, while Directus is down', async () => {
  const [visited, unvisited] = [await createEvent(), await createEvent()];
  const send = (event: Item, changes = {}) =>
    postForm('/api/event-registration', fieldsOf(event, { name: 'Lan Chờ', ...changes }), { isForm: true });
  expect((await send(visited, { people: '9' })).status).toBe(422);
  await stack().stop('directus');
  try {
    const kept = await send(visited);
    const name = attributesOfElements(kept.text, 'input').find((input) => input.name === 'name');
    expect([kept.status, name?.value]).toEqual([424, 'Lan Chờ']);
    expect(visibleText(kept.text)).toContain(translate('vi', 'registration:failed'));
    const lost = await send(unvisited);
    const path = href('vi', 'eventRegistration', { id: unvisited.id });
    expect([lost.status, lost.location]).toEqual([303, `${path}#failed`]);
  } finally {
    await stack().start('directus');
    await stack().untilReady('directus');
  }
}, 120_000);
