import { type ReactNode, useId } from 'react';
import { Glyph } from './glyph.tsx';
import type { ReaderClasses } from './reader-styles.ts';
import { type RangeName, type ReadingSettings, ranges, stepValue } from './reading-settings.ts';
import type { ReaderModel } from './use-reader.ts';

/** The settings, and the texts of their controls. The reader and the text settings of articles share the controls. */
export type SettingsModel = Pick<ReaderModel, 'settings' | 'set' | 't'>;
interface FieldProps<ClassName extends keyof ReaderClasses> {
  r: SettingsModel;
  c: Pick<ReaderClasses, ClassName>;
  label: string;
}

/** A number with two large buttons. A slider is too difficult for people who use switches or have a tremor. */
export function Stepper({
  r,
  c,
  label,
  name,
  format = String,
}: FieldProps<'row' | 'stepper' | 'step'> & { name: RangeName; format?: (value: number) => string }) {
  const value = r.settings[name];
  const [low, high] = ranges[name];
  const id = useId();
  return (
    <fieldset className={c.row} aria-labelledby={id}>
      <span id={id}>{label}</span>
      <span className={c.stepper}>
        <button
          type="button"
          className={c.step}
          aria-label={r.t('settings.less', { name: label })}
          aria-disabled={value <= low}
          onClick={() => r.set({ [name]: stepValue(name, value, -1) })}
        >
          <Glyph name="minus-bold" />
        </button>
        <output>{format(value)}</output>
        <button
          type="button"
          className={c.step}
          aria-label={r.t('settings.more', { name: label })}
          aria-disabled={value >= high}
          onClick={() => r.set({ [name]: stepValue(name, value, 1) })}
        >
          <Glyph name="plus-bold" />
        </button>
      </span>
    </fieldset>
  );
}

type BooleanSettingName = {
  [Name in keyof ReadingSettings]: ReadingSettings[Name] extends boolean ? Name : never;
}[keyof ReadingSettings];

export function CheckSetting({
  r,
  c,
  label,
  name,
  hint,
}: FieldProps<'switchRow'> & { name: BooleanSettingName; hint?: string }) {
  return (
    <label className={c.switchRow}>
      <input type="checkbox" checked={r.settings[name]} onChange={({ target }) => r.set({ [name]: target.checked })} />
      <span>
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
    </label>
  );
}

/** Native radio buttons, styled as buttons. */
export function ChoiceSetting<
  Name extends 'font' | 'theme' | 'tint' | 'touch' | 'together' | 'sign' | 'turn' | 'saver' | 'switches',
>({
  r,
  c,
  label,
  name,
  options,
  children,
}: FieldProps<'group' | 'radios' | 'radio' | 'swatch'> & {
  name: Name;
  options: readonly { value: ReadingSettings[Name]; label: string; style?: { fontFamily: string }; swatch?: string }[];
  children?: ReactNode;
}) {
  return (
    <fieldset className={c.group}>
      <legend>{label}</legend>
      <div className={c.radios}>
        {options.map((option) => (
          <label key={String(option.value)} className={c.radio} style={option.style}>
            <input
              type="radio"
              name={`reader-${name}`}
              checked={r.settings[name] === option.value}
              onChange={() => r.set({ [name]: option.value } as Partial<ReadingSettings>)}
            />
            {option.swatch ? <span className={c.swatch} style={{ background: option.swatch }} /> : null}
            {option.label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
