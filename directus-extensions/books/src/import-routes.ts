/** `GET /books/import` serves an upload page, and `POST` imports the zip or EPUB as a draft. Both are for editors and administrators. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ForbiddenError, InvalidPayloadError } from '@directus/errors';
import type { Accountability } from '@directus/types';
import { asyncHandler } from '@hat-nang/model/backend/async-handler';
import { requireStaff } from '@hat-nang/model/backend/staff';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import type { Request, RequestHandler, Response } from 'express';
import { epubTexts } from './epub-import/epub-texts.ts';
import { findLicense } from './epub-import/find-license.ts';
import { storeBook } from './import-book.ts';
import { importTexts } from './import-texts.ts';
import { ZipProblem } from './read-zip.ts';
import { receiveZip } from './receive-zip.ts';
import type { Context } from './types.ts';
import { unpackInThread } from './unpack-book.ts';

/** Script of the page, which sends the chosen file. Its texts are in the markup of the page. Error messages come from the server or the browser. */
const script = `document.forms[0].addEventListener('submit',async(e)=>{e.preventDefault();const f=e.target,o=f.querySelector('output'),b=f.querySelector('button');
b.disabled=true;o.textContent=f.dataset.sending;try{const r=await fetch('/books/import',{method:'POST',headers:{'content-type':'application/zip'},body:f.zip.files[0]});
const a=await r.json();if(!r.ok)throw new Error(a.errors.map((x)=>x.message.replace(/^Invalid payload\\. /,'')).join('\\n'));const l=document.createElement('a');l.href='/admin/content/documents/'+a.data.id;
l.textContent='#'+a.data.id;const n=a.data.notes;o.replaceChildren(f.dataset.done+' ',l,n.length?'\\n\\n'+[f.dataset.notes,...n].join('\\n'):'')}catch(x){o.textContent=x.message}b.disabled=false})`;
const scriptHash = createHash('sha256').update(script).digest('base64');

const style = `:root{color-scheme:light dark}body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:2rem 1rem}*{box-sizing:border-box}
form{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;justify-items:start}label{display:grid;grid-template-columns:minmax(0,1fr);width:100%;gap:.25rem;font-weight:700}button,input{min-height:2.75rem;font:inherit}button{padding:0 1.5rem}input{width:100%}
output{white-space:pre-wrap;overflow-wrap:anywhere;max-width:100%}output a{display:inline-block;min-height:2.75rem;min-width:2.75rem;line-height:2.75rem;color:inherit}`;

export const createImportPageHandler = ({ database }: Context): RequestHandler =>
  asyncHandler(async (request: Request, response: Response) => {
    const { user } = await requireStaff<Accountability>(database, request, ForbiddenError);
    const language = await readStudioLanguage(database, user);
    const pageTexts = importTexts[language];
    const contentSecurityPolicy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${scriptHash}'; connect-src 'self'; frame-ancestors 'none'`;
    response.setHeader('content-security-policy', contentSecurityPolicy);
    response.setHeader('cache-control', 'private, no-store');
    response.type('html').send(`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${pageTexts.title}</title><style>${style}</style></head><body><main><h1>${pageTexts.title}</h1><p>${pageTexts.intro}</p>
<form data-sending="${pageTexts.sending}" data-done="${pageTexts.done}" data-notes="${pageTexts.notes}"><label>${pageTexts.choose}<input type="file" name="zip" accept=".epub,.zip,application/epub+zip,application/zip" required></label>
<button>${pageTexts.send}</button><output role="status"></output></form></main><script>${script}</script></body></html>`);
  });

/** Imports a book: `POST /books/import` with a zip or an EPUB as body. Responds with `{data: {id, notes}}`: the id of the draft, and what was left out. */
export const createImportBookHandler = (context: Context): RequestHandler =>
  asyncHandler(async (request: Request, response: Response) => {
    const accountability = await requireStaff<Accountability>(context.database, request, ForbiddenError);
    // CSRF protection: a form on another site cannot send these content types.
    if (!request.is(['application/zip', 'application/epub+zip']))
      throw new InvalidPayloadError({ reason: 'The body is a zip / Hãy gửi tệp zip' });
    const lang = await readStudioLanguage(context.database, accountability.user);
    const folder = await mkdtemp(join(context.tempPath, 'import-'));
    try {
      const zip = join(folder, 'book.zip');
      await receiveZip(request, zip);
      const { book, files, notes, rights } = await unpackInThread({ zip, folder, lang });
      const license = rights === '' ? undefined : await findLicense(context.database, rights);
      const documentFields = license === undefined ? book.documentFields : { ...book.documentFields, license };
      const id = await storeBook(context, accountability, { ...book, documentFields }, files);
      const isLicenseUnknown = rights !== '' && license === undefined;
      const licenseNotes = isLicenseUnknown ? [epubTexts[lang].notes.license(rights.slice(0, 200))] : [];
      response.json({ data: { id, notes: [...notes, ...licenseNotes] } });
    } catch (error) {
      if (error instanceof ZipProblem) throw new InvalidPayloadError({ reason: error.message });
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
