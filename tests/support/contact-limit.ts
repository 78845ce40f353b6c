import { stack } from '../setup/stack.ts';

/** Sets the limit of contact messages per client and hour. All test browsers have the same address, and the value of the seeds is only 3. */
export const setContactLimit = async (contact_messages_an_hour: number): Promise<void> => {
  const { directusUrl, adminToken } = stack();
  const answer = await fetch(`${directusUrl}/items/account_settings`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ contact_messages_an_hour }),
  });
  if (!answer.ok) throw new Error(`account_settings: ${answer.status} ${await answer.text()}`);
};
