import type { Lang } from '@hat-nang/model/languages';
import { getT } from '@/i18n/server';
import { toClass } from '@/theme/css';
import { StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import { Box } from './box.tsx';
import { Icon } from './icon.tsx';
import { ShareButtons } from './share-buttons.tsx';

export function Share({ lang, url, title }: { lang: Lang; url: string; title: string }) {
  const t = getT(lang);
  const button = system.getRecipeFn('button');
  const shareClass = toClass(button({ variant: 'outline' }));
  const copyClass = toClass(button({ variant: 'ghost' }));
  return (
    <Box display="flex" flexWrap="wrap" gap="3" data-not-printed="">
      <StyleRules of={[shareClass, copyClass]} />
      <ShareButtons
        url={url}
        title={title}
        labels={{
          share: t('share.label'),
          title: t('share.title'),
          zalo: t('share.zalo'),
          facebook: t('share.facebook'),
          email: t('share.email'),
          copy: t('share.copy'),
          copied: t('share.copied'),
          failed: t('share.failed'),
          qr: t('share.qr'),
          qrAlt: t('share.qrAlt'),
          newTab: t('share.newTab'),
          close: t('share.close'),
        }}
        icons={{ share: <Icon name="ph:share-network-bold" />, copy: <Icon name="ph:link-bold" /> }}
        classNames={{ share: shareClass.className, copy: copyClass.className }}
      />
    </Box>
  );
}
