import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { adminHeaders, fileForm, requestJson, sessionHeaders } from './requests.ts';

const uploads = () => join(stack().dataDir, 'uploads');
const away = () => `${uploads()}-away`;
const picture = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#f6c445' } }).png();
const countFiles = async () =>
  (await requestJson('GET', '/files?meta=total_count&limit=0', { headers: adminHeaders() })).body.meta;
const bringBack = () => {
  if (!existsSync(away())) return;
  rmSync(uploads(), { recursive: true, force: true });
  renameSync(away(), uploads());
};

// In containers the storage is a volume, which cannot be moved away.
describe.skipIf(!existsSync(uploads()))('while the storage is away', () => {
  afterEach(bringBack);

  it.each([
    ['gone', () => undefined],
    ['an empty folder, as below a volume that is not mounted', () => mkdirSync(uploads())],
  ])('an upload is refused with 503, and none is lost: the folder is %s', async (_name, leave) => {
    const png = await picture().toBuffer();
    const [staffHeaders, memberHeaders] = [await sessionHeaders('editor'), await sessionHeaders('kid')];
    const upload = () =>
      requestJson('POST', '/files?fields=id', { body: fileForm(png, 'image/png'), headers: staffHeaders });
    const uploadAvatar = (content: string | null) =>
      requestJson('POST', '/auth-extend/account/avatar', { json: { picture: content }, headers: memberHeaders });
    const countBefore = await countFiles();
    renameSync(uploads(), away());
    leave();

    const staffAnswer = await upload();
    expect(staffAnswer.status).toBe(503);
    expect(staffAnswer.body.errors?.[0]?.extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(staffAnswer.body.errors?.[0]?.message).toContain('Tệp chưa được lưu');
    const memberAnswer = await uploadAvatar(png.toString('base64'));
    expect(memberAnswer.status).toBe(503);
    expect(memberAnswer.body.errors?.[0]?.extensions).toMatchObject({ key: 'PROFILE_FORM.ERROR_PICTURE_STORAGE' });
    const form = fileForm(png, 'image/png', 'tranh.png');
    const formAnswer = await requestJson('POST', '/files', { body: form, headers: memberHeaders });
    expect(formAnswer.status).toBe(503);
    expect(await countFiles()).toEqual(countBefore);
    expect(existsSync(uploads()) ? readdirSync(uploads()) : []).toEqual([]);

    bringBack();
    const laterAnswer = await upload();
    expect(laterAnswer.status).toBe(200);
    const { id } = laterAnswer.body.data as { id: string };
    expect(stack().storedFiles(id)).toHaveLength(1);
    expect((await uploadAvatar(png.toString('base64'))).status).toBe(200);
    await uploadAvatar(null);
    await requestJson('DELETE', `/files/${id}`, { headers: adminHeaders() });
  });
});
