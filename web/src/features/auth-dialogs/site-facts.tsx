'use client';

import { createContext, useContext } from 'react';

/** Server settings that dialogs need. */
export interface SiteFactsValue {
  /** Configured address of the site, without a trailing slash. Links in mails start with it. */
  publicUrl: string;
  /** Address of the mail catcher's page in development, which shows all sent mails. */
  mailCatcher: string | undefined;
}

export const SiteFacts = createContext<SiteFactsValue>({ publicUrl: '', mailCatcher: undefined });
export const useSiteFacts = (): SiteFactsValue => useContext(SiteFacts);
