import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { getT } from '@/i18n/server';
import { toClass } from '@/theme/css';
import { StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import { ListenButton } from './listen-button.tsx';
import { listenStyles } from './listen-styles.ts';

interface ListenProps {
  lang: Lang;
  /** The text is in the other language if `isFallback` is true, and so is the voice. */
  item: { isFallback: boolean };
}

/** Button that reads the title, the summary and the text of the page aloud with the device's voice. */
export function Listen({ lang, item }: ListenProps) {
  const t = getT(lang);
  const otherLang: Lang = lang === 'vi' ? 'en' : 'vi';
  const textLang = item.isFallback ? otherLang : lang;
  const buttonClass = toClass(system.getRecipeFn('button')({ variant: 'outline' }));
  return (
    <Box className="listen" mb="5" data-not-printed="">
      <style href="listen" precedence="styles">
        {listenStyles}
      </style>
      <StyleRules of={[buttonClass]} />
      <ListenButton
        className={buttonClass.className}
        locale={languageCodes[textLang]}
        labels={{
          title: t('listen:title'),
          play: t('listen:play'),
          pause: t('listen:pause'),
          previous: t('listen:previous'),
          next: t('listen:next'),
          speed: t('listen:speed'),
          close: t('listen:close'),
          noVoice: t(`listen:noVoice.${textLang}`),
          failed: t('listen:failed'),
        }}
      >
        <Icon name="ph:speaker-high-bold" />
        {t('listen:title')}
      </ListenButton>
    </Box>
  );
}
