/** Routes `/books/workshop` for editors, reviewers and administrators (docs/decisions/297-narration-aligner.md). */
import { buffer } from 'node:stream/consumers';
import { createError, ForbiddenError, InvalidPayloadError, isDirectusError } from '@directus/errors';
import type { Accountability } from '@directus/types';
import { asyncHandler } from '@hat-nang/model/backend/async-handler';
import { requireStaff } from '@hat-nang/model/backend/staff';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import { parseCues } from '@hat-nang/model/cues';
import { escapeHtml } from '@hat-nang/model/escape-html';
import { type Lang, languages } from '@hat-nang/model/languages';
import type { Application, Request, Response } from 'express';
import * as z from 'zod/mini';
import type { ReadFacts } from '../mark-media.ts';
import { markTexts } from '../mark-texts.ts';
import type { Context, Row } from '../types.ts';
import { bookHtml, bookPath, draftsHtml } from './book-page.ts';
import { bookScript } from './book-script.ts';
import { convertCaptions } from './caption-file.ts';
import { cueHtml } from './cue-page.ts';
import { cueScript } from './cue-script.ts';
import { CutProblem, cutInThread } from './cut-narration.ts';
import { makeVoice, VoiceRefused } from './make-voice.ts';
import { matchCues } from './match-cues.ts';
import { findNumberProblem, MAX_SENTENCES, readSentences } from './number-sentences.ts';
import { numberPages } from './page-order.ts';
import {
  type Caller,
  itemsOf,
  numberTexts,
  readBook,
  readDrafts,
  readPageText,
  savePageText,
} from './read-workshop.ts';
import type { Speaker } from './speech-command.ts';
import { MAX_LABEL_LENGTH } from './voice-label.ts';
import { readVoiceChoices } from './voice-panel.ts';
import { createPolicy, renderWorkshop, WORKSHOP_PATH } from './workshop-frame.ts';
import { doneKeys, workshopTexts } from './workshop-texts.ts';
import { findCueProblem, readNotes, writeCues } from './write-cues.ts';

/** Error whose message is for the editor, in the language of the editor. */
const WorkshopRefused = createError<{ reason: string }>('INVALID_PAYLOAD', ({ reason }) => reason, 400);
const refuse = (reason: string) => new WorkshopRefused({ reason });

interface StaffRequest {
  readonly caller: Caller;
  readonly language: Lang;
  readonly request: Request;
  readonly response: Response;
}

const id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));
const addressId = z.pipe(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)), id);
const addressSchema = z.object({ id: addressId, page: z.optional(addressId), lang: z.optional(z.enum(languages)) });
const orderSchema = z.strictObject({ pages: z.array(id).check(z.maxLength(10_000)) });
const sentencesSchema = z.strictObject({ page: z.optional(id) });
const narrationSchema = z.strictObject({ file: z.optional(z.uuid()) });
const voiceSchema = z.strictObject({ label: z.optional(z.string().check(z.maxLength(MAX_LABEL_LENGTH))) });
const captionsSchema = z.strictObject({ text: z.string().check(z.maxLength(500_000)) });
const timeSchema = z.int().check(z.gte(0), z.lte(24 * 3_600_000));
const cuesSchema = z.strictObject({
  narration: z.uuid(),
  cues: z
    .array(z.strictObject({ id: z.string().check(z.maxLength(10)), start: timeSchema, end: timeSchema }))
    .check(z.maxLength(MAX_SENTENCES)),
});

export function registerWorkshop(app: Application, context: Context, readFacts: ReadFacts, speaker: Speaker): void {
  const { database, services, getSchema } = context;

  const staffRoute = (handle: (staff: StaffRequest) => Promise<void>) =>
    asyncHandler(async (request: Request, response: Response) => {
      const accountability = await requireStaff<Accountability>(database, request, ForbiddenError);
      const language = await readStudioLanguage(database, accountability.user);
      response.setHeader('Cache-Control', 'private, no-store');
      await handle({ caller: { context, schema: await getSchema(), accountability }, language, request, response });
    });

  /** A route that serves a page. Responds with a page "not found" if the user may not read the book. */
  const pageRoute = (script: string, render: (staff: StaffRequest) => Promise<string | undefined>) =>
    staffRoute(async (staff) => {
      const { language, response } = staff;
      response.setHeader('Content-Security-Policy', createPolicy(script));
      response.setHeader('Referrer-Policy', 'same-origin');
      const html = await render(staff).catch((error: unknown) => {
        if (!isDirectusError(error, 'FORBIDDEN')) throw error;
        return undefined;
      });
      if (response.headersSent) return;
      if (html === undefined) response.status(404);
      response.type('html').send(html ?? notFoundHtml(language));
    });

  /** A route that changes something. Another site's form cannot send JSON, so this content type protects against CSRF. */
  const changeRoute = <Body>(
    schema: z.ZodMiniType<Body>,
    change: (staff: StaffRequest, body: Body) => Promise<unknown>,
  ) =>
    staffRoute(async (staff) => {
      if (!staff.request.is('application/json')) throw new InvalidPayloadError({ reason: 'The body is JSON' });
      const parsed = schema.safeParse(staff.request.body);
      if (!parsed.success) throw new InvalidPayloadError({ reason: 'The body has not the documented form' });
      staff.response.json({ data: (await change(staff, parsed.data)) ?? null });
    });

  app.get(
    WORKSHOP_PATH,
    pageRoute('', async ({ caller, language, request, response }) => {
      const chosenId = addressId.safeParse(request.query.id);
      if (chosenId.success) response.redirect(303, bookPath(chosenId.data));
      return response.headersSent ? '' : draftsHtml(language, await readDrafts(caller));
    }),
  );

  app.get(
    `${WORKSHOP_PATH}/:id`,
    pageRoute(bookScript, async ({ caller, language, request }) => {
      const address = addressSchema.safeParse(request.params);
      if (!address.success) return undefined;
      const book = await readBook(caller, readFacts, address.data.id);
      const voices = await readVoiceChoices(caller, speaker, book);
      const previewUrl = await readPreviewUrl(context, book.id, book.pages.length > 0);
      return bookHtml({ language, book, voices, previewUrl, done: doneOf(request) });
    }),
  );

  app.get(
    `${WORKSHOP_PATH}/:id/pages/:page/:lang`,
    pageRoute(cueScript, async ({ caller, language, request }) => {
      const text = await readTextOf(caller, request);
      if (text === undefined || text.narration === null || text.sentences.length === 0) return undefined;
      const cues = parseCues(text.cues);
      return cueHtml({
        ...{ language, book: text.book, page: { id: text.page, number: text.number }, lang: text.lang },
        ...{ sentences: text.sentences, narration: text.narration, done: doneOf(request) },
        cues: text.sentences.map(({ id: sentenceId }) => {
          const cue = cues.find((candidate) => candidate.id === sentenceId);
          return { id: sentenceId, start: cue?.start ?? 0, end: cue?.end ?? 0 };
        }),
      });
    }),
  );

  app.post(
    `${WORKSHOP_PATH}/:id/order`,
    changeRoute(orderSchema, async ({ caller, language, request }, { pages }) => {
      const book = requireBookId(request);
      const rows: Row[] = await itemsOf(caller, 'document_pages').readByQuery({
        ...{ fields: ['id', 'number'], limit: -1 },
        filter: { document: { _eq: book } },
      } as never);
      const update = numberPages(
        rows.map((row) => ({ id: Number(row.id), number: Number(row.number) })),
        pages,
      );
      if (update === undefined) throw refuse(workshopTexts[language].badOrder);
      // A save of the book renumbers its pages in one transaction, in which two pages may swap their numbers.
      await itemsOf(caller, 'documents').updateOne(book, { pages: { create: [], update, delete: [] } });
    }),
  );

  app.post(
    `${WORKSHOP_PATH}/:id/sentences`,
    changeRoute(sentencesSchema, async ({ caller, request }, { page }) => ({
      changed: await numberTexts(caller, requireBookId(request), page),
    })),
  );

  app.post(
    `${WORKSHOP_PATH}/:id/pages/:page/:lang/narration`,
    changeRoute(narrationSchema, async ({ caller, language, request }, { file }) => {
      const texts = workshopTexts[language];
      const text = await requireTextOf(caller, request);
      const problem = findNumberProblem(text.sentences);
      if (problem !== undefined) throw refuse(texts[problem]);
      const narration = file ?? text.narration;
      if (narration === null) throw refuse(texts.noNarration);
      const { schema, accountability } = caller;
      const assets = new services.AssetsService({ schema, accountability, knex: database });
      const { times, lengthMs } = await cutInThread(
        async () => buffer((await assets.getAsset(narration)).stream),
        text.sentences.map((sentence) => sentence.text),
      ).catch((error: unknown) => {
        throw error instanceof CutProblem ? refuse(texts.cut[error.key]) : error;
      });
      const newText = await requireTextOf(caller, request);
      if (newText.text !== text.text || newText.narration !== text.narration) throw refuse(texts.changed);
      const timesById = new Map(
        text.sentences.map((sentence, index) => [sentence.id, times[index] ?? { start: 0, end: 0 }]),
      );
      await savePageText(caller, text.page, text.lang, text, {
        ...{ narration, narration_duration: lengthMs },
        narration_cues: writeCues(
          text.sentences,
          timesById,
          '',
          narration === text.narration ? readNotes(text.cues) : [],
        ),
      });
    }),
  );

  app.post(
    `${WORKSHOP_PATH}/:id/pages/:page/:lang/voice`,
    changeRoute(voiceSchema, async ({ caller, language, request }, { label }) => {
      const text = await requireTextOf(caller, request);
      const { book, page, lang } = text;
      const made = await makeVoice(caller, speaker, { language, book, page, lang, text, agreedLabel: label }).catch(
        (error: unknown) => {
          throw error instanceof VoiceRefused ? refuse(error.message) : error;
        },
      );
      return { made };
    }),
  );

  app.post(
    `${WORKSHOP_PATH}/:id/pages/:page/:lang/cues`,
    changeRoute(cuesSchema, async ({ caller, language, request }, { narration, cues }) => {
      const text = await requireTextOf(caller, request);
      if (text.narration === null) throw refuse(workshopTexts[language].noNarration);
      if (text.narration !== narration) throw refuse(workshopTexts[language].changed);
      const facts = await readFacts(database, [text.narration]);
      const vtt = writeCues(text.sentences, new Map(cues.map((cue) => [cue.id, cue])), text.cues);
      const problem = findCueProblem(vtt, text.sentences, facts.get(text.narration)?.sound.lengthMs);
      if (problem !== undefined) throw refuse(markTexts[language].lacks[problem]);
      await savePageText(caller, text.page, text.lang, text, { narration_cues: vtt });
    }),
  );

  app.post(
    `${WORKSHOP_PATH}/:id/pages/:page/:lang/subtitles`,
    changeRoute(captionsSchema, async ({ caller, language, request }, { text: content }) => {
      const texts = workshopTexts[language];
      const text = await requireTextOf(caller, request);
      const numberProblem = findNumberProblem(text.sentences);
      if (numberProblem !== undefined) throw refuse(texts[numberProblem]);
      if (text.narration === null) throw refuse(texts.noNarration);
      const converted = requireCaptions(language, content, text.sentences);
      const match = matchCues(parseCues(converted), text.sentences);
      if ('mismatch' in match) throw refuse(texts.mismatch(match.mismatch));
      const facts = await readFacts(database, [text.narration]);
      const vtt = writeCues(text.sentences, match.times, converted, readNotes(text.cues));
      const problem = findCueProblem(vtt, text.sentences, facts.get(text.narration)?.sound.lengthMs);
      if (problem !== undefined) throw refuse(markTexts[language].lacks[problem]);
      await savePageText(caller, text.page, text.lang, text, { narration_cues: vtt });
    }),
  );

  app.post(
    `${WORKSHOP_PATH}/:id/pages/:page/:lang/captions`,
    changeRoute(captionsSchema, async ({ caller, language, request }, { text: content }) => {
      const texts = workshopTexts[language];
      const text = await requireTextOf(caller, request);
      if (text.sign === null) throw refuse(texts.noClip);
      const sign_captions = requireCaptions(language, content, text.sentences);
      await savePageText(caller, text.page, text.lang, text, { sign_captions });
    }),
  );
}

/**
 * Returns the captions of a file as WebVTT.
 * @throws a refusal that names the lines with errors
 */
function requireCaptions(language: Lang, content: string, sentences: readonly { id: string }[]): string {
  const texts = workshopTexts[language];
  const result = convertCaptions(
    content,
    sentences.map(({ id: sentenceId }) => sentenceId),
  );
  if ('vtt' in result) return result.vtt;
  const lines = result.problems.map(({ line, reason }) => texts.caption(line, texts.captionReasons[reason]));
  throw refuse(lines.join('\n'));
}

/** @throws ForbiddenError if the address has no valid id of a book */
function requireBookId({ params }: Request): number {
  const book = addressId.safeParse(params.id);
  if (!book.success) throw new ForbiddenError();
  return book.data;
}

/** Reads the text of the page and language in the address. Undefined if there is none, or if the user may not read it. */
async function readTextOf(caller: Caller, request: Request) {
  const address = addressSchema.safeParse(request.params);
  const { id: book, page, lang } = address.success ? address.data : { id: 0, page: undefined, lang: undefined };
  if (page === undefined || lang === undefined) return undefined;
  const text = await readPageText(caller, { book, page, lang });
  return text && { ...text, book, page, lang, sentences: readSentences(text.text) };
}

/** @throws ForbiddenError if there is no such text, or if the user may not read it */
async function requireTextOf(caller: Caller, request: Request) {
  const text = await readTextOf(caller, request);
  if (text === undefined) throw new ForbiddenError();
  return text;
}

const doneOf = ({ query }: Request) => doneKeys.find((key) => key === query.done);

/**
 * Returns the address of the preview that the Studio uses for a document. Undefined if the Studio has none. A book with pages opens in the reader, where the
 * next press plays it.
 */
async function readPreviewUrl({ database }: Context, book: number, hasPages: boolean): Promise<string | undefined> {
  const row: Row | undefined = await database('directus_collections')
    .where({ collection: 'documents' })
    .first('preview_url');
  if (typeof row?.preview_url !== 'string') return undefined;
  const address = row.preview_url.replace('{{id}}', String(book)).replace('{{$version}}', 'main');
  return hasPages ? `${address}&open=reader` : address;
}

function notFoundHtml(language: Lang): string {
  const { title, notFound, back } = workshopTexts[language];
  return renderWorkshop(
    language,
    title,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(notFound)}</p><p><a href="${WORKSHOP_PATH}">${escapeHtml(back)}</a></p>`,
  );
}
