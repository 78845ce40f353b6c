import type { Metadata } from 'next';
import { type ItemPageProps, itemMetadata, readItem } from '@/components/article/item-page';
import { getHelpCenter, getHelpCenterArticle } from '@/features/help-center/help-center';
import { HelpCenterArticlePage } from '@/features/help-center/help-center-article-page';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  const { lang, item } = await readItem(props.params, getHelpCenterArticle);
  return itemMetadata(lang, 'helpCenterDetail', item);
}

export default async function Page(props: ItemPageProps) {
  const { lang, item } = await readItem(props.params, getHelpCenterArticle);
  return <HelpCenterArticlePage lang={lang} article={item} sections={await getHelpCenter(lang)} />;
}
