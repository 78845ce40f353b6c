/**
 * Whether the signed-in user has agreed to a reading history. Asked once, at the first reading after sign-in; off by default (docs/design-notes.md
 * "API and sessions").
 */
import { personalClient, unwrap } from '@/cms/rest';
import { openDialog } from '@/components/dialog/dialog-store';
import { dialogStore } from '@/components/dialog/opened-dialog';
import { sessionStore } from '@/session/session-store';

/** Version of the consent text; increment it when the meaning changes. */
const version = '1';

export type HistoryConsent = 'granted' | 'refused' | 'unasked';

let known: { user: string; consent: HistoryConsent } | undefined;
const news = new BroadcastChannel('history-consent');
news.addEventListener('message', () => {
  known = undefined;
});

const consentOf = (flag: boolean | null | undefined): HistoryConsent =>
  flag === true ? 'granted' : flag === false ? 'refused' : 'unasked';

/**
 * Undefined when signed out.
 * @throws ApiError, NetworkError
 */
export const historyConsent = async (): Promise<HistoryConsent | undefined> => {
  const user = sessionStore.get().user?.id;
  if (!user) return undefined;
  if (known?.user === user) return known.consent;
  const query = { fields: ['is_history_recorded'] };
  const answer = await unwrap(personalClient.GET('/users/me', { params: { query } }));
  known = { user, consent: consentOf(answer.is_history_recorded) };
  return known.consent;
};

/**
 * Stores the answer on the server and updates every tab.
 * @throws ApiError, NetworkError
 */
export const setHistoryConsent = async (isRecorded: boolean): Promise<void> => {
  await unwrap(
    personalClient.POST('/auth-extend/account/history-consent', { body: { is_recorded: isRecorded, version } }),
  );
  const user = sessionStore.get().user?.id;
  known = user ? { user, consent: consentOf(isRecorded) } : undefined;
  news.postMessage('changed');
};

/**
 * For the reader, at a moment that does not disturb: opens the dialog for a signed-in user who was never asked. Resolves to the current consent; a
 * failure opens nothing.
 */
export const askReadingHistory = async (): Promise<HistoryConsent | undefined> => {
  try {
    const consent = await historyConsent();
    if (consent === 'unasked' && !dialogStore.get()) openDialog('reading-history');
    return consent;
  } catch (error) {
    console.warn('reading history: not known whether it is agreed to', error);
    return undefined;
  }
};
