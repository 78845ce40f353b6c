import { decodeComponent } from '@hat-nang/model/http/decode-component';
import type { Metadata } from 'next';
import { itemMetadata, readItem } from '@/components/article/item-page';
import { getMentalHealthArticle, listRelatedMentalHealth } from '@/features/mental-health/mental-health';
import {
  MentalHealthListPage,
  mentalHealthListMetadata,
  readMentalHealthCategory,
} from '@/features/mental-health/mental-health-list-page';
import { MentalHealthPage } from '@/features/mental-health/mental-health-page';
import { parseLang, parseSlugId } from '@/i18n/params';
import { defaultListQuery } from '@/routing/list-query';

interface Props {
  params: Promise<{ lang: string; segment: string }>;
}

export const generateStaticParams = () => [];

/** Reads a post or a category. A segment that ends in `-{digits}` is a post, any other segment a category (docs/design-notes.md "Routes"). */
const readPageItem = async ({ params }: Props) => {
  const { lang: langSegment, segment } = await params;
  const lang = parseLang(langSegment);
  if (parseSlugId(segment)) return readItem({ lang, slugId: segment }, getMentalHealthArticle);
  return { lang, query: defaultListQuery, category: await readMentalHealthCategory(lang, decodeComponent(segment)) };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const pageItem = await readPageItem(props);
  return 'item' in pageItem
    ? itemMetadata(pageItem.lang, 'mentalHealthDetail', pageItem.item)
    : mentalHealthListMetadata(pageItem);
}

export default async function Page(props: Props) {
  const pageItem = await readPageItem(props);
  if (!('item' in pageItem)) return <MentalHealthListPage {...pageItem} />;
  const { lang, item } = pageItem;
  return <MentalHealthPage lang={lang} post={item} related={await listRelatedMentalHealth(lang, item)} />;
}
