/** Decides to which IP addresses the check of links may connect. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { deniedNetworks } from '@hat-nang/model/http/denied-networks';

/** Parts of the global range `2000::/3` that are reserved, or that contain an IPv4 address: special use, documentation and 6to4. */
const DENIED_GLOBAL_NETWORKS = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const toBlockList = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
};
const denied = toBlockList([...deniedNetworks, ...DENIED_GLOBAL_NETWORKS]);
const globalNetwork = toBlockList(['2000::/3']);

/** Checks whether an IP address belongs to the public internet. IPv6 addresses that contain an IPv4 address are not public. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !denied.check(address, 'ipv4');
  return isIPv6(address) && globalNetwork.check(address, 'ipv6') && !denied.check(address, 'ipv6');
}
