import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePorts, isPortFree, requireFreePort } from './ports.ts';
import type { StepError } from './steps.ts';

it('names the taken port, the variable, and a port that is free', async () => {
  const [port = 0] = await findFreePorts(1);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    const error = await requireFreePort(port, '127.0.0.1', 'MAIL_PORT').catch((reason: StepError) => reason);
    expect(error).toMatchObject({ message: `Port ${port} is taken.` });
    const suggestedPort = Number(/MAIL_PORT=(\d+)/.exec((error as StepError).fix ?? '')?.[1]);
    expect(await isPortFree(suggestedPort, '127.0.0.1')).toBe(true);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
  await requireFreePort(port, '127.0.0.1', 'MAIL_PORT');
});

it('finds different ports', async () => {
  expect(new Set(await findFreePorts(20)).size).toBe(20);
});
