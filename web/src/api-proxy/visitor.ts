import { z } from 'zod';
import { backEndFetch } from '@/cms/back-end-fetch';
import { directusUrl, siteSecret } from '@/cms/settings';

const refusalSchema = z.object({
  errors: z.array(z.object({ extensions: z.object({ key: z.string().optional(), field: z.string().optional() }) })),
});

/** Result of a visitor's form: accepted, refused with errors by field (message keys), rate-limited (seconds to wait), or not delivered. */
export type VisitorOutcome =
  | { kind: 'taken' }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'too-many'; seconds: number }
  | { kind: 'failed' };

/** Forwards a form that needs no account to Directus. The `/visitor/…` endpoints of Directus accept requests from the site only. */
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
        // Rate limits apply per visitor address. web/front sets this header from the socket, or preserves the header from the edge.
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

/** Returns the text fields of a form, from JSON or from a form sent without JavaScript. Undefined for any other body. */
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
      .record(z.string(), z.union([z.string(), z.number()]).transform(String))
      .safeParse(JSON.parse(text));
    return parsed.success ? { fields: parsed.data, isForm } : undefined;
  } catch {
    return undefined;
  }
};
