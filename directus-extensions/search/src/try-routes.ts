/** Routes `/search/try` for editors and administrators, and `POST /search/unfound` for the site (docs/decisions/255-unfound-queries.md). */
import { ForbiddenError, InvalidPayloadError } from '@directus/errors';
import type { HookExtensionContext } from '@directus/extensions';
import { asyncHandler } from '@hat-nang/model/backend/async-handler';
import { isSameSecret, SITE_SECRET_HEADER } from '@hat-nang/model/backend/site-secret';
import { requireStaff } from '@hat-nang/model/backend/staff';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import { searchRequest, unfoundReport } from '@hat-nang/model/contracts/search';
import { type Lang, languages } from '@hat-nang/model/languages';
import { searchKinds } from '@hat-nang/model/search-kinds';
import type { Application, Request, Response } from 'express';
import type { Knex } from 'knex';
import * as z from 'zod/mini';
import { explain } from './explain.ts';
import { type SearchContext, search } from './search.ts';
import { TRY_POLICY, tryHtml } from './try-page.ts';
import { countUnfound, deleteUnfound, type UnfoundContext, unfoundQueries } from './unfound.ts';

/** Directus's description of the caller. */
type Accountability = NonNullable<
  ConstructorParameters<HookExtensionContext['services']['ItemsService']>[1]['accountability']
>;

interface ItemsService {
  createOne(row: Readonly<Record<string, unknown>>): Promise<unknown>;
}

export interface TryOptions {
  readonly database: Knex;
  readonly searching: SearchContext;
  /** Resolves when due items are indexed, or after a short wait. Rejects while the index is being built. */
  readonly catchUp: () => Promise<void>;
  readonly siteSecret: string;
  /** Returns an items service with the rights of this user. */
  readonly itemsOf: (collection: string, accountability: Accountability) => Promise<ItemsService>;
}

const wordSchema = z.string().check(z.trim(), z.minLength(2), z.maxLength(80));
const synonymSchema = z.strictObject({
  query: z.string().check(z.minLength(1), z.maxLength(80)),
  lang: z.enum(languages),
  words: z.tuple([wordSchema, wordSchema]),
});

export function registerTryRoutes(app: Application, options: TryOptions): void {
  const { database, searching, catchUp, siteSecret, itemsOf } = options;
  const unfoundContext: UnfoundContext = {
    ...{ database, crisis: searching.crisis, now: searching.now },
    totalOf: async (request) => (await search(searching, searchRequest.parse(request))).total,
  };

  app.post(
    '/search/unfound',
    asyncHandler(async (request: Request, response: Response) => {
      if (!isSameSecret(request.headers[SITE_SECRET_HEADER], siteSecret)) throw new ForbiddenError();
      const report = unfoundReport.safeParse(request.body);
      // The error must not repeat the input.
      if (!report.success) throw new InvalidPayloadError({ reason: 'Not a search that found nothing' });
      await countUnfound(unfoundContext, report.data);
      response.status(204).end();
    }),
  );

  app.get(
    '/search/try',
    asyncHandler(async (request: Request, response: Response) => {
      const { user } = await requireStaff<Accountability>(database, request, ForbiddenError);
      const language = await readStudioLanguage(database, user);
      const kind = searchKinds.find((candidate) => candidate === request.query.kind) ?? 'documents';
      const lang: Lang = languages.find((candidate) => candidate === request.query.lang) ?? language;
      const q = typeof request.query.q === 'string' ? request.query.q.trim().slice(0, 200) : '';
      if (q !== '') await catchUp();
      const explained = q === '' ? undefined : await explain(searching, { kind, lang, q });
      const unfound = await unfoundQueries(database);
      response.setHeader('content-security-policy', TRY_POLICY);
      response.setHeader('cache-control', 'private, no-store');
      response.setHeader('referrer-policy', 'no-referrer');
      response.type('html').send(tryHtml({ language, kind, lang, q, explained, unfound }));
    }),
  );

  app.post(
    '/search/try',
    asyncHandler(async (request: Request, response: Response) => {
      const accountability = await requireStaff<Accountability>(database, request, ForbiddenError);
      // CSRF protection: a form on another site cannot send this content type.
      if (!request.is('application/json')) throw new InvalidPayloadError({ reason: 'The body is JSON' });
      const parsed = synonymSchema.safeParse(request.body);
      if (!parsed.success) throw new InvalidPayloadError({ reason: 'Two words or phrases / Cần hai từ hoặc cụm từ' });
      const { query, lang, words } = parsed.data;
      const rows = await itemsOf('search_words', accountability);
      const id = await rows.createOne({
        name: words.join(' ~ '),
        words,
        language: 'both',
        relation: 'same',
        is_active: true,
      });
      await deleteUnfound(database, { query, lang });
      response.json({ data: { id } });
    }),
  );
}
