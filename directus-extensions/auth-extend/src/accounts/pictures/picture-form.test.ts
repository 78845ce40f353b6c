import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readPictureForm } from './picture-form.ts';

const file = (content: string) =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="na.png"\r\nContent-Type: image/png\r\n\r\n${content}\r\n`;
const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const readForm = (body: string, { totalMs = 5_000, isOpen = false } = {}) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const request = Object.assign(new PassThrough(), { headers });
  const form = readPictureForm(request, { bytes: 1_000, totalMs });
  request.write(body);
  if (!isOpen) request.end();
  return form;
};

describe('readPictureForm', () => {
  it('reads one file and its fields', async () => {
    const form = await readForm(`${field('title', 'Ảnh')}${file('abc')}--x--\r\n`);
    expect([form.filename, form.content.toString(), form.fields.get('title')]).toEqual(['na.png', 'abc', 'Ảnh']);
  });

  it.each([
    ['two files', `${file('a')}${file('b')}--x--\r\n`, 'form'],
    ['many fields', `${field('a', 'b').repeat(20)}${file('a')}--x--\r\n`, 'form'],
    ['no file', `${field('a', 'b')}--x--\r\n`, 'form'],
    ['half a file', file('abc').slice(0, -4), 'form'],
    ['no form', 'hello', 'form'],
    ['a large file', `${file('x'.repeat(2_000))}--x--\r\n`, 'size'],
  ])('refuses %s', async (_name, body, about) => {
    await expect(readForm(body)).rejects.toMatchObject({ name: 'FormProblem', about });
  });

  it('refuses a form that does not end in time', async () => {
    await expect(readForm(file('abc'), { totalMs: 30, isOpen: true })).rejects.toMatchObject({ about: 'form' });
  });
});
