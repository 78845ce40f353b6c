import '@/theme/fonts.css';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { type Lang, languageCodes, languages } from '@/i18n/routes';
import { colorModeScript } from '@/theme/color-mode';
import { ThemeProvider } from '@/theme/provider';

export const dynamicParams = true;
export const generateStaticParams = () => [];

export default async function RootLayout({ children, params }: { children: ReactNode; params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  if (!languages.includes(lang as Lang)) notFound();
  return (
    <html lang={languageCodes[lang as Lang]} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; its hash stands in the policy */}
        <script dangerouslySetInnerHTML={{ __html: colorModeScript }} />
      </head>
      <body>
        <ThemeProvider>{children}</ThemeProvider>
      </body>
    </html>
  );
}
