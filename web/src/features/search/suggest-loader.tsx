'use client';

import type { Lang } from '@hat-nang/model/languages';
import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SuggestionsProps } from './suggestions.tsx';

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset.suggest !== undefined && target.form !== null;

/**
 * Loads the code of the suggestions when a search field (`data-suggest`) first gets the focus. Every page contains this component. Until then, and
 * without this script, the field is a plain form.
 */
export function SuggestLoader({ lang }: { lang: Lang }) {
  const pathname = usePathname();
  const [field, setField] = useState<HTMLInputElement>();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  useEffect(() => {
    const loadFor = (target: EventTarget | null) => {
      if (!isField(target)) return;
      setField(target);
      import('./suggestions.tsx').then(
        (part) => setSuggestions(() => part.Suggestions),
        (error: unknown) => console.warn('suggestions not loaded', error),
      );
    };
    const focus = (event: FocusEvent) => loadFor(event.target);
    loadFor(document.activeElement);
    document.addEventListener('focusin', focus);
    return () => document.removeEventListener('focusin', focus);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a navigation, the page may have a different field
  useEffect(() => setField((current) => (current?.isConnected ? current : undefined)), [pathname]);
  return Suggestions && field?.form
    ? createPortal(<Suggestions field={field} lang={lang} />, field.form, field.id)
    : null;
}
