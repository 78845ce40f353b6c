import { buttonStyles } from './button-styles.ts';
import { panelStyles } from './panel-styles.ts';
import { themes, themeVariables } from './themes.ts';

const { row, stepper, step, group, radios, radio, swatch } = panelStyles;

/** Styles of the text settings (text-settings.tsx) outside the reader. `panel` sets the colours that the other styles use. */
export const textSettingStyles = {
  panel: { ...themeVariables(themes.light), _dark: themeVariables(themes.dark) },
  row,
  stepper,
  step,
  group,
  radios,
  radio,
  swatch,
  outline: buttonStyles.outline,
};
export type TextSettingClasses = Record<Exclude<keyof typeof textSettingStyles, 'panel' | 'outline'>, string>;
