/** `GET /books/{id}/check` serves a page in the editor's language. The page lists what a document lacks for each access mark. */
import { ForbiddenError } from '@directus/errors';
import type { Accountability } from '@directus/types';
import { type AccessMark, accessMarks, type MissingPart } from '@hat-nang/model/access-marks';
import { asyncHandler } from '@hat-nang/model/backend/async-handler';
import { requireStaff } from '@hat-nang/model/backend/staff';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import { escapeUTF8 } from 'entities';
import type { Request, RequestHandler, Response } from 'express';
import { checkDocument } from './load-checks.ts';
import type { ReadFacts } from './mark-media.ts';
import { type EditorLanguage, formatMissingPart, markTexts } from './mark-texts.ts';
import { requireDocumentId } from './staff-routes.ts';
import type { Context, Row } from './types.ts';

const css = `:root{color-scheme:light dark}body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:2rem 1rem}
h1{line-height:1.25;margin:0 0 .5rem}section{border:1px solid GrayText;border-radius:.75rem;padding:.75rem 1.25rem;margin:1rem 0}
h2{margin:.25rem 0;font-size:1.25rem}ul{margin:.5rem 0;padding-left:1.25rem}a{display:inline-block;min-height:2.75rem;line-height:2.75rem}`;

const renderSection = (language: EditorLanguage, mark: AccessMark, missingItems: readonly MissingPart[]): string => {
  const texts = markTexts[language];
  const isComplete = missingItems.length === 0;
  const list = missingItems
    .map((missingItem) => `<li>${escapeUTF8(formatMissingPart(language, missingItem))}</li>`)
    .join('');
  return `<section><h2><span aria-hidden="true">${isComplete ? '✓' : '✗'}</span> ${escapeUTF8(texts.marks[mark])}</h2>
<p>${escapeUTF8(isComplete ? texts.complete : texts.missing(missingItems.length))}</p>${isComplete ? '' : `<ul>${list}</ul>`}</section>`;
};

function renderCheckPage(
  language: EditorLanguage,
  id: number,
  title: string,
  missingByMark: Record<AccessMark, MissingPart[]>,
): string {
  const texts = markTexts[language];
  const sections = accessMarks.map((mark) => renderSection(language, mark, missingByMark[mark])).join('\n');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeUTF8(`${texts.title}: ${title}`)}</title><style>${css}</style></head><body><main><h1>${escapeUTF8(title)}</h1>
<p>${escapeUTF8(texts.intro)}</p>${sections}<a href="/admin/content/documents/${id}">${escapeUTF8(texts.back)}</a></main></body></html>`;
}

export const createCheckPageHandler = ({ database }: Context, readFacts: ReadFacts): RequestHandler =>
  asyncHandler(async (request: Request, response: Response) => {
    const { user } = await requireStaff<Accountability>(database, request, ForbiddenError);
    const id = requireDocumentId(request);
    const language = await readStudioLanguage(database, user);
    const row: Row | undefined = await database('documents as document')
      .leftJoin('documents_translations as text', 'text.documents_id', 'document.id')
      .where('document.id', id)
      .orderBy('text.languages_code', language === 'vi' ? 'desc' : 'asc')
      .select('document.id', 'text.title')
      .first();
    if (!row) throw new ForbiddenError();
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    );
    response.setHeader('cache-control', 'private, no-store');
    response
      .type('html')
      .send(renderCheckPage(language, id, String(row.title ?? `#${id}`), await checkDocument(database, readFacts, id)));
  });
