'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { href, type Lang, publicPath, splitLanguage } from '@/i18n/routes';
import { EmptyState } from '../ui/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';

export type NotFoundTexts = Record<Lang, { title: string; text: string; body: string; goHome: string; goNews: string }>;

const subscribe = () => () => undefined;

/** "Page Not Found: {path}" with the path as the visitor sees it (specification, section 8). */
export function NotFoundView({ texts }: { texts: NotFoundTexts }) {
  const rendered = publicPath(usePathname());
  const path = useSyncExternalStore(subscribe, () => window.location.pathname, () => rendered);
  const { lang } = splitLanguage(path);
  const text = texts[lang];
  return (
    <main id="content">
      <title>{`404 – ${text.title}`}</title>
      <EmptyState picture="not-found" title={text.title} titleAs="h1" text={text.body}>
        <ButtonLink href={href(lang, 'home')}>{text.goHome}</ButtonLink>
        <ButtonLink href={href(lang, 'news')} variant="outline">
          {text.goNews}
        </ButtonLink>
        <p data-path style={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
          {text.text.replace('{{path}}', decode(path))}
        </p>
      </EmptyState>
    </main>
  );
}

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
