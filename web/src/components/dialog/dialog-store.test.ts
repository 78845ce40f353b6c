import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Fakes the parts of a browser tab that the store uses: address, history entries, and an asynchronous Back. */
class FakeTab extends EventTarget {
  #entries: { address: string; state: unknown }[];
  #at = 0;
  constructor(address: string) {
    super();
    this.#entries = [{ address, state: null }];
  }
  get location() {
    const { pathname, search, hash } = new URL(this.address, 'http://site');
    return { pathname, search, hash };
  }
  get address() {
    return this.#entries[this.#at]?.address ?? '';
  }
  get length() {
    return this.#entries.length;
  }
  get history() {
    return {
      state: this.#entries[this.#at]?.state,
      pushState: (state: unknown, _: string, address: string) => {
        this.#entries = [...this.#entries.slice(0, ++this.#at), { address, state }];
      },
      replaceState: (state: unknown, _: string, address: string) => {
        this.#entries[this.#at] = { address, state };
      },
      back: () => void setTimeout(() => this.go(-1), 5),
    };
  }
  go(steps: number) {
    this.#at += steps;
    this.dispatchEvent(new Event('popstate'));
  }
}

let store: typeof import('./dialog-store.ts') & typeof import('./opened-dialog.ts');
const loadStore = async () => ({ ...(await import('./dialog-store.ts')), ...(await import('./opened-dialog.ts')) });
let fakeTab: FakeTab;
const openTabAt = async (address: string) => {
  fakeTab = new FakeTab(address);
  vi.stubGlobal('window', fakeTab);
  vi.resetModules();
  store = await loadStore();
};
const shownName = () => store.dialogStore.get()?.name;

beforeEach(() => openTabAt('/tin-tuc?sort=oldest#a'));

describe('a dialog that reports an event', () => {
  it('is not opened by an address', async () => {
    for (const name of ['welcome', 'confirm-reset-password', 'confirm-password', 'confirm-username']) {
      await openTabAt(`/tin-tuc?a=1&dialog=${name}`);
      store.followAddress();
      expect([shownName(), fakeTab.address]).toEqual([undefined, '/tin-tuc?a=1']);
    }
  });
  it('is restored after a reload of its tab, without the username', async () => {
    store.openDialog('login');
    store.openDialog('welcome', { username: 'na', waitsForGuardian: true });
    const entry = fakeTab;
    vi.resetModules();
    store = await loadStore();
    fakeTab = entry;
    store.followAddress();
    expect(store.dialogStore.get()).toMatchObject({ name: 'welcome', data: { waitsForGuardian: true } });
    expect(JSON.stringify(fakeTab.history.state)).not.toContain('na"');
  });
  it('leaves no report in the history entry of the next dialog', () => {
    store.openDialog('welcome');
    store.openDialog('login');
    expect(fakeTab.history.state).toEqual({ hasPageBelow: true, report: undefined });
  });
});

describe('opening', () => {
  it('changes the address, and adds one history entry for consecutive dialogs', () => {
    store.openDialog('login', { username: 'na' });
    expect(fakeTab.address).toBe('/tin-tuc?sort=oldest&dialog=login#a');
    expect(store.dialogStore.get()).toMatchObject({ name: 'login', data: { username: 'na' } });
    store.openDialog('forgot-password');
    expect([fakeTab.address, fakeTab.length]).toEqual(['/tin-tuc?sort=oldest&dialog=forgot-password#a', 2]);
  });
  it('gives a dialog that is opened twice a new id, so that it starts from scratch', () => {
    store.openDialog('login');
    const firstId = store.dialogStore.get()?.id;
    store.openDialog('login');
    expect(store.dialogStore.get()?.id).not.toBe(firstId);
  });
  it('notifies a listener until it unsubscribes', () => {
    const listener = vi.fn();
    const stop = store.dialogStore.subscribe(listener);
    store.openDialog('otp');
    stop();
    store.openDialog('login');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('closing', () => {
  it('goes back to the page below, and resolves when the address is restored', async () => {
    store.openDialog('login');
    const closedDialog = store.closeDialog();
    expect(shownName()).toBeUndefined();
    expect(fakeTab.address).toContain('dialog=');
    await closedDialog;
    expect(fakeTab.address).toBe('/tin-tuc?sort=oldest#a');
  });
  it('only removes the parameter if the page was loaded with it, because Back would leave the site', async () => {
    await openTabAt('/en/news?dialog=login');
    store.followAddress();
    await store.closeDialog();
    expect([fakeTab.address, fakeTab.length]).toEqual(['/en/news', 1]);
  });
  it('runs once for two calls, and a dialog that is opened meanwhile waits for it', async () => {
    store.openDialog('login');
    const closedDialog = store.closeDialog();
    expect(store.closeDialog()).toBe(closedDialog);
    store.openDialog('otp');
    expect(shownName()).toBeUndefined();
    await closedDialog;
    await vi.waitFor(() => expect(shownName()).toBe('otp'));
    expect(fakeTab.address).toBe('/tin-tuc?sort=oldest&dialog=otp#a');
  });
  it('resolves at once if no dialog is open', async () => {
    await store.closeDialog();
    expect(fakeTab.address).toBe('/tin-tuc?sort=oldest#a');
  });
});

describe('following the address', () => {
  it('closes the dialog after Back and reopens it after Forward, with the data of the address', () => {
    store.openDialog('login');
    fakeTab.go(-1);
    store.followAddress();
    expect(shownName()).toBeUndefined();
    fakeTab.go(1);
    store.followAddress(() => ({ username: 'na' }));
    expect(store.dialogStore.get()).toMatchObject({ name: 'login', data: { username: 'na' } });
  });
  it('does not change a dialog that is already open', () => {
    store.openDialog('login', { username: 'na' });
    const openedDialog = store.dialogStore.get();
    store.followAddress();
    expect(store.dialogStore.get()).toBe(openedDialog);
  });
});

it('keeps the draft of a form until it is dropped', () => {
  store.storeDraft('login', { username: 'na' });
  expect(store.readDraft('login')).toEqual({ username: 'na' });
  expect(store.readDraft('sign-up')).toEqual({});
  store.removeDraft('login');
  expect(store.readDraft('login')).toEqual({});
});
