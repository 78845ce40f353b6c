import type { Lang } from '@hat-nang/model/languages';
import type { FilterTexts } from '@/components/ui/filter-panel';
import { getT } from '@/i18n/server';

/** Returns the texts of filters. Lists and searches of all sections have the same texts. */
export const filterTexts = (lang: Lang): FilterTexts => {
  const t = getT(lang);
  return {
    title: t('documents:filters.title'),
    chosen: t('documents:filters.chosen'),
    clear: t('documents:filters.clear'),
    remove: (name) => t('documents:filters.remove', { name }),
    count: (count) => t('documents:filters.count', { count }),
    more: (count) => t('documents:filters.more', { count }),
  };
};
