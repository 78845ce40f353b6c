/**
 * Replaces secrets in the volumes of the service `secrets` (docs/operations.md, "Rotate a secret"): `rotate-secrets.ts secret siteSecret`. With `--forget`,
 * removes the replaced ones. Prints no secret.
 */
import { parseArgs } from 'node:util';
import { forgetPreviousSecrets, type RotatableSecret, rotatableSecrets, rotateSecret } from './secret-files.ts';

const { values, positionals } = parseArgs({ options: { forget: { type: 'boolean' } }, allowPositionals: true });
const unknownNames = positionals.filter((name) => !rotatableSecrets.includes(name as RotatableSecret));
if (unknownNames.length > 0 || (positionals.length === 0 && !values.forget)) {
  console.error(`Name secrets of ${rotatableSecrets.join(', ')}, or --forget.`);
  process.exit(1);
}
for (const name of positionals) rotateSecret(name as RotatableSecret);
if (positionals.length > 0) console.log(`${positionals.length} secrets replaced. Next: ./deploy.sh`);
if (values.forget) console.log(`${forgetPreviousSecrets()} replaced secrets removed. Next: ./deploy.sh`);
