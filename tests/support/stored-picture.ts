import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stack } from '../setup/stack.ts';

const admin = () => ({ authorization: `Bearer ${stack().adminToken}` });

/** Uploads a picture of one colour as the service user. The picture is public only while a public item references it. */
export async function uploadPicture(
  width: number,
  height: number,
): Promise<{ id: string; remove: () => Promise<void> }> {
  const { default: sharp } = await import('sharp');
  const png = await sharp({ create: { width, height, channels: 3, background: '#f6c445' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('title', 'Tranh thử');
  form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'tranh-thu.png');
  const answer = await fetch(`${stack().directusUrl}/files`, { method: 'POST', headers: admin(), body: form });
  if (!answer.ok) throw new Error(`The picture was not taken: ${answer.status}`);
  const { id } = ((await answer.json()) as { data: { id: string } }).data;
  const removePicture = async () => {
    await fetch(`${stack().directusUrl}/files/${id}`, { method: 'DELETE', headers: admin() });
  };
  return { id, remove: removePicture };
}

const assetPattern = /status of 403 .*\/api\/assets\/([\da-f-]{36})/;

/**
 * Returns whether a problem of a page is a picture that another test has removed. A list that was cached before then still shows the picture. The other
 * test removes the item first and then the file, so this function waits up to 5 s for the second removal.
 */
export async function isOfRemovedPicture(problem: string): Promise<boolean> {
  const id = assetPattern.exec(problem)?.[1];
  if (id === undefined) return false;
  for (const end = Date.now() + 5000; Date.now() < end; await sleep(250)) {
    const { status } = await fetch(`${stack().directusUrl}/files/${id}`, { headers: admin() });
    if (status === 403) return true;
  }
  return false;
}

const uploads = () => join(stack().dataDir, 'uploads');
const storedFiles = (id: string) => readdirSync(uploads()).filter((name) => name.startsWith(id));

/** Deletes a file from the storage, but not its row. */
export function loseFile(id: string): void {
  for (const name of storedFiles(id)) rmSync(join(uploads(), name));
}

/**
 * Overwrites a file in the storage with bytes that are not a picture.
 * @returns a function that stores the picture again
 */
export function breakFile(id: string): () => void {
  const paths = storedFiles(id).map((name) => join(uploads(), name));
  const contents = paths.map((path) => [path, readFileSync(path)] as const);
  for (const path of paths) writeFileSync(path, 'not a picture');
  return () => {
    for (const [path, content] of contents) writeFileSync(path, content);
  };
}
