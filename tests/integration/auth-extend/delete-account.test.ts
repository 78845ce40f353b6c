import { publishableCollections } from '@hat-nang/model/publishing';
import { afterAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { pageOrigin } from '../../support/origins.ts';
import { admin } from '../schema/support.ts';
import {
  changeRows,
  columnsByTable,
  columnsReferringToUsers,
  outboxRowsOf,
  runSql,
  waitForOutbox,
} from './database.ts';
import { createMemberData } from './member-data.ts';
import {
  ACCOUNT_PATH,
  createSignedInMember,
  isSessionValid,
  requestWithCookies,
  SESSION_COOKIE,
  type SignedInMember,
  waitForMailAbout,
} from './profile-support.ts';
import {
  countValues,
  findUsers,
  formatVerdict,
  mailsTo,
  newAdultForm,
  newKidForm,
  PASSWORD,
  post,
  removeMembers,
  tokenIn,
} from './support.ts';

const DELETE_PATH = `${ACCOUNT_PATH}/delete`;
const KEEP_PATH = '/auth-extend/keep-account';
const DAY = 24 * 60 * 60 * 1000;
const requestDeletion = (person: SignedInMember) =>
  post(DELETE_PATH, { current_password: PASSWORD }, { cookies: person.cookies });

afterAll(removeMembers);

describe('delete', () => {
  it('refuses a wrong password, no password and anything more, and changes nothing', async () => {
    const person = await createSignedInMember();
    for (const [form, expected] of [
      [{ current_password: 'Wrong-one1' }, '400 WRONG_CURRENT_PASSWORD current_password'],
      [{}, '400 FAILED_VALIDATION current_password'],
      [{ current_password: { _eq: 1 } }, '400 FAILED_VALIDATION current_password'],
      [{ current_password: PASSWORD, id: person.id }, '400 INVALID_PAYLOAD id'],
    ] as const) {
      expect(formatVerdict(await post(DELETE_PATH, form, { cookies: person.cookies }))).toBe(expected);
    }
    expect(await isSessionValid(person.cookies)).toBe(true);
    expect((await findUsers(person.email))[0]).toMatchObject({ status: 'active', deletion_requested_at: null });
  });

  it('is not for the staff', async () => {
    const { username, password } = stack().credentials.editor;
    const { cookies } = await post('/auth/login', { username, password });
    expect(formatVerdict(await post(DELETE_PATH, { current_password: password }, { cookies }))).toBe('403 FORBIDDEN');
  });

  it('closes the account at once, says when it goes, and the mail’s link undoes it once', async () => {
    const person = await createSignedInMember();
    const otherSession = await person.logIn();
    const answer = await requestDeletion(person);
    expect(answer.status, answer.text).toBe(200);
    const deletesAt = Date.parse((answer.data as { deletes_at: string }).deletes_at);
    expect(Math.abs(deletesAt - Date.now() - 7 * DAY)).toBeLessThan(60_000);
    expect(answer.cookies[SESSION_COOKIE]).toBe('');
    expect([await isSessionValid(person.cookies), await isSessionValid(otherSession)]).toEqual([false, false]);
    const login = await post('/auth/login', { username: person.username, password: PASSWORD });
    expect(formatVerdict(login)).toBe('401 ACCOUNT_DELETION_PENDING');
    expect(login.cookies[SESSION_COOKIE]).toBeUndefined();
    const wrongLogin = await post('/auth/login', { username: person.username, password: 'Wrong-one1' });
    expect(formatVerdict(wrongLogin)).toBe('401 INVALID_CREDENTIALS');

    const mail = await waitForMailAbout(person.email, 'sẽ bị xóa');
    const token = tokenIn(mail);
    expect(mail.text).toContain(`${stack().siteUrl}/tai-khoan?dialog=keep-account&token=`);
    const [id, signature] = token.split('.');
    for (const forgedToken of [`${token}0`, `${id}.${'0'.repeat(64)}`, `${crypto.randomUUID()}.${signature}`, 'x']) {
      expect(formatVerdict(await post(KEEP_PATH, { token: forgedToken }))).toBe('403 INVALID_TOKEN token');
    }
    expect(formatVerdict(await post('/auth-extend/guardian', { token }))).toBe('403 INVALID_TOKEN token');
    expect(formatVerdict(await post(KEEP_PATH, {}))).toBe('400 FAILED_VALIDATION token');
    expect(formatVerdict(await post(KEEP_PATH, { token, id: person.id }))).toBe('400 INVALID_PAYLOAD id');
    const keepResponses = await Promise.all(Array.from({ length: 5 }, () => post(`${KEEP_PATH}/`, { token })));
    expect(countValues(keepResponses.map(formatVerdict))).toEqual({ '200': 1, '403 INVALID_TOKEN token': 4 });
    expect(await isSessionValid(await person.logIn())).toBe(true);
  });

  it('writes in the person’s language', async () => {
    const person = await createSignedInMember(await newAdultForm());
    await requestDeletion(person);
    const mail = await waitForMailAbout(person.email, 'will be deleted on');
    expect(mail.text).toContain(`Keep my account: ${stack().siteUrl}/en/account?dialog=keep-account&token=`);
    expect(mail.html).toContain('<html lang="en">');
  });

  it('of ten requests at once makes one deletion and one mail', async () => {
    const person = await createSignedInMember();
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestDeletion(person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const links = runSql(`SELECT id FROM account_codes WHERE "user" = ? AND kind = 'deletion'`, person.id);
    expect(links).toHaveLength(1);
    await waitForMailAbout(person.email, 'sẽ bị xóa');
    await waitForOutbox();
    expect(outboxRowsOf(person.email)).toMatchObject([{ subject: 'deletion-announced vi-VN' }]);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it('a link that is too late keeps nothing', async () => {
    const person = await createSignedInMember();
    await requestDeletion(person);
    const token = tokenIn(await waitForMailAbout(person.email, 'sẽ bị xóa'));
    changeRows('UPDATE account_codes SET expires_at = 1 WHERE "user" = ?', person.id);
    expect(formatVerdict(await post(KEEP_PATH, { token }))).toBe('403 INVALID_TOKEN token');
  });
});

describe('once its days are over', () => {
  /** Columns that reference a user and that only staff can write. Members have neither the Studio nor a permission for these columns. */
  const STAFF_ONLY = [
    ...['operations', 'flows', 'dashboards', 'panels', 'deployments', 'deployment_projects', 'deployment_runs'].map(
      (name) => `directus_${name}.user_created`,
    ),
    ...publishableCollections.flatMap((name) => [`${name}.user_created`, `${name}.user_updated`]),
    'contact_answers.user_created',
    'directus_access.user',
    'directus_shares.user_created',
    'directus_versions.user_created',
    'directus_versions.user_updated',
    'directus_files.modified_by',
  ];

  it('everything is gone from every table and from the storage, and nobody else loses anything', async () => {
    const [person, otherMember] = [await createSignedInMember(await newKidForm()), await createSignedInMember()];
    const { avatar } = await createMemberData(person);
    const neighbourData = await createMemberData(otherMember);
    const tracesBefore = tracesOf(otherMember);
    const columnsWithId = columnsContaining(person.id);
    const referringColumns = columnsReferringToUsers();
    expect(
      referringColumns.filter((column) => !columnsWithId.includes(column) && !STAFF_ONLY.includes(column)),
    ).toEqual([]);
    await requestWithCookies(`/assets/${avatar}?key=avatar-96`, person.cookies);
    expect(stack().storedFiles(avatar).length).toBeGreaterThan(0);

    await requestDeletion(person);
    await waitForMailAbout(person.email, 'sẽ bị xóa');
    changeRows(`UPDATE account_codes SET expires_at = 1 WHERE "user" = ? AND kind = 'deletion'`, person.id);
    // The clean-up runs every hour and at every start of Directus.
    await stack().stop('directus');
    await stack().start('directus');
    await stack().untilReady('directus');
    await expect.poll(() => findUsers(person.email), { timeout: 30_000 }).toEqual([]);
    const lastMail = await waitForMailAbout(person.email, 'đã được xóa');
    expect(lastMail.text).toContain('vĩnh viễn');

    await expect.poll(() => tracesOf(person), { timeout: 15_000 }).toEqual({});
    expect(stack().storedFiles(avatar)).toEqual([]);
    expect(tracesOf(otherMember)).toEqual(tracesBefore);
    expect(stack().storedFiles(neighbourData.avatar).length).toBeGreaterThan(0);
  }, 120_000);

  it('whom an administrator deletes is gone too, but for the record that it was done', async () => {
    const person = await createSignedInMember();
    const { avatar } = await createMemberData(person);
    expect((await admin('DELETE', `/users/${person.id}`)).status).toBe(204);
    expect(tracesOf(person)).toEqual({ directus_activity: 1 });
    expect(stack().storedFiles(avatar)).toEqual([]);
  });

  it('a caller who may delete nobody erases nothing', async () => {
    const [person, otherMember] = [await createSignedInMember(), await createSignedInMember()];
    const tracesBefore = tracesOf(otherMember);
    const headers = { cookie: `${SESSION_COOKIE}=${person.cookies[SESSION_COOKIE]}`, origin: pageOrigin() };
    for (const id of [otherMember.id, person.id]) {
      const answer = await fetch(`${stack().directusUrl}/users/${id}`, { method: 'DELETE', headers });
      expect(answer.status).toBe(403);
    }
    expect(tracesOf(otherMember)).toEqual(tracesBefore);
    expect(await isSessionValid(person.cookies)).toBe(true);
  });

  /** Returns the columns in which a text occurs, as `table.column`. */
  function columnsContaining(text: string): string[] {
    const containsText = (column: string) => `lower(CAST("${column}" AS TEXT)) LIKE '%${text.toLowerCase()}%'`;
    return [...columnsByTable()].flatMap(([table, columns]) => {
      const sums = columns.map((column) => `sum(CASE WHEN ${containsText(column)} THEN 1 ELSE 0 END) AS "${column}"`);
      const [counts = {}] = runSql(`SELECT ${sums} FROM "${table}"`);
      return Object.keys(counts).flatMap((column) => (Number(counts[column]) > 0 ? [`${table}.${column}`] : []));
    });
  }

  /** Counts, for each table, the rows that contain the user's id, e-mail or username in any column. Tables without such rows are omitted. */
  function tracesOf({ id, email, username }: SignedInMember): Record<string, number> {
    const countByTable: Record<string, number> = {};
    for (const [table, columns] of columnsByTable()) {
      const columnTexts = columns.map((column) => `coalesce(CAST("${column}" AS TEXT), '')`);
      const words = [id, email, username];
      const conditions = words.map(() => `lower(${columnTexts.join(" || ' ' || ")}) LIKE ?`).join(' OR ');
      const likePatterns = words.map((word) => `%${word.toLowerCase()}%`);
      const count = Number(runSql(`SELECT count(*) AS n FROM "${table}" WHERE ${conditions}`, ...likePatterns)[0]?.n);
      if (count > 0) countByTable[table] = count;
    }
    return countByTable;
  }
});
