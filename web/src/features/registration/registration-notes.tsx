import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { getT } from '@/i18n/server';

export const noteStyle = { borderRadius: 'md', px: '4', py: '3', mb: '5', fontWeight: 'semibold' } as const;
/** Style of the success message. The message is hidden until a script shows it, or until the server redirects to `#sent` and `:target` shows it. */
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

/** The success message on the page of a full event, which has no form. A visitor without JavaScript who got the last place is redirected to it. */
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

/** The message after a submission without JavaScript that the server has neither stored nor shown again with its input. */
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
