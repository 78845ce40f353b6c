import type { Lang } from '@hat-nang/model/languages';
import { offeredFontOr, offeredFonts, readingFont } from './fonts.ts';
import { Group } from './panel-parts.tsx';
import { ChoiceSetting, type SettingsModel, Stepper } from './setting-fields.tsx';
import type { TextSettingClasses } from './text-setting-styles.ts';

const formatPercent = (value: number) => `${value} %`;

/** Settings of letters and lines. The reader and articles have the same settings. `lang` is the language of the text. */
export function TextSettings({ r, c }: { r: SettingsModel & { lang: Lang }; c: TextSettingClasses }) {
  const { t } = r;
  return (
    <>
      <Group c={c} title={t('settings.text')}>
        <Stepper r={r} c={c} name="size" label={t('settings.size')} format={formatPercent} />
        <Stepper r={r} c={c} name="leading" label={t('settings.leading')} format={formatPercent} />
        <Stepper r={r} c={c} name="spacing" label={t('settings.spacing')} format={formatPercent} />
        <Stepper r={r} c={c} name="measure" label={t('settings.measure')} />
      </Group>
      <ChoiceSetting
        r={{ ...r, settings: { ...r.settings, font: offeredFontOr(r.lang, r.settings.font) } }}
        c={c}
        name="font"
        label={t('settings.font')}
        options={offeredFonts[r.lang].map((value) => ({
          value,
          label: t(`settings.fonts.${value}`),
          style: { fontFamily: readingFont(r.lang, value) },
        }))}
      />
    </>
  );
}
