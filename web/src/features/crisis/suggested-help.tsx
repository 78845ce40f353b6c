'use client';

import type { HelpContact } from '@hat-nang/model/contracts/crisis';
import type { CrisisLevel } from '@hat-nang/model/crisis-words';
import type { TFunction } from 'i18next';
import type { CSSProperties } from 'react';
import { QuickExitLink } from '@/components/ui/quick-exit-link';
import { toTelephoneUrl } from '@/components/ui/telephone';
import { helplineDirectoryUrl } from './abroad-url.ts';

interface SuggestedHelpProps {
  contacts: HelpContact[];
  exit: string;
  /** Level of the matched crisis word. The box is shorter for an ambiguous word (`doubtful`). */
  level: CrisisLevel;
  t: TFunction<['search', 'crisis', 'mental-health']>;
}

// This component uses inline styles, because it renders only in the browser, and the server creates the style classes.
const styles = {
  box: { padding: '0.5rem 0.75rem 0.75rem', color: 'var(--c-colors-fg)' },
  title: { fontSize: '1.125rem', fontWeight: 700 },
  calm: { margin: '0.25rem 0' },
  abroad: { margin: 0 },
  list: { listStyle: 'none', margin: '0.25rem 0', padding: 0 },
  phone: { display: 'flex', alignItems: 'center', gap: '0.5rem', minHeight: '2.75rem' },
  number: { color: 'var(--c-colors-fg-error)', fontSize: '1.25rem', fontWeight: 700, textDecoration: 'underline' },
  hours: { color: 'var(--c-colors-fg-muted)', fontSize: '0.9375rem' },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.25rem' },
  way: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontWeight: 700,
    color: 'var(--c-colors-fg-link)',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    cursor: 'pointer',
    textAlign: 'start',
  },
} satisfies Record<string, CSSProperties>;

/** The first three emergency contacts, below a search field that contains a crisis word. */
export function SuggestedHelp({ contacts, exit, level, t }: SuggestedHelpProps) {
  return (
    // A press must not move the focus out of the search field, because the list would close.
    <section
      aria-label={t('crisis:small.label')}
      style={styles.box}
      data-crisis="suggested"
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* Pages of other sites must not receive the address of this page in `Referer`. */}
      <meta name="referrer" content="same-origin" />
      <p style={styles.title}>{t(level === 'certain' ? 'crisis:title' : 'crisis:small.title')}</p>
      {level === 'certain' ? <p style={styles.calm}>{t('crisis:calm')}</p> : null}
      <ul style={styles.list}>
        {contacts.slice(0, 3).map(({ phone, name, hours }) => (
          <li key={phone}>
            <a href={toTelephoneUrl(phone)} style={styles.phone}>
              <span style={styles.number}>{phone}</span>
              <span>
                {name} <span style={styles.hours}>{hours}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p style={styles.abroad}>
        {level === 'certain' ? `${t('crisis:abroad')} ` : null}
        <a href={helplineDirectoryUrl} rel="noreferrer" style={styles.way}>
          {t(level === 'certain' ? 'crisis:abroadLink' : 'crisis:small.abroad')}
        </a>
      </p>
      <div style={styles.ways}>
        {level === 'certain' ? (
          <button type="submit" style={styles.way}>
            {t('crisis:more')}
          </button>
        ) : null}
        <QuickExitLink
          href={exit}
          style={styles.way}
          messages={{ more: t('mental-health:exit.more'), leaving: t('mental-health:exit.leaving') }}
        >
          {t('mental-health:exit.label')}
        </QuickExitLink>
      </div>
    </section>
  );
}
