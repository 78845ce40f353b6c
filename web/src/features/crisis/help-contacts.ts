import type { HelpContact } from '@hat-nang/model/contracts/crisis';
import type { Lang } from '@hat-nang/model/languages';
import { getSiteConfig } from '@/cms/config';
import { getT } from '@/i18n/server';

/** National emergency numbers of Viet Nam in display order. The list of contacts always contains these numbers. `crisis.json` also mentions 111. */
const nationalNumbers = [
  ['111', 'child'],
  ['115', 'ambulance'],
  ['113', 'police'],
] as const;

const toDigits = (phone: string) => phone.replace(/\D/g, '');

/**
 * Returns the emergency contacts: first the national numbers, then the other contacts of `app_configs`. A contact of `app_configs` with a national number
 * replaces the built-in entry. The list is never empty, even if the configuration is invalid or cannot be read.
 */
export const readHelpContacts = async (lang: Lang): Promise<HelpContact[]> => {
  const t = getT(lang);
  const { contacts } = (await getSiteConfig(lang)).emergency;
  const nationalContacts = nationalNumbers.map(
    ([phone, messageKey]) =>
      contacts.find((contact) => toDigits(contact.phone) === phone) ?? {
        name: t(`crisis:numbers.${messageKey}`),
        phone,
        hours: t('crisis:numbers.always'),
        description: t(`crisis:numbers.${messageKey}For`),
      },
  );
  return [
    ...nationalContacts,
    ...contacts.filter(({ phone }) => !nationalNumbers.some(([number]) => number === toDigits(phone))),
  ];
};
