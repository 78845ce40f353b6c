import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrarySpelling, spellingsOf } from '../../tests/support/spellings.ts';
import { judgeAddress } from './canonical-address.ts';

const fineVerdict = { kind: 'fine' };
const movedVerdict = (to: string) => ({ kind: 'moved', to });
const noPageVerdict = (path: string) => ({ kind: 'no-page', to: `/${encodeURIComponent(path.slice(1))}` });

describe('judgeAddress', () => {
  it.each([
    ['/', fineVerdict],
    ['/tin-tuc', fineVerdict],
    // Next redirects this address to the one without the slash and preserves the query.
    ['/tin-tuc/', fineVerdict],
    ['/tin-tuc?page=2&x=//..%2f', fineVerdict],
    ['/%C4%91%C6%B0%E1%BB%9Dng', fineVerdict],
    ['/_next/static/chunks/%5Broot%5D-a~1.js', fineVerdict],
    ['/icons/mdi/home+plus@2x.svg', fineVerdict],
    ['/.well-known/security.txt', fineVerdict],
    ['//tin-tuc', movedVerdict('/tin-tuc')],
    ['/tin-tuc//', movedVerdict('/tin-tuc')],
    ['//evil.example/%2f..', noPageVerdict('//evil.example/%2f..')],
    ['//evil.example//x?y=1', movedVerdict('/evil.example/x?y=1')],
    ['/%74in%2Dtuc', movedVerdict('/tin-tuc')],
    ['/%c4%91', movedVerdict('/%C4%91')],
    ['/tin-tuc/../bat-dau', noPageVerdict('/tin-tuc/../bat-dau')],
    ['/tin-tuc/%2e%2e/bat-dau', noPageVerdict('/tin-tuc/%2e%2e/bat-dau')],
    ['/tin-tuc/%2E./bat-dau', noPageVerdict('/tin-tuc/%2E./bat-dau')],
    ['/tin-tuc%2Fx', noPageVerdict('/tin-tuc%2Fx')],
    ['/tin-tuc\\x', noPageVerdict('/tin-tuc\\x')],
    ['/tin-tuc;x=1', noPageVerdict('/tin-tuc;x=1')],
    ['/tin-tuc/%2574', noPageVerdict('/tin-tuc/%2574')],
    ['/tin-tuc/%C4', noPageVerdict('/tin-tuc/%C4')],
    ['/%', noPageVerdict('/%')],
    ['/api/%E0%A4%A', { kind: 'no-call' }],
    ['/api/%2e%2e', { kind: 'no-call' }],
    ['/tin-tuc#x', noPageVerdict('/tin-tuc#x')],
    ['/api/items/news?limit=1', fineVerdict],
    ['/api/auth-extend/register/', fineVerdict],
    ['/api', fineVerdict],
    ['/apis', fineVerdict],
    ['/API/items/news', { kind: 'fine' }],
    ['//api/items/news', { kind: 'no-call' }],
    ['/x/../api/items/news', { kind: 'no-call' }],
    ['/%61pi/items/news', { kind: 'no-call' }],
    ['/api/items/a+b', { kind: 'no-call' }],
    ['/api/items/languages?access_token=x', { kind: 'token' }],
    ['/api/items/languages?a=1&%61ccess%5Ftoken[]=x', { kind: 'token' }],
    ['/tin-tuc?access_token=x', fineVerdict],
  ])('%s → %j', (target, expected) => {
    expect(judgeAddress(target)).toEqual(expected);
  });

  const apiPaths = ['/api/auth/login', '/api/items/news', '/api/graphql', '/api/users/me', '/api/files'];
  /**
   * Checks whether the two spellings differ only in case. Upper case cannot bypass the checks of a call: Next's routes and the allow-list are case-sensitive
   * and answer 404.
   */
  const isOnlyCase = (path: string, target: string) => target.toLowerCase() === path;
  const findOtherSpellings = (path: string) =>
    spellingsOf(path).filter((target) => !/^[a-z.]/.test(target) && target !== `${path}/` && !isOnlyCase(path, target));

  it('accepts no other spelling of a call', () => {
    for (const path of apiPaths) {
      for (const target of findOtherSpellings(path))
        expect([target, judgeAddress(target).kind]).not.toEqual([target, 'fine']);
    }
  });

  it('redirects a page with several changes to an address that is itself fine', () => {
    fc.assert(
      fc.property(arbitrarySpelling(['/tin-tuc', '/en/news', '/bat-dau']), ({ target }) => {
        fc.pre(target.startsWith('/'));
        const verdict = judgeAddress(target);
        if (verdict.kind === 'moved') expect(judgeAddress(verdict.to)).toEqual(fineVerdict);
        if (verdict.kind === 'moved') expect(verdict.to).toMatch(/^\/(?![\\/])/);
        if (verdict.kind === 'no-page') expect(verdict.to.slice(1)).not.toContain('/');
      }),
    );
  });
});
