import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { linkTokenScript } from '../../src/features/auth-dialogs/link-token.ts';
import enCommon from '../../src/i18n/messages/en/common.json' with { type: 'json' };
import viCommon from '../../src/i18n/messages/vi/common.json' with { type: 'json' };
import { contentSecurityPolicy } from '../security-headers.ts';
import { heldPressesScript } from './held-presses.ts';
import { lateScriptsLoader, loadScriptsLate } from './late-scripts.ts';

const page = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
  '<link rel="preload" href="/fonts/a.woff2" as="font"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/start.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/b-1~2.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>early()</script></head><body><p>Chữ &lt;script src="/_next/static/chunks/x.js" async=""&gt;</p>',
  '<script src="/_next/static/chunks/start.js" async=""></script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script>self.__next_f.push([1,"\\u003cscript src=\\"/_next/static/chunks/y.js\\" async=\\"\\"\\u003e"])</script>',
  '</body></html>',
].join('');

describe('late scripts', () => {
  const latePage = loadScriptsLate(page);

  it('are listed once each, in order, in one loader at the end of the page', () => {
    expect(latePage).toContain(
      '<script data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b-1~2.js /_next/static/chunks/start.js">',
    );
    expect(latePage.endsWith(`${lateScriptsLoader}</script></body></html>`)).toBe(true);
    expect(latePage).not.toContain('async=""></script>');
    expect(latePage).not.toContain('as="script"');
  });
  it('leave the rest of the page unchanged: other preloads, inline scripts, scripts for old browsers, text', () => {
    for (const snippet of [
      'as="font"',
      '<script>early()</script>',
      'old.js" noModule=""',
      'x.js" async=""&gt;</p>',
      'y.js\\" async',
    ])
      expect(latePage).toContain(snippet);
  });
  it('add one script for held presses to the head, with messages in the language of the page', () => {
    expect(latePage.split(heldPressesScript)).toHaveLength(2);
    expect(latePage.indexOf(heldPressesScript)).toBeLessThan(latePage.indexOf('</head>'));
    expect(latePage).toContain(`data-waiting="${viCommon.heldPress.waiting}"`);
    const englishPage = loadScriptsLate(page.replace('<html>', '<html lang="en-US">'));
    expect(englishPage).toContain(`data-failed="${enCommon.heldPress.failed}"`);
  });
  it('do not change a finished page or a page without scripts', () => {
    expect(loadScriptsLate(latePage)).toBe(latePage);
    expect(loadScriptsLate('<p>x</p></body>')).toBe('<p>x</p></body>');
  });
  it('need only one hash in the policy, the same for every page', () => {
    const hash = `'sha256-${createHash('sha256').update(lateScriptsLoader).digest('base64')}'`;
    expect(contentSecurityPolicy(latePage)).toContain(hash);
    expect(contentSecurityPolicy(loadScriptsLate(page.replaceAll('a.js', 'c.js')))).toContain(hash);
  });
});

/** Runs the inline scripts of a page at this address. Returns whether its late scripts load before the load event. */
const startsEarly = (address: string, sessionStorage?: Pick<Storage, 'getItem' | 'setItem'>): boolean => {
  const location = new URL(address, 'http://site.test');
  const loadedScripts: unknown[] = [];
  const page = {
    URL,
    location,
    history: {
      replaceState: (_state: unknown, _title: string, url: string) =>
        Object.assign(location, { href: new URL(url, location).href }),
    },
    get sessionStorage() {
      if (!sessionStorage) throw new Error('blocked');
      return sessionStorage;
    },
    document: {
      currentScript: { getAttribute: () => '/a.js /b.js' },
      createElement: () => ({ setAttribute: () => undefined }),
      head: { appendChild: (script: unknown) => loadedScripts.push(script) },
      readyState: 'interactive',
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    setTimeout: (run: () => void, delayMs = 0) => void (delayMs === 0 && run()),
  };
  runInNewContext(`var window=this;${linkTokenScript};${lateScriptsLoader}`, page);
  return loadedScripts.length === 2;
};

describe('late scripts start early', () => {
  const createStorage = () => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    };
  };
  it('at a mail link without a dialog in its address, with or without session storage', () => {
    expect(startsEarly('/dat-lai-mat-khau?token=x', createStorage())).toBe(true);
    expect(startsEarly('/dat-lai-mat-khau?token=x')).toBe(true);
  });
  it('at an address with a dialog or a document', () => {
    expect(startsEarly('/tin-tuc?dialog=login', createStorage())).toBe(true);
    expect(startsEarly('/tai-lieu?sort=oldest&document=7', createStorage())).toBe(true);
  });
  it('at no other address', () => {
    expect(startsEarly('/tai-lieu?sort=oldest', createStorage())).toBe(false);
    expect(startsEarly('/tai-lieu?sort=oldest')).toBe(false);
  });
});

it.each([lateScriptsLoader, heldPressesScript])('an inline script is valid inside a page', (code) => {
  expect(() => new Function(code)).not.toThrow();
  expect(code).not.toMatch(/<\/?script|<!--/);
});
