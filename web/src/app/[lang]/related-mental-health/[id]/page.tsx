import type { Metadata } from 'next';
import { type RelatedPageProps, RelatedPageView, readRelatedTo, relatedMetadata } from '@/components/article/item-page';
import { EmergencyContacts } from '@/features/mental-health/emergency-contacts';
import { getMentalHealthArticle, listRelatedMentalHealth } from '@/features/mental-health/mental-health';
import { MentalHealthCardView } from '@/features/mental-health/mental-health-card';
import { QuickExit } from '@/features/mental-health/quick-exit';

export const generateStaticParams = () => [];

export async function generateMetadata(props: RelatedPageProps): Promise<Metadata> {
  const { lang, item } = await readRelatedTo(props, getMentalHealthArticle);
  return relatedMetadata(lang, 'mental-health', item);
}

export default async function Page(props: RelatedPageProps) {
  const { lang, item } = await readRelatedTo(props, getMentalHealthArticle);
  const viewProps = { lang, item, word: 'mental-health', above: <QuickExit lang={lang} /> } as const;
  return (
    <RelatedPageView {...viewProps} related={await listRelatedMentalHealth(lang, item, 12)} card={MentalHealthCardView}>
      <EmergencyContacts lang={lang} />
    </RelatedPageView>
  );
}
