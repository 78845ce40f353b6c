'use client';

import { createContext, useContext } from 'react';

/** Server settings that dialogs need. */
export interface SiteFactsValue {
  /** Configured address of the site, without a trailing slash. The link in the mail for a new password starts with this address. */
  publicUrl: string;
  /** Address of the page of the mail catcher, which shows all sent mails. Undefined if no mail catcher is configured (`MAIL_CATCHER_URL`). */
  mailCatcher: string | undefined;
}

export const SiteFacts = createContext<SiteFactsValue>({ publicUrl: '', mailCatcher: undefined });
export const useSiteFacts = (): SiteFactsValue => useContext(SiteFacts);
