import type { Lang } from '@hat-nang/model/languages';
import type { ReactNode } from 'react';
import { Prose } from '@/components/ui/prose';
import { getT } from '@/i18n/server';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import { easyMark } from '../reader/public.ts';
import { EasySwitch } from './easy-switch.tsx';

const buttonStyle = system.getRecipeFn('button')({ variant: 'outline' });

/** The switch of an article with an easy text, for its `ArticleTools`. */
export function EasyTextSwitch({ lang }: { lang: Lang }) {
  const t = getT(lang);
  const { names, rules } = classesFor({ button: buttonStyle });
  return (
    <>
      <StyleRules of={rules} />
      <EasySwitch className={`easy-switch ${names.button}`} mark={easyMark} failed={t('article-tools:failed')}>
        {t('article-tools:easy.title')}
      </EasySwitch>
    </>
  );
}

/** The full text, and the easy text if there is one. The style sheet of the tools shows the chosen text. */
export function EasyText({ easyBody, children }: { easyBody: string; children: ReactNode }) {
  return (
    <>
      <div className="full-text">{children}</div>
      {easyBody ? (
        <div className="easy-text">
          <Prose html={easyBody} />
        </div>
      ) : null}
    </>
  );
}
