import { hasEasyText } from './book.ts';
import { Group, type PanelProps } from './panel-parts.tsx';
import { defaultSettings } from './reading-settings.ts';
import { CheckSetting, ChoiceSetting } from './setting-fields.tsx';
import { TextSettings } from './text-settings.tsx';
import { tintNames, tints } from './tints.ts';

const themeNames = ['auto', 'light', 'dark', 'sepia', 'contrast'] as const;

/** Panel with settings for text, colours, touches and reading aids. Its last button resets all reading settings, including the settings of other panels. */
export function DisplayPanel({ r, c }: PanelProps) {
  const { t, set } = r;
  return (
    <>
      <TextSettings r={r} c={c} />
      <ChoiceSetting
        r={r}
        c={c}
        name="theme"
        label={t('settings.theme')}
        options={themeNames.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
      />
      <ChoiceSetting
        r={r}
        c={c}
        name="tint"
        label={t('settings.tint')}
        options={[
          { value: 'none', label: t('settings.tints.none') },
          ...tintNames.map((value) => ({ value, label: t(`settings.tints.${value}`), swatch: tints[value] })),
        ]}
      >
        <p className={c.hint}>{t('settings.tintHint')}</p>
      </ChoiceSetting>
      <ChoiceSetting
        r={r}
        c={c}
        name="touch"
        label={t('settings.touch')}
        options={(['word', 'sentence'] as const).map((value) => ({ value, label: t(`settings.touches.${value}`) }))}
      >
        <p className={c.hint}>{t('settings.touchHint')}</p>
      </ChoiceSetting>
      <ChoiceSetting
        r={r}
        c={c}
        name="together"
        label={t('settings.together')}
        options={(['off', 'marks', 'voice'] as const).map((value) => ({
          value,
          label: t(`settings.togetherChoices.${value}`),
        }))}
      >
        <p className={c.hint}>{t('settings.togetherHint')}</p>
      </ChoiceSetting>
      <Group c={c} title={t('settings.help')}>
        {hasEasyText(r.book, r.lang) ? (
          <CheckSetting r={r} c={c} name="easy" label={t('settings.easy')} hint={t('settings.easyHint')} />
        ) : null}
        <CheckSetting r={r} c={c} name="words" label={t('settings.words')} />
        <CheckSetting r={r} c={c} name="echo" label={t('settings.echo')} hint={t('settings.echoHint')} />
        <CheckSetting r={r} c={c} name="ruler" label={t('settings.ruler')} hint={t('settings.rulerHint')} />
        <CheckSetting r={r} c={c} name="focusLine" label={t('settings.focusLine')} />
        <CheckSetting r={r} c={c} name="descriptions" label={t('settings.descriptions')} />
        <CheckSetting r={r} c={c} name="speakDescriptions" label={t('settings.speakDescriptions')} />
        <CheckSetting r={r} c={c} name="bothLanguages" label={t('settings.bothLanguages')} />
      </Group>
      <button type="button" className={c.outline} onClick={() => set(defaultSettings)}>
        {t('settings.reset')}
      </button>
    </>
  );
}
