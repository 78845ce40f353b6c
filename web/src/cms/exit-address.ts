import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { getSiteConfig } from './config.ts';

/** Returns the target of the quick exit: the neutral page from the settings, otherwise our news (docs/decisions/284-sharing-and-leaving.md). */
export const getQuickExitAddress = async (lang: Lang): Promise<string> =>
  (await getSiteConfig(lang)).quickExit ?? href(lang, 'news');
