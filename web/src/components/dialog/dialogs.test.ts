import { describe, expect, it } from 'vitest';
import { buildDialogAddress, dialogSizes, parseDialogName } from './dialogs.ts';

const toLocation = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://site');
  return { pathname, search, hash };
};

describe('the address of a dialog', () => {
  it('names one of the twelve account dialogs or of the four dialogs that are not in the specification', () => {
    expect(Object.keys(dialogSizes)).toHaveLength(12 + 4);
    for (const name of Object.keys(dialogSizes)) expect(parseDialogName(`?dialog=${name}`)).toBe(name);
    for (const search of ['', '?dialog=', '?dialog=constructor', '?dialog=toString', '?dialog=Login', '?login'])
      expect(parseDialogName(search), search).toBeUndefined();
  });
  it('keeps the other parameters and the fragment of the page', () => {
    expect(buildDialogAddress(toLocation('/tin-tuc?sort=oldest#a'), 'login')).toBe(
      '/tin-tuc?sort=oldest&dialog=login#a',
    );
    expect(buildDialogAddress(toLocation('/tin-tuc?sort=oldest&dialog=login#a'), 'otp')).toBe(
      '/tin-tuc?sort=oldest&dialog=otp#a',
    );
    expect(buildDialogAddress(toLocation('/tin-tuc?sort=oldest&dialog=login#a'), undefined)).toBe(
      '/tin-tuc?sort=oldest#a',
    );
    expect(buildDialogAddress(toLocation('/en?dialog=login'), undefined)).toBe('/en');
  });
  it('the dialogs have the sizes of the specification', () => {
    const dialogsOfSize = (size: string) =>
      Object.entries(dialogSizes).flatMap(([name, own]) => (own === size ? [name] : []));
    expect(dialogsOfSize('large')).toEqual(['sign-up']);
    expect(dialogsOfSize('small').sort()).toEqual(['login', 'otp']);
  });
});
