import type { Lang } from '@hat-nang/model/languages';
import type { TextSettingClasses } from '../reader/public.ts';

export interface ToolProps {
  lang: Lang;
  /** Language of the text, which may differ from the language of the page. */
  textLang: Lang;
  classNames: TextSettingClasses & Record<'panel' | 'outline', string>;
}

export interface OpenToolProps extends ToolProps {
  /** Closes the tool. The focus returns from the tool's `section` to its button. */
  onClose: (section: Element | null) => void;
}
