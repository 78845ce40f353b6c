import type { Lang } from '@hat-nang/model/languages';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { getT } from '@/i18n/server';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import { ReaderIcons, textSettingStyles } from '../reader/public.ts';
import { ToolButton } from './tool-button.tsx';
import { toolStyles } from './tool-styles.ts';

interface ArticleToolsProps {
  lang: Lang;
  /** The text is in the other language if `isFallback` is true, and so is the voice. */
  item: { isFallback: boolean };
  /** Further tools of a section. */
  children?: ReactNode;
}

const buttonStyle = system.getRecipeFn('button')({ variant: 'outline' });

/** Buttons above the text of an article: reading aloud with the device's voice, and the reader's settings of letters and lines. */
export function ArticleTools({ lang, item, children }: ArticleToolsProps) {
  const t = getT(lang);
  const otherLang: Lang = lang === 'vi' ? 'en' : 'vi';
  const { names, rules } = classesFor({ ...textSettingStyles, button: buttonStyle });
  const toolProps = {
    lang,
    textLang: item.isFallback ? otherLang : lang,
    classNames: names,
    failed: t('article-tools:failed'),
  };
  return (
    <div className="article-tools" data-not-printed="">
      <style href="article-tools" precedence="styles">
        {toolStyles}
      </style>
      <StyleRules of={rules} />
      <ReaderIcons names={['minus-bold', 'plus-bold']} />
      {children}
      <ToolButton tool="text" {...toolProps}>
        <Icon name="ph:text-aa-bold" />
        {t('article-tools:text.title')}
      </ToolButton>
      <ToolButton tool="listen" {...toolProps}>
        <Icon name="ph:speaker-high-bold" />
        {t('article-tools:listen.title')}
      </ToolButton>
    </div>
  );
}
