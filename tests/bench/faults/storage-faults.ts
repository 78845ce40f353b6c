import { existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { dataPath } from '../../../scripts/stack/settings.ts';
import { type Answer, countStatuses, type Fault, slowestMs, timeRequest, timeUntil } from './fault.ts';
import { createMember } from './member.ts';

/** Maximum times in milliseconds: for a page, for a picture or its placeholder, for an upload, and until all is well after the return. */
const limits = { page: 1000, picture: 3500, upload: 3500, recovery: 5000 };
const pagePaths = ['/', '/tin-tuc', '/en/documents'];
const pictureKey = 'cover-320';
const pictureWidth = 320;
const turns = 10;

/** Moves the folder of uploads away while visitors read and a member uploads a picture. `leave` puts something in the place of the folder. */
const measureWith =
  (leave: (uploads: string) => void): Fault['measure'] =>
  async (instance) => {
    const { running } = instance;
    if (running.containers) return { figures: 'the storage is no folder of this machine', isAcceptable: undefined };
    const { site } = running.urls;
    const uploads = dataPath(running.settings, 'uploads');
    const away = `${uploads}-away`;
    const [fileId, otherFileId] = await findPictures(instance.running.urls.directus);
    if (!fileId || !otherFileId) return { figures: 'no public picture', isAcceptable: undefined };
    const member = await createMember(instance);
    const upload = async (background: string) => {
      const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer();
      return member.post('/auth-extend/account/avatar', { picture: picture.toString('base64') });
    };
    const readPicture = (id: string, version: string) =>
      timeRequest(`${site}/api/assets/${id}?key=${pictureKey}&v=${version}`);
    for (let turn = 0; turn < 2; turn++) for (const path of pagePaths) await timeRequest(site + path);
    const pages: Answer[] = [];
    const pictures: Answer[] = [];
    const uploadAnswers: Answer[] = [];
    renameSync(uploads, away);
    try {
      leave(uploads);
      for (let turn = 0; turn < turns; turn++) {
        for (const path of pagePaths) pages.push({ ...(await timeRequest(site + path)), text: '' });
        pictures.push(await readPicture(otherFileId, `away-${turn}`));
        if (turn % 3 === 0) uploadAnswers.push(await upload(`#${turn}${turn}8844`));
        await sleep(300);
      }
    } finally {
      rmSync(uploads, { recursive: true, force: true });
      renameSync(away, uploads);
    }
    const recoveryMs = await timeUntil(async () => isPicture(await readPicture(fileId, `${Date.now()}`)), 60_000);
    const uploadAfter = await upload('#f6c445');
    const avatar = /"avatar":\s*"([\da-f-]{36})"/.exec(uploadAfter.text)?.[1] ?? '';
    const isAvatarKept = uploadAfter.status === 200 && existsSync(`${uploads}/${avatar}.webp`);
    await member.remove();
    const lostCount = pages.filter(({ status }) => status !== 200).length;
    const wrongPictures = pictures.filter((answer) => !isPlaceholder(answer) && !isPicture(answer));
    const acknowledged = uploadAnswers.filter(({ status }) => status < 300).length;
    const unclear = uploadAnswers.filter(({ status, text }) => status >= 300 && !text.includes('"errors"')).length;
    return {
      figures: [
        `${pages.length} pages, ${lostCount} lost, slowest ${slowestMs(pages)} ms`,
        `pictures: ${countStatuses(pictures)}, slowest ${slowestMs(pictures)} ms, ${wrongPictures.length} without a placeholder of the right size`,
        `uploads: ${countStatuses(uploadAnswers)}, slowest ${slowestMs(uploadAnswers)} ms, ${acknowledged} acknowledged and lost, ${unclear} unclear`,
        `back in ${Math.round(recoveryMs)} ms; an upload afterwards ${isAvatarKept ? 'is kept' : `is wrong (${uploadAfter.status})`}`,
      ].join('; '),
      isAcceptable:
        lostCount + wrongPictures.length + acknowledged + unclear === 0 &&
        slowestMs(pages) <= limits.page &&
        slowestMs(pictures) <= limits.picture &&
        slowestMs(uploadAnswers) <= limits.upload &&
        recoveryMs <= limits.recovery &&
        isAvatarKept,
    };
  };

const isPicture = ({ status, headers }: Answer) =>
  status === 200 && /^image\/(webp|avif|jpeg|png)/.test(headers.get('content-type') ?? '');

const isPlaceholder = ({ status, headers, text }: Answer) =>
  status >= 400 &&
  headers.get('content-type') === 'image/svg+xml' &&
  Number(/^<svg [^>]*?width="(\d+)"/.exec(text)?.[1]) === pictureWidth;

/** Returns the ids of two pictures of published news. */
async function findPictures(directus: string): Promise<string[]> {
  const query = 'filter[status][_eq]=published&filter[image][_nnull]=true&limit=2&fields=image';
  const { text } = await timeRequest(`${directus}/items/news?${query}`);
  return (JSON.parse(text) as { data: { image: string }[] }).data.map(({ image }) => image);
}

export const storageFaults: Fault[] = [
  { name: 'The folder of uploads is gone', measure: measureWith(() => undefined) },
  {
    name: 'The volume behind the folder of uploads is gone',
    measure: measureWith((uploads) => symlinkSync(`${uploads}-missing/volume`, uploads)),
  },
];
