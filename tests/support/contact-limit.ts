import { stack } from '../setup/stack.ts';

/** Sets the limit of contact messages per client and hour, because all test browsers have the same address. The seeds' value is 3. */
export const setContactLimit = async (contact_messages_an_hour: number): Promise<void> => {
  const { directusUrl, adminToken } = stack();
  const answer = await fetch(`${directusUrl}/items/account_settings`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ contact_messages_an_hour }),
  });
  if (!answer.ok) throw new Error(`account_settings: ${answer.status} ${await answer.text()}`);
};
