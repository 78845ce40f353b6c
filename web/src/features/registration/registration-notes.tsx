import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { getT } from '@/i18n/server';

export const noteStyle = { borderRadius: 'md', px: '4', py: '3', mb: '5', fontWeight: 'semibold' } as const;
/** Without JavaScript, the server redirects to `#sent`, and `:target` shows this message. */
export const sentStyle = {
  ...noteStyle,
  display: 'none',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '3',
  bg: 'bg.success',
  color: 'fg.success',
} as const;

/** The message after a registration, with the link for the calendar. */
export function SentMessage({ lang, event }: { lang: Lang; event: number }) {
  const t = getT(lang);
  return (
    <>
      <Box as="span" display="flex" gap="3" alignItems="center">
        <Icon name="ph:check-circle-bold" size="1.5rem" />
        <span>{t('registration:sent')}</span>
      </Box>
      <ButtonLink href={`/feeds/${lang}/event-${event}.ics`}>
        <Icon name="ph:calendar-plus-bold" />
        {t('registration:addToCalendar')}
      </ButtonLink>
    </>
  );
}

/** The message of a page without the form. Who got the last place without JavaScript is redirected to this page. */
export function SentNote({ lang, event }: { lang: Lang; event: number }) {
  return (
    <Box
      id="sent"
      role="status"
      tabIndex={-1}
      maxWidth="42rem"
      {...sentStyle}
      css={{ '&:target': { display: 'flex' } }}
    >
      <SentMessage lang={lang} event={event} />
    </Box>
  );
}

/** The message after a form without JavaScript that was neither stored nor shown again. */
export function FailedNote({ lang }: { lang: Lang }) {
  return (
    <Box
      as="p"
      id="failed"
      role="status"
      {...noteStyle}
      display="none"
      bg="bg.error"
      color="fg.error"
      css={{ '&:target': { display: 'block' } }}
    >
      {getT(lang)('registration:notSent')}
    </Box>
  );
}
