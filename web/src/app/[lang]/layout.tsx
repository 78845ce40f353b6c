import { languageCodes } from '@hat-nang/model/languages';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { configVersion, readEmbedHosts } from '@/cms/config';
import { mailCatcherUrl, publicUrl } from '@/cms/settings';
import { ClientShell } from '@/components/layout/client-shell';
import { installOfferScript } from '@/components/layout/install-offer';
import { ToastRegion } from '@/components/layout/toast-region';
import { SaveStyles } from '@/components/ui/save-buttons';
import { SessionLoader } from '@/features/account/session-loader';
import { DialogRegion } from '@/features/auth-dialogs/dialog-region';
import { linkTokenScript } from '@/features/auth-dialogs/link-token';
import { SaveButtonListener } from '@/features/favorites/save-button-listener';
import { KeptBooksOpener } from '@/features/offline/kept-books-opener';
import { readingTextScript } from '@/features/reader/public';
import { SuggestLoader } from '@/features/search/suggest-loader';
import { parseLang } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { signedInScript } from '@/session/signed-in';
import { colorModeScript } from '@/theme/color-mode';
import { ThemeRules } from '@/theme/style-rules';

/** No page is rendered at build time, because one build serves any host and any content. A page that is not dynamic is cached after its first visit. */
export const generateStaticParams = () => [];

/** Fonts to preload. A font that loads late would change the line breaks. */
const fontFiles = ['nunito-400', 'nunito-700', 'baloo-2'];

export const metadata: Metadata = {
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icons/mark.svg', type: 'image/svg+xml' },
    ],
    apple: '/icons/icon-192.png',
  },
};
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffdf8' },
    { media: '(prefers-color-scheme: dark)', color: '#0e172b' },
  ],
};

/**
 * Scripts that run before the first paint. They remove a mail's token from the address, set the colour mode, the sign-in mark and the text settings, and keep
 * the browser's offer to install the site as an app.
 */
const headScripts = [linkTokenScript, colorModeScript, signedInScript, readingTextScript, installOfferScript].join(';');

export default async function RootLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}) {
  const lang = parseLang((await params).lang);
  const t = getT(lang);
  for (const file of fontFiles) {
    preload(`/fonts/${file}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  }
  const embedHosts = (await readEmbedHosts()).join(' ');
  return (
    // web/front/security-headers.ts adds the hosts in `data-embed-hosts` to the Content-Security-Policy. Every page has this attribute, because an in-app
    // navigation keeps the policy of the page that was loaded first.
    <html lang={languageCodes[lang]} data-embed-hosts={embedHosts || undefined} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants; their hash is in the policy */}
        <script dangerouslySetInnerHTML={{ __html: headScripts }} />
        <ThemeRules />
        <link rel="stylesheet" href="/print.css" media="print" />
      </head>
      <body>
        {children}
        <ToastRegion lang={lang} />
        <DialogRegion lang={lang} facts={{ publicUrl: publicUrl(), mailCatcher: mailCatcherUrl() }} />
        <SessionLoader
          labels={{ loggedOut: t('account-pages:menu.loggedOut'), logOutFailed: t('account-pages:menu.logOutFailed') }}
        />
        <SuggestLoader lang={lang} />
        <SaveStyles />
        <SaveButtonListener lang={lang} failed={t('saving:failed')} />
        <KeptBooksOpener />
        <ClientShell configVersion={await configVersion()} loadingLabel={t('loading')} />
      </body>
    </html>
  );
}
