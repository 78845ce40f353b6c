'use client';

import type {
  RegistrationForm as RegistrationBody,
  RegistrationRefusal,
} from '@hat-nang/model/contracts/event-registrations';
import type { Lang } from '@hat-nang/model/languages';
import { type FormEvent, type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { honeypot, type RegistrationField, registrationFields } from './registration-fields.ts';

type ClassName =
  | 'form'
  | 'field'
  | 'label'
  | 'hint'
  | 'input'
  | 'check'
  | 'checkbox'
  | 'guardian'
  | 'error'
  | 'summary'
  | 'sent'
  | 'trap'
  | 'button';
type TextField = Exclude<RegistrationField, 'is_under_16' | 'agreement'>;

interface RegistrationFormProps {
  lang: Lang;
  event: number;
  labels: Record<TextField | 'is_under_16' | 'guardian' | 'send' | 'sending' | 'trap' | 'failed', string>;
  hints: Partial<Record<TextField | 'guardian', string>>;
  limits: { people: number; accessNeeds: number };
  /** The consent text, with the link to the privacy policy. */
  agreement: ReactNode;
  /** The message after a registration, with the link for the calendar. */
  sent: ReactNode;
  classNames: Record<ClassName, string>;
  /** True renders placeholders for values and errors. `server/form-answer.ts` replaces them. */
  isTemplate?: boolean;
}

const noProblems: RegistrationRefusal = { summary: '', fields: {} };

/**
 * The registration form of an event. It works without JavaScript; with JavaScript it sends without a page load. Only the back end has the validation rules,
 * so both variants report the same errors.
 */
export function RegistrationForm({
  lang,
  event,
  labels,
  hints,
  limits,
  agreement,
  sent,
  classNames,
  isTemplate = false,
}: RegistrationFormProps) {
  const [problems, setProblems] = useState(noProblems);
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const form = useRef<HTMLFormElement>(null);
  const summaryElement = useRef<HTMLDivElement>(null);
  const sentMessage = useRef<HTMLDivElement>(null);

  // The focus is set in an effect, after the messages have rendered. A screen reader then announces them.
  useEffect(() => {
    const firstInvalid = registrationFields.find((field) => problems.fields[field]);
    if (firstInvalid) form.current?.querySelector<HTMLElement>(`[name=${firstInvalid}]`)?.focus();
    else if (problems.summary) summaryElement.current?.focus();
  }, [problems]);
  useEffect(() => {
    if (state === 'sent') sentMessage.current?.focus();
  }, [state]);

  const submitForm = async (submission: FormEvent<HTMLFormElement>) => {
    submission.preventDefault();
    if (state === 'sending') return;
    // The cast is safe, because the form has no file field.
    const body = Object.fromEntries(new FormData(submission.currentTarget)) as unknown as RegistrationBody;
    setState('sending');
    try {
      const { publicClient } = await import('@/cms/rest');
      await publicClient.POST('/event-registration', { body });
      form.current?.reset();
      setProblems(noProblems);
      setState('sent');
    } catch (error) {
      const { answer } = error as { answer?: RegistrationRefusal };
      setState('open');
      setProblems(answer?.fields ? answer : { summary: labels.failed, fields: {} });
    }
  };

  const hasHint = (field: RegistrationField) => field in hints;
  const fieldAttributes = (field: RegistrationField) => ({
    id: `registration-${field}`,
    name: field,
    'aria-describedby': `registration-${field}-error${hasHint(field) ? ` registration-${field}-hint` : ''}`,
    ...(isTemplate
      ? { 'data-invalid': `{{${field}}}` }
      : { 'aria-invalid': problems.fields[field] ? true : undefined }),
  });
  const valueAttributes = (field: TextField, initial?: string) => ({
    defaultValue: isTemplate ? `{{value.${field}}}` : initial,
  });
  const checkedAttributes = (field: RegistrationField) => (isTemplate ? { 'data-checked': `{{${field}}}` } : {});
  const renderError = (field: RegistrationField) => (
    <p id={`registration-${field}-error`} className={classNames.error}>
      {isTemplate ? `{{error.${field}}}` : problems.fields[field]}
    </p>
  );
  const renderLabel = (field: TextField) => (
    <>
      <label className={classNames.label} htmlFor={`registration-${field}`}>
        {labels[field]}
      </label>
      {hints[field] ? (
        <p id={`registration-${field}-hint`} className={classNames.hint}>
          {hints[field]}
        </p>
      ) : null}
    </>
  );
  const renderTextField = (field: TextField, inputProps: InputHTMLAttributes<HTMLInputElement>, initial?: string) => (
    <div className={classNames.field}>
      {renderLabel(field)}
      <input
        className={classNames.input}
        {...fieldAttributes(field)}
        {...valueAttributes(field, initial)}
        {...inputProps}
      />
      {renderError(field)}
    </div>
  );

  return (
    <>
      <div
        id="sent"
        ref={sentMessage}
        tabIndex={-1}
        role="status"
        className={classNames.sent}
        data-shown={state === 'sent' ? '' : undefined}
      >
        {sent}
      </div>
      <form
        ref={form}
        action="/api/event-registration"
        method="post"
        noValidate
        hidden={state === 'sent'}
        className={classNames.form}
        onSubmit={submitForm}
      >
        <div ref={summaryElement} role="alert" tabIndex={-1} className={classNames.summary}>
          {isTemplate ? '{{summary}}' : problems.summary}
        </div>
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="event" value={event} />
        {renderTextField('name', { autoComplete: 'name', maxLength: 100 })}
        {renderTextField('email', { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 128 })}
        {renderTextField('phone', { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 30 })}
        {renderTextField('people', { type: 'number', inputMode: 'numeric', min: 1, max: limits.people }, '1')}
        <div className={classNames.field}>
          {renderLabel('access_needs')}
          <textarea
            className={classNames.input}
            rows={4}
            maxLength={limits.accessNeeds}
            {...fieldAttributes('access_needs')}
            {...valueAttributes('access_needs')}
          />
          {renderError('access_needs')}
        </div>
        <div className={classNames.field}>
          <label className={classNames.check}>
            <input
              type="checkbox"
              className={classNames.checkbox}
              {...fieldAttributes('is_under_16')}
              {...checkedAttributes('is_under_16')}
            />
            <span>{labels.is_under_16}</span>
          </label>
          {renderError('is_under_16')}
        </div>
        {/* CSS hides this group until the checkbox above is checked, so the group works without JavaScript. */}
        <fieldset className={classNames.guardian} data-guardian="" aria-describedby="registration-guardian-hint">
          <legend className={classNames.label}>{labels.guardian}</legend>
          <p id="registration-guardian-hint" className={classNames.hint}>
            {hints.guardian}
          </p>
          {renderTextField('guardian_name', { autoComplete: 'off', maxLength: 100 })}
          {renderTextField('guardian_contact', { autoComplete: 'off', maxLength: 128 })}
        </fieldset>
        <div className={classNames.trap} aria-hidden="true">
          <label htmlFor="registration-website">{labels.trap}</label>
          <input id="registration-website" name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <div className={classNames.field}>
          <label className={classNames.check}>
            <input
              type="checkbox"
              className={classNames.checkbox}
              {...fieldAttributes('agreement')}
              {...checkedAttributes('agreement')}
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
