import type { RegistrationLinkAnswer } from '@hat-nang/model/contracts/event-registrations';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { Box } from '@/components/ui/box';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { toClass } from '@/theme/css';
import { StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import type { Event } from '../events/public.ts';
import { EventSummary } from './event-summary.tsx';

interface RegistrationLinkViewProps {
  lang: Lang;
  token: string;
  /** Undefined if the link is not valid. */
  registration: RegistrationLinkAnswer | undefined;
  /** Undefined if the event is not public any more. The registration can still be cancelled. */
  event: Event | undefined;
}

/** The page that the link of a mail opens: the registration, and a plain form whose button cancels it. Opening the page changes nothing. */
export function RegistrationLinkView({ lang, token, registration, event }: RegistrationLinkViewProps) {
  const t = getT(lang);
  return (
    <>
      <PageHeading title={t('registration:link.title')} />
      <PageWidth display="flex" flexDirection="column" alignItems="flex-start" gap="5">
        {(['failed', 'later'] as const).map((outcome) => (
          <Box
            as="p"
            key={outcome}
            id={outcome}
            role="status"
            display="none"
            fontWeight="bold"
            color="fg.error"
            css={{ '&:target': { display: 'block' } }}
          >
            {t(`registration:link.${outcome}`)}
          </Box>
        ))}
        {registration && event ? <EventSummary lang={lang} event={event} /> : null}
        <RegistrationState lang={lang} token={token} registration={registration} event={event} />
      </PageWidth>
    </>
  );
}

function RegistrationState({ lang, token, registration, event }: RegistrationLinkViewProps) {
  const t = getT(lang);
  if (registration?.state === 'registered') {
    const button = toClass(system.getRecipeFn('button')({ size: 'lg', variant: 'outline' }));
    return (
      <>
        <Box as="p" fontSize="lg">
          {t('registration:link.registered', { number: registration.people })}
        </Box>
        <StyleRules of={[button]} />
        <form action="/api/registration-link" method="post" aria-describedby="cancel-hint">
          <input type="hidden" name="lang" value={lang} />
          <input type="hidden" name="token" value={token} />
          <button type="submit" className={button.className}>
            {t('registration:link.cancel')}
          </button>
        </form>
        <Box as="p" id="cancel-hint" color="fg.muted">
          {t('registration:link.cancelHint')}
        </Box>
      </>
    );
  }
  return (
    <>
      <Box as="p" role="status" fontSize="lg" maxWidth="prose">
        {t(registration ? 'registration:link.cancelled' : 'registration:link.invalid')}
      </Box>
      {registration && event && event.status !== 'over' ? (
        <ButtonLink variant="outline" href={href(lang, 'eventRegistration', { id: event.id })}>
          {t('registration:link.again')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="outline" href={href(lang, 'events')}>
          {t('registration:link.events')}
        </ButtonLink>
      )}
    </>
  );
}
