import type { Metadata } from 'next';
import { getSiteConfig } from '@/cms/config';
import { PageFrame } from '@/components/layout/page-frame';
import { ContactView } from '@/features/contact/contact-page';
import { parseLang } from '@/i18n/params';
import { getT } from '@/i18n/server';

interface Props {
  params: Promise<{ lang: string }>;
}

export const metadata: Metadata = { title: '{{title}}', robots: { index: false } };

/** Internal page: the contact page with placeholders. features/contact/contact-answer.ts replaces the placeholders with a title, the input and the errors. */
export default async function Page({ params }: Props) {
  const lang = parseLang((await params).lang);
  return (
    <PageFrame lang={lang} route="contact" crumbs={[{ name: getT(lang)('contact:title') }]}>
      <ContactView lang={lang} config={await getSiteConfig(lang)} isTemplate />
    </PageFrame>
  );
}
