import { type Lang, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { NotFoundView } from '@/components/layout/client-shell';
import type { NotFoundText } from '@/components/layout/not-found-view';
import { getT } from '@/i18n/server';

/** 404 view in the language of the path. Next passes no parameters to this file, so the view gets the texts of all languages and chooses by the address. */
export default function NotFound() {
  const texts = Object.fromEntries(
    languages.map((lang): [Lang, NotFoundText] => {
      const t = getT(lang);
      return [
        lang,
        {
          title: t('notFound.title'),
          text: t('notFound.text', { path: '{{path}}' }),
          body: t('notFound.body'),
          links: [
            { url: href(lang, 'home'), label: t('notFound.goHome') },
            { url: href(lang, 'news'), label: t('notFound.goNews') },
          ],
        },
      ];
    }),
  ) as Record<Lang, NotFoundText>;
  return <NotFoundView texts={texts} />;
}
