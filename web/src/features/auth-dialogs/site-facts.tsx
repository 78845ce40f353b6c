'use client';

import { createContext, useContext } from 'react';

/** What dialogs must be told by the server that rendered the page. */
export interface SiteFactsValue {
  /** The site's configured address, without a trailing slash: links in mails are built from it. */
  publicUrl: string;
  /** The page of the mail catcher, where one takes all mails (development). */
  mailCatcher: string | undefined;
}

export const SiteFacts = createContext<SiteFactsValue>({ publicUrl: '', mailCatcher: undefined });
export const useSiteFacts = (): SiteFactsValue => useContext(SiteFacts);
