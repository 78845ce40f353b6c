import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SiteConfig } from '@/cms/config';
import { ArticleEnd } from '@/components/article/article-end';
import { articleJsonLd } from '@/components/article/article-json-ld';
import { ArticleColumn, ArticleLead, ArticlePicture, FurtherItems } from '@/components/article/article-parts';
import { ItemPageFrame } from '@/components/article/item-page';
import { Fact, FactList } from '@/components/ui/fact-list';
import { Prose } from '@/components/ui/prose';
import { formatDate, getT } from '@/i18n/server';
import { ArticleTools } from '../article-tools/public-island.ts';
import type { News, NewsCard } from './news.ts';
import { NewsCardView } from './news-list.tsx';

const newsJsonLd = (news: News, lang: Lang, config: SiteConfig, origin: string) =>
  articleJsonLd(news, lang, config, origin, { '@type': 'NewsArticle' });

/** The page of a news item, followed by related news. */
export function NewsPage({ lang, news, related }: { lang: Lang; news: News; related: NewsCard[] }) {
  const t = getT(lang);
  return (
    <ItemPageFrame lang={lang} word="news" item={news} jsonLd={newsJsonLd}>
      <ArticleColumn lang={lang} item={news}>
        <NewsFacts lang={lang} news={news} />
        <ArticleTools lang={lang} item={news} />
        <ArticlePicture picture={news.picture} />
        <ArticleLead>{news.summary}</ArticleLead>
        <Prose html={news.body} />
        <ArticleEnd lang={lang} item={news} collection="news" />
      </ArticleColumn>
      <FurtherItems
        lang={lang}
        id="related"
        title={t('news:related')}
        url={href(lang, 'relatedNews', { id: news.id })}
        items={related}
        card={NewsCardView}
      />
    </ItemPageFrame>
  );
}

function NewsFacts({ lang, news: { category, publishedAt, updatedAt, author } }: { lang: Lang; news: News }) {
  const t = getT(lang);
  const publishedDay = formatDate(lang, publishedAt);
  const changedDay = updatedAt && updatedAt > publishedAt ? formatDate(lang, updatedAt) : publishedDay;
  return (
    <FactList>
      {category ? <Fact icon="ph:tag-bold">{category.name}</Fact> : null}
      <Fact icon="ph:calendar-blank-bold">
        <time dateTime={publishedAt}>{publishedDay}</time>
      </Fact>
      {changedDay === publishedDay ? null : (
        <Fact icon="ph:pencil-simple-bold">{t('news:updated', { date: changedDay })}</Fact>
      )}
      {author ? <Fact icon="ph:user-bold">{t('news:by', { author })}</Fact> : null}
    </FactList>
  );
}
