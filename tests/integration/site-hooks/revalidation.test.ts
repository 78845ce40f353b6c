import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stack } from '../../../scripts/stack/stack.ts';
import { startTestStack } from '../../../scripts/testing/test-stack.ts';
import { type Answer, adminHeaders, fileForm, requestJson } from '../guard/requests.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let receiver: Receiver;
let stack: Stack;

async function admin(method: string, path: string, options: { json?: unknown; body?: FormData } = {}): Promise<Answer> {
  const url = stack.running.urls.directus;
  const answer = await requestJson(method, path, { ...options, url, headers: adminHeaders(stack.secrets.adminToken) });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

async function create<T = { id: number }>(collection: string, json: unknown): Promise<T> {
  return (await admin('POST', `/items/${collection}?fields=*,translations.*,pages.*,pages.translations.*`, { json }))
    .body.data as T;
}

const translationsOf = (title: string) => [
  { languages_code: { code: 'vi-VN' }, title },
  { languages_code: { code: 'en-US' }, title: `${title} in English` },
];

let markerCount = 0;
/**
 * Waits until the receiver has the messages of all earlier changes. Creates a redirect as a marker, whose message arrives with the earlier messages or
 * later. A pending "all" message absorbs the marker. The function then creates another marker, up to four in all.
 */
async function waitForEarlierChanges(): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await create('redirects', { from: `/dau-${markerCount++}`, to: '/' });
    try {
      await receiver.untilTagged(['redirects'], 5000);
    } catch (error) {
      if (attempt === 4) throw error;
      continue;
    }
    // If the message of the first marker was only late, the message of the second marker is still in transit.
    if (attempt > 1) await receiver.untilQuiet(2000);
    return;
  }
}

/** Discards the messages of all earlier changes. An earlier marker must not be taken for the new one, so messages are also forgotten before the wait. */
async function discardEarlierMessages(): Promise<void> {
  receiver.forget();
  await waitForEarlierChanges();
  receiver.forget();
}

const receivedTags = () => receiver.messages.flatMap(({ tags }) => tags);

/** Uses a separate Directus that sends its messages to a receiver instead of the site. */
describe('revalidation', () => {
  beforeAll(async () => {
    receiver = await startReceiver();
    stack = await startTestStack({
      only: ['directus'],
      isSeeded: false,
      directusExtra: { SITE_URL: receiver.url },
    });
    for (const [code, name] of [
      ['vi-VN', 'Tiếng Việt'],
      ['en-US', 'English'],
    ]) {
      await admin('POST', '/items/languages', { json: { code, name, direction: 'ltr' } });
    }
  }, 180_000);

  afterAll(async () => {
    await stack?.stop();
    await receiver?.stop();
  });

  beforeEach(async () => {
    receiver.isDown = false;
    await discardEarlierMessages();
  });

  it('says everything once when Directus starts, with the secret', async () => {
    await stack.programs.directus?.stop();
    receiver.forget();
    await stack.programs.directus?.restart();
    await receiver.untilTagged(['all']);
    await waitForEarlierChanges();
    expect(receivedTags()).toEqual(['all', 'redirects']);
    expect(receiver.messages[0]).toMatchObject({ path: '/api/revalidate', secret: stack.secrets.siteSecret });
  });

  it('follows an item, its translations and its junctions', async () => {
    type News = { id: number; translations: Array<{ id: number; slug: string }> };
    const news = await create<News>('news', { status: 'published', translations: translationsOf('Ngày hội đọc sách') });
    await receiver.untilTagged(['news', `news:${news.id}`]);
    expect(receiver.messages.map(({ tags }) => tags.join(' '))).toEqual([`news news:${news.id}`]);

    for (const changeNews of [
      () => admin('PATCH', `/items/news/${news.id}`, { json: { status: 'draft' } }),
      () => admin('PATCH', `/items/news_translations/${news.translations[0]?.id}`, { json: { title: 'Mới' } }),
      () =>
        admin('PATCH', '/items/news_translations', { json: { keys: [news.translations[0]?.id], data: { slug: 'x' } } }),
      () =>
        admin('PATCH', `/items/news/${news.id}`, {
          json: { translations: [{ id: news.translations[0]?.id, body: 'a' }] },
        }),
      () => admin('DELETE', `/items/news_translations/${news.translations[0]?.id}`),
      () => admin('DELETE', `/items/news/${news.id}`),
    ]) {
      await discardEarlierMessages();
      await changeNews();
      await receiver.untilTagged(['news', `news:${news.id}`]);
    }
  });

  it('tells both owners of a row that moves', async () => {
    const firstItem = await create<{ id: number; translations: Array<{ id: number }> }>('news', {
      translations: translationsOf('Một'),
    });
    const secondItem = await create('news', {});
    await receiver.untilTagged([`news:${secondItem.id}`]);
    receiver.forget();
    await admin('PATCH', `/items/news_translations/${firstItem.translations[0]?.id}`, {
      json: { news_id: secondItem.id },
    });
    await receiver.untilTagged([`news:${firstItem.id}`, `news:${secondItem.id}`]);
  });

  it('finds the document of a page, of its words, of a download and of a category', async () => {
    type Document = { id: number; pages: Array<{ id: number; translations: Array<{ id: number }> }> };
    const category = await create('categories', {
      kind: 'documents',
      translations: [{ languages_code: 'vi-VN', name: 'Truyện' }],
    });
    await receiver.untilTagged(['categories', 'config', `categories:${category.id}`]);
    const pages = [{ number: 1, translations: [{ languages_code: 'vi-VN', text: '<p>Một</p>' }] }];
    const document = await create<Document>('documents', {
      type: 'picture_book',
      pages,
      translations: translationsOf('Chú mèo'),
    });
    const tags = ['documents', `documents:${document.id}`];
    await receiver.untilTagged(tags);
    const page = document.pages[0];
    for (const changeNews of [
      () => admin('PATCH', `/items/document_pages_translations/${page?.translations[0]?.id}`, { json: { text: 'x' } }),
      () => admin('PATCH', `/items/document_pages/${page?.id}`, { json: { background_color: '#ffffff' } }),
      () =>
        admin('POST', '/items/documents_categories', {
          json: { documents_id: document.id, categories_id: category.id },
        }),
      () => admin('DELETE', `/items/document_pages_translations/${page?.translations[0]?.id}`),
      () => admin('DELETE', `/items/document_pages/${page?.id}`),
    ]) {
      await discardEarlierMessages();
      await changeNews();
      await receiver.untilTagged(tags);
    }
    await discardEarlierMessages();
    await admin('POST', '/items/document_downloads', {
      json: { document: document.id, languages_code: 'vi-VN', format: 'pdf' },
    });
    await receiver.untilTagged([`documents:${document.id}`]);
    // Lists and Home do not show downloads, so a new file leaves them in the caches.
    expect(receiver.messages.flatMap((message) => message.tags)).toEqual([`documents:${document.id}`]);
  });

  it('follows a file to what shows it', async () => {
    const file = (await admin('POST', '/files', { body: fileForm(PNG, 'image/png', 'a.png') })).body.data as {
      id: string;
    };
    const news = await create('news', { image: file.id });
    await receiver.untilTagged([`news:${news.id}`]);
    for (const changeNews of [
      () => admin('PATCH', `/files/${file.id}`, { json: { title: 'Tên khác' } }),
      () => admin('PATCH', `/files/${file.id}`, { body: fileForm(PNG, 'image/png', 'b.png') }),
      () => admin('DELETE', `/files/${file.id}`),
    ]) {
      await discardEarlierMessages();
      await changeNews();
      await receiver.untilTagged(['news', `news:${news.id}`]);
    }
  });

  it('knows the frame of every page, redirects and help sections', async () => {
    await admin('PATCH', '/items/app_configs', { json: { is_released: true } });
    await receiver.untilTagged(['config']);
    receiver.forget();
    await create('redirects', { from: '/cu', to: '/moi' });
    await receiver.untilTagged(['redirects']);
    expect(receivedTags()).toEqual(['redirects']);
    const section = await create('help_center_sections', {
      translations: [{ languages_code: 'vi-VN', name: 'Đọc sách' }],
    });
    await receiver.untilTagged(['help_center_sections', `help_center_sections:${section.id}`, 'help_center']);
  });

  it('says nothing about what the site does not show', async () => {
    await create('contact_messages', { name: 'An', email: 'an@hatnang.example.com', message: 'Xin chào' });
    await waitForEarlierChanges();
    expect(receivedTags()).toEqual(['redirects']);
  });

  it('refreshes everything when a permission changes', async () => {
    const id = ((await admin('GET', '/permissions?limit=1&fields=id')).body.data as Array<{ id: number }>)[0]?.id;
    await admin('PATCH', `/permissions/${id}`, { json: { presets: null } });
    await receiver.untilTagged(['all']);
  });

  it('tells one message of a burst', async () => {
    // A busy machine may pause within a burst for longer than the queue collects changes, so the test repeats the burst.
    await vi.waitFor(
      async () => {
        await discardEarlierMessages();
        const items = await create<{ id: number }[]>(
          'news',
          Array.from({ length: 8 }, () => ({})),
        );
        await waitForEarlierChanges();
        const newsMessages = receiver.messages.filter(({ tags }) => tags.includes('news'));
        expect(newsMessages).toHaveLength(1);
        expect(newsMessages[0]?.tags).toEqual(expect.arrayContaining(items.map(({ id }) => `news:${id}`)));
      },
      { timeout: 25_000, interval: 100 },
    );
  });

  it('does not let a save wait for a site that is down, and tells it when it is back', async () => {
    receiver.isDown = true;
    const startedAt = Date.now();
    const firstItem = await create('news', {});
    const secondItem = await create('events', { starts_at: '2026-01-01T00:00:00Z', ends_at: '2026-01-02T00:00:00Z' });
    expect(Date.now() - startedAt).toBeLessThan(3_000);
    await receiver.untilRefused(2);
    receiver.isDown = false;
    await receiver.untilTagged([`news:${firstItem.id}`, `events:${secondItem.id}`, 'news', 'events']);
  });

  it('says so when the time of an item comes, and when it is over', async () => {
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    const appearingNews = await create('news', { status: 'published', date_published: inSeconds(3) });
    const endingNews = await create('news', { status: 'published', date_unpublished: inSeconds(3) });
    const startingEvent = await create('events', {
      status: 'published',
      starts_at: inSeconds(3),
      ends_at: inSeconds(4),
    });
    const draft = await create('news', { status: 'draft', date_published: inSeconds(3) });
    const laterNews = await create('news', {
      status: 'published',
      date_published: inSeconds(3_600),
      date_unpublished: inSeconds(7_200),
    });
    await receiver.untilTagged([`news:${draft.id}`, `news:${laterNews.id}`]);
    await discardEarlierMessages();
    await receiver.untilTagged(
      [`news:${appearingNews.id}`, `news:${endingNews.id}`, `events:${startingEvent.id}`],
      45_000,
    );
    for (const { id } of [draft, laterNews]) expect(receivedTags()).not.toContain(`news:${id}`);
  }, 60_000);

  it('follows the promotion of a version', async () => {
    const news = await create('news', { status: 'published', author: 'An' });
    const key = 'ban-sua';
    const version = (
      await admin('POST', '/versions', { json: { collection: 'news', item: String(news.id), key, name: key } })
    ).body.data as { id: string };
    await admin('POST', `/versions/${version.id}/save`, { json: { author: 'Bình' } });
    const { mainHash } = (await admin('GET', `/versions/${version.id}/compare`)).body.data as { mainHash: string };
    await discardEarlierMessages();
    await admin('POST', `/versions/${version.id}/promote`, { json: { mainHash } });
    await receiver.untilTagged(['news', `news:${news.id}`]);
  });
});
