import { NotFoundView } from '@/components/layout/not-found-view';
import { languages } from '@/i18n/routes';
import { getT } from '@/i18n/server';

/** 404 in the language of the path. Next gives this file no parameters, so the view chooses between both texts by the address. */
export default function NotFound() {
  const texts = Object.fromEntries(
    languages.map((lang) => {
      const t = getT(lang);
      return [
        lang,
        {
          title: t('notFound.title'),
          text: t('notFound.text', { path: '{{path}}' }),
          body: t('notFound.body'),
          goHome: t('notFound.goHome'),
          goNews: t('notFound.goNews'),
        },
      ];
    }),
  );
  return <NotFoundView texts={texts as never} />;
}
