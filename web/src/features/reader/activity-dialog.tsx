import { languageCodes } from '@hat-nang/model/languages';
import { useEffect, useRef, useState } from 'react';
import { useDoublePress } from '@/components/dialog/use-double-press';
import type { Activity } from './activities.ts';
import {
  ActivityPicture,
  type ActivityTexts,
  AreaButtons,
  ChoiceButtons,
  OrderList,
  type Say,
} from './activity-parts.tsx';
import { Glyph } from './glyph.tsx';
import { speakDescription, stopDescription } from './players.ts';
import type { ReaderClasses } from './reader-styles.ts';
import type { ReaderModel } from './use-reader.ts';

interface ActivityDialogProps {
  r: ReaderModel;
  c: ReaderClasses;
  t: ActivityTexts;
  activity: Activity;
  onClose: () => void;
}

/**
 * One activity in a modal dialog, so that keys, switches and screen readers stay inside (use-switches.ts). Replies are in a live region at the bottom edge,
 * where they are visible at every scroll position. After the dialog has closed, the focus returns to the card of the activity.
 */
export function ActivityDialog({ r, c, t, activity, onClose }: ActivityDialogProps) {
  useDoublePress();
  const dialog = useRef<HTMLDialogElement>(null);
  const questionLine = useRef<HTMLParagraphElement>(null);
  const [reply, setReply] = useState<{ lines: readonly string[]; count: number }>();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    questionLine.current?.focus();
    return () => {
      stopDescription();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  /** Removes the dialog at once. The close event comes later, and by then a switch may have opened the next activity. */
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  /** The new `count` makes screen readers announce the same reply again. */
  const say: Say = (...lines) => setReply((last) => ({ lines, count: (last?.count ?? 0) + 1 }));
  const question = activity.kind === 'order' ? t('order.question') : activity.question;
  const speakQuestion = () => {
    const choices = activity.kind === 'order' ? [] : activity.choices.map(({ text }) => text);
    speakDescription([question, ...choices].join('. '), languageCodes[r.lang], r.settings.rate, (hasFailed) => {
      if (hasFailed) say(r.t('noVoice'));
    });
  };
  const parts = { r, c, t, say };
  return (
    <dialog
      ref={dialog}
      className={c.activity}
      aria-labelledby="reader-activity-title"
      data-activity={activity.kind}
      onClose={onClose}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <div className={c.panelHead}>
        <h2 id="reader-activity-title">{t(`kinds.${activity.kind}`)}</h2>
        <button type="button" className={c.control} aria-label={r.t('close')} onClick={close}>
          <Glyph name="x-bold" />
        </button>
      </div>
      <div className={c.activityBody}>
        <p ref={questionLine} id="reader-activity-question" tabIndex={-1} data-question="">
          {question}
        </p>
        <div>
          <button type="button" className={c.outline} onClick={speakQuestion}>
            <Glyph name="speaker-high-bold" />
            {t('listen')}
          </button>
        </div>
        {activity.kind === 'order' ? <OrderList {...parts} pictures={activity.pictures} /> : null}
        {activity.kind === 'find' ? <AreaButtons {...parts} activity={activity} /> : null}
        {activity.kind === 'what_would_you_do' ? (
          <>
            {activity.picture ? <ActivityPicture r={r} c={c} picture={activity.picture} isSmall /> : null}
            <ChoiceButtons {...parts} choices={activity.choices} question={question} />
          </>
        ) : null}
      </div>
      <div className={c.activityFoot}>
        <div role="status" data-reply="">
          {reply?.lines.map((line) => (
            <p key={`${reply.count} ${line}`}>{line}</p>
          ))}
        </div>
        <button type="button" className={c.outline} onClick={close}>
          <Glyph name="arrow-left-bold" />
          {t('back')}
        </button>
      </div>
    </dialog>
  );
}
