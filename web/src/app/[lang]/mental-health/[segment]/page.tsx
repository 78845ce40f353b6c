import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import {
  getMentalHealthPost,
  listRelatedMentalHealth,
  type MentalHealthPost,
} from '@/features/mental-health/mental-health';
import { mentalHealthJsonLd } from '@/features/mental-health/mental-health-json-ld';
import {
  MentalHealthListPage,
  mentalHealthListMetadata,
  readMentalHealthCategory,
} from '@/features/mental-health/mental-health-list-page';
import { MentalHealthArticle } from '@/features/mental-health/mental-health-page';
import { QuickExit } from '@/features/mental-health/quick-exit';
import { asLang, decodeSegment, parseSlugId } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { defaultListQuery } from '@/routing/list-query';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string; segment: string }>;
}

export const generateStaticParams = () => [];

/** A segment that ends in `-{digits}` is a post, anything else a category (readings, "Routes"). */
const read = async ({ params }: Props) => {
  const { lang: name, segment } = await params;
  const lang = asLang(name);
  const item = parseSlugId(segment);
  if (!item) return { lang, category: await readMentalHealthCategory(lang, decodeSegment(segment)) };
  const post = (await getMentalHealthPost(lang, item.id)) ?? notFound();
  if (post.slug !== item.slug) permanentRedirect(post.url);
  return { lang, post };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, category, post } = await read(props);
  if (!post) return mentalHealthListMetadata(lang, defaultListQuery, category);
  return pageMetadata({
    lang,
    route: 'mentalHealthDetail',
    params: { slug: post.slug, id: String(post.id) },
    alternates: post.alternates,
    title: post.seoTitle,
    description: post.seoDescription,
    type: 'article',
    publishedTime: post.publishedAt,
    modifiedTime: post.updatedAt,
    noindex: post.isFallback,
  });
}

export default async function Page(props: Props) {
  const { lang, category, post } = await read(props);
  return post ? (
    <Post lang={lang} post={post} />
  ) : (
    <MentalHealthListPage lang={lang} query={defaultListQuery} category={category} />
  );
}

async function Post({ lang, post }: { lang: Lang; post: MentalHealthPost }) {
  const [related, config] = await Promise.all([listRelatedMentalHealth(lang, post), getSiteConfig(lang)]);
  const origin = publicUrl();
  const crumbs = [
    { name: getT(lang)('mental-health:title'), url: href(lang, 'mentalHealth') },
    ...(post.category ? [{ name: post.category.name, url: post.category.url }] : []),
    { name: post.title },
  ];
  return (
    <PageFrame
      lang={lang}
      route="mentalHealthDetail"
      params={{ id: String(post.id) }}
      alternates={post.alternates}
      crumbs={crumbs}
      above={<QuickExit lang={lang} />}
    >
      <JsonLd data={mentalHealthJsonLd(post, lang, config, origin)} />
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, origin)} />
      <MentalHealthArticle lang={lang} post={post} related={related} />
    </PageFrame>
  );
}
