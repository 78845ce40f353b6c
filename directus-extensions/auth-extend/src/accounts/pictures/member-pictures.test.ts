import { expect, it } from 'vitest';
import type { AccountContext } from '../../shared/context.ts';
import { TooManyRequests } from '../../shared/errors.ts';
import { type Owner, storePicture } from './member-pictures.ts';

it('asks to retry later while 40 pictures wait to be stored', async () => {
  const picture = { content: Buffer.alloc(1), kind: 'webp' } as const;
  const file = { title: 'avatar', filename_download: 'avatar.webp' };
  // The context has no database, so each picture that waits fails when the queue stores it.
  const store = () => storePicture({} as AccountContext, { id: 'na' } as Owner, picture, file);
  const results = await Promise.allSettled(Array.from({ length: 41 }, store));
  const reasons = results.map((result) => result.status === 'rejected' && result.reason);
  expect(reasons.filter((reason) => reason instanceof TooManyRequests)).toHaveLength(1);
});
