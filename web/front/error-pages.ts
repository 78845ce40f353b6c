import { buffer } from 'node:stream/consumers';
import { escapeHtml } from '@hat-nang/model/escape-html';
import { decodeComponent } from '@hat-nang/model/http/decode-component';
import { type Lang, languageCodes, splitLanguage } from '@hat-nang/model/languages';
import enCommon from '../src/i18n/messages/en/common.json' with { type: 'json' };
import viCommon from '../src/i18n/messages/vi/common.json' with { type: 'json' };
import { FinishedPage } from './finished-page.ts';
import type { NextClient } from './next-client.ts';

export type ErrorPage = 'unavailable' | 'missing';

/** Age in milliseconds after which a request renews a cached error page. That request still gets the old page, so the value is small. */
const maxAgeMs = 1000;

/** Returns the plain page that is shown until Next has rendered the designed page. */
const createPlainPage = (kind: ErrorPage, lang: Lang): FinishedPage => {
  const { error, notFound } = lang === 'en' ? enCommon : viCommon;
  const [title, text] =
    kind === 'missing'
      ? [`404 – ${notFound.title}`, `<p data-missing-path="true">${notFound.text}</p>`]
      : [`503 – ${error.title}`, `<p>${error.body}</p><p><a href="">${error.retry}</a></p>`];
  return new FinishedPage(
    `<!doctype html><html lang="${languageCodes[lang]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${text}`,
  );
};

/** Inserts the requested path into the marked paragraph of the "not found" page. One cached page per language serves every missing address. */
const insertMissingPath = (page: FinishedPage, pathname: string): FinishedPage => {
  const path = decodeComponent(pathname);
  const pathParagraph = /(<p data-missing-path="true"[^>]*>[^<]*)\{\{path\}\}/;
  const html = page.body().toString();
  return new FinishedPage(
    html.replace(pathParagraph, (_, before: string) => before + escapeHtml(path)),
    page.policy,
  );
};

/**
 * Caches the designed error pages ("not found" and "cannot be shown right now") in memory. A cached page needs neither Next nor a script. Next's own response
 * to `notFound()` is an empty document that only JavaScript fills.
 */
export class ErrorPages {
  #pages = new Map<string, { page?: FinishedPage | undefined; readAt: number }>();
  #client: NextClient;

  constructor(client: NextClient) {
    this.#client = client;
  }

  async load(): Promise<void> {
    for (const lang of ['vi', 'en']) for (const kind of ['unavailable', 'missing']) await this.#read(`${lang}/${kind}`);
  }

  /** Returns the error page for a public path. Renews the cached page in the background if no page is cached, or if the page is older than a second. */
  page(kind: ErrorPage, pathname: string): FinishedPage {
    const { lang } = splitLanguage(pathname);
    const key = `${lang}/${kind}`;
    const cachedPage = this.#pages.get(key);
    if (!cachedPage || Date.now() - cachedPage.readAt > maxAgeMs) void this.#read(key);
    const page = cachedPage?.page ?? createPlainPage(kind, lang);
    return kind === 'missing' ? insertMissingPath(page, pathname) : page;
  }

  async #read(key: string): Promise<void> {
    const page = this.#pages.get(key)?.page;
    this.#pages.set(key, { page, readAt: Date.now() });
    try {
      const headers = { 'x-site-secret': process.env.SITE_SECRET ?? '' };
      const answer = await this.#client.request({ target: `/${key}`, headers });
      const html = (await buffer(answer)).toString();
      if (answer.statusCode !== 200) return;
      this.#pages.set(key, { page: new FinishedPage(html), readAt: Date.now() });
    } catch (error) {
      console.error(`error page ${key} not rendered, the last one is used:`, error);
    }
  }
}
