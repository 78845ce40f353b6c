import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { logFailures } from './failure-log.ts';

function linesOf(method: string, originalUrl: string, statusCode: number): string[] {
  const lines: string[] = [];
  const response = Object.assign(new EventEmitter(), { statusCode });
  const request = { method, originalUrl };
  void logFailures({ warn: (line) => lines.push(line) })(request as never, response as never, () => undefined);
  response.emit('finish');
  return lines;
}

it('logs the path of what failed, without its query', () => {
  expect(linesOf('GET', '/items/news?filter[title]=bé', 500)).toEqual(['guard: GET /items/news answered 500']);
});

it('logs no refusal, and no probe', () => {
  expect(linesOf('POST', '/users?x=1', 403)).toEqual([]);
  expect(linesOf('GET', '/server/ready', 503)).toEqual([]);
});
