import { type Lang, splitLanguage } from '@hat-nang/model/languages';
import { FinishedPage } from './finished-page.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export type ErrorPage = 'unavailable' | 'missing' | 'too-large';
const errorPages: readonly ErrorPage[] = ['unavailable', 'missing', 'too-large'];

const lastResort: Record<Lang, Record<ErrorPage, string>> = {
  vi: {
    unavailable:
      '<!doctype html><html lang="vi-VN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503 – Trang tạm thời chưa mở được</title><h1>503 – Trang tạm thời chưa mở được</h1><p>Mời bạn thử lại sau ít phút.</p><p><a href="">Thử lại</a></p>',
    missing:
      '<!doctype html><html lang="vi-VN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>404 – Không tìm thấy trang</title><h1>404 – Không tìm thấy trang</h1><p data-missing-path="true">Page Not Found: {{path}}</p><p><a href="/">Về trang chủ</a></p>',
    'too-large':
      '<!doctype html><html lang="vi-VN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>413 – Nội dung gửi đi quá lớn</title><h1>413 – Nội dung gửi đi quá lớn</h1><p>Mời bạn quay lại trang trước, rút ngắn nội dung rồi gửi lại.</p>',
  },
  en: {
    unavailable:
      '<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503 – This page cannot be shown right now</title><h1>503 – This page cannot be shown right now</h1><p>Please try again in a few minutes.</p><p><a href="">Try again</a></p>',
    missing:
      '<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>404 – Page not found</title><h1>404 – Page not found</h1><p data-missing-path="true">Page Not Found: {{path}}</p><p><a href="/en">Go to the home page</a></p>',
    'too-large':
      '<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>413 – What you sent is too large</title><h1>413 – What you sent is too large</h1><p>Please go back, make it shorter and send it again.</p>',
  },
};

/** Short, because the first reading after a change still gets the last page (the site's caches serve stale while they remake). */
const maximumAge = 1000;

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** One cached "not found" page stands for every missing address; the path goes into its marked paragraph, and nowhere else. */
const writeMissingPath = (html: string, pathname: string): string => {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A path that cannot be decoded is shown as it came.
  }
  return html.replace(
    /(<p data-missing-path="true"[^>]*>[^<]*)\{\{path\}\}/,
    (_, before: string) => before + escapeHtml(path),
  );
};

interface Kept {
  html?: string;
  readAt: number;
}

/**
 * The designed "not found" and "cannot be shown right now" pages, rendered by Next itself and kept in memory, so that they can be shown
 * whatever else fails, whole and without a script. (Next's own answer to `notFound()` is an empty document that only JavaScript fills.)
 */
export class ErrorPages {
  #kept = new Map<string, Kept>();
  #policies = new Map<string, string>();
  #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async load(): Promise<void> {
    for (const lang of ['vi', 'en'] as const) for (const page of errorPages) await this.#read(page, lang);
  }

  /** The page for a public path, as HTML; read again behind the visitor's back when it is older than a second. */
  for(page: ErrorPage, pathname: string): string {
    const { lang } = splitLanguage(pathname);
    const kept = this.#kept.get(`${lang}/${page}`);
    if (!kept || Date.now() - kept.readAt > maximumAge) void this.#read(page, lang);
    return kept?.html ?? lastResort[lang][page];
  }

  /** The same, ready to be written. What is written into it for an address adds no script, so its policy is made once. */
  page(page: ErrorPage, pathname: string): FinishedPage {
    const html = this.for(page, pathname);
    const policy = this.#policies.get(html) ?? contentSecurityPolicy(html);
    if (this.#policies.size > 20) this.#policies.clear();
    this.#policies.set(html, policy);
    return new FinishedPage(page === 'missing' ? writeMissingPath(html, pathname) : html, policy);
  }

  async #read(page: ErrorPage, lang: Lang): Promise<void> {
    const key = `${lang}/${page}`;
    const kept = this.#kept.get(key);
    this.#kept.set(key, { html: kept?.html, readAt: Date.now() });
    try {
      const answer = await fetch(`${this.#origin}/${key}`, {
        redirect: 'error',
        headers: { 'x-site-secret': process.env.SITE_SECRET ?? '' },
      });
      if (answer.ok) this.#kept.set(key, { html: await answer.text(), readAt: Date.now() });
    } catch (error) {
      console.error(
        `error page ${key} not rendered, the last one is used:`,
        error instanceof Error ? error.message : error,
      );
    }
  }
}
