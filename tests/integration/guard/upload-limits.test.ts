/** Tests the limits of an upload, which protect other users: parts, pixels and time. Also tests how much a member may store in total. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FOLDER } from '@hat-nang/model/ids';
import type { Knex } from 'knex';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnusedPictures } from '../../../directus-extensions/auth-extend/src/accounts/pictures/member-pictures.ts';
import { stack } from '../../setup/stack.ts';
import { pageOrigin } from '../../support/origins.ts';
import { pingDuring } from '../../support/ping.ts';
import { pixelPng } from '../../support/pixel.ts';
import { runSql } from '../auth-extend/database.ts';
import { ACCOUNT_PATH, createSignedInMember, type SignedInMember } from '../auth-extend/profile-support.ts';
import { countValues, formatVerdict, post, removeMembers } from '../auth-extend/support.ts';
import { type Answer, adminHeaders, fileForm, requestJson, sessionHeaders } from './requests.ts';

/** Returns a picture of one colour, which has many pixels, but few bytes. */
const createPicture = (width: number, height: number, format: 'png' | 'jpeg' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#2a62ba' } })
    .toFormat(format)
    .toBuffer();

/** Returns a multipart body with many parts. By default each part is a small file. */
const manyParts = (
  count: number,
  createPart = (index: number) => `filename="${index}.png"\r\nContent-Type: image/png`,
) => {
  const parts = Array.from({ length: count }, (_, index) =>
    Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; name="p${index}"; ${createPart(index)}\r\n\r\n`),
      pixelPng,
      Buffer.from('\r\n'),
    ]),
  );
  return Buffer.concat([...parts, Buffer.from('--x--\r\n')]);
};
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const expectInTime = async (request: Promise<Answer>, milliseconds = 10_000) => {
  const startedAt = performance.now();
  const answer = await request;
  expect(performance.now() - startedAt).toBeLessThan(milliseconds);
  return answer;
};
const createdIds: string[] = [];
const recordForRemoval = (answer: Answer) => {
  const { id } = (answer.body.data ?? {}) as { id?: string };
  if (id) createdIds.push(id);
  return answer;
};
const filesOf = (id: string) => runSql('SELECT id, type, width, height FROM directus_files WHERE uploaded_by = ?', id);

let kid: SignedInMember;
/** Returns the request headers of a page with this member's session. */
const sessionOf = ({ cookies }: { cookies: Record<string, string> }) => ({
  cookie: `hat_nang_token=${cookies.hat_nang_token}`,
  origin: pageOrigin(),
});
let cookie: Record<string, string>;
beforeAll(async () => {
  kid = await createSignedInMember();
  cookie = sessionOf(kid);
});
afterAll(async () => {
  await requestJson('DELETE', '/files', { json: createdIds, headers: adminHeaders() });
  await removeMembers();
});

describe('a request with many parts', () => {
  it('of a member is refused whole: one request, one file', async () => {
    const answer = await expectInTime(
      requestJson('POST', '/files', { body: manyParts(1000), headers: { ...multipart, ...cookie } }),
    );
    expect(answer.status).toBe(400);
    expect(filesOf(kid.id)).toEqual([]);
  });

  it('of the staff is answered, whether it makes a file or replaces one', async () => {
    const headers = await sessionHeaders('editor');
    const { id } = recordForRemoval(
      await requestJson('POST', '/files', { body: fileForm(pixelPng, 'image/png'), headers }),
    ).body.data as {
      id: string;
    };
    for (const [method, path] of [
      ['POST', '/files'],
      ['PATCH', `/files/${id}`],
    ] as const) {
      const manyAnswers = await expectInTime(
        requestJson(method, path, { body: manyParts(1000), headers: { ...multipart, ...headers } }),
      );
      expect(manyAnswers.status, method).toBe(400);
      const fields = manyParts(1000, () => '');
      const fieldsAnswer = await expectInTime(
        requestJson(method, path, { body: fields, headers: { ...multipart, ...headers } }),
      );
      expect(fieldsAnswer.status, method).toBe(400);
    }
    expect((await requestJson('GET', `/assets/${id}`, { headers: adminHeaders() })).status).toBe(200);
  });
});

describe('an import of rows', () => {
  const createFilePart = (content: string, type = 'application/json') =>
    `--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: ${type}\r\n\r\n${content}`;
  it.each([
    ['no part', '--x--\r\n'],
    ['a field only', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'],
    ['nothing', ''],
    ['no boundary', 'hello'],
    ['half a file', createFilePart('[{"title":')],
    ['a file without the last boundary', `${createFilePart('[]')}\r\n--x\r\n`],
    ['half a CSV', createFilePart('a,b\n1,', 'text/csv')],
    ['two files', `${createFilePart('[]')}\r\n${createFilePart('[]')}\r\n--x--\r\n`],
    ['broken JSON', `${createFilePart('[{"title":')}\r\n--x--\r\n`],
    ['a row that cannot be', `${createFilePart('[{"translations":[{"languages_code":"xx-XX"}]}]')}\r\n--x--\r\n`],
  ])('with %s is answered, and holds up nobody', async (_name, body) => {
    const headers = { ...multipart, ...(await sessionHeaders('editor')) };
    const answer = await expectInTime(requestJson('POST', '/utils/import/news', { body, headers }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect((await expectInTime(requestJson('GET', '/items/languages?limit=1'))).status).toBe(200);
  });
});

describe('a picture of a member', () => {
  const uploadFile = async (
    content: Uint8Array,
    type: string,
    headers = cookie,
    fields: Record<string, string> = {},
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(content)], { type }), 'na.jpg');
    return recordForRemoval(await requestJson('POST', '/files', { body: form, headers }));
  };

  it('is stored re-encoded: small, upright, without what the camera wrote or somebody appended', async () => {
    const cameraPicture = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#2a62ba' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Bi-mat-cua-Na' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await uploadFile(
      Buffer.concat([cameraPicture, Buffer.from('<script>Bi-mat-cua-Na</script>')]),
      'image/jpeg',
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const [row] = filesOf(kid.id);
    expect(row).toMatchObject({ type: 'image/jpeg', width: 512, height: 1024 });
    const storedFile = await fetch(`${stack().directusUrl}/assets/${row?.id}`, {
      headers: cookie,
    });
    const bytes = Buffer.from(await storedFile.arrayBuffer());
    expect(bytes.includes('Bi-mat-cua-Na')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    await requestJson('DELETE', `/files/${row?.id}`, { headers: cookie });
  });

  it('that is none, or has too many pixels, or goes elsewhere is refused with a code', async () => {
    const codeOf = ({ status, body }: Answer) => {
      const extensions = body.errors?.[0]?.extensions as { code?: string; key?: string } | undefined;
      return `${status} ${extensions?.code} ${extensions?.key ?? ''}`.trim();
    };
    const pictureRefusal = '400 FAILED_VALIDATION PROFILE_FORM.ERROR_PICTURE';
    expect(codeOf(await uploadFile(Buffer.from('%PDF-1.7'), 'application/pdf'))).toBe(pictureRefusal);
    expect(codeOf(await uploadFile(Buffer.from('<svg/>'), 'image/png'))).toBe(pictureRefusal);
    expect(codeOf(await uploadFile((await createPicture(90, 90)).subarray(0, 300), 'image/jpeg'))).toBe(pictureRefusal);
    const pixelsRefusal = '400 FAILED_VALIDATION PROFILE_FORM.ERROR_PICTURE_PIXELS';
    expect(codeOf(await uploadFile(await createPicture(4001, 4000), 'image/jpeg'))).toBe(pixelsRefusal);
    const frames = Array.from({ length: 20 }, (_, index) => {
      const background = { r: index * 9, g: 1, b: 1 };
      return sharp({ create: { width: 1000, height: 1000, channels: 3, background } })
        .png()
        .toBuffer();
    });
    const animatedPicture = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ effort: 0 })
      .toBuffer();
    expect((await sharp(animatedPicture).metadata()).pages).toBe(20);
    expect(codeOf(await uploadFile(animatedPicture, 'image/webp'))).toBe(pixelsRefusal);
    expect((await uploadFile(pixelPng, 'image/png', cookie, { folder: FOLDER.brand })).status).toBe(403);
    expect(
      (await requestJson('POST', '/files', { json: { type: 'image/png', title: 'x' }, headers: cookie })).status,
    ).toBe(403);
    const unknownId = '0a000000-0000-4000-8000-00000000abcd';
    const form = fileForm(pixelPng, 'image/png');
    expect((await requestJson('PATCH', `/files/${unknownId}`, { body: form, headers: cookie })).status).toBe(403);
    expect(filesOf(kid.id)).toEqual([]);
  });

  it('is one of few: ten in all, twenty a day', async () => {
    const otherMember = await createSignedInMember();
    const headers = sessionOf(otherMember);
    const firstStatuses = [];
    for (let index = 0; index < 12; index++)
      firstStatuses.push((await uploadFile(pixelPng, 'image/png', headers)).status);
    expect(countValues(firstStatuses)).toEqual({ '200': 10, '400': 2 });
    const ids = filesOf(otherMember.id).map(({ id }) => String(id));
    expect(ids).toHaveLength(10);
    expect((await requestJson('DELETE', '/files', { json: ids, headers })).status).toBe(204);
    const secondStatuses = [];
    for (let index = 0; index < 9; index++)
      secondStatuses.push((await uploadFile(pixelPng, 'image/png', headers)).status);
    expect(countValues(secondStatuses)).toEqual({ '200': 8, '429': 1 });
  });
});

describe('a picture that nothing shows', () => {
  it('is removed after a day; a picture in use and the pictures of the staff stay', async () => {
    const owner = await createSignedInMember();
    const headers = sessionOf(owner);
    const orphanFile = (await requestJson('POST', '/files', { body: fileForm(pixelPng, 'image/png'), headers })).body
      .data;
    const avatarResponse = await post(
      `${ACCOUNT_PATH}/avatar`,
      { picture: pixelPng.toString('base64') },
      { cookies: owner.cookies },
    );
    const { id } = orphanFile as { id: string };
    const { avatar } = avatarResponse.data as { avatar: string };
    const staffRows = runSql('SELECT id FROM directus_files WHERE folder IS NULL OR folder <> ?', FOLDER.uploads);
    const { databaseUrl, dataDir } = stack().settings;
    const connectDatabase = createRequire(import.meta.url)('knex') as (config: Knex.Config) => Knex;
    const database = connectDatabase(
      databaseUrl === undefined
        ? { client: 'sqlite3', connection: { filename: join(dataDir, 'data.db') }, useNullAsDefault: true }
        : { client: 'pg', connection: databaseUrl },
    );
    try {
      const relations = (await requestJson('GET', '/relations', { headers: adminHeaders() })).body.data as Parameters<
        typeof findUnusedPictures
      >[1];
      const unusedAfter = (hours: number) => findUnusedPictures(database, relations, Date.now() + hours * 3_600_000);
      expect(await unusedAfter(23)).not.toContain(id);
      const removedFiles = await unusedAfter(25);
      expect(removedFiles).toContain(id);
      expect(removedFiles).not.toContain(avatar);
      const staffIds = staffRows.map((file) => String(file.id));
      expect(staffIds.length).toBeGreaterThan(0);
      expect(removedFiles.filter((file) => staffIds.includes(file))).toEqual([]);
    } finally {
      await database.destroy();
    }
  });
});

describe('large pictures', () => {
  it('of 39 megapixels, eight at once, are refused and hold up nobody', async () => {
    const members = await Promise.all([createSignedInMember(), createSignedInMember()]);
    const base64 = (await createPicture(6250, 6240)).toString('base64');
    const { slowestMs: worst, result } = await pingDuring(() =>
      Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          post(`${ACCOUNT_PATH}/avatar`, { picture: base64 }, { cookies: members[index % 2]?.cookies ?? {} }),
        ),
      ),
    );
    expect(countValues(result.map(formatVerdict))).toEqual({ '400 FAILED_VALIDATION picture': 8 });
    expect(worst).toBeLessThan(1_000);
  });

  it('as large as they may be, eight at once, are taken one after the other and hold up nobody', async () => {
    const members = await Promise.all([createSignedInMember(), createSignedInMember()]);
    const base64 = (await createPicture(3999, 4000, 'png')).toString('base64');
    const { slowestMs: worst, result } = await pingDuring(() =>
      Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          post(`${ACCOUNT_PATH}/avatar`, { picture: base64 }, { cookies: members[index % 2]?.cookies ?? {} }),
        ),
      ),
    );
    expect(countValues(result.map(formatVerdict))).toEqual({ '200': 8 });
    expect(worst).toBeLessThan(1_000);
  });

  it('of the staff have the same limit, and leave nothing behind', async () => {
    const headers = await sessionHeaders('editor');
    const hugePicture = await createPicture(6250, 6240);
    const count = async () =>
      (await requestJson('GET', '/files?meta=total_count&limit=0', { headers: adminHeaders() })).body.meta;
    const countBefore = await count();
    const answer = await expectInTime(
      requestJson('POST', '/files', { body: fileForm(hugePicture, 'image/jpeg'), headers }),
    );
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.message).toContain('16');
    expect(await count()).toEqual(countBefore);
    const largest = recordForRemoval(
      await requestJson('POST', '/files', { body: fileForm(await createPicture(4000, 4000), 'image/jpeg'), headers }),
    );
    expect(largest.body.data).toMatchObject({ width: 4000, height: 4000 });
  });
});
