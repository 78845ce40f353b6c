import { type Lang, languages, splitLanguage } from '../i18n/routes.ts';

const lastResort: Record<Lang, string> = {
  vi: '<!doctype html><html lang="vi-VN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503 – Trang tạm thời chưa mở được</title><h1>503</h1><p>Trang tạm thời chưa mở được. Mời bạn thử lại sau ít phút.</p><p><a href="">Thử lại</a></p>',
  en: '<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503 – This page cannot be shown right now</title><h1>503</h1><p>This page cannot be shown right now. Please try again in a few minutes.</p><p><a href="">Try again</a></p>',
};

/**
 * The designed "cannot be shown right now" pages, one a language, rendered once by Next itself right after the start (they need nothing
 * of the back end) and kept in memory, so that they can be shown whatever else fails.
 */
export class ErrorPages {
  #pages = new Map<Lang, string>();
  #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async load(): Promise<void> {
    for (const lang of languages) {
      try {
        const answer = await fetch(`${this.#origin}/${lang}/unavailable`, {
          redirect: 'error',
          headers: { 'x-site-secret': process.env.SITE_SECRET ?? '' },
        });
        if (answer.ok) this.#pages.set(lang, await answer.text());
      } catch (error) {
        console.error(`error page (${lang}) not rendered, the plain one stands in`, error);
      }
    }
  }

  /** The page for a public or internal path, as HTML. */
  for(pathname: string): string {
    const { lang } = splitLanguage(pathname);
    return this.#pages.get(lang) ?? lastResort[lang];
  }
}
