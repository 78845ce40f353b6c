import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubFetch } from '@/cms/stub-fetch.test-support';
import type { Progress } from './record-progress.ts';

/** Results of the next requests: a status code, a promise of a status code, or `broken` for no response. The last result applies to all further requests. */
let answers: (number | 'broken' | Promise<number>)[];
let sentProgress: { document: number; page: number; keepalive: boolean }[];
let consent: boolean;
let recordProgress: (progress: Progress) => void;
let fakeDocument: EventTarget & { visibilityState: string };
let signIn: (id: string) => void;

const progressAt = (documentId: number, pageNumber: number): Progress => ({
  documentId,
  lang: 'vi',
  page: pageNumber,
  pageCount: 8,
  positionMs: 0,
  isFinished: false,
});

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers = [200];
  sentProgress = [];
  consent = true;
  stubFetch(async (request) => {
    if (request.url.includes('/api/users/me')) return Response.json({ data: { is_history_recorded: consent } });
    const { document, page: pageNumber } = (await request.json()) as { document: number; page: number };
    sentProgress.push({ document, page: pageNumber, keepalive: request.keepalive });
    const answer = await (answers.length > 1 ? answers.shift() : answers[0]);
    if (answer === 'broken') throw new TypeError('Failed to fetch');
    return Response.json({ data: {} }, { status: Number(answer) });
  });
  fakeDocument = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', fakeDocument);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('BroadcastChannel', class extends EventTarget {});
  vi.resetModules();
  const { sessionStore } = await import('@/session/session-store');
  signIn = (id) =>
    sessionStore.set({
      status: 'success',
      user: { id, email: 'na@example.com', username: 'na', role: { short_name: 'kid' } },
    });
  signIn('1');
  ({ recordProgress } = await import('./record-progress.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sentPlaces = () => sentProgress.map(({ document, page: pageNumber }) => `${document}:${pageNumber}`);

const hidePage = async () => {
  fakeDocument.visibilityState = 'hidden';
  fakeDocument.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(10);
};

describe('reading progress', () => {
  it('is sent once for many page turns, with the newest page', async () => {
    for (const pageNumber of [2, 3, 4]) recordProgress(progressAt(7, pageNumber));
    await vi.advanceTimersByTimeAsync(4100);
    expect(sentPlaces()).toEqual(['7:4']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sentPlaces()).toEqual(['7:4']);
  });

  it('is retried after failures with growing pauses, without a page turn or a browser event', async () => {
    answers = ['broken', 503, 200];
    recordProgress(progressAt(7, 2));
    await vi.advanceTimersByTimeAsync(4100);
    expect(sentPlaces()).toEqual(['7:2']);
    await vi.advanceTimersByTimeAsync(8100);
    expect(sentPlaces()).toEqual(['7:2', '7:2']);
    await vi.advanceTimersByTimeAsync(16_100);
    expect(sentPlaces()).toEqual(['7:2', '7:2', '7:2']);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sentProgress).toHaveLength(3);
  });

  it('is kept for two books while there is no network', async () => {
    answers = ['broken', 'broken', 200];
    recordProgress(progressAt(7, 2));
    recordProgress(progressAt(8, 5));
    await vi.advanceTimersByTimeAsync(4100);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect(sentPlaces().slice(2).toSorted()).toEqual(['7:2', '8:5']);
  });

  it('is sent only after the previous request has ended', async () => {
    let respond: (status: number) => void = () => undefined;
    answers = [new Promise<number>((resolve) => (respond = resolve)), 200];
    recordProgress(progressAt(7, 2));
    await vi.advanceTimersByTimeAsync(4100);
    recordProgress(progressAt(7, 3));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sentPlaces()).toEqual(['7:2']);
    respond(200);
    await vi.advanceTimersByTimeAsync(4100);
    expect(sentPlaces()).toEqual(['7:2', '7:3']);
  });

  it('is not sent again after a refusal', async () => {
    answers = [403];
    recordProgress(progressAt(7, 2));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sentProgress).toHaveLength(1);
  });

  it('is not sent without consent', async () => {
    consent = false;
    recordProgress(progressAt(7, 2));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sentProgress).toEqual([]);
  });

  it('is not sent to the account of a user who logs in later', async () => {
    answers = ['broken', 200];
    recordProgress(progressAt(7, 2));
    await vi.advanceTimersByTimeAsync(4100);
    signIn('2');
    recordProgress(progressAt(8, 5));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sentPlaces()).toEqual(['7:2', '8:5']);
  });

  it('is sent when the visitor leaves the page', async () => {
    recordProgress(progressAt(7, 2));
    await vi.advanceTimersByTimeAsync(10);
    await hidePage();
    expect(sentProgress).toEqual([{ document: 7, page: 2, keepalive: true }]);
  });

  it('is sent again when the visitor leaves during its request, but only once', async () => {
    answers = [new Promise<number>(() => undefined), 200];
    recordProgress(progressAt(7, 2));
    await vi.advanceTimersByTimeAsync(4100);
    await hidePage();
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(10);
    expect(sentProgress).toEqual([
      { document: 7, page: 2, keepalive: false },
      { document: 7, page: 2, keepalive: true },
    ]);
  });

  it('is sent only after the previous request has ended, even if the page was hidden in between', async () => {
    let respond: (status: number) => void = () => undefined;
    answers = [new Promise<number>((resolve) => (respond = resolve)), 200];
    recordProgress(progressAt(7, 2));
    await vi.advanceTimersByTimeAsync(4100);
    await hidePage();
    recordProgress(progressAt(7, 3));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sentPlaces()).toEqual(['7:2', '7:2']);
    respond(200);
    await vi.advanceTimersByTimeAsync(4100);
    expect(sentPlaces()).toEqual(['7:2', '7:2', '7:3']);
  });

  it('is not replaced by an older one whose request fails after the page was hidden', async () => {
    let respond: (status: number) => void = () => undefined;
    answers = [new Promise<number>((resolve) => (respond = resolve)), 200];
    recordProgress(progressAt(7, 2));
    await vi.advanceTimersByTimeAsync(4100);
    recordProgress(progressAt(7, 3));
    await hidePage();
    respond(503);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sentPlaces()).toEqual(['7:2', '7:3']);
  });

  it('is sent again later if the request at leaving fails and the page returns', async () => {
    answers = ['broken', 200];
    recordProgress(progressAt(7, 2));
    await vi.advanceTimersByTimeAsync(10);
    await hidePage();
    await vi.advanceTimersByTimeAsync(8100);
    expect(sentProgress.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });
});
