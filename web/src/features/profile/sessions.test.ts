import { describe, expect, it } from 'vitest';
import { parseUserAgent } from './sessions.ts';

describe('a device', () => {
  it.each([
    ['(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge', 'windows'],
    ['(iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile Safari/604.1', 'Safari', 'iphone'],
    ['(Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome', 'androidPhone'],
    ['(Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 'Chrome', 'androidTablet'],
    ['(X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox', 'linux'],
    ['(X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 'Chrome', 'chromebook'],
    ['(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1', 'Safari', 'mac'],
  ])('has a browser and a kind in Mozilla/5.0 %s', (agent, browser, device) =>
    expect(parseUserAgent(`Mozilla/5.0 ${agent}`)).toEqual({ browser, device }),
  );

  it('is undefined for an unknown user agent', () => {
    expect(parseUserAgent('curl/8.0')).toBeUndefined();
    expect(parseUserAgent(null)).toBeUndefined();
  });
});
