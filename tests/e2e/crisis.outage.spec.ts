import { href } from '@hat-nang/model/routes';
import { stack } from '../setup/stack.ts';
import { visit } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ tolerates: /status of (500|503|404)|net::ERR/ });

test.afterAll(async () => {
  await stack().start('directus');
  await stack().untilReady('directus');
});

const path = `${href('vi', 'searchNews')}?${new URLSearchParams({ q: 'muốn chết' })}`;

test('shows the box while the back end is down', async ({ page }) => {
  // This visit makes the site load the list of crisis words.
  expect((await visit(path)).text).toContain('data-crisis="whole"');
  await stack().stop('directus');
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(503);
  const box = page.getByRole('region', { name: translate('vi', 'crisis:title') });
  for (const number of ['111', '115', '113'])
    await expect(box.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', `tel:${number}`);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('muốn chết');
  expect((await visit(`${href('vi', 'searchNews')}?q=toan`)).text).not.toContain('data-crisis');
});

test('a site that has never loaded the list shows the small box on every search', async () => {
  await stack().stop('directus');
  await stack().stop('site');
  await stack().start('site');
  await stack().untilReady('site');
  for (const searchText of ['muon+chet', 'toan']) {
    const { text } = await visit(`${href('en', 'searchNews')}?q=${searchText}`);
    expect(text).toContain('data-crisis="small"');
    expect(text).toContain('tel:111');
  }
});
