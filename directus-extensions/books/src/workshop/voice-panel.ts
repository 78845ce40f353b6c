/** The part of a book's page that offers a synthetic voice for the pages without narration (decision 303). */
import { escapeHtml } from '@hat-nang/model/escape-html';
import type { Lang } from '@hat-nang/model/languages';
import { hasWords } from '../load-checks.ts';
import { type NeededLabel, readNeededLabel } from './make-voice.ts';
import type { Book, Caller } from './read-workshop.ts';
import type { Speaker } from './speech-command.ts';
import { workshopTexts } from './workshop-texts.ts';

/** What a synthetic voice would change in one language. */
interface VoiceChoice {
  readonly lang: Lang;
  /** Pages that have text and no narration. */
  readonly pages: readonly { readonly id: number; readonly number: number }[];
  readonly needed: NeededLabel;
}

/** The choices of a book by language. Undefined if espeak-ng is not installed. */
export type VoiceChoices = readonly VoiceChoice[] | undefined;

/** Data of the browser script for one language. */
export interface VoiceJob {
  readonly lang: Lang;
  readonly pages: readonly { readonly id: number; readonly name: string }[];
  /** Question before the name of a person is changed, and the new label. */
  readonly question?: string;
  readonly label?: string;
}

/** Reads in which languages a book has pages without narration. */
export async function readVoiceChoices(caller: Caller, speaker: Speaker, book: Book): Promise<VoiceChoices> {
  if (!(await speaker.isInstalled())) return undefined;
  return Promise.all(
    book.langs.map(async (lang) => {
      const pages = book.pages.filter(({ texts }) => hasWords(texts[lang]?.text) && texts[lang]?.narration === null);
      return { lang, pages, needed: await readNeededLabel(caller, book.id, lang) };
    }),
  );
}

/** Renders one button per language, or the reason why there is none. */
export function voicesHtml(language: Lang, choices: VoiceChoices): string {
  const { languages, voices } = workshopTexts[language];
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const parts = (choices ?? []).map(({ lang, pages }) =>
    pages.length === 0
      ? paragraph(voices.none(languages[lang]))
      : `<p><button type="button" data-voice="${lang}" aria-describedby="voices-intro">${escapeHtml(voices.make(languages[lang]))}</button></p>`,
  );
  const intro = `<p id="voices-intro">${escapeHtml(voices.intro)}</p>`;
  const body = choices === undefined ? paragraph(voices.problems.missing) : [intro, ...parts].join('\n');
  return `<section aria-labelledby="voices"><h2 id="voices">${escapeHtml(voices.heading)}</h2>${body}</section>`;
}

/** Returns the data of the browser script. */
export function toVoiceJobs(language: Lang, choices: VoiceChoices): VoiceJob[] {
  const texts = workshopTexts[language];
  return (choices ?? []).map(({ lang, pages, needed }) => ({
    lang,
    pages: pages.map(({ id, number }) => ({ id, name: texts.page(number) })),
    ...(needed.namesSomebody
      ? { question: texts.voices.question(needed.stored, needed.label), label: needed.label }
      : {}),
  }));
}
