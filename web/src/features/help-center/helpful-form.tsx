'use client';

import type { Lang } from '@hat-nang/model/languages';
import { type FormEvent, type ReactNode, useState } from 'react';

type Outcome = 'thanks' | 'later' | 'failed';
const outcomes: readonly Outcome[] = ['thanks', 'later', 'failed'];

interface HelpfulFormProps {
  article: number;
  lang: Lang;
  classNames: { form: string; question: string; message: string; button: string };
  labels: { question: string; yes: string; no: string };
  icons: { yes: ReactNode; no: ReactNode };
  messages: Record<Outcome, string>;
}

/**
 * Form that asks whether an article helped. The page always contains all messages, because without JavaScript `/api/helpful` redirects to the id of the right
 * message.
 */
export function HelpfulForm({ article, lang, classNames, labels, icons, messages }: HelpfulFormProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setIsSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const pressedButton = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    setIsSending(true);
    setOutcome(undefined);
    try {
      const helpful = pressedButton?.value === 'no' ? 'no' : 'yes';
      // The API client loads on demand, because only readers who answer need it.
      const { publicClient } = await import('@/cms/rest');
      await publicClient.POST('/helpful', { body: { article, lang, helpful } });
      setOutcome('thanks');
    } catch (error) {
      setOutcome((error as { status?: number }).status === 429 ? 'later' : 'failed');
    } finally {
      setIsSending(false);
    }
  };
  return (
    <>
      <form action="/api/helpful" method="post" className={classNames.form} onSubmit={send}>
        <input type="hidden" name="article" value={article} />
        <input type="hidden" name="lang" value={lang} />
        <span className={classNames.question} id="helpful-question">
          {labels.question}
        </span>
        {(['yes', 'no'] as const).map((value) => (
          <button
            key={value}
            type="submit"
            name="helpful"
            value={value}
            className={classNames.button}
            aria-describedby="helpful-question"
          >
            {icons[value]}
            {labels[value]}
          </button>
        ))}
      </form>
      <div role="status">
        {outcomes.map((message) => (
          <p
            key={message}
            id={`helpful-${message}`}
            className={classNames.message}
            data-shown={outcome === message ? '' : undefined}
          >
            {messages[message]}
          </p>
        ))}
      </div>
    </>
  );
}
