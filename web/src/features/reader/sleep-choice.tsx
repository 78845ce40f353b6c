import type { ReaderClasses } from './reader-styles.ts';
import { sleepChoices } from './sleep.ts';
import type { ReaderModel } from './use-reader.ts';

const minuteMs = 60_000;

/** Radio buttons for the sleep timer. The choice is valid only for this visit (sleep.ts). */
export function SleepChoice({ r, c }: { r: ReaderModel; c: ReaderClasses }) {
  const { t, sleep } = r;
  const formatChoice = (choice: (typeof sleepChoices)[number]) =>
    choice === 'book' ? t('sleep.book') : t('sleep.minutes', { value: choice });
  return (
    <fieldset className={c.group}>
      <legend>{t('sleep.title')}</legend>
      <div className={c.radios}>
        {([undefined, ...sleepChoices] as const).map((choice) => (
          <label key={String(choice)} className={c.radio}>
            <input
              type="radio"
              name="reader-sleep"
              checked={sleep?.after === choice}
              onChange={() =>
                r.setSleep(choice && { after: choice, until: Date.now() + (choice === 'book' ? 0 : choice * minuteMs) })
              }
            />
            {choice ? formatChoice(choice) : t('sleep.off')}
          </label>
        ))}
      </div>
      <p className={c.hint} role="status">
        {sleep === undefined
          ? ''
          : sleep.after === 'book'
            ? t('sleep.atEnd')
            : t('sleep.left', { minutes: Math.max(1, Math.ceil((sleep.until - Date.now()) / minuteMs)) })}
      </p>
    </fieldset>
  );
}
