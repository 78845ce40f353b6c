/** Starts a second Directus process on the database of the running one, as behind a load balancer. In containers, two processes already share one address. */
import { directusProgram } from '../../../scripts/stack/directus.ts';
import { installedExtensionsDir } from '../../../scripts/stack/extensions.ts';
import { readRunningState } from '../../../scripts/stack/instance.ts';
import { findFreePorts } from '../../../scripts/stack/ports.ts';
import type { Secrets } from '../../../scripts/stack/secrets.ts';
import { dataPath } from '../../../scripts/stack/settings.ts';
import { createSupervisor } from '../../../scripts/stack/supervisor.ts';
import { stack } from '../../setup/stack.ts';

export interface SecondDirectus {
  readonly url: string;
  stop(): Promise<void>;
}

/** @param changedSecrets secrets that differ from those of the running process, as after a rotation */
export async function startSecondDirectus(changedSecrets: Partial<Secrets> = {}): Promise<SecondDirectus> {
  const { dataDir, credentials, smtpPort } = stack();
  const secrets = { ...stack().secrets, ...changedSecrets };
  const running = readRunningState(dataDir);
  if (!running) throw new Error(`Nothing runs on ${dataDir}.`);
  if (running.containers) return { url: stack().directusUrl, stop: async () => undefined };
  const [directusPort = 0] = await findFreePorts(1);
  const directusUrl = `http://127.0.0.1:${directusPort}`;
  const settings = { ...running.settings, directusPort, directusUrl };
  const extensionsDir = installedExtensionsDir(settings);
  const program = directusProgram({ settings, secrets, credentials, smtpPort, extensionsDir });
  const supervisor = createSupervisor();
  await supervisor.start({ ...program, logFile: dataPath(settings, 'logs/directus-2.log') });
  return { url: directusUrl, stop: () => supervisor.stopAll() };
}
