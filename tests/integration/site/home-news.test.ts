import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { afterEach, expect, it } from 'vitest';
import { content } from '../../support/content.ts';
import { MAX_DELAY_MS } from '../../support/freshness.ts';
import { adultCookie, attributesOfElements, textsOf, visit } from '../../support/site.ts';
import { translate } from '../../support/texts.ts';

type Row = Record<string, unknown>;
const withinFiveSeconds = { timeout: MAX_DELAY_MS, interval: 100 };
let removedRows: Row[] = [];
const restore = async () => {
  for (const { app_configs_id, news_id, sort } of removedRows.splice(0))
    await content.create('app_configs_news', { app_configs_id, news_id, sort });
};
afterEach(restore, 60_000);

/** Returns the heading of Home's news, and the ids of the news in order. */
const readNews = async (path: string) => {
  const { text } = await visit(path, { cookie: adultCookie });
  const section = text.match(/<section\b[^>]*aria-labelledby="news"[\s\S]*?<\/section>/)?.[0] ?? '';
  const ids = attributesOfElements(section, 'a').flatMap(({ href: to }) => Number(to?.match(/-(\d+)$/)?.[1]) || []);
  return { heading: textsOf(section, 'h2')[0], ids: [...new Set(ids)] };
};

it('Home’s news say whether they were chosen or are the latest, and are that', async () => {
  const homeRows = await content.read('app_configs_news', 'sort=sort&fields=*&limit=-1');
  const chosenIds = homeRows.map(({ news_id }) => Number(news_id));
  expect(chosenIds.length).toBeGreaterThan(0);
  for (const lang of languages) {
    const homeNews = await readNews(href(lang, 'home'));
    expect(homeNews).toEqual({ heading: translate(lang, 'home:news.chosen.title'), ids: chosenIds });
  }
  removedRows = homeRows;
  for (const { id } of homeRows) await content.remove('app_configs_news', id);
  const newestRows = await content.read(
    'news',
    'filter[status][_eq]=published&filter[date_published][_lte]=$NOW&sort=-date_published,-id&limit=3&fields=id',
  );
  const newestIds = newestRows.map(({ id }) => Number(id));
  for (const lang of languages)
    await expect
      .poll(() => readNews(href(lang, 'home')), withinFiveSeconds)
      .toEqual({ heading: translate(lang, 'home:news.latest.title'), ids: newestIds });
  await restore();
  for (const lang of languages)
    await expect
      .poll(() => readNews(href(lang, 'home')), withinFiveSeconds)
      .toEqual({ heading: translate(lang, 'home:news.chosen.title'), ids: chosenIds });
}, 90_000);
