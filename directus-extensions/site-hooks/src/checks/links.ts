/** Finds addresses and pictures in texts. Pure functions. */
import { type ChildNode, hasChildren, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Returns the targets of the links and pictures in a rich text. Fragments of the same page (`#…`) are left out. */
export function extractAddresses(html: string): string[] {
  if (!/<(a|area|img)\b/i.test(html)) return [];
  return addressesOf(parseDocument(html).children).filter((address) => !address.startsWith('#'));
}

function addressesOf(nodes: readonly ChildNode[]): string[] {
  return nodes.flatMap((node) => {
    const address = isTag(node) ? node.attribs[node.name === 'img' ? 'src' : 'href'] : undefined;
    const innerAddresses = hasChildren(node) ? addressesOf(node.children) : [];
    return address === undefined ? innerAddresses : [address.trim(), ...innerAddresses];
  });
}

/**
 * Returns the addresses of the pictures in a rich text that have no `alt` attribute. An empty attribute passes: it marks the picture as decorative, and a
 * screen reader then skips the picture. Without the attribute, a screen reader reads the address.
 */
export function findPicturesWithoutAlt(html: string): string[] {
  return /<img\b/i.test(html) ? picturesWithoutAlt(parseDocument(html).children) : [];
}

function picturesWithoutAlt(nodes: readonly ChildNode[]): string[] {
  return nodes.flatMap((node) => {
    if (isTag(node) && node.name === 'img') return node.attribs.alt === undefined ? [node.attribs.src ?? ''] : [];
    return hasChildren(node) ? picturesWithoutAlt(node.children) : [];
  });
}

/** Returns the path and query of a full address on this site. Returns an absolute path unchanged, and undefined for any other address. */
export function toLocalPath(address: string, ownOrigins: readonly string[]): string | undefined {
  if (address.startsWith('/')) return address.startsWith('//') ? undefined : address;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && ownOrigins.includes(url.origin) ? `${url.pathname}${url.search}` : undefined;
}

/** Checks whether a text is a full http(s) address without credentials, or a `mailto:` or `tel:` address. */
export function isWellFormedAddress(address: unknown): boolean {
  if (typeof address !== 'string' || /[\s\\]/.test(address.trim())) return false;
  if (/^(mailto|tel):[^\s]+$/i.test(address.trim())) return true;
  if (!/^https?:\/\/[^/]/i.test(address.trim()) || !URL.canParse(address.trim())) return false;
  const { hostname, username, password } = new URL(address.trim());
  return username === '' && password === '' && (hostname.includes('.') || hostname === 'localhost');
}
