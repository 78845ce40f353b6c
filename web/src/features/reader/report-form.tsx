import { type FormEvent, useState } from 'react';
import type { ReaderClasses } from './reader-styles.ts';
import type { ReaderModel } from './use-reader.ts';

const kinds = ['text', 'picture', 'sound', 'sign', 'other'] as const;

/** "Something is wrong on this page": one choice, a few words, no name. The rules stand in the contract of `/visitor/problem`. */
export function ReportForm({ r, c }: { r: ReaderModel; c: ReaderClasses }) {
  const { t } = r;
  const [outcome, setOutcome] = useState<'thanks' | 'later' | 'failed'>();
  const [isSending, setIsSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setIsSending(true);
    setOutcome(undefined);
    try {
      const fields = {
        ...Object.fromEntries(new FormData(form)),
        document: r.book.id,
        page: Math.min(r.page, r.count),
        lang: r.lang,
      };
      const answer = await fetch('/api/problem', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      });
      setOutcome(answer.ok ? 'thanks' : answer.status === 429 ? 'later' : 'failed');
      if (answer.ok) form.reset();
    } catch (error) {
      console.warn('report not sent:', error instanceof Error ? error.message : error);
      setOutcome('failed');
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form onSubmit={send} style={{ display: 'grid', gap: '0.75rem' }}>
      <p className={c.hint}>{t('report.intro')}</p>
      <label>
        {t('report.kind')}
        <select name="kind" className={c.field} defaultValue="text">
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`report.kinds.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('report.message')}
        <textarea name="message" className={c.field} rows={3} maxLength={1000} />
      </label>
      <p className={c.hint}>{t('report.private')}</p>
      {/* For programs that fill in everything; people neither see nor reach it. */}
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className={c.onlyHeard} />
      <button type="submit" className={c.outline}>
        {t('report.send')}
      </button>
      <p role="status">{outcome ? t(`report.${outcome}`) : ''}</p>
    </form>
  );
}
