import { describe, expect, it } from 'vitest';
import { checkUpload, findServerField, isInlineType, toStorableName } from './upload-rules.ts';

const toBytes = (text: string) => Buffer.from(text, 'latin1');
const PNG = toBytes('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR');
const JPEG = toBytes('\xff\xd8\xff\xe0\x00\x10JFIF');
const M4A = toBytes('\x00\x00\x00\x20ftypM4A \x00');
const AVIF = toBytes('\x00\x00\x00\x20ftypavif\x00');
const WEBP = toBytes('RIFF\x10\x00\x00\x00WEBPVP8 ');
const WAV = toBytes('RIFF\x10\x00\x00\x00WAVEfmt ');
const MP3 = toBytes('\xff\xfb\x90\x00');
const ZIP = toBytes('PK\x03\x04\x14');
const SVG = Buffer.from('\ufeff<!-- a comment -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
const HTML = Buffer.from('  <!DOCTYPE html><script>alert(1)</script>');
const UTF16_HTML = Buffer.from('\ufeff<html><script>1</script>', 'utf16le');
const VTT = Buffer.from('WEBVTT\n\ns1\n00:00.000 --> 00:01.000\nXin chào\n');
const TEXT = Buffer.from('Đọc sách cùng bé: 3 < 5 và 5 > 3.');
const BINARY_NOISE = Buffer.from([0, 1, 2, 3, 250, 251]);

describe('checkUpload', () => {
  it.each([
    ['image/png', PNG],
    ['image/jpeg', JPEG],
    ['image/webp', WEBP],
    ['image/avif', AVIF],
    ['audio/mp4', M4A],
    ['audio/x-m4a', M4A],
    ['audio/mpeg', MP3],
    ['audio/wav', WAV],
    ['application/epub+zip', ZIP],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', ZIP],
    ['text/vtt', VTT],
    ['text/plain; charset=utf-8', TEXT],
    ['text/plain', Buffer.alloc(0)],
    ['text/plain', Buffer.from('\ufeffmột dòng chữ', 'utf16le')],
    // Each of these texts begins with the letters of a binary signature (BM, GIF, MZ) that is too short to identify a file.
    ['text/plain', Buffer.from('BMI của trẻ em theo tuổi')],
    ['text/plain', Buffer.from('GIF là gì?')],
    ['text/plain', Buffer.from('MZ là tên một nhóm nhạc')],
  ])('accepts a real %s', (type, head) => {
    expect(checkUpload(type, head, false)).toEqual({ type: type.split(';')[0] });
  });

  it.each([
    ['image/png', JPEG],
    ['image/png', HTML],
    ['image/png', TEXT],
    ['image/png', BINARY_NOISE],
    ['image/png', Buffer.alloc(0)],
    ['audio/mpeg', M4A],
    ['application/pdf', ZIP],
    ['text/plain', PNG],
    ['text/plain', HTML],
    ['text/plain', UTF16_HTML],
    ['audio/mpeg', UTF16_HTML],
    ['audio/mpeg', Buffer.from('\ufeffmột dòng chữ', 'utf16le')],
    ['text/plain', SVG],
    ['text/vtt', SVG],
    ['text/plain', BINARY_NOISE],
    ['application/octet-stream', HTML],
    ['image/svg+xml', SVG],
    ['image/svg+xml', TEXT],
    ['image/svg+xml', PNG],
    ['text/html', HTML],
    ['application/xhtml+xml', HTML],
    ['text/javascript', TEXT],
    ['', HTML],
  ])('refuses a file that is declared %s but is something else, or is executable', (type, head) => {
    expect(checkUpload(type, head, false)).toHaveProperty('problem');
  });

  it('fills in the type that the browser did not know', () => {
    expect(checkUpload('application/octet-stream', PNG, false)).toEqual({ type: 'image/png' });
    expect(checkUpload('application/octet-stream', BINARY_NOISE, false)).toEqual({ type: 'application/octet-stream' });
  });

  it('allows administrators to upload markup, but only under its own type', () => {
    expect(checkUpload('image/svg+xml', SVG, true)).toEqual({ type: 'image/svg+xml' });
    expect(checkUpload('image/png', SVG, true)).toHaveProperty('problem');
    expect(checkUpload('image/png', JPEG, true)).toHaveProperty('problem');
  });
});

describe('toStorableName', () => {
  it.each(['tranh.PNG', 'Bức tranh.png', 'sách.tập.1.mp3', 'không có đuôi', '.htaccess', ''])('keeps %s', (name) =>
    expect(toStorableName(name)).toBe(name),
  );

  it.each([
    ['tranh.ảnh', 'tranh_ảnh'],
    ['sách.tập 1', 'sách_tập 1'],
    ['a.Đ.Ỏ', 'a_Đ_Ỏ'],
    ['a.', 'a_'],
    ['a.50%', 'a_50%'],
  ])('takes the extension of %s into the name', (name, expected) => {
    expect(toStorableName(name)).toBe(expected);
  });
});

describe('isInlineType', () => {
  it.each(['image/png', 'audio/mp4', 'video/mp4', 'application/pdf', 'text/vtt', 'text/plain; charset=utf-8'])(
    'allows %s inline',
    (type) => expect(isInlineType(type)).toBe(true),
  );
  it.each(['image/svg+xml', 'text/html', 'application/xml', 'text/javascript', 'application/octet-stream', ''])(
    'downloads %s',
    (type) => expect(isInlineType(type)).toBe(false),
  );
});

describe('serverField', () => {
  it('finds fields that only the server may set', () => {
    expect(findServerField(['title', 'filename_disk'])).toBe('filename_disk');
    expect(findServerField(['title', 'folder', 'description'])).toBeUndefined();
  });

  it('finds the place of a file also for administrators, who may change its type', () => {
    expect(findServerField(['type', 'filename_disk'], true)).toBe('filename_disk');
    expect(findServerField(['storage'], true)).toBe('storage');
    expect(findServerField(['type', 'title'], true)).toBeUndefined();
  });
});
