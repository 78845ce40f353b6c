import { type Lang, languageCodes, splitLanguage } from '@hat-nang/model/languages';
import enCommon from '../src/i18n/messages/en/common.json' with { type: 'json' };
import viCommon from '../src/i18n/messages/vi/common.json' with { type: 'json' };
import { bodyOf, type NextClient } from './ask-next.ts';
import { FinishedPage } from './finished-page.ts';

export type ErrorPage = 'unavailable' | 'missing';

/** Ms. Short, because the first reading after a change still gets the last page. */
const maximumAge = 1000;

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** What is shown until Next has rendered the designed page. */
const lastResort = (page: ErrorPage, lang: Lang): FinishedPage => {
  const { error, notFound } = lang === 'en' ? enCommon : viCommon;
  const [title, text] =
    page === 'missing'
      ? [`404 – ${notFound.title}`, `<p data-missing-path="true">${notFound.text}</p>`]
      : [`503 – ${error.title}`, `<p>${error.body}</p><p><a href="">${error.retry}</a></p>`];
  return new FinishedPage(
    `<!doctype html><html lang="${languageCodes[lang]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${text}`,
  );
};

/** One cached "not found" page stands for every missing address; the path goes into its marked paragraph, and nowhere else. */
const withMissingPath = (page: FinishedPage, pathname: string): FinishedPage => {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A path that cannot be decoded is shown as it came.
  }
  const marked = /(<p data-missing-path="true"[^>]*>[^<]*)\{\{path\}\}/;
  const html = page.body().toString();
  return new FinishedPage(
    html.replace(marked, (_, before: string) => before + escapeHtml(path)),
    page.policy,
  );
};

/**
 * The designed "not found" and "cannot be shown right now" pages, rendered by Next itself and kept in memory, so that they can be shown
 * whatever else fails, whole and without a script. (Next's own answer to `notFound()` is an empty document that only JavaScript fills.)
 */
export class ErrorPages {
  #kept = new Map<string, { page?: FinishedPage | undefined; readAt: number }>();
  #client: NextClient;

  constructor(client: NextClient) {
    this.#client = client;
  }

  async load(): Promise<void> {
    for (const lang of ['vi', 'en']) for (const page of ['unavailable', 'missing']) await this.#read(`${lang}/${page}`);
  }

  /** The page for a public path; read again behind the visitor's back when it is older than a second. */
  page(kind: ErrorPage, pathname: string): FinishedPage {
    const { lang } = splitLanguage(pathname);
    const key = `${lang}/${kind}`;
    const kept = this.#kept.get(key);
    if (!kept || Date.now() - kept.readAt > maximumAge) void this.#read(key);
    const page = kept?.page ?? lastResort(kind, lang);
    return kind === 'missing' ? withMissingPath(page, pathname) : page;
  }

  async #read(key: string): Promise<void> {
    const page = this.#kept.get(key)?.page;
    this.#kept.set(key, { page, readAt: Date.now() });
    try {
      const headers = { 'x-site-secret': process.env.SITE_SECRET ?? '' };
      const answer = await this.#client.ask({ target: `/${key}`, headers });
      const html = (await bodyOf(answer)).toString();
      if (answer.statusCode !== 200) return;
      this.#kept.set(key, { page: new FinishedPage(html), readAt: Date.now() });
    } catch (error) {
      console.error(`error page ${key} not rendered, the last one is used:`, error);
    }
  }
}
