import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { content } from '../../support/content.ts';
import { createFixtures } from '../../support/items.ts';
import { newClient, postForm } from '../../support/post-form.ts';
import { attributesOfElements, unescapeHtml, visibleText } from '../../support/site.ts';

const fixtures = createFixtures();
const uniqueWord = `thử-${Date.now().toString(36)}`;
afterAll(async () => {
  await fixtures.clear();
  for (const { id } of await content.read(
    'contact_messages',
    `filter[message][_contains]=${uniqueWord}&fields=id&limit=-1`,
  ))
    await content.remove('contact_messages', id);
});

const formFields = (overrides: Record<string, unknown> = {}) => ({
  lang: 'vi',
  name: 'Lan Thử',
  email: 'lan@example.com',
  phone: '024 0000 1234',
  message: `Chào thư viện ${uniqueWord}`,
  agreement: 'on',
  ...overrides,
});

const storedMessages = (text: string) =>
  content.read('contact_messages', `filter[message][_contains]=${encodeURIComponent(text)}&limit=-1`);

interface Mail {
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
  from: { address: string }[];
  headers: Record<string, unknown>;
}
const mailsWith = async (text: string): Promise<Mail[]> =>
  ((await (await fetch(`${stack().mailUrl}/email`)).json()) as Mail[]).filter((mail) => mail.text?.includes(text));

describe('a message to the foundation', () => {
  it.each(languages)('is kept, and mailed, in %s', async (lang) => {
    const message = `Dòng một ${uniqueWord} ${lang}\nDòng hai`;
    const answer = await postForm('/api/contact', formFields({ lang, message }));
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { data: { sent: true } }]);
    const [row] = await storedMessages(`${uniqueWord} ${lang}`);
    expect(row).toMatchObject({
      name: 'Lan Thử',
      email: 'lan@example.com',
      phone: '02400001234',
      message,
      languages_code: lang === 'vi' ? 'vi-VN' : 'en-US',
      state: 'new',
    });
    await expect.poll(async () => (await mailsWith(`${uniqueWord} ${lang}`)).length, { timeout: 15_000 }).toBe(1);
    const [mail] = await mailsWith(`${uniqueWord} ${lang}`);
    const [settings] = [await content.read('account_settings', 'fields=contact_email')].flat();
    expect(mail?.to.map(({ address }) => address)).toEqual([settings?.contact_email]);
    expect(mail?.text).toContain('Dòng hai');
  });

  it('line breaks, HTML and further addresses change nothing but the text', async () => {
    const hostileMessage = `${uniqueWord}n\r\nBcc: b@example.com\r\n\r\n<img src=x onerror=alert(1)> {brand}`;
    const name = `Lan\r\nBcc: c@example.com <d@example.com>, "E" <e@example.com>`;
    expect((await postForm('/api/contact', formFields({ name, message: hostileMessage }))).status).toBe(200);
    await expect.poll(async () => (await mailsWith(`${uniqueWord}n`)).length, { timeout: 15_000 }).toBe(1);
    const [mail] = await mailsWith(`${uniqueWord}n`);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.subject).not.toContain('Lan');
    expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
    expect(Object.keys(mail?.headers ?? {})).not.toContain('reply-to');
    expect(JSON.stringify(mail?.headers)).not.toMatch(/[b-e]@example\.com/);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text).toContain('{brand}');
    for (const email of [
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      '<b>a@example.com</b>',
    ]) {
      const answer = await postForm('/api/contact', formFields({ email, message: `${uniqueWord}e` }));
      expect([answer.status, JSON.parse(answer.text).fields], email).toEqual([
        422,
        { email: 'Địa chỉ email không hợp lệ' },
      ]);
    }
    expect(await storedMessages(`${uniqueWord}e`)).toEqual([]);
  });

  it('says what is missing, in both languages, and keeps nothing', async () => {
    const emptyForm = { name: ' ', email: '', phone: '12', message: '', agreement: undefined };
    const vi = JSON.parse((await postForm('/api/contact', formFields(emptyForm))).text);
    expect(vi).toEqual({
      summary: 'Có 5 ô cần xem lại.',
      fields: {
        name: 'Vui lòng nhập họ và tên',
        email: 'Vui lòng nhập email',
        phone: 'Số điện thoại không hợp lệ',
        message: 'Vui lòng viết lời nhắn (tối đa 5.000 ký tự)',
        agreement: 'Vui lòng xác nhận bạn đã đọc chính sách bảo mật của chúng tôi',
      },
    });
    const en = JSON.parse((await postForm('/api/contact', formFields({ lang: 'en', agreement: '' }))).text);
    expect(en).toEqual({
      summary: 'Please confirm you have read our privacy policy',
      fields: { agreement: 'Please confirm you have read our privacy policy' },
    });
  });

  it('the fourth within an hour is refused kindly, and its text kept; another client goes on', async () => {
    const client = newClient();
    for (let messageNumber = 1; messageNumber <= 3; messageNumber++)
      expect(
        (await postForm('/api/contact', formFields({ message: `${uniqueWord}l ${messageNumber}` }), { client })).status,
      ).toBe(200);
    const fourthForm = formFields({ message: `${uniqueWord}l <4> & "bốn"` });
    const refusedAnswer = await postForm('/api/contact', fourthForm, { client });
    expect(refusedAnswer.status).toBe(429);
    expect(JSON.parse(refusedAnswer.text).summary).toMatch(/Lời nhắn này vẫn còn nguyên.*sau (60|59) phút/);
    const page = await postForm('/api/contact', fourthForm, { client, isForm: true });
    expect([page.status, page.type]).toEqual([429, 'text/html; charset=utf-8']);
    expect(unescapeHtml(/<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(page.text)?.[1] ?? '')).toBe(fourthForm.message);
    expect(visibleText(page.text)).toContain('Lời nhắn này vẫn còn nguyên');
    expect(await storedMessages(`${uniqueWord}l`)).toHaveLength(3);
    expect((await postForm('/api/contact', formFields({ message: `${uniqueWord}l 5` }))).status).toBe(200);
  });

  it('20 at once from one client: three are taken', async () => {
    const client = newClient();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, messageNumber) =>
        postForm('/api/contact', formFields({ message: `${uniqueWord}p ${messageNumber}` }), { client }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
    expect(await storedMessages(`${uniqueWord}p`)).toHaveLength(3);
  });

  it('a program that fills the hidden field is thanked, and nothing is kept', async () => {
    const answer = await postForm(
      '/api/contact',
      formFields({ website: 'https://spam.example', message: `${uniqueWord}t` }),
    );
    expect(answer.status).toBe(200);
    expect(await storedMessages(`${uniqueWord}t`)).toEqual([]);
  });
});

describe('without JavaScript', () => {
  it.each(languages)('a form in %s leads to the thanks', async (lang) => {
    const answer = await postForm('/api/contact', formFields({ lang, message: `${uniqueWord}f` }), { isForm: true });
    expect([answer.status, answer.location]).toEqual([303, `${href(lang, 'contact')}#sent`]);
  });

  it.each(languages)('a form in %s with a mistake comes back as it was', async (lang) => {
    const typedFields = formFields({
      lang,
      name: '"><script>alert(1)</script>',
      email: 'x',
      message: 'a\n{{value.name}} </textarea>',
    });
    const page = await postForm('/api/contact', typedFields, { isForm: true });
    expect([page.status, page.type]).toEqual([422, 'text/html; charset=utf-8']);
    const inputs = attributesOfElements(page.text, 'input');
    expect(inputs.find(({ name }) => name === 'name')?.value).toBe(typedFields.name);
    const email = inputs.find(({ name }) => name === 'email');
    expect([email?.value, email?.['aria-invalid']]).toEqual(['x', 'true']);
    expect(inputs.find(({ name }) => name === 'agreement')).toHaveProperty('checked');
    expect(unescapeHtml(/<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(page.text)?.[1] ?? '')).toBe(typedFields.message);
    expect(visibleText(page.text)).toContain(lang === 'vi' ? 'Địa chỉ email không hợp lệ' : 'Invalid email address');
    expect(page.text).not.toContain('<script>alert(1)');
    expect(page.text).not.toMatch(/\{\{(?!value\.name\}\} )/);
    expect(page.policy).toMatch(/script-src 'self'/);
    expect(page.text).not.toContain('__next_f');
  });
});

describe('the API proxy', () => {
  it('takes no form of another site, nothing too large, nothing that is no form', async () => {
    for (const path of ['/api/contact', '/api/helpful']) {
      const foreignHeaders = { 'sec-fetch-site': 'cross-site' };
      expect((await postForm(path, formFields(), { headers: foreignHeaders })).status, path).toBe(403);
      expect((await postForm(path, formFields({ message: 'x'.repeat(60_000) }))).status, path).toBe(413);
      expect((await postForm(path, formFields(), { headers: { 'content-type': 'text/plain' } })).status, path).toBe(
        400,
      );
      expect((await postForm(path, formFields({ lang: 'fr' }))).status, path).toBe(400);
      expect((await postForm(path, { lang: 'vi', name: { $ne: 1 } })).status, path).toBe(400);
    }
  });
  it('Directus takes visitors’ forms from the site alone', async () => {
    for (const path of ['/visitor/contact', '/visitor/helpful']) {
      for (const headers of [{}, { 'x-site-secret': 'x' }] as Record<string, string>[]) {
        const answer = await fetch(`${stack().directusUrl}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: '{}',
        });
        expect(answer.status, path).toBe(404);
      }
    }
  });
});

describe('was this helpful', () => {
  let article = { id: 0, path: '' };
  beforeAll(async () => {
    const [section] = await content.read('help_center_sections', 'filter[status][_eq]=published&limit=1&fields=id');
    const item = await fixtures.item('help_center', { section: section?.id });
    article = { id: item.id, path: href('vi', 'helpCenterDetail', { slug: item.slug.vi, id: item.id }) };
  });
  const votes = () => content.read('helpful_votes', `filter[help_center][_eq]=${article.id}`);

  it('counts one vote a visitor, and the last one', async () => {
    const client = newClient();
    for (const helpful of ['yes', 'no']) {
      const answer = await postForm('/api/helpful', { lang: 'vi', article: article.id, helpful }, { client });
      expect(answer.status).toBe(204);
    }
    expect((await votes()).map(({ is_helpful }) => is_helpful)).toEqual([false]);
    const otherAnswer = await postForm('/api/helpful', { lang: 'vi', article: article.id, helpful: 'yes' });
    expect(otherAnswer.status).toBe(204);
    expect(await votes()).toHaveLength(2);
    expect(JSON.stringify(await votes())).not.toContain(client);
  });

  it('leads a form without JavaScript back to the article', async () => {
    const answer = await postForm(
      '/api/helpful',
      { lang: 'vi', article: String(article.id), helpful: 'yes' },
      { isForm: true },
    );
    expect([answer.status, answer.location]).toEqual([303, `${article.path}#helpful-thanks`]);
    expect((await postForm('/api/helpful', { lang: 'vi', article: 99999999, helpful: 'yes' })).status).toBe(404);
  });

  it('has a limit', async () => {
    const client = newClient();
    const statuses = await Promise.all(
      Array.from({ length: 65 }, () =>
        postForm('/api/helpful', { lang: 'vi', article: article.id, helpful: 'yes' }, { client }).then(
          ({ status }) => status,
        ),
      ),
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
