import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Instance } from '../../../scripts/stack/instance.ts';
import { type Database, databaseOf } from '../../setup/database.ts';
import { codeIn, mailsTo } from '../../support/mailbox.ts';
import { requestAsAdmin } from '../bench.ts';
import { type Answer, type Finding, slowestMs, timeRequest, timeUntil } from './fault.ts';
import { createMember, createSignUpForm, type Member } from './member.ts';

/** A kill follows the writes after a random time up to this one, in milliseconds. */
const maxKillDelayMs = 600;
/** Maximum times in milliseconds: of a write, which may wait for its deadline of 15 s, and from a kill until Directus serves. */
const limits = { write: 16_000, recovery: 45_000 };
const signUpLimits = { register_a_minute: 200, register_an_hour: 2000 };
/** A client may try this many codes an hour. */
const maxVerifications = 18;
let verificationCount = 0;

interface SignUp {
  readonly email: string;
  readonly cookie: string;
}

interface World {
  readonly instance: Instance;
  readonly database: Database;
  readonly documents: readonly number[];
  readonly target: KillTarget;
  member: Member;
  playlist: number;
  /** Sign-up that is acknowledged and not verified. */
  waiting?: SignUp;
}

/** Result of a write: the answer, and what the check finds afterwards. Empty texts are good. */
interface Write {
  readonly name: string;
  readonly answer: Promise<Answer>;
  /** Returns what is lost of an acknowledged write, or half done of another one. */
  check(isAcknowledged: boolean, answer: Answer): string;
}

const send = (instance: Instance, path: string, body: object, cookie = '') => {
  const { site } = instance.running.urls;
  const headers = { origin: site, 'content-type': 'application/json', cookie: `starting=kid; lang=vi; ${cookie}` };
  return timeRequest(`${site}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
};

/** Some calls answer 204. */
const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function startSignUp({
  instance,
  database,
}: World): Promise<Write & { email: string; signUp: () => Promise<SignUp> }> {
  const form = await createSignUpForm(instance);
  const answer = send(instance, '/auth-extend/register', form);
  const count = (sql: string) => Number(database.query(sql, form.email)[0]?.n);
  return {
    name: 'sign-up',
    email: form.email,
    answer,
    signUp: async () => ({ email: form.email, cookie: cookiesOf(await answer) }),
    check(isAcknowledged) {
      const users = count('SELECT count(*) AS n FROM directus_users WHERE email = ? AND role IS NOT NULL');
      const codes = count(
        'SELECT count(*) AS n FROM account_codes c JOIN directus_users u ON u.id = c."user" WHERE u.email = ?',
      );
      const disabilities = count(
        'SELECT count(*) AS n FROM users_disabilities d JOIN directus_users u ON u.id = d.directus_users_id WHERE u.email = ?',
      );
      const mails = count('SELECT count(*) AS n FROM mail_outbox WHERE recipient = ?');
      const rows = [users, codes, disabilities, mails];
      if (rows.every((number) => number === 1)) return '';
      return isAcknowledged || rows.some((number) => number > 0) ? `sign-up has rows ${rows.join(', ')}` : '';
    },
  };
}

async function startVerification(world: World): Promise<Write | undefined> {
  const { instance, database, waiting } = world;
  if (waiting === undefined || verificationCount >= maxVerifications) return undefined;
  const code = await readCode(instance, waiting.email);
  if (code === undefined) return undefined;
  verificationCount++;
  world.waiting = undefined;
  return {
    name: 'verification',
    answer: send(instance, '/auth-extend/otp-verify', { email: waiting.email, otp: code }, waiting.cookie),
    check(isAcknowledged) {
      const [user] = database.query('SELECT status FROM directus_users WHERE email = ?', waiting.email);
      const [mail] = database.query(
        "SELECT count(*) AS n FROM mail_outbox WHERE recipient = ? AND subject LIKE 'welcome%'",
        waiting.email,
      );
      const isVerified = user?.status === 'active';
      if (isAcknowledged && !isVerified) return 'verification is lost';
      return isVerified === (Number(mail?.n) === 1) ? '' : 'verification without its mail';
    },
  };
}

/** Reads the code of a sign-up in the mail catcher. */
async function readCode({ running }: Instance, email: string): Promise<string | undefined> {
  let code: string | undefined;
  await timeUntil(async () => {
    const [mail] = await mailsTo(email, running.urls.mail);
    code = mail && codeIn(mail);
    return code !== undefined;
  }, 15_000);
  return code;
}

function startFavorite({ database, member, documents }: World, round: number): Write {
  const document = documents[round % documents.length] as number;
  const isFavorite = Math.floor(round / documents.length) % 2 === 0;
  return {
    name: 'favourite',
    answer: member.post('/auth-extend/account/favorite', {
      collection: 'documents',
      id: document,
      is_favorite: isFavorite,
    }),
    check(isAcknowledged) {
      const [row] = database.query(
        'SELECT count(*) AS n FROM favorites WHERE "user" = ? AND document = ?',
        member.id,
        document,
      );
      if (isAcknowledged && Number(row?.n) !== (isFavorite ? 1 : 0)) return 'favourite is lost';
      return Number(row?.n) > 1 ? 'favourite is twice' : '';
    },
  };
}

function startOrder({ database, member, playlist }: World): Write {
  const readOrder = () =>
    database
      .query('SELECT id FROM playlist_items WHERE playlist = ? ORDER BY sort, id', playlist)
      .map(({ id }) => Number(id));
  const before = readOrder();
  const wanted = [...before.slice(1), ...before.slice(0, 1)].reverse();
  return {
    name: 'playlist order',
    answer: member.post('/auth-extend/account/playlist-order', { playlist, items: wanted }),
    check(isAcknowledged) {
      const after = readOrder().join();
      if (after === wanted.join()) return '';
      if (isAcknowledged) return 'playlist order is lost';
      return after === before.join() ? '' : 'playlist order is half changed';
    },
  };
}

async function startUpload({ database, member, target }: World, round: number): Promise<Write> {
  const background = { r: (round * 37) % 256, g: 120, b: 90 };
  const picture = await sharp({ create: { width: 700, height: 700, channels: 3, background } })
    .png()
    .toBuffer();
  return {
    name: 'upload',
    answer: member.post('/auth-extend/account/avatar', { picture: picture.toString('base64') }),
    check(isAcknowledged, { text }) {
      const [row] = database.query(
        'SELECT u.avatar, f.filename_disk AS name FROM directus_users u LEFT JOIN directus_files f ON f.id = u.avatar WHERE u.id = ?',
        member.id,
      );
      if (isAcknowledged && !text.includes(String(row?.avatar))) return 'upload is lost';
      const isWhole = row?.avatar == null || (row.name != null && target.hasUpload(String(row.name)));
      return isWhole ? '' : 'upload without its file';
    },
  };
}

async function prepareMember(world: World): Promise<void> {
  world.member = await createMember(world.instance);
  const { text } = await world.member.post('/auth-extend/account/new-playlist', { title: 'Sách của em' });
  world.playlist = (JSON.parse(text) as { data: { id: number } }).data.id;
  for (const document of world.documents)
    await world.member.post('/auth-extend/account/playlist-item', { playlist: world.playlist, document, is_in: true });
}

/** The program to kill. */
export interface KillTarget {
  /** Called before the writes of each round. */
  prepare?: () => Promise<void>;
  kill: () => Promise<void> | void;
  /** Whether the program has started again after the last kill, and serves. */
  isServing: () => Promise<boolean>;
  /** Whether a file of this name is in the storage. */
  hasUpload: (name: string) => boolean;
}

/**
 * Kills a program at random moments of writes through the site. After each restart, checks the rows and files of these writes. Changes the limits of sign-ups
 * and leaves the new accounts: the caller owns the instance or restores both.
 */
export async function measureKills(instance: Instance, kills: number, target: KillTarget): Promise<Finding> {
  const { running } = instance;
  const database = databaseOf(running.settings);
  await requestAsAdmin(instance, 'PATCH', '/items/account_settings', signUpLimits);
  const query = 'filter[status][_eq]=published&limit=8&fields=id';
  const { text } = await timeRequest(`${running.urls.directus}/items/documents?${query}`);
  const documents = (JSON.parse(text) as { data: { id: number }[] }).data.map(({ id }) => id);
  const world: World = {
    ...{ instance, database, documents, target, playlist: 0 },
    member: await createMember(instance),
  };
  const answers: Answer[] = [];
  const problems: string[] = [];
  const counts = new Map<string, { acknowledged: number; all: number }>();
  const recoveries: number[] = [];
  for (let round = 0; round < kills; round++) {
    await target.prepare?.();
    if (round % 8 === 0) await prepareMember(world);
    const verification = await startVerification(world);
    const signUp = await startSignUp(world);
    const writes = [
      signUp,
      verification,
      startFavorite(world, round),
      startOrder(world),
      await startUpload(world, round),
    ];
    await sleep(Math.random() * maxKillDelayMs);
    await target.kill();
    recoveries.push(await timeUntil(target.isServing, limits.recovery));
    for (const write of writes) {
      if (write === undefined) continue;
      const answer = await write.answer;
      const isAcknowledged = isSuccess(answer);
      const problem = write.check(isAcknowledged, answer);
      if (problem !== '') problems.push(`${problem} (kill ${round + 1}, status ${answer.status})`);
      const count = counts.get(write.name) ?? { acknowledged: 0, all: 0 };
      counts.set(write.name, { acknowledged: count.acknowledged + (isAcknowledged ? 1 : 0), all: count.all + 1 });
      answers.push({ ...answer, text: '' });
    }
    if (isSuccess(await signUp.answer)) world.waiting = await signUp.signUp();
  }
  return {
    figures: [
      `${kills} kills, back in at most ${Math.round(Math.max(...recoveries))} ms`,
      `acknowledged: ${[...counts].map(([name, { acknowledged, all }]) => `${name} ${acknowledged} of ${all}`).join(', ')}; slowest ${slowestMs(answers)} ms`,
      problems.length === 0 ? 'nothing lost or half done' : problems.join(', '),
    ].join('; '),
    isAcceptable:
      problems.length === 0 &&
      recoveries.every((ms) => ms <= limits.recovery) &&
      slowestMs(answers) <= limits.write &&
      answers.some(isSuccess),
  };
}
