import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { getT } from '@/i18n/server';
import { toClass } from '@/theme/css';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import type { HelpCenterArticle } from './help-center.ts';
import { HelpfulForm } from './helpful-form.tsx';

/** "Was this helpful?": a form that works without JavaScript. With JavaScript, the form sends without a page load. */
export function HelpfulQuestion({ lang, article }: { lang: Lang; article: HelpCenterArticle }) {
  const t = getT(lang);
  const button = toClass(system.getRecipeFn('button')({ variant: 'outline' }));
  const { names, rules } = classesFor({
    form: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    question: { fontWeight: 'bold', mr: '2' },
    // Without JavaScript, the server redirects to the id of a message, and `:target` shows the message.
    message: { display: 'none', mt: '3', fontWeight: 'semibold', '&:target, &[data-shown]': { display: 'block' } },
  });
  return (
    <Box data-not-printed="" mt="10" py="5" borderTopWidth="1px" borderBottomWidth="1px" borderColor="border">
      <StyleRules of={[button, ...rules]} />
      <HelpfulForm
        article={article.id}
        lang={lang}
        classNames={{ ...names, button: button.className }}
        labels={{
          question: t('help-center:helpful.question'),
          yes: t('help-center:helpful.yes'),
          no: t('help-center:helpful.no'),
        }}
        icons={{ yes: <Icon name="ph:thumbs-up-bold" />, no: <Icon name="ph:thumbs-down-bold" /> }}
        messages={{
          thanks: t('help-center:helpful.thanks'),
          later: t('help-center:helpful.later'),
          failed: t('help-center:helpful.failed'),
        }}
      />
    </Box>
  );
}
