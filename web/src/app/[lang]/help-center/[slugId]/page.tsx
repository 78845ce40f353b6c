import type { Metadata } from 'next';
import { type ItemPageProps, itemMetadata, readItem } from '@/components/article/item-page';
import { HelpArticlePage } from '@/features/help-center/help-article-page';
import { getHelpArticle, getHelpCenter } from '@/features/help-center/help-center';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  const { lang, item } = await readItem(props.params, getHelpArticle);
  return itemMetadata(lang, 'helpArticle', item);
}

export default async function Page(props: ItemPageProps) {
  const { lang, item } = await readItem(props.params, getHelpArticle);
  return <HelpArticlePage lang={lang} article={item} sections={await getHelpCenter(lang)} />;
}
