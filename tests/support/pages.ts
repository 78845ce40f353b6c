import type { BrowserContext, Page } from '@playwright/test';
import { stack } from '../setup/stack.ts';

/** A browser that has made the starting choice, so that Home is Home (readings, "starting": measurements send the choice cookie). */
export async function withStartingChoice(context: BrowserContext, more: Record<string, string> = {}): Promise<void> {
  const cookies = { starting: 'kid', lang: 'vi', ...more };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: stack().siteUrl })));
}

/** Collects what a page must never do: errors on its console, refused policies, requests to other hosts. */
export function watch(page: Page): { problems: string[] } {
  const problems: string[] = [];
  const own = new URL(stack().siteUrl).host;
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== own) problems.push(`third party: ${request.url()}`);
  });
  return { problems };
}
