import type { Lang } from '@hat-nang/model/languages';
import type { TextSettingClasses } from '../reader/public.ts';

export interface ToolProps {
  lang: Lang;
  /** Language of the text, which may differ from the language of the page. */
  textLang: Lang;
  classNames: TextSettingClasses & Record<'panel' | 'outline' | 'button', string>;
  onClose: () => void;
}
