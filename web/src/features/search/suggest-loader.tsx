'use client';

import type { Lang } from '@hat-nang/model/languages';
import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SuggestionsProps } from './suggestions.tsx';

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset.suggest !== undefined && target.form !== null;

/**
 * Part of every page: fetches the suggestions when a search field (`data-suggest`) gets the focus for the first time. Until then, and where this
 * does not run, the field is a plain form.
 */
export function SuggestLoader({ lang }: { lang: Lang }) {
  const pathname = usePathname();
  const [field, setField] = useState<HTMLInputElement>();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  useEffect(() => {
    const attend = (target: EventTarget | null) => {
      if (!isField(target)) return;
      setField(target);
      import('./suggestions.tsx').then(
        (part) => setSuggestions(() => part.Suggestions),
        (error: unknown) => console.warn('suggestions not loaded', error),
      );
    };
    const focus = (event: FocusEvent) => attend(event.target);
    attend(document.activeElement);
    document.addEventListener('focusin', focus);
    return () => document.removeEventListener('focusin', focus);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has a field of its own
  useEffect(() => setField((known) => (known?.isConnected ? known : undefined)), [pathname]);
  return Suggestions && field?.form
    ? createPortal(<Suggestions field={field} lang={lang} />, field.form, field.id)
    : null;
}
