/** Gives a page without narration a synthetic voice: numbers of its sentences, sound, cues and label, in one save (decision 303). */
import { Readable } from 'node:stream';
import { voiceNames } from '@hat-nang/model/backend/spoken-sound';
import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { parseDocument } from 'htmlparser2';
import { textOf } from '../html-tree.ts';
import type { Row } from '../types.ts';
import { findNumberProblem, type NumberedSentence, numberSentences, readSentences } from './number-sentences.ts';
import { type Caller, itemsOf, type PageText, readPageText, savePageText } from './read-workshop.ts';
import { speakPage } from './speak-page.ts';
import { type Speaker, SpeechProblem } from './speech-command.ts';
import { labelVoice, MAX_LABEL_LENGTH, type VoiceLabel } from './voice-label.ts';
import { workshopTexts } from './workshop-texts.ts';

/** Error whose message names the page and says what to do, in the language of the editor. */
export class VoiceRefused extends Error {
  override name = 'VoiceRefused';
}

/** The label that a book needs, and the current text of its field `voice`. */
export type NeededLabel = VoiceLabel & { readonly stored: string };

/** Reads the label that a book needs before a page gets a synthetic voice in this language. */
export async function readNeededLabel(caller: Caller, book: number, lang: Lang): Promise<NeededLabel> {
  const row = await itemsOf(caller, 'documents').readOne(book, { fields: ['voice'] });
  const pages = await itemsOf(caller, 'document_pages').readByQuery({
    ...{ fields: ['translations.languages_code', 'translations.narration'], limit: -1 },
    filter: { document: { _eq: book } },
  } as never);
  const texts = pages.flatMap(({ translations }) => (translations ?? []) as readonly Row[]);
  const narrated = languages.filter((language) =>
    texts.some(({ languages_code, narration }) => languages_code === languageCodes[language] && narration !== null),
  );
  const stored = String(row.voice ?? '');
  return { ...labelVoice(stored, lang, new Set(narrated)), stored };
}

interface VoiceRequest {
  /** Language of the messages. */
  readonly language: Lang;
  readonly book: number;
  readonly page: number;
  readonly lang: Lang;
  readonly text: PageText & { readonly number: number };
  /** The text for the field `voice` to which the editor agreed. Needed only if the field names somebody. */
  readonly agreedLabel: string | undefined;
}

/**
 * Makes the narration of a page and saves it. Returns false if the page has a narration.
 * @throws VoiceRefused; also errors of Directus
 */
export async function makeVoice(caller: Caller, speaker: Speaker, request: VoiceRequest): Promise<boolean> {
  const { language, book, page, lang, text, agreedLabel } = request;
  if (text.narration !== null) return false;
  const texts = workshopTexts[language];
  const refuse = (reason: string, cause?: unknown) =>
    new VoiceRefused(texts.voices.ofPage(text.number, reason), { cause });
  const { html, sentences } = numberIfNeeded(text.text);
  const problem = findNumberProblem(sentences);
  if (problem !== undefined) throw refuse(texts[problem]);
  if (!areAllWordsNumbered(html, sentences)) throw refuse(texts.voices.unnumbered);

  const findLabel = async (): Promise<NeededLabel> => {
    const needed = await readNeededLabel(caller, book, lang);
    if (needed.label.length > MAX_LABEL_LENGTH) throw refuse(texts.voices.labelTooLong);
    if (needed.namesSomebody && needed.label !== agreedLabel)
      throw refuse(texts.voices.named(needed.stored, needed.label));
    return needed;
  };
  await findLabel();

  const { wav, cues, durationMs } = await speakPage(speaker, sentences, lang).catch((error: unknown) => {
    if (!(error instanceof SpeechProblem)) throw error;
    if (error.key === 'failed') caller.context.log.warn(`books: ${describeCause(error)}`);
    throw refuse(texts.voices.problems[error.key], error);
  });
  const files = filesOf(caller);
  const narration = await files.uploadOne(Readable.from([wav]), {
    filename_download: `${book}-${String(text.number).padStart(3, '0')}.${lang}.wav`,
    title: `${voiceNames[language]}: #${book}, ${texts.page(text.number)}, ${texts.languages[lang]}`,
    type: 'audio/wav',
  });
  try {
    const newText = await readPageText(caller, { book, page, lang });
    if (newText?.text !== text.text || newText.narration !== null) throw refuse(texts.changed);
    const { label, stored } = await findLabel();
    const fields: Row = { narration, narration_cues: cues, narration_duration: durationMs };
    if (html !== text.text) fields.text = html;
    if (label === stored) await savePageText(caller, page, lang, text, fields);
    else await saveWithLabel(caller, { book, page, text, fields, label });
  } catch (error) {
    await files.deleteMany([narration]);
    throw error;
  }
  return true;
}

const filesOf = ({ context, schema, accountability }: Caller) =>
  new context.services.FilesService({ schema, accountability, knex: context.database });

/** Saves the page and the label in one transaction, so that no synthetic voice lacks its label. */
async function saveWithLabel(
  caller: Caller,
  { book, page, text, fields, label }: { book: number; page: number; text: PageText; fields: Row; label: string },
): Promise<void> {
  const updateOnly = (row: Row) => ({ create: [], update: [row], delete: [] });
  await itemsOf(caller, 'documents').updateOne(book, {
    voice: label,
    pages: updateOnly({ id: page, translations: updateOnly({ id: text.id, ...fields }) }),
  });
}

/** Returns the HTML with numbered sentences, and the sentences. Existing numbers stay. */
function numberIfNeeded(storedHtml: string): { html: string; sentences: NumberedSentence[] } {
  const sentences = readSentences(storedHtml);
  if (sentences.length > 0) return { html: storedHtml, sentences };
  const html = numberSentences(storedHtml);
  return { html, sentences: readSentences(html) };
}

/** Returns false if a word is outside the sentences. The voice would leave it out. */
function areAllWordsNumbered(html: string, sentences: readonly NumberedSentence[]): boolean {
  const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  return lettersOf(textOf(parseDocument(html).children)) === lettersOf(sentences.map(({ text }) => text).join(''));
}

/** Describes why espeak-ng failed. The message contains its arguments and its errors, never the text of a page. */
const describeCause = ({ cause }: SpeechProblem): string =>
  cause instanceof Error ? cause.message.trim().slice(0, 300) : String(cause);
