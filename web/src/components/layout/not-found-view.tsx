'use client';

import { decodeComponent } from '@hat-nang/model/http/decode-component';
import { type Lang, splitLanguage } from '@hat-nang/model/languages';
import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { StatusView } from './status-view.tsx';

export interface NotFoundText {
  title: string;
  /** Text that contains `{{path}}`. */
  text: string;
  body: string;
  links: { url: string; label: string }[];
}

const subscribe = () => () => undefined;

/**
 * "Page Not Found: {path}" after an in-app navigation, with the path of the address bar (docs/specification.md §8). After a full page load, web/front serves
 * the page of web/src/app/[lang]/missing instead.
 */
export function NotFoundView({ texts }: { texts: Record<Lang, NotFoundText> }) {
  const { lang } = splitLanguage(usePathname());
  const path = useSyncExternalStore(
    subscribe,
    () => decodeComponent(location.pathname),
    () => '{{path}}',
  );
  const { title, text, body, links } = texts[lang];
  return (
    <StatusView picture="not-found" title={title} text={body}>
      <title>{`404 – ${title}`}</title>
      {links.map(({ url, label }) => (
        <a key={url} href={url}>
          {label}
        </a>
      ))}
      <p>{text.replace('{{path}}', () => path)}</p>
    </StatusView>
  );
}
