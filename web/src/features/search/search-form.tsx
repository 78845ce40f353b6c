'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';

interface SearchFormProps {
  action: string;
  /** Current search words. */
  q: string;
  /** Filters and sort order of the current address, as hidden fields. */
  hiddenFields: [string, string][];
  label: string;
  placeholder: string;
  maxLength: number;
  icon: ReactNode;
  submit: ReactNode;
  classNames: Record<'form' | 'icon' | 'input' | 'button', string>;
}

/**
 * The search form of a search page. The form also works without JavaScript. With JavaScript, the old results remain visible but dimmed (`data-pending`) until
 * the new results arrive, so the layout does not jump.
 */
export function SearchForm(props: SearchFormProps) {
  const { action, q, hiddenFields, label, placeholder, maxLength, icon, submit, classNames } = props;
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const input = useRef<HTMLInputElement>(null);
  const shownQuery = useRef(q);

  // In-app navigations, for example Back and Forward, change `q`. The first run changes nothing, because the visitor may already have typed a text.
  useEffect(() => {
    if (shownQuery.current !== q && input.current) input.current.value = q;
    shownQuery.current = q;
  }, [q]);

  const submitSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form has no files, so every value is a string.
    const parameters = new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>);
    startTransition(() => router.push(`${action}?${parameters}`));
  };

  return (
    <form
      action={action}
      method="get"
      onSubmit={submitSearch}
      className={classNames.form}
      data-pending={isPending || undefined}
    >
      <span className={classNames.icon}>{icon}</span>
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={q}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        className={classNames.input}
      />
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={classNames.button}>
        {submit}
      </button>
    </form>
  );
}
