import { useState } from 'react';
import { getI18n } from '@/i18n/client';
import {
  defaultSettings,
  type ReadingSettings,
  readSettings,
  storeChoice,
  TextSettings,
} from '../reader/public-island.ts';
import type { OpenToolProps } from './tool-props.ts';

const { size, leading, spacing, measure, font } = defaultSettings;

/** The reader's settings of letters and lines, above the article that they change at once. Escape closes the panel. */
export function TextPanel({ lang, textLang, classNames, onClose }: OpenToolProps) {
  const [settings, setSettings] = useState(() => readSettings().settings);
  const i18n = getI18n(lang);
  const t = i18n.getFixedT(lang, 'reader');
  const set = (change: Partial<ReadingSettings>) => {
    setSettings({ ...settings, ...change });
    storeChoice(change);
  };
  return (
    <section
      className={`text-panel ${classNames.panel}`}
      aria-label={i18n.getFixedT(lang, 'article-tools')('text.title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Tells the player that this key press belongs to the panel.
        event.preventDefault();
        onClose(event.currentTarget);
      }}
    >
      <TextSettings r={{ t, settings, set, lang: textLang }} c={classNames} />
      <button
        type="button"
        className={classNames.outline}
        onClick={() => set({ size, leading, spacing, measure, font })}
      >
        {t('settings.reset')}
      </button>
    </section>
  );
}
