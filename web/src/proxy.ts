import { type NextRequest, NextResponse } from 'next/server';
import { siteSecret } from './cms/settings.ts';
import { previewQueryHeader } from './preview/preview-address.ts';
import { decide } from './routing/decide.ts';
import { routingFacts } from './routing/facts.ts';
import { placeholderOrigin } from './routing/own-origin.ts';
import { readChoices } from './routing/read-choices.ts';
import { isSameSecret } from './server/same-secret.ts';

export const config = {
  matcher: [
    '/((?!_next/|api/|feeds/|og/|icons/|illustrations/|fonts/|sitemap/|sitemap\\.xml$|robots\\.txt$|sw\\.js$|print\\.css$|reading-fonts\\.css$|\\.well-known/|favicon\\.ico$|manifest\\.webmanifest$|build\\.json$|config-version\\.json$).*)',
  ],
};

export async function proxy(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  // `draftMode()` is always off in a proxy on Node.js: Next defines the id of previews only for the edge runtime. web/front removes a forged cookie.
  const isPreview = request.cookies.has('__prerender_bypass');
  const decision = decide(
    {
      pathname,
      search,
      ...readChoices(request.headers.get('cookie') ?? undefined),
      acceptLanguage: request.headers.get('accept-language') ?? undefined,
      userAgent: request.headers.get('user-agent') ?? undefined,
      isPreview,
      isInternal: isSameSecret(request.headers.get('x-site-secret'), siteSecret()),
    },
    await routingFacts(),
  );

  if (decision.kind === 'next') return NextResponse.next();
  if (decision.kind === 'redirect') {
    const headers: Record<string, string> = decision.isPrivate
      ? { 'Cache-Control': 'private, no-store', Vary: 'Cookie, Accept-Language' }
      : { 'Cache-Control': 'no-cache' };
    const location = decision.to.startsWith('/') ? `${placeholderOrigin}${decision.to}` : decision.to;
    return new NextResponse(null, { status: decision.status, headers: { ...headers, Location: location } });
  }
  const url = request.nextUrl.clone();
  url.pathname = decision.to;
  if (!decision.keepsQuery) url.search = '';
  const headers = new Headers(request.headers);
  headers.set(previewQueryHeader, search);
  const response = NextResponse.rewrite(url, isPreview ? { request: { headers } } : undefined);
  if (decision.status) response.headers.set('x-site-status', String(decision.status));
  return response;
}
