import { describe, expect, test } from 'vitest';
import { findChunkAddresses } from './chunk-addresses.ts';

describe('addresses of the build', () => {
  test('are found in a page, with its fonts and drawings', () => {
    const page = `<link rel="stylesheet" href="/_next/static/chunks/0a~b.css"/><script src="/_next/static/chunks/1f2e.js" async></script>
      <style>@font-face{src:url(/fonts/nunito-400.woff2)}</style><svg><use href="/icons/ph/book.svg#a"/></svg><a href="/tai-lieu">x</a>`;
    expect(findChunkAddresses(page).sort()).toEqual([
      '/_next/static/chunks/0a~b.css',
      '/_next/static/chunks/1f2e.js',
      '/fonts/nunito-400.woff2',
      '/icons/ph/book.svg#a',
    ]);
  });

  test('are found in a script that loads other chunks', () => {
    const script = 'e=>Promise.all(["static/chunks/9c.js","static/chunks/app/x-1.css"].map(t=>l(t)))';
    expect(findChunkAddresses(script)).toEqual(['/_next/static/chunks/9c.js', '/_next/static/chunks/app/x-1.css']);
  });
});
