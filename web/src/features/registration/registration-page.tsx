import {
  MAX_ACCESS_NEEDS,
  MAX_PEOPLE,
  type PlacesAnswer,
  REGISTRATION_DAYS,
} from '@hat-nang/model/contracts/event-registrations';
import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { SiteLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { privacyPolicyPath } from '@/routing/privacy-policy';
import { toClass } from '@/theme/css';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import type { Event } from '../events/public.ts';
import { EventSummary } from './event-summary.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { FailedNote, noteStyle, SentMessage, SentNote, sentStyle } from './registration-notes.tsx';

interface RegistrationViewProps {
  lang: Lang;
  event: Event;
  /** Undefined only for the template, if the places cannot be read. */
  places?: PlacesAnswer;
  isTemplate?: boolean;
}

/** The registration page of an event: the event, its free places, and the form while the event takes registrations. */
export function RegistrationView({ lang, event, places, isTemplate }: RegistrationViewProps) {
  const t = getT(lang);
  // The template always has the form, so that the visitor's input is shown even if the last place was taken meanwhile.
  const hasForm = isTemplate || (places?.state === 'open' && event.status !== 'over');
  return (
    <>
      <PageHeading
        title={t('registration:of', { title: event.title })}
        intro={hasForm ? t('registration:intro') : undefined}
      />
      <PageWidth display="flex" flexDirection="column" gap="8">
        <EventSummary lang={lang} event={event} places={places} />
        {hasForm ? (
          <Box as="section" aria-label={t('registration:title')} maxWidth="42rem">
            {isTemplate ? null : <FailedNote lang={lang} />}
            <StyledForm lang={lang} event={event.id} isTemplate={isTemplate} />
          </Box>
        ) : null}
        {places?.state === 'full' && !hasForm ? (
          <>
            <SentNote lang={lang} event={event.id} />
            <Box as="p" maxWidth="prose">
              {t('registration:fullHint')}
            </Box>
          </>
        ) : null}
      </PageWidth>
    </>
  );
}

function StyledForm({ lang, event, isTemplate }: { lang: Lang; event: number; isTemplate?: boolean }) {
  const t = getT(lang);
  const button = toClass(system.getRecipeFn('button')({ size: 'lg' }));
  const { names, rules } = classesFor({
    form: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      alignItems: 'stretch',
      '&[hidden], #sent:target ~ &': { display: 'none' },
      '&:not(:has([name=is_under_16]:checked)) [data-guardian]': { display: 'none' },
    },
    field: { display: 'flex', flexDirection: 'column', gap: '1' },
    label: { fontWeight: 'bold' },
    hint: { fontSize: 'sm', color: 'fg.muted' },
    input: {
      width: 'full',
      minHeight: 'target',
      px: '4',
      py: '2.5',
      bg: 'bg.surface',
      color: 'fg',
      borderWidth: '2px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      '&[aria-invalid=true]': { borderColor: 'fg.error' },
      '&[type=number]': { maxWidth: '8rem' },
    },
    check: { display: 'flex', gap: '3', alignItems: 'center', minHeight: 'target', cursor: 'pointer' },
    checkbox: { width: '6', height: '6', flexShrink: '0', accentColor: '{colors.primary.500}' },
    guardian: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      minWidth: '0',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      px: '4',
      pb: '4',
      '& > legend': { px: '1' },
    },
    error: { color: 'fg.error', fontWeight: 'bold', '&:empty': { display: 'none' } },
    summary: { ...noteStyle, bg: 'bg.error', color: 'fg.error', mb: '0', '&:empty': { display: 'none' } },
    sent: { ...sentStyle, '&:target, &[data-shown]': { display: 'flex' } },
    trap: { position: 'absolute', left: '-10000px', width: '1px', height: '1px', overflow: 'hidden' },
  });
  const policyUrl = privacyPolicyPath(lang);
  return (
    <>
      <StyleRules of={[button, ...rules]} />
      <RegistrationForm
        lang={lang}
        event={event}
        isTemplate={isTemplate}
        classNames={{ ...names, button: button.className }}
        limits={{ people: MAX_PEOPLE, accessNeeds: MAX_ACCESS_NEEDS }}
        labels={{
          name: t('registration:name'),
          email: t('registration:email'),
          phone: t('registration:phone'),
          people: t('registration:people'),
          access_needs: t('registration:accessNeeds'),
          is_under_16: t('registration:isUnder16'),
          guardian: t('registration:guardian'),
          guardian_name: t('registration:guardianName'),
          guardian_contact: t('registration:guardianContact'),
          send: t('registration:send'),
          sending: t('registration:sending'),
          trap: t('registration:trap'),
          failed: t('registration:failed'),
        }}
        hints={{
          email: t('registration:emailHint'),
          phone: t('registration:phoneHint'),
          people: t('registration:peopleHint', { max: MAX_PEOPLE }),
          access_needs: t('registration:accessNeedsHint', { max: MAX_ACCESS_NEEDS }),
          guardian: t('registration:guardianHint'),
        }}
        agreement={
          <>
            {t('registration:agreement', { days: REGISTRATION_DAYS })}{' '}
            <SiteLink
              href={policyUrl}
              target="_blank"
              rel="noopener"
              color="fg.link"
              textDecoration="underline"
              textUnderlineOffset="3px"
              fontWeight="bold"
            >
              {t('registration:policy')}
            </SiteLink>
            .
          </>
        }
        sent={<SentMessage lang={lang} event={event} />}
      />
    </>
  );
}
