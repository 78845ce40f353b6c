import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { getEvent } from '@/features/events/events';
import { readRegistrationLink } from '@/features/registration/registration-link';
import { RegistrationLinkView } from '@/features/registration/registration-link-page';
import { parseLang } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string; token: string }>;
}

// The page shows the current state of one registration, so it is never cached.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang: segment, token } = await params;
  const lang = parseLang(segment);
  const title = getT(lang)('registration:link.title');
  return pageMetadata({ lang, route: 'registrationLink', params: { token }, title });
}

export default async function Page({ params }: Props) {
  const { lang: segment, token } = await params;
  const lang = parseLang(segment);
  const registration = await readRegistrationLink(token);
  const event = registration && (await getEvent(lang, registration.event));
  return (
    <PageFrame lang={lang} route="registrationLink" params={{ token }}>
      <RegistrationLinkView lang={lang} token={token} registration={registration} event={event} />
    </PageFrame>
  );
}
