import type { Lang } from '@hat-nang/model/languages';
import { getT } from '@/i18n/server';
import { DRAFT_VERSION } from './preview-address.ts';

/** Returns the sentence that names the version that a preview shows. The name of the version `draft` is translated. */
export const versionNotice = (lang: Lang, versionName: string): string => {
  const t = getT(lang);
  return t('preview:version', { name: versionName === DRAFT_VERSION ? t('preview:draft') : versionName });
};
