/** An address that only its owner recognises: `l•••@example.com`. */
export function maskedAddress(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local.slice(0, 1)}•••@${domain}`;
}
