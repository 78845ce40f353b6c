import { spawn } from 'node:child_process';

/** Returns the program that opens an address in the default browser. */
function chooseOpener(platform: NodeJS.Platform, address: string): [string, string[]] {
  if (platform === 'darwin') return ['open', [address]];
  // The empty string is the title of the window. Without a title, `start` treats a quoted address as the title.
  if (platform === 'win32') return ['cmd', ['/c', 'start', '""', address]];
  return ['xdg-open', [address]];
}

/** Opens an address in the browser. A missing browser, as on a server, is not an error, because the address is also printed. */
export function openBrowser(address: string, platform: NodeJS.Platform = process.platform): void {
  const [command, args] = chooseOpener(platform, address);
  const child = spawn(command, args, { detached: true, stdio: 'ignore' });
  child.once('error', () => undefined);
  child.unref();
}
