import * as z from 'zod/mini';
import { backEndFetch } from '@/cms/back-end-fetch';
import { directusUrl, siteSecret } from '@/cms/settings';

const refusalSchema = z.object({
  errors: z.array(z.object({ extensions: z.object({ key: z.optional(z.string()), field: z.optional(z.string()) }) })),
});

/** Result of a visitor's form: accepted, refused with a message key for each invalid field, rate-limited with the seconds to wait, or failed. */
export type VisitorOutcome =
  | { kind: 'taken' }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'too-many'; seconds: number }
  | { kind: 'failed' };

/** Forwards a form that needs no account to Directus. The `/visitor/…` endpoints of Directus accept only requests with the secret of the site. */
export const forwardForm = async (
  form: 'contact' | 'helpful' | 'problem' | 'event-registration' | 'registration-link',
  body: unknown,
  request: Request,
): Promise<VisitorOutcome> => {
  try {
    const answer = await backEndFetch(`${directusUrl()}/visitor/${form}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-site-secret': siteSecret(),
        // Rate limits apply per visitor address. web/front sets the header `x-forwarded-for` from the socket, or preserves that of the edge.
        'x-forwarded-for': request.headers.get('x-forwarded-for') ?? '',
      },
      body: JSON.stringify(body),
      cache: 'no-store',
      lane: 'writes',
    });
    if (answer.ok) return { kind: 'taken' };
    if (answer.status === 429) return { kind: 'too-many', seconds: Number(answer.headers.get('retry-after')) || 3600 };
    const parsed = refusalSchema.safeParse(await answer.json());
    const fields = Object.fromEntries(
      (parsed.data?.errors ?? []).flatMap(({ extensions: { field, key } }) => (field && key ? [[field, key]] : [])),
    );
    if (Object.keys(fields).length > 0) return { kind: 'refused', fields };
    console.error(`visitor's ${form} form: Directus answers ${answer.status}`);
  } catch (error) {
    console.error(`visitor's ${form} form not passed on:`, error instanceof Error ? error.message : error);
  }
  return { kind: 'failed' };
};

/** Returns the fields of a form as texts, and whether the form was sent without JavaScript (URL-encoded) or as JSON. Undefined for any other body. */
export const readFields = async (
  request: Request,
): Promise<{ fields: Record<string, string>; isForm: boolean } | undefined> => {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const isForm = type === 'application/x-www-form-urlencoded';
  if (!isForm && type !== 'application/json') return undefined;
  const text = await request.text();
  if (isForm) return { fields: Object.fromEntries(new URLSearchParams(text)), isForm };
  try {
    const parsed = z
      .record(z.string(), z.pipe(z.union([z.string(), z.number()]), z.transform(String)))
      .safeParse(JSON.parse(text));
    return parsed.success ? { fields: parsed.data, isForm } : undefined;
  } catch {
    return undefined;
  }
};
