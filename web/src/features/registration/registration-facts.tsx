import type { PlacesAnswer } from '@hat-nang/model/contracts/event-registrations';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { Box } from '@/components/ui/box';
import { ButtonLink } from '@/components/ui/link';
import { getT } from '@/i18n/server';
import { formatEventMoment } from '../events/public.ts';

interface PlacesProps {
  lang: Lang;
  places: PlacesAnswer;
}

const describePlaces = (lang: Lang, { state, moreThan }: PlacesAnswer): string => {
  const t = getT(lang);
  if (state !== 'open') return t(`registration:state.${state}`);
  if (moreThan === null) return t('registration:state.unlimited');
  return moreThan === 0 ? t('registration:state.few') : t('registration:state.moreThan', { number: moreThan });
};

/** The free places of an event, and the deadline while the event takes registrations. */
export function PlacesLeft({ lang, places }: PlacesProps) {
  return (
    <>
      <Box as="span" display="block" fontWeight="bold">
        {describePlaces(lang, places)}
      </Box>
      {places.state === 'open' && places.deadline ? (
        <Box as="span" display="block" fontSize="sm" color="fg.muted">
          {getT(lang)('registration:deadline', { time: formatEventMoment(places.deadline) })}
        </Box>
      ) : null}
    </>
  );
}

/** The registration among the facts of an event's page: free places, deadline, and the link to the form. */
export function RegistrationFacts({ lang, places, event }: PlacesProps & { event: number }) {
  return (
    <>
      <PlacesLeft lang={lang} places={places} />
      {places.state === 'open' ? (
        <Box mt="2" display="grid">
          <ButtonLink href={href(lang, 'eventRegistration', { id: event })}>
            {getT(lang)('registration:register')}
          </ButtonLink>
        </Box>
      ) : null}
    </>
  );
}
