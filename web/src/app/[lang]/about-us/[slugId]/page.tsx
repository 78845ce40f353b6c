import type { Metadata } from 'next';
import { type ItemPageProps, itemMetadata, readItem } from '@/components/article/item-page';
import { getAboutUsArticle, listAboutUsArticles } from '@/features/about-us/about-us';
import { AboutUsArticlePage } from '@/features/about-us/about-us-page';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  const { lang, item } = await readItem(props.params, getAboutUsArticle);
  return itemMetadata(lang, 'aboutUsDetail', item);
}

export default async function Page(props: ItemPageProps) {
  const { lang, item } = await readItem(props.params, getAboutUsArticle);
  const otherArticles = (await listAboutUsArticles(lang)).filter(({ id }) => id !== item.id).slice(0, 3);
  return <AboutUsArticlePage lang={lang} article={item} others={otherArticles} />;
}
