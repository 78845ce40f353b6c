import { expect, it } from 'vitest';
import { isPublicAddress } from './public-addresses.ts';

it.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '100.64.0.1', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.168.1.1', '192.0.0.1', '198.18.0.1', '203.0.113.5', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1'],
  // Addresses that contain 127.0.0.1 or 10.0.0.1: mapped, compatible, NAT64, 6to4 and Teredo.
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ...['2001:0:7f00:1::', '2001:db8::1', '::ffff:8.8.8.8', 'localhost', '', '127.0.0.1:80'],
])('the check of links never connects to %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '192.167.255.255', '2a00:1450:4001::1', '2606:4700::1111'])(
  'the check of links may connect to %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
