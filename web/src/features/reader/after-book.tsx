import type { Lang } from '@hat-nang/model/languages';
import { useEffect, useMemo, useState } from 'react';
import { loadMessages } from '@/i18n/client';
import { type Activity, listActivities } from './activities.ts';
import { ActivityDialog } from './activity-dialog.tsx';
import type { ActivityTexts } from './activity-parts.tsx';
import { Glyph } from './glyph.tsx';
import type { ReaderClasses } from './reader-styles.ts';
import type { ReaderModel } from './use-reader.ts';

const icons = { order: 'squares-four-bold', find: 'image-bold', what_would_you_do: 'hand-tap-bold' } as const;

/** The activities of the book on the end page. Nothing about them is stored: a closed activity starts again from its beginning (decision 299). */
export function AfterBook({ r, c }: { r: ReaderModel; c: ReaderClasses }) {
  const { book, lang } = r;
  const [texts, setTexts] = useState<{ lang: Lang; t: ActivityTexts }>();
  const [open, setOpen] = useState<Activity>();
  const activities = useMemo(() => listActivities(book, lang), [book, lang]);
  useEffect(() => {
    let isCurrent = true;
    loadMessages(lang, 'activities').then(
      (t) => isCurrent && setTexts({ lang, t }),
      (error: unknown) => console.warn('activities not loaded:', error instanceof Error ? error.message : error),
    );
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  if (activities.length === 0 || texts?.lang !== lang) return null;
  const { t } = texts;
  return (
    <div className={c.afterBook}>
      <h3 id="reader-activities">{t('title')}</h3>
      <p className={c.hint}>{t('intro')}</p>
      <ul className={c.activityCards} aria-labelledby="reader-activities" data-scan-group={t('title')}>
        {activities.map((activity) => (
          <li key={activity.kind === 'order' ? activity.kind : activity.question}>
            <button type="button" aria-haspopup="dialog" data-scan="" onClick={() => setOpen(activity)}>
              <Glyph name={icons[activity.kind]} size="2em" />
              <span>
                {t(`kinds.${activity.kind}`)}
                {activity.kind === 'order' ? null : <small>{activity.question}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open ? <ActivityDialog r={r} c={c} t={t} activity={open} onClose={() => setOpen(undefined)} /> : null}
    </div>
  );
}
