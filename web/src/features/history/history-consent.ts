/**
 * Manages whether the signed-in user agrees to a reading history. features/reader asks users who have not answered yet. Without consent, nothing is recorded
 * (docs/design-notes.md "API and sessions").
 */
import { personalClient, unwrap } from '@/cms/rest';
import { openDialog } from '@/components/dialog/dialog-store';
import { dialogStore } from '@/components/dialog/opened-dialog';
import { sessionStore } from '@/session/session-store';

/** Version of the consent text. Increment the version when the meaning of the text changes. */
const consentTextVersion = '1';

export type HistoryConsent = 'granted' | 'refused' | 'unasked';

let cachedConsent: { user: string; consent: HistoryConsent } | undefined;
const channel = new BroadcastChannel('history-consent');
channel.addEventListener('message', () => {
  cachedConsent = undefined;
});

const toConsent = (flag: boolean | null | undefined): HistoryConsent =>
  flag === true ? 'granted' : flag === false ? 'refused' : 'unasked';

/**
 * Reads the consent of the user. Undefined if signed out.
 * @throws ApiError, NetworkError
 */
export const readHistoryConsent = async (): Promise<HistoryConsent | undefined> => {
  const user = sessionStore.get().user?.id;
  if (!user) return undefined;
  if (cachedConsent?.user === user) return cachedConsent.consent;
  const query = { fields: ['is_history_recorded'] };
  const answer = await unwrap(personalClient.GET('/users/me', { params: { query } }));
  cachedConsent = { user, consent: toConsent(answer.is_history_recorded) };
  return cachedConsent.consent;
};

/**
 * Stores the answer on the server and notifies the other tabs.
 * @throws ApiError, NetworkError
 */
export const setHistoryConsent = async (isRecorded: boolean): Promise<void> => {
  await unwrap(
    personalClient.POST('/auth-extend/account/history-consent', {
      body: { is_recorded: isRecorded, version: consentTextVersion },
    }),
  );
  const user = sessionStore.get().user?.id;
  cachedConsent = user ? { user, consent: toConsent(isRecorded) } : undefined;
  channel.postMessage('changed');
};

/**
 * Opens the consent dialog if the signed-in user has not answered yet and no other dialog is open. features/reader calls this function at most once per page
 * load. Returns the consent from before the dialog. Undefined if signed out or after a failure.
 */
export const askHistoryConsent = async (): Promise<HistoryConsent | undefined> => {
  try {
    const consent = await readHistoryConsent();
    if (consent === 'unasked' && !dialogStore.get()) openDialog('reading-history');
    return consent;
  } catch (error) {
    console.warn('reading history: not known whether it is agreed to', error);
    return undefined;
  }
};
