import { type FormEvent, useState } from 'react';
import { privacyPolicyPath } from '@/routing/privacy-policy';
import type { ReaderClasses } from './reader-styles.ts';
import type { ReaderModel } from './use-reader.ts';

const problemKinds = ['text', 'picture', 'sound', 'sign', 'other'] as const;

/**
 * "Something is wrong on this page": a form for the kind of problem, a short message and an optional address for an answer. The contract of
 * `POST /visitor/problem` (model/contracts/visitors.ts) has the validation rules.
 */
export function ReportForm({ r, c }: { r: ReaderModel; c: ReaderClasses }) {
  const { t } = r;
  const [outcome, setOutcome] = useState<'thanks' | 'later' | 'wrongEmail' | 'failed'>();
  const [isSending, setIsSending] = useState(false);
  const sendReport = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const getFieldText = (name: string) => String(fields.get(name) ?? '');
    setIsSending(true);
    setOutcome(undefined);
    try {
      const { publicClient } = await import('@/cms/rest');
      await publicClient.POST('/problem', {
        body: {
          kind: getFieldText('kind'),
          message: getFieldText('message'),
          email: getFieldText('email'),
          website: getFieldText('website'),
          document: r.book.id,
          page: Math.min(r.page, r.count),
          lang: r.lang,
        },
      });
      setOutcome('thanks');
      form.reset();
    } catch (error) {
      console.warn('report not sent:', error instanceof Error ? error.message : error);
      const { status } = error as { status?: number };
      const hasAddress = getFieldText('email').trim() !== '';
      setOutcome(status === 429 ? 'later' : status === 422 && hasAddress ? 'wrongEmail' : 'failed');
    } finally {
      setIsSending(false);
    }
  };
  const isEmailWrong = outcome === 'wrongEmail';
  const policyUrl = privacyPolicyPath(r.lang);
  return (
    <form onSubmit={sendReport} style={{ display: 'grid', gap: '0.75rem' }}>
      <p className={c.hint}>{t('report.intro')}</p>
      <label>
        {t('report.kind')}
        <select name="kind" className={c.field} defaultValue="text">
          {problemKinds.map((kind) => (
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
      <label>
        {t('report.email')}
        <input
          name="email"
          type="email"
          autoComplete="email"
          className={c.field}
          maxLength={128}
          aria-invalid={isEmailWrong ? true : undefined}
          aria-describedby={isEmailWrong ? 'report-outcome report-consent' : 'report-consent'}
        />
      </label>
      <p id="report-consent" className={c.hint}>
        {t('report.consent')}{' '}
        <a href={policyUrl} target="_blank" rel="noopener">
          {t('report.policy')}
        </a>
      </p>
      {/* Honeypot field for bots. It is hidden from people and unreachable by keyboard. */}
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className={c.onlyHeard} />
      <button type="submit" className={c.outline}>
        {t('report.send')}
      </button>
      <p id="report-outcome" role="status">
        {outcome ? t(`report.${outcome}`) : ''}
      </p>
    </form>
  );
}
