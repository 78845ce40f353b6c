/** Masks an address so that only its owner recognizes it: `l•••@example.com`. */
export function maskAddress(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local.slice(0, 1)}•••@${domain}`;
}
