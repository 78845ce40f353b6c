'use client';

import type { Lang } from '@hat-nang/model/languages';
import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SuggestionsProps } from './suggestions.tsx';

const isSuggestField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset.suggest !== undefined && target.form !== null;

/**
 * Loads the code of the suggestions when a search field (`data-suggest`) first gets the focus. The layout of all pages contains this component. Before the
 * code has loaded, the field is part of a plain form.
 */
export function SuggestLoader({ lang }: { lang: Lang }) {
  const pathname = usePathname();
  const [field, setField] = useState<HTMLInputElement>();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  useEffect(() => {
    const loadForField = (target: EventTarget | null) => {
      if (!isSuggestField(target)) return;
      setField(target);
      import('./suggestions.tsx').then(
        (suggestionsModule) => setSuggestions(() => suggestionsModule.Suggestions),
        (error: unknown) => console.warn('suggestions not loaded', error),
      );
    };
    const onFocus = (event: FocusEvent) => loadForField(event.target);
    loadForField(document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a navigation, the page may have a different field
  useEffect(() => setField((current) => (current?.isConnected ? current : undefined)), [pathname]);
  return Suggestions && field?.form
    ? createPortal(<Suggestions field={field} lang={lang} />, field.form, field.id)
    : null;
}
