'use client';

import { createContext, useContext } from 'react';

/** Settings of the server that dialogs need. */
export interface SiteFactsValue {
  /** The site's configured address without a trailing slash. Links in mails start with it. */
  publicUrl: string;
  /** Address of the mail catcher's page in development. It shows all sent mails. */
  mailCatcher: string | undefined;
}

export const SiteFacts = createContext<SiteFactsValue>({ publicUrl: '', mailCatcher: undefined });
export const useSiteFacts = (): SiteFactsValue => useContext(SiteFacts);
