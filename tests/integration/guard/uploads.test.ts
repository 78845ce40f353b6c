import { afterAll, describe, expect, it } from 'vitest';
import { type Answer, adminHeaders, fileForm, requestJson, sendRequest, sessionHeaders } from './requests.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';

const createdIds: string[] = [];

async function uploadFile(
  content: Uint8Array | string,
  type: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const answer = await requestJson('POST', '/files', { body: fileForm(content, type), headers });
  const id = (answer.body.data as { id?: string } | undefined)?.id;
  if (id !== undefined) createdIds.push(id);
  return answer;
}

describe('uploads', () => {
  afterAll(async () => {
    await requestJson('DELETE', '/files', { json: createdIds, headers: adminHeaders() });
  });

  it('takes a picture that is one, whole, and serves it without sniffing', async () => {
    const answer = await uploadFile(PNG, 'image/png', await sessionHeaders('editor'));
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ type: 'image/png', title: 'Tệp thử', width: 1 });
    const { id, filesize } = answer.body.data as { id: string; filesize: unknown };
    expect(Number(filesize)).toBe(PNG.length);
    const asset = await requestJson('GET', `/assets/${id}`, { headers: adminHeaders() });
    expect(asset.headers.get('content-type')).toBe('image/png');
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    expect(asset.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(asset.headers.get('content-disposition')).toMatch(/^inline/);
    expect(asset.headers.get('content-length')).toBe(String(PNG.length));
  });

  it('serves ranges of one byte, as players ask for them', async () => {
    const { id } = (await uploadFile(PNG, 'image/png', adminHeaders())).body.data as { id: string };
    const lastByte = PNG.length - 1;
    for (const offset of [0, 5, lastByte]) {
      const headers = { ...adminHeaders(), range: `bytes=${offset}-${offset}` };
      const response = await sendRequest('GET', `/assets/${id}`, { headers });
      expect(response.status).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${offset}-${offset}/${PNG.length}`);
      expect(response.headers.get('content-length')).toBe('1');
      expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG.subarray(offset, offset + 1));
    }
    const beyondEnd = await requestJson('GET', `/assets/${id}`, {
      headers: { ...adminHeaders(), range: 'bytes=9999-9999' },
    });
    expect(beyondEnd.status).toBe(416);
    const firstBytes = await requestJson('GET', `/assets/${id}`, {
      headers: { ...adminHeaders(), range: 'bytes=0-1' },
    });
    expect(firstBytes.headers.get('content-length')).toBe('2');
  });

  it('takes a large file whole', async () => {
    const content = Buffer.concat([PNG, Buffer.alloc(3_000_000, 7)]);
    const answer = await uploadFile(content, 'image/png', adminHeaders());
    expect(Number((answer.body.data as { filesize: unknown }).filesize)).toBe(content.length);
  });

  it.each([
    ['a page named a picture', HTML, 'image/png'],
    ['a drawing named a picture', SVG, 'image/png'],
    ['a drawing named text', SVG, 'text/vtt'],
    ['a page', HTML, 'text/html'],
    ['a drawing', SVG, 'image/svg+xml'],
    ['a picture named a film', PNG, 'video/mp4'],
    ['nothing named a picture', '', 'image/png'],
  ])('refuses %s, and leaves no row behind', async (_name, content, type) => {
    const headers = await sessionHeaders('editor');
    const count = async () =>
      (await requestJson('GET', '/files?meta=total_count&limit=0', { headers: adminHeaders() })).body.meta;
    const countBefore = await count();
    const answer = await uploadFile(content, type, headers);
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.extensions.code).toBe('INVALID_PAYLOAD');
    expect(await count()).toEqual(countBefore);
  });

  it('judges what replaces a file, too', async () => {
    const headers = await sessionHeaders('editor');
    const { id } = (await uploadFile(PNG, 'image/png', headers)).body.data as { id: string };
    const answer = await requestJson('PATCH', `/files/${id}`, { body: fileForm(HTML, 'image/png'), headers });
    expect(answer.status).toBe(400);
    const asset = await requestJson('GET', `/assets/${id}`, { headers: adminHeaders() });
    expect(asset.headers.get('content-length')).toBe(String(PNG.length));
  });

  it('says what a permission refuses, and lets the process live', async () => {
    for (const [content, type] of [
      ['%PDF-1.7 ...', 'application/pdf'],
      ['Xin chào', 'text/plain'],
    ] as const) {
      const answer = await uploadFile(content, type, await sessionHeaders('kid'));
      expect(answer.status, type).toBeGreaterThanOrEqual(400);
      expect(answer.status, type).toBeLessThan(500);
    }
  });

  it('lets nobody but administrators change what a file is', async () => {
    const headers = await sessionHeaders('editor');
    const { id } = (await uploadFile(PNG, 'image/png', headers)).body.data as { id: string };
    for (const json of [{ type: 'text/html' }, { filename_disk: 'x.html' }, { storage: 'x' }]) {
      expect((await requestJson('PATCH', `/files/${id}`, { json, headers })).status, JSON.stringify(json)).toBe(403);
    }
    expect((await requestJson('POST', '/files', { json: { type: 'text/html', title: 'x' }, headers })).status).toBe(
      403,
    );
    expect((await requestJson('PATCH', `/files/${id}`, { json: { title: 'Tên mới' }, headers })).status).toBe(200);
  });

  it.each(['editor', 'reviewer', 'admin'] as const)(
    'lets no person change where the bytes of a file are: %s',
    async (role) => {
      const headers = await sessionHeaders(role);
      const { id } = (await uploadFile(PNG, 'image/png', headers)).body.data as { id: string };
      const readPlace = async () =>
        (await requestJson('GET', `/files/${id}?fields=storage,filename_disk`, { headers: adminHeaders() })).body.data;
      const placeBefore = await readPlace();
      const draftAnswer = await requestJson('POST', '/items/news', { json: { status: 'draft', image: id }, headers });
      const { id: draftId } = draftAnswer.body.data as { id: number };
      for (const place of [{ filename_disk: 'x.png' }, { storage: 'x' }]) {
        const [[field, value]] = Object.entries(place) as [[string, string]];
        const mutate = (call: string) =>
          requestJson('POST', '/graphql/system', { json: { query: `mutation { ${call} }` }, headers });
        const answers = {
          one: await requestJson('PATCH', `/files/${id}`, { json: place, headers }),
          keys: await requestJson('PATCH', '/files', { json: { keys: [id], data: place }, headers }),
          batch: await requestJson('PATCH', '/files', { json: [{ id, ...place }], headers }),
          items: await requestJson('PATCH', `/items/directus_files/${id}`, { json: place, headers }),
          nested: await requestJson('PATCH', `/items/news/${draftId}`, { json: { image: { id, ...place } }, headers }),
          newRow: await requestJson('POST', '/files', { json: { ...place, type: 'image/png' }, headers }),
          graphql: await mutate(`update_files_item(id: "${id}", data: { ${field}: "${value}" }) { id }`),
          graphqlList: await mutate(`update_files_items(ids: ["${id}"], data: { ${field}: "${value}" }) { id }`),
        };
        for (const [way, { status, body }] of Object.entries(answers)) {
          const codes = (body.errors ?? []).map(({ extensions }) => extensions.code);
          expect([way, field, codes], `${status}`).toEqual([way, field, ['FORBIDDEN']]);
        }
      }
      const form = fileForm(PNG, 'image/png');
      const replacement = new FormData();
      replacement.set('filename_disk', 'x.png');
      for (const [name, value] of form) replacement.set(name, value);
      expect((await requestJson('PATCH', `/files/${id}`, { body: replacement, headers })).status).toBe(200);
      expect(await readPlace()).toEqual(placeBefore);
      await requestJson('DELETE', `/items/news/${draftId}`, { headers: adminHeaders() });
    },
  );

  it('serves what a browser could run as a download', async () => {
    const { id } = (await uploadFile(PNG, 'image/png', adminHeaders())).body.data as { id: string };
    for (const type of ['image/svg+xml', 'text/html', 'application/xml']) {
      await requestJson('PATCH', `/files/${id}`, { json: { type }, headers: adminHeaders() });
      for (const path of [`/assets/${id}`, `/assets/${id}/name.png`]) {
        const asset = await requestJson('GET', path, { headers: adminHeaders() });
        expect(asset.headers.get('content-type')).toContain(type);
        expect(asset.headers.get('content-disposition')).toMatch(/^attachment/);
        expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
      }
    }
    expect((await requestJson('GET', `/ASSETS/${id}`, { headers: adminHeaders() })).status, 'one spelling').toBe(404);
  });
});
