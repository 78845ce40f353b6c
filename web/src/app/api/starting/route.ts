import { type Lang, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { cookies } from 'next/headers';
import { langCookie, startingCookie } from '@/routing/choice-cookies';
import { isSameOrigin } from '@/server/same-origin';

const yearSeconds = 365 * 24 * 60 * 60;

/** Stores the choice of the starting page and the language of that page in cookies for 365 days. Then redirects to Home (docs/design-notes.md "starting"). */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  const form = await request.formData().catch(() => new FormData());
  const choice = form.get('choice');
  const lang = languages.find((candidate) => candidate === form.get('lang')) ?? ('vi' as Lang);
  const cookieStore = await cookies();
  const options = {
    path: '/',
    maxAge: yearSeconds,
    sameSite: 'lax',
    secure: (process.env.PUBLIC_URL ?? '').startsWith('https:'),
  } as const;
  cookieStore.set(startingCookie, choice === 'kid' || choice === 'adult' ? choice : 'skip', options);
  cookieStore.set(langCookie, lang, options);
  return new Response(null, { status: 303, headers: { Location: href(lang, 'home'), 'Cache-Control': 'no-store' } });
}
