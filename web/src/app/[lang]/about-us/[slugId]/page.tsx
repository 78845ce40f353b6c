import type { Metadata } from 'next';
import { type ItemPageProps, itemMetadata, readItem } from '@/components/article/item-page';
import { getAboutArticle, listAboutArticles } from '@/features/about-us/about-us';
import { AboutArticlePage } from '@/features/about-us/about-us-page';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  const { lang, item } = await readItem(props.params, getAboutArticle);
  return itemMetadata(lang, 'aboutArticle', item);
}

export default async function Page(props: ItemPageProps) {
  const { lang, item } = await readItem(props.params, getAboutArticle);
  const others = (await listAboutArticles(lang)).filter(({ id }) => id !== item.id).slice(0, 3);
  return <AboutArticlePage lang={lang} article={item} others={others} />;
}
