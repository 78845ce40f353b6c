'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';

interface SearchFormProps {
  action: string;
  /** What is searched for now. */
  q: string;
  /** What the address chooses beside the words. */
  kept: [string, string][];
  label: string;
  placeholder: string;
  maxLength: number;
  icon: ReactNode;
  submit: ReactNode;
  classNames: Record<'form' | 'icon' | 'input' | 'button', string>;
}

/**
 * The field of a search page: a plain form, which the browser sends on its own where this does not run. Where it does, the old results stay (dimmed,
 * see `data-pending`) until the new ones are there, so that nothing jumps.
 */
export function SearchForm(props: SearchFormProps) {
  const { action, q, kept, label, placeholder, maxLength, icon, submit, classNames } = props;
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(q);

  // Back and Forward bring other words, but leave alone what is typed before this runs.
  useEffect(() => {
    if (shown.current !== q && input.current) input.current.value = q;
    shown.current = q;
  }, [q]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parameters = new URLSearchParams(
      [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    startTransition(() => router.push(`${action}?${parameters}`));
  };

  return (
    <form
      action={action}
      method="get"
      onSubmit={send}
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
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={classNames.button}>
        {submit}
      </button>
    </form>
  );
}
