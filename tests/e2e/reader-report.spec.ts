import { href } from '@hat-nang/model/routes';
import { content } from '../support/content.ts';
import { createShortBook, openReader, type ReaderBook } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/texts.ts';

let book: ReaderBook;
test.beforeAll(async () => {
  book = await createShortBook();
});
test.afterAll(() => book.remove());

// The back end refuses a report with an invalid address or a long message.
test.use({ tolerates: /422 .*\/api\/problem/ });

test('a problem report is stored with its page, and a refusal names the address only if the reader typed one', async ({
  page,
}) => {
  const message = `Thử báo lỗi ${Date.now()}`;
  await openReader(page, book.path.vi, 'turn=wait');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${book.path.vi}?page=2`);
  await page.getByRole('button', { name: translate('vi', 'reader:more') }).click();
  await page.getByLabel(translate('vi', 'reader:report.kind')).selectOption('picture');
  const messageField = page.getByLabel(translate('vi', 'reader:report.message'));
  const emailField = page.getByLabel(translate('vi', 'reader:report.email'));
  const sendButton = page.getByRole('button', { name: translate('vi', 'reader:report.send'), exact: true });
  const policy = page.getByRole('link', { name: translate('vi', 'reader:report.policy') });
  await expect(policy).toHaveAttribute('href', href('vi', 'pagesDetail', { slug: 'chinh-sach-bao-mat' }));
  // The browser accepts an address without a top-level domain, the back end does not.
  await messageField.fill(message);
  await emailField.fill('lan@example');
  await sendButton.click();
  await expect(page.getByText(translate('vi', 'reader:report.wrongEmail'))).toBeVisible();
  await expect(emailField).toHaveAttribute('aria-invalid', 'true');
  await expect(messageField).toHaveValue(message);

  await messageField.evaluate((element) => element.removeAttribute('maxlength'));
  await messageField.fill('x'.repeat(1001));
  await emailField.fill('');
  await sendButton.click();
  await expect(page.getByText(translate('vi', 'reader:report.failed'))).toBeVisible();
  await expect(emailField).not.toHaveAttribute('aria-invalid');

  // tests/e2e/contact.spec.ts sends a report with an address, because it counts as a contact message.
  await messageField.fill(message);
  await sendButton.click();
  await expect(page.getByText(translate('vi', 'reader:report.thanks'))).toBeVisible();
  const query = `filter[message][_eq]=${encodeURIComponent(message)}&fields=id,document,page,kind,state,languages_code,contact_message`;
  const [row] = await content.read('problem_reports', query);
  const position = { document: book.id, page: 2, languages_code: 'vi-VN' };
  expect(row).toMatchObject({ ...position, kind: 'picture', state: 'new', contact_message: null });
  await content.remove('problem_reports', row?.id);
});
