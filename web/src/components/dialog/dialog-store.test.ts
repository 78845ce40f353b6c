import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The part of a browser that the store uses: the address, history entries, and an asynchronous Back. */
class Tab extends EventTarget {
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
let tab: Tab;
const openAt = async (address: string) => {
  tab = new Tab(address);
  vi.stubGlobal('window', tab);
  vi.resetModules();
  store = await loadStore();
};
const shown = () => store.dialogStore.get()?.name;

beforeEach(() => openAt('/tin-tuc?sort=oldest#a'));

describe('a report', () => {
  it('is not opened by an address', async () => {
    for (const name of ['welcome', 'confirm-reset-password', 'confirm-password', 'confirm-username']) {
      await openAt(`/tin-tuc?a=1&dialog=${name}`);
      store.followAddress();
      expect([shown(), tab.address]).toEqual([undefined, '/tin-tuc?a=1']);
    }
  });
  it('is shown again after a reload of the tab that came to it, without a name', async () => {
    store.openDialog('login');
    store.openDialog('welcome', { username: 'na', waitsForGuardian: true });
    const entry = tab;
    vi.resetModules();
    store = await loadStore();
    tab = entry;
    store.followAddress();
    expect(store.dialogStore.get()).toMatchObject({ name: 'welcome', data: { waitsForGuardian: true } });
    expect(JSON.stringify(tab.history.state)).not.toContain('na"');
  });
  it('says nothing for the dialog that follows it', () => {
    store.openDialog('welcome');
    store.openDialog('login');
    expect(tab.history.state).toEqual({ isDialog: true, report: undefined });
  });
});

describe('opening', () => {
  it('writes the address, in one entry however many dialogs follow each other', () => {
    store.openDialog('login', { username: 'na' });
    expect(tab.address).toBe('/tin-tuc?sort=oldest&dialog=login#a');
    expect(store.dialogStore.get()).toMatchObject({ name: 'login', data: { username: 'na' } });
    store.openDialog('forgot-password');
    expect([tab.address, tab.length]).toEqual(['/tin-tuc?sort=oldest&dialog=forgot-password#a', 2]);
  });
  it('makes another of the same name a new one, so that it begins afresh', () => {
    store.openDialog('login');
    const first = store.dialogStore.get()?.id;
    store.openDialog('login');
    expect(store.dialogStore.get()?.id).not.toBe(first);
  });
  it('tells whoever listens, until they stop', () => {
    const listener = vi.fn();
    const stop = store.dialogStore.subscribe(listener);
    store.openDialog('otp');
    stop();
    store.openDialog('login');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('closing', () => {
  it('goes back to the page below, and resolves when its address is there', async () => {
    store.openDialog('login');
    const closed = store.closeDialog();
    expect(shown()).toBeUndefined();
    expect(tab.address).toContain('dialog=');
    await closed;
    expect(tab.address).toBe('/tin-tuc?sort=oldest#a');
  });
  it('only takes the parameter out where the page was opened with it: Back would leave the site', async () => {
    await openAt('/en/news?dialog=login');
    store.followAddress();
    await store.closeDialog();
    expect([tab.address, tab.length]).toEqual(['/en/news', 1]);
  });
  it('is one closing when asked for twice, and what is opened meanwhile waits for it', async () => {
    store.openDialog('login');
    const closed = store.closeDialog();
    expect(store.closeDialog()).toBe(closed);
    store.openDialog('otp');
    expect(shown()).toBeUndefined();
    await closed;
    await vi.waitFor(() => expect(shown()).toBe('otp'));
    expect(tab.address).toBe('/tin-tuc?sort=oldest&dialog=otp#a');
  });
  it('of nothing is done at once', async () => {
    await store.closeDialog();
    expect(tab.address).toBe('/tin-tuc?sort=oldest#a');
  });
});

describe('following the address', () => {
  it('closes at Back and opens again at Forward, with what the address gives', () => {
    store.openDialog('login');
    tab.go(-1);
    store.followAddress();
    expect(shown()).toBeUndefined();
    tab.go(1);
    store.followAddress(() => ({ username: 'na' }));
    expect(store.dialogStore.get()).toMatchObject({ name: 'login', data: { username: 'na' } });
  });
  it('leaves the dialog that is open as it is', () => {
    store.openDialog('login', { username: 'na' });
    const opened = store.dialogStore.get();
    store.followAddress();
    expect(store.dialogStore.get()).toBe(opened);
  });
});

it('keeps what was typed into a form until it is dropped', () => {
  store.keepDraft('login', { username: 'na' });
  expect(store.draftOf('login')).toEqual({ username: 'na' });
  expect(store.draftOf('sign-up')).toEqual({});
  store.dropDraft('login');
  expect(store.draftOf('login')).toEqual({});
});
