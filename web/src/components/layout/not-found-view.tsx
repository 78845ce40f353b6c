'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { type Lang, splitLanguage } from '@/i18n/languages';
import { EmptyState } from '../ui/empty-state.tsx';
import { PlainButtonLink } from '../ui/plain-link.tsx';

export interface NotFoundText {
  title: string;
  /** Holds `{{path}}`. */
  text: string;
  body: string;
  links: { url: string; label: string }[];
}

const subscribe = () => () => undefined;
const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * "Page Not Found: {path}" with the path as the visitor sees it (specification, section 8). One cached page stands for every missing address:
 * server.ts writes the path into the HTML, this view keeps it right afterwards.
 */
export function NotFoundView({ texts }: { texts: Record<Lang, NotFoundText> }) {
  const { lang } = splitLanguage(usePathname());
  const path = useSyncExternalStore(subscribe, () => decode(window.location.pathname), () => '{{path}}');
  const { title, text, body, links } = texts[lang];
  return (
    <main id="content">
      <title>{`404 – ${title}`}</title>
      <EmptyState picture="not-found" title={title} titleAs="h1" text={body}>
        {links.map(({ url, label }, index) => (
          <PlainButtonLink key={url} href={url} variant={index === 0 ? 'solid' : 'outline'}>
            {label}
          </PlainButtonLink>
        ))}
        <p data-missing-path suppressHydrationWarning style={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
          {text.replace('{{path}}', path)}
        </p>
      </EmptyState>
    </main>
  );
}
