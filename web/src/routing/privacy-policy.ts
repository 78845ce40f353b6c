import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';

const slugs = { vi: 'chinh-sach-bao-mat', en: 'privacy-policy' } as const;

/** Returns the path of the privacy policy. Forms link to it where they ask for personal data (docs/specification.md §2). */
export const privacyPolicyPath = (lang: Lang): string => href(lang, 'pagesDetail', { slug: slugs[lang] });
