/** Routes `/translation-desk` for editors, reviewers and administrators (docs/decisions/292-translation-desk.md). */
import { isDirectusError } from '@directus/errors';
import type { SchemaOverview } from '@directus/types';
import { escapeHtml } from '@hat-nang/model/escape-html';
import { type Lang, languages } from '@hat-nang/model/languages';
import { declaredSections } from '@hat-nang/model/sections';
import type { Application, Request, Response } from 'express';
import type { Knex } from 'knex';
import { type CopyOutcome, copyOutcomes, copyStructure, hasVersion } from './copy-structure.ts';
import { renderFrame } from './desk-frame.ts';
import { deskTexts } from './desk-texts.ts';
import { DESK_PATH, itemPath, parseView, sectionByWord } from './desk-view.ts';
import { itemHtml } from './item-page.ts';
import { listHtml } from './list-page.ts';
import { type ItemGap, readGaps, readOpenings } from './read-gaps.ts';
import { type Caller, type DeskItem, readItem, type Services } from './read-item.ts';
import { staffFormPage } from './staff-page.ts';
import { readSectionTexts, type SectionTexts } from './text-tables.ts';

export interface DeskOptions {
  readonly database: Knex;
  readonly services: Services;
  readonly getSchema: () => Promise<SchemaOverview>;
  /** Origins of the site and of Directus. */
  readonly ownOrigins: readonly string[];
}

interface DeskItemRequest {
  readonly caller: Caller;
  readonly language: Lang;
  readonly lang: Lang;
  readonly texts: SectionTexts;
  readonly item: DeskItem;
}

/** Outcomes of a copy that changed something. The response then redirects to the page of the item, which shows the outcome. */
const DONE_OUTCOMES: readonly CopyOutcome[] = ['copied', 'version'];
const MAX_ID = 2 ** 31 - 1;

export function registerDesk(app: Application, { database, services, getSchema, ownOrigins }: DeskOptions): void {
  const staffRoute = (handle: Parameters<typeof staffFormPage>[1]) =>
    staffFormPage({ database, services, getSchema }, handle);

  /** Reads the item of the address. If there is no such item for the user, sends the page "not found" and returns undefined. */
  const readItemOf = async (caller: Caller, language: Lang, { params }: Request, response: Response) => {
    const section = sectionByWord(params.word);
    const lang = languages.find((candidate) => candidate === params.lang);
    const id = Number(params.id);
    if (section !== undefined && lang !== undefined && Number.isSafeInteger(id) && id > 0 && id <= MAX_ID) {
      const [texts] = await readSectionTexts(database, caller.schema, language, [section]);
      const item = texts && (await readItem(caller, texts, id, lang).catch(ignoreForbidden));
      if (texts && item) return { caller, language, lang, texts, item } satisfies DeskItemRequest;
    }
    response.status(404).type('html').send(notFoundHtml(language));
    return undefined;
  };

  const sendItem = async (
    { caller, language, lang, texts, item }: DeskItemRequest,
    response: Response,
    notice?: { text: string; isRefusal: boolean },
  ) => {
    const { section } = texts;
    const [gap] = await readGaps(database, texts, lang, item.id);
    const hasDeskVersion = await hasVersion(caller, section.collection, item.id, lang);
    response.type('html').send(
      itemHtml({
        ...{ language, lang, section, item, gap, ownOrigins, notice },
        texts: texts.texts,
        hasVersion: hasDeskVersion,
      }),
    );
  };

  app.get(
    DESK_PATH,
    staffRoute(async ({ schema }, language, request, response) => {
      const view = parseView(request.query);
      const gaps: ItemGap[] = [];
      for (const texts of await readSectionTexts(database, schema, language, declaredSections))
        gaps.push(...(await readGaps(database, texts, view.lang)));
      const openings = view.sort === 'reads' ? await readOpenings(database) : undefined;
      response.type('html').send(listHtml({ language, view, gaps, openings }));
    }),
  );

  app.get(
    `${DESK_PATH}/:word/:id/:lang`,
    staffRoute(async (caller, language, request, response) => {
      const openItem = await readItemOf(caller, language, request, response);
      if (openItem === undefined) return;
      const outcome = copyOutcomes.find((candidate) => candidate === request.query.done);
      const isDone = outcome !== undefined && DONE_OUTCOMES.includes(outcome);
      const notice = isDone ? { text: deskTexts[language].outcomes[outcome], isRefusal: false } : undefined;
      await sendItem(openItem, response, notice);
    }),
  );

  app.post(
    `${DESK_PATH}/:word/:id/:lang/copy`,
    staffRoute(async (caller, language, request, response) => {
      const openItem = await readItemOf(caller, language, request, response);
      if (openItem === undefined) return;
      const { lang, texts, item } = openItem;
      const messages = deskTexts[language];
      try {
        const outcome = await copyStructure(caller, texts, item, lang, messages.versionName[lang]);
        if (DONE_OUTCOMES.includes(outcome)) {
          response.redirect(303, `${itemPath(texts.section, item.id, lang)}?done=${outcome}`);
          return;
        }
        response.status(409);
        await sendItem(openItem, response, { text: messages.outcomes[outcome], isRefusal: true });
      } catch (error) {
        const refusals = [error].flat().filter((each) => isDirectusError(each) && each.status < 500);
        const [firstRefusal] = refusals;
        if (!isDirectusError(firstRefusal)) throw error;
        response.status(firstRefusal.status);
        const reason = refusals.map((each) => (each as Error).message).join(' ');
        await sendItem(openItem, response, { text: messages.failed(reason), isRefusal: true });
      }
    }),
  );
}

function ignoreForbidden(error: unknown): undefined {
  if (!isDirectusError(error, 'FORBIDDEN')) throw error;
}

function notFoundHtml(language: Lang): string {
  const { title, notFound, back } = deskTexts[language];
  return renderFrame(
    language,
    title,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(notFound)}</p><p><a href="${DESK_PATH}">${escapeHtml(back)}</a></p>`,
  );
}
