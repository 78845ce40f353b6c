'use client';

import type { ContactForm as ContactBody, ContactRefusal } from '@hat-nang/model/contracts/visitors';
import type { Lang } from '@hat-nang/model/languages';
import { type FormEvent, type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { type ContactField, contactFields, honeypot, maxPrefillLength } from './contact-fields.ts';

type ClassName =
  | 'form'
  | 'field'
  | 'label'
  | 'hint'
  | 'input'
  | 'check'
  | 'checkbox'
  | 'error'
  | 'summary'
  | 'sent'
  | 'trap'
  | 'button';

interface ContactFormProps {
  lang: Lang;
  labels: Record<Exclude<ContactField, 'agreement'> | 'send' | 'sending' | 'sent' | 'trap' | 'failed', string>;
  hints: { phone: string; email: string };
  /** The consent text, with the link to the privacy policy. */
  agreement: ReactNode;
  icon: ReactNode;
  classNames: Record<ClassName, string>;
  /** True renders placeholders for values and errors. `contact-answer.ts` replaces them. */
  isTemplate?: boolean;
}

const noProblems: ContactRefusal = { summary: '', fields: {} };

/**
 * The contact form. Without JavaScript the browser posts the form; with JavaScript the form sends without a page load. The back end validates the fields, so
 * that both variants report the same errors.
 */
export function ContactForm({
  lang,
  labels,
  hints,
  agreement,
  icon,
  classNames,
  isTemplate = false,
}: ContactFormProps) {
  const [problems, setProblems] = useState(noProblems);
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const form = useRef<HTMLFormElement>(null);
  const summaryElement = useRef<HTMLDivElement>(null);
  const sentMessage = useRef<HTMLParagraphElement>(null);

  // The focus is set in an effect, after the messages have rendered. A screen reader then announces the message of the focused element.
  useEffect(() => {
    const firstInvalid = contactFields.find((field) => problems.fields[field]);
    if (firstInvalid) form.current?.querySelector<HTMLElement>(`[name=${firstInvalid}]`)?.focus();
    else if (problems.summary) summaryElement.current?.focus();
  }, [problems]);
  useEffect(() => {
    if (state === 'sent') sentMessage.current?.focus();
  }, [state]);

  // A search without results links to this page with a message (features/search/nothing-found.tsx). The message never overwrites existing input.
  useEffect(() => {
    const prefilledMessage = new URLSearchParams(location.search).get('message');
    const field = form.current?.querySelector<HTMLTextAreaElement>('[name=message]');
    if (prefilledMessage && field && !field.value) field.value = prefilledMessage.slice(0, maxPrefillLength);
  }, []);

  const showProblems = (refusal: ContactRefusal) => {
    setState('open');
    setProblems(refusal);
  };

  const submitForm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    // The cast is safe, because the form has no file field.
    const body = Object.fromEntries(new FormData(event.currentTarget)) as unknown as ContactBody;
    setState('sending');
    try {
      const { publicClient } = await import('@/cms/rest');
      await publicClient.POST('/contact', { body });
      form.current?.reset();
      setProblems(noProblems);
      setState('sent');
    } catch (error) {
      const { answer } = error as { answer?: ContactRefusal };
      showProblems(answer?.fields ? answer : { summary: labels.failed, fields: {} });
    }
  };

  const fieldAttributes = (field: ContactField) => ({
    id: `contact-${field}`,
    name: field,
    'aria-describedby': `contact-${field}-error${field === 'phone' || field === 'email' ? ` contact-${field}-hint` : ''}`,
    ...(isTemplate
      ? { 'data-invalid': `{{${field}}}` }
      : { 'aria-invalid': problems.fields[field] ? true : undefined }),
  });
  const valueAttributes = (field: ContactField) => (isTemplate ? { defaultValue: `{{value.${field}}}` } : {});
  const renderError = (field: ContactField) => (
    <p id={`contact-${field}-error`} className={classNames.error}>
      {isTemplate ? `{{error.${field}}}` : problems.fields[field]}
    </p>
  );
  const renderTextField = (
    field: 'name' | 'email' | 'phone',
    inputProps: InputHTMLAttributes<HTMLInputElement>,
    hint?: string,
  ) => (
    <div className={classNames.field}>
      <label className={classNames.label} htmlFor={`contact-${field}`}>
        {labels[field]}
      </label>
      {hint ? (
        <p id={`contact-${field}-hint`} className={classNames.hint}>
          {hint}
        </p>
      ) : null}
      <input className={classNames.input} {...fieldAttributes(field)} {...valueAttributes(field)} {...inputProps} />
      {renderError(field)}
    </div>
  );

  return (
    <>
      <p
        id="sent"
        ref={sentMessage}
        tabIndex={-1}
        role="status"
        className={classNames.sent}
        data-shown={state === 'sent' ? '' : undefined}
      >
        {icon}
        <span>{labels.sent}</span>
      </p>
      <form ref={form} action="/api/contact" method="post" noValidate className={classNames.form} onSubmit={submitForm}>
        <div ref={summaryElement} role="alert" tabIndex={-1} className={classNames.summary}>
          {isTemplate ? '{{summary}}' : problems.summary}
        </div>
        <input type="hidden" name="lang" value={lang} />
        {renderTextField('name', { autoComplete: 'name', maxLength: 100 })}
        {renderTextField(
          'email',
          { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 128 },
          hints.email,
        )}
        {renderTextField('phone', { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 30 }, hints.phone)}
        <div className={classNames.field}>
          <label className={classNames.label} htmlFor="contact-message">
            {labels.message}
          </label>
          <textarea
            className={classNames.input}
            rows={7}
            maxLength={5000}
            {...fieldAttributes('message')}
            {...valueAttributes('message')}
          />
          {renderError('message')}
        </div>
        <div className={classNames.trap} aria-hidden="true">
          <label htmlFor="contact-website">{labels.trap}</label>
          <input id="contact-website" name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <div className={classNames.field}>
          <label className={classNames.check}>
            <input
              type="checkbox"
              className={classNames.checkbox}
              {...fieldAttributes('agreement')}
              {...(isTemplate ? { 'data-checked': '{{agreement}}' } : {})}
            />
            <span>{agreement}</span>
          </label>
          {renderError('agreement')}
        </div>
        <button type="submit" className={classNames.button} aria-disabled={state === 'sending'}>
          {state === 'sending' ? labels.sending : labels.send}
        </button>
      </form>
    </>
  );
}
