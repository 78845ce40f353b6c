'use client';

import type { FavoriteCollection } from '@hat-nang/model/favorites';
import { sectionNamesByCollection } from '@hat-nang/model/section-names';
import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/client';

/** Returns a function that labels a kind of item in singular or plural. Documents have their own labels; other kinds have the label of their section. */
export function useKindName(): (collection: FavoriteCollection, grammaticalNumber: 'kind' | 'kinds') => string {
  const { t } = useTranslation('my-account');
  const lang = useLang();
  return (collection, grammaticalNumber) =>
    collection === 'documents'
      ? t(`${grammaticalNumber}.documents`)
      : sectionNamesByCollection[collection][lang][grammaticalNumber === 'kind' ? 'one' : 'all'];
}
