import type { Lang } from '@hat-nang/model/languages';
import { Icon } from '@/components/ui/icon';
import { getT } from '@/i18n/server';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import { ReaderIcons, textSettingStyles } from '../reader/public.ts';
import { toolStyles } from './tool-styles.ts';
import { ToolsHost } from './tools-host.tsx';

interface ArticleToolsProps {
  lang: Lang;
  /** The text is in the other language if `isFallback` is true, and so is the voice. */
  item: { isFallback: boolean; easyBody?: string };
}

const buttonStyle = system.getRecipeFn('button')({ variant: 'outline' });

/**
 * Buttons above the text of an article: reading aloud with the device's voice, the reader's settings of letters and lines, and a switch if the article has an
 * easy text.
 */
export function ArticleTools({ lang, item }: ArticleToolsProps) {
  const t = getT(lang);
  const otherLang: Lang = lang === 'vi' ? 'en' : 'vi';
  const { names, rules } = classesFor({ ...textSettingStyles, button: buttonStyle });
  const { button, ...classNames } = names;
  return (
    <>
      <style href="article-tools" precedence="styles">
        {toolStyles}
      </style>
      <StyleRules of={rules} />
      <ReaderIcons names={['minus-bold', 'plus-bold']} />
      <ToolsHost
        lang={lang}
        textLang={item.isFallback ? otherLang : lang}
        classNames={classNames}
        failed={t('article-tools:failed')}
      >
        <button type="button" data-tool="listen" aria-expanded={false} className={button}>
          <Icon name="ph:speaker-high-bold" />
          {t('article-tools:listen.title')}
        </button>
        <button type="button" data-tool="text" aria-expanded={false} className={button}>
          <Icon name="ph:text-aa-bold" />
          {t('article-tools:text.title')}
        </button>
        {item.easyBody ? (
          <button type="button" role="switch" data-tool="easy" aria-checked={false} className={button}>
            {t('article-tools:easy.title')}
          </button>
        ) : null}
      </ToolsHost>
    </>
  );
}
