'use client';

import { createContext, useContext } from 'react';

/** Server-side settings that dialogs need. */
export interface SiteFactsValue {
  /** The site's configured address, without a trailing slash: links in mails are built from it. */
  publicUrl: string;
  /** The page of the mail catcher that receives all mails, in development. */
  mailCatcher: string | undefined;
}

export const SiteFacts = createContext<SiteFactsValue>({ publicUrl: '', mailCatcher: undefined });
export const useSiteFacts = (): SiteFactsValue => useContext(SiteFacts);
