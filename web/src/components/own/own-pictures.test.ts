import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubFetch } from '@/cms/stub-fetch.test-support';

/** Statuses of the next responses. The last status applies to all further responses. */
let statuses: number[];
let requestedIds: string[];
/** The picture of item 3. */
const file = {
  id: 'f3',
  width: 640,
  height: 480,
  focal_point_x: 480,
  focal_point_y: 72,
  modified_on: '2026-11-28T00:00:00Z',
  blurred_colors: 'rEoRYw9bq1JXYzVn8mZWY1pbe19bX3ln',
};
let requestPicture: typeof import('./own-pictures.ts').requestPicture;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  requestedIds = [];
  stubFetch(async ({ url }) => {
    const ids = new URL(url).searchParams.get('ids') ?? '';
    requestedIds.push(ids);
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
    const data = ids.split(',').map((id) => ({ id: Number(id), file: id === '3' ? file : null }));
    return Response.json({ data }, { status });
  });
  vi.resetModules();
  ({ requestPicture } = await import('./own-pictures.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('requests the pictures of a render together', async () => {
  statuses = [200];
  const onPicture = vi.fn();
  for (const id of [1, 2]) requestPicture(`documents:${id}`, onPicture);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requestedIds).toEqual(['1,2']);
  expect(onPicture).toHaveBeenCalledTimes(2);
});

it('requests the pictures of visible cards once more after a failure', async () => {
  statuses = [503, 200];
  const onPicture = vi.fn();
  requestPicture('documents:1', onPicture);
  const removeCallback = requestPicture('documents:2', vi.fn());
  await vi.advanceTimersByTimeAsync(1000);
  expect(onPicture).not.toHaveBeenCalled();
  removeCallback?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requestedIds).toEqual(['1,2', '1']);
  expect(onPicture).toHaveBeenCalledOnce();
});

it('sends no third request during an outage', async () => {
  statuses = [503];
  requestPicture('documents:1', vi.fn());
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requestedIds).toEqual(['1', '1']);
});

it('gives a picture its size, its focal point and its blurred colours', async () => {
  statuses = [200];
  const onPicture = vi.fn();
  requestPicture('news:3', onPicture);
  requestPicture('news:4', onPicture);
  await vi.advanceTimersByTimeAsync(1000);
  const { width, height, blurred_colors: blurredColors } = file;
  expect(onPicture.mock.calls).toEqual([
    [expect.objectContaining({ width, height, blurredColors, objectPosition: '75% 15%' })],
    [null],
  ]);
});
