import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { storageEnvironment } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-storage-'));
afterAll(() => rmSync(folder, { recursive: true }));
const writeSecretFile = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('storageEnvironment', () => {
  it('stores files in the shared folder by default, also with the empty variables of compose', () => {
    const folderOnly = { STORAGE_LOCATIONS: 'local', STORAGE_LOCAL_ROOT: '/data/uploads' };
    expect(storageEnvironment({})).toEqual(folderOnly);
    expect(storageEnvironment({ STORAGE_LOCATIONS: '', STORAGE_S3_BUCKET: '' })).toEqual(folderOnly);
  });

  it('reads the key and the secret of a bucket from files', () => {
    const environment = storageEnvironment({
      STORAGE_LOCATIONS: 's3, local',
      STORAGE_S3_BUCKET: '2026',
      STORAGE_S3_ENDPOINT: 'https://s3.example.org',
      STORAGE_S3_FORCE_PATH_STYLE: 'true',
      STORAGE_S3_KEY_FILE: writeSecretFile('key', '1234\n'),
      STORAGE_S3_SECRET_FILE: writeSecretFile('secret', 'a,b\n'),
    });
    expect(environment).toEqual({
      STORAGE_LOCATIONS: 's3,local',
      STORAGE_LOCAL_ROOT: '/data/uploads',
      STORAGE_S3_DRIVER: 's3',
      STORAGE_S3_REGION: 'us-east-1',
      STORAGE_S3_BUCKET: 'string:2026',
      STORAGE_S3_ENDPOINT: 'string:https://s3.example.org',
      STORAGE_S3_FORCE_PATH_STYLE: 'true',
      AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
      AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
      STORAGE_S3_KEY: 'string:1234',
      STORAGE_S3_SECRET: 'string:a,b',
    });
  });

  it('leaves out key and secret where the machine has a role', () => {
    const environment = storageEnvironment({ STORAGE_LOCATIONS: 's3', STORAGE_S3_BUCKET: 'books' });
    expect(Object.keys(environment)).not.toContain('STORAGE_S3_KEY');
  });

  it.each([
    [{ STORAGE_LOCATIONS: 'ftp' }, /STORAGE_LOCATIONS/],
    [{ STORAGE_LOCATIONS: 's3,s3', STORAGE_S3_BUCKET: 'books' }, /STORAGE_LOCATIONS/],
    [{ STORAGE_LOCATIONS: 's3' }, /STORAGE_S3_BUCKET/],
    [{ STORAGE_LOCATIONS: 's3', STORAGE_S3_BUCKET: 'books', STORAGE_S3_KEY: 'k' }, /STORAGE_S3_SECRET/],
    [{ STORAGE_LOCATIONS: 's3', STORAGE_S3_BUCKET: 'books', STORAGE_S3_ROOT: 'thư viện' }, /STORAGE_S3_ROOT/],
  ])('refuses %o', (env, message) => {
    expect(() => storageEnvironment(env)).toThrow(message);
  });
});
