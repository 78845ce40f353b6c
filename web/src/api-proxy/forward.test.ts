import { describe, expect, it } from 'vitest';
import { findRule } from './allow-list.ts';
import { pickParameters, toSignedInCookie } from './forward.ts';

describe('the signed-in cookie', () => {
  it('has the lifetime of the session cookie and not its value', () => {
    expect(toSignedInCookie('hat_nang_token=secret.x.y; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax')).toBe(
      'signed-in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    );
    expect(toSignedInCookie('hat_nang_token=secret; Path=/; HttpOnly; SameSite=Lax')).toBe(
      'signed-in=1; Path=/; SameSite=Lax',
    );
  });
  it('is deleted together with the session cookie', () => {
    expect(toSignedInCookie('hat_nang_token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly')).toBe(
      'signed-in=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    );
  });
  it('is set for no other cookie', () => {
    expect(toSignedInCookie('hat_nang_proof=x; Path=/; HttpOnly')).toBeUndefined();
  });
});

describe('the query of a rule with parameters', () => {
  const rule = findRule('GET', 'search/suggest');
  if (!rule || rule === 'method') throw new Error('no rule');
  const passedParameters = (text: string) => pickParameters(new URLSearchParams(text), rule);
  it('is forwarded with only these parameters, each once', () => {
    expect(passedParameters('q=sách&lang=vi&limit=8&fields=*&access_token=x&q=y')).toBe('?lang=vi&q=s%C3%A1ch&limit=8');
  });
  it('is refused when a value is too long', () => {
    expect(passedParameters(`lang=vi&q=${'a'.repeat(101)}`)).toBeUndefined();
    expect(passedParameters(`lang=vi&q=${'\u{1f4d6}'.repeat(100)}`)).toBeDefined();
    expect(passedParameters('lang=vietnamese')).toBeUndefined();
  });
});
