import { describe, expect, it } from 'vitest';
import { assertPublicLiteral, isPublicAddress } from '../public-address.ts';

describe('isPublicAddress', () => {
  it.each([
    // Private, shared, loopback, link-local, unspecified, multicast, broadcast, reserved.
    '10.1.2.3', '172.16.0.1', '172.31.0.1', '192.168.1.1', '100.64.0.1', '100.127.255.255', '127.0.0.1',
    '169.254.169.254', '0.0.0.0', '0.1.2.3', '224.0.0.1', '239.255.255.255', '255.255.255.255', '240.0.0.1',
    '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1',
    '::', '::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'fc00::1', 'fd00::1', 'ff02::1', '100::1', '2001:db8::1',
    // IPv4 inside IPv6: mapped, compatible, translated, 6to4, NAT64, Teredo.
    '::ffff:127.0.0.1', '::ffff:a00:1', '::127.0.0.1', '::ffff:0:127.0.0.1', '2002:7f00:1::',
    '2002:0808:0808::', '64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::1', '2001:0:4136:e378::1',
    // No address at all.
    '', 'localhost', '127.1',
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '103.4.145.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'takes %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('assertPublicLiteral', () => {
  it.each([
    'http://127.1', 'http://2130706433', 'http://0x7f.1', 'http://0177.0.0.1', 'http://[::1]:8080',
    'http://127.0.0.1.', 'http://①②⑦.0.0.1',
  ])('knows %s, however it is spelt', (url) => {
    expect(() => assertPublicLiteral(new URL(url))).toThrow('not a public address');
  });

  it.each(['http://8.8.8.8', 'https://shop.example', 'http://localhost'])('leaves %s to the lookup', (url) => {
    expect(() => assertPublicLiteral(new URL(url))).not.toThrow();
  });
});
