import { describe, expect, it } from 'vitest';
import { companionOf } from './forward.ts';

describe('the readable companion of the session’s cookie', () => {
  it('lives as long as it, and says only that there is one', () => {
    expect(companionOf('hat_nang_token=secret.x.y; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax')).toBe(
      'signed-in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    );
    expect(companionOf('hat_nang_token=secret; Path=/; HttpOnly; SameSite=Lax')).toBe(
      'signed-in=1; Path=/; SameSite=Lax',
    );
  });
  it('goes with it', () => {
    expect(companionOf('hat_nang_token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly')).toBe(
      'signed-in=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    );
  });
  it('belongs to no other cookie', () => {
    expect(companionOf('hat_nang_proof=x; Path=/; HttpOnly')).toBeUndefined();
  });
});
