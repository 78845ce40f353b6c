import { lazy, Suspense } from 'react';
import { hasSign } from './book.ts';
import { Group, type PanelProps } from './panel-parts.tsx';
import { ReportForm } from './report-form.tsx';
import { CheckSetting, ChoiceSetting, Stepper } from './setting-fields.tsx';
import { SleepChoice } from './sleep-choice.tsx';

const SharePart = lazy(async () => ({ default: (await import('./share-part.tsx')).SharePart }));

const keyHints = [
  ['← →', 'turn'],
  ['', 'play'],
  ['Home End', 'ends'],
] as const;
const letterHints = [
  [', .', 'sentence'],
  ['N', 'narration'],
  ['S', 'sign'],
  ['C', 'captions'],
  ['L', 'language'],
  ['T', 'contents'],
  ['A', 'turning'],
  ['F', 'fullScreen'],
  ['W', 'word'],
  ['R', 'repeat'],
] as const;

/**
 * Panel with options: page turning, sound, sleep timer, signing, data use, switches and keys. The panel also contains the link that copies the settings to
 * another device, and the problem report.
 */
export function OptionsPanel({ r, c }: PanelProps) {
  const { t, settings } = r;
  const formatSeconds = (value: number) => t('options.secondsValue', { value });
  const formatTimes = (value: number) => `${value}×`;
  return (
    <>
      <ChoiceSetting
        r={r}
        c={c}
        name="turn"
        label={t('options.turning')}
        options={(['narration', ...(hasSign(r.book) ? (['sign'] as const) : []), 'seconds', 'wait'] as const).map(
          (value) => ({
            value,
            label: t(`options.turnModes.${value}`),
          }),
        )}
      >
        {settings.turn === 'seconds' ? (
          <Stepper r={r} c={c} name="turnSeconds" label={t('options.seconds')} format={formatSeconds} />
        ) : null}
        <p className={c.hint}>{t('options.turnHint')}</p>
      </ChoiceSetting>
      <Group c={c} title={t('options.sound')}>
        <Stepper r={r} c={c} name="rate" label={t('options.rate')} format={formatTimes} />
        <Stepper r={r} c={c} name="volume" label={t('options.volume')} format={(value) => `${value} %`} />
        <CheckSetting r={r} c={c} name="continuous" label={t('options.continuous')} />
        <CheckSetting r={r} c={c} name="voice" label={t('options.voice')} />
        <CheckSetting r={r} c={c} name="starts" label={t('options.starts')} />
      </Group>
      <SleepChoice r={r} c={c} />
      {hasSign(r.book) ? (
        <ChoiceSetting
          r={r}
          c={c}
          name="sign"
          label={r.clipText('options.sign')}
          options={(['off', 'side', 'full', 'inset'] as const).map((value) => ({
            value,
            label: t(`options.signLayouts.${value}`),
          }))}
        >
          <Stepper r={r} c={c} name="signRate" label={t('options.signRate')} format={formatTimes} />
        </ChoiceSetting>
      ) : null}
      <ChoiceSetting
        r={r}
        c={c}
        name="saver"
        label={t('options.saver')}
        options={(['none', 'small', 'audio'] as const).map((value) => ({ value, label: t(`options.savers.${value}`) }))}
      />
      <ChoiceSetting
        r={r}
        c={c}
        name="switches"
        label={t('options.switches')}
        options={([0, 1, 2] as const).map((value) => ({ value, label: t(`options.switchChoices.${value}`) }))}
      >
        {settings.switches !== 0 ? <p className={c.hint}>{t(`options.switchHint${settings.switches}`)}</p> : null}
        {settings.switches === 1 ? (
          <Stepper
            r={r}
            c={c}
            name="dwell"
            label={t('options.dwell')}
            format={(value) => formatSeconds(value / 1000)}
          />
        ) : null}
      </ChoiceSetting>
      <Group c={c} title={t('keys.title')}>
        <dl className={c.keys}>
          {[...keyHints, ...(settings.letterKeys ? letterHints : [])].map(([key, actionName]) => (
            <div key={actionName} style={{ display: 'contents' }}>
              <dt>{key || t('keys.space')}</dt>
              <dd>{t(`keys.${actionName}`)}</dd>
            </div>
          ))}
        </dl>
        <CheckSetting r={r} c={c} name="letterKeys" label={t('options.letterKeys')} />
      </Group>
      <Group c={c} title={t('share.title')}>
        <Suspense fallback={null}>
          <SharePart r={r} c={c} />
        </Suspense>
      </Group>
      <Group c={c} title={t('report.title')}>
        <ReportForm r={r} c={c} />
      </Group>
    </>
  );
}
