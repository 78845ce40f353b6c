import { type Environment, readSetting } from '../environment.ts';

const s3Settings = ['BUCKET', 'REGION', 'ENDPOINT', 'FORCE_PATH_STYLE', 'ROOT'] as const;

/**
 * Returns the variables of Directus for its file storage: the folder /data/uploads, a bucket of an S3-compatible service, or both. New files go to the first
 * location of STORAGE_LOCATIONS. Directus reads each file from the location that the file's row names (decision 247).
 * @throws Error that names the wrong setting, never its value
 */
export function storageEnvironment(env: Environment): Record<string, string> {
  const locations = (env.STORAGE_LOCATIONS || 'local').split(',').map((name) => name.trim());
  if (locations.some((name) => name !== 'local' && name !== 's3') || new Set(locations).size < locations.length)
    throw new Error('STORAGE_LOCATIONS must be local, s3, or both, with a comma between them.');
  return {
    STORAGE_LOCATIONS: locations.join(','),
    STORAGE_LOCAL_ROOT: '/data/uploads',
    ...(locations.includes('s3') ? buildS3Environment(env) : {}),
  };
}

function buildS3Environment(env: Environment): Record<string, string> {
  if (!env.STORAGE_S3_BUCKET) throw new Error('STORAGE_S3_BUCKET is not set: STORAGE_LOCATIONS names s3.');
  // When the driver copies an object, it sends the path of the object without encoding it.
  if (/[^A-Za-z0-9._/-]/.test(env.STORAGE_S3_ROOT ?? ''))
    throw new Error(
      'STORAGE_S3_ROOT may contain only letters of ASCII, digits, dots, hyphens, underscores and slashes.',
    );
  const key = readSetting(env, 'STORAGE_S3_KEY');
  const secret = readSetting(env, 'STORAGE_S3_SECRET');
  // Without key and secret, the driver uses the role of the machine.
  if ((key === undefined) !== (secret === undefined))
    throw new Error('Only one of STORAGE_S3_KEY and STORAGE_S3_SECRET is set: give both, or neither.');
  const settings = s3Settings.flatMap((name) => {
    const value = env[`STORAGE_S3_${name}`];
    return value ? [[`STORAGE_S3_${name}`, name === 'FORCE_PATH_STYLE' ? value : `string:${value}`]] : [];
  });
  return {
    STORAGE_S3_DRIVER: 's3',
    // The driver signs for a region even if the service has none.
    STORAGE_S3_REGION: 'us-east-1',
    ...Object.fromEntries(settings),
    // Services other than AWS may refuse the checksums that the SDK adds by default.
    ...(env.STORAGE_S3_ENDPOINT
      ? { AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED', AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED' }
      : {}),
    ...(key && secret ? { STORAGE_S3_KEY: `string:${key}`, STORAGE_S3_SECRET: `string:${secret}` } : {}),
  };
}
