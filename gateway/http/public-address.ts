import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only block of IPv6 that is given out for hosts on the internet (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** A host that an outsider named leads into our own network, or nowhere on the internet. Nothing was sent. */
export class PrivateAddressError extends Error {
  /** As the operating system's own errors of a connection: who asks learns that nothing was sent. */
  readonly code = 'EHOSTUNREACH';
  constructor(host: string) {
    super(`${host} is not a public address`);
    this.name = 'PrivateAddressError';
  }
}

/**
 * May a request that an outsider can steer be sent to this IP address? Only plain hosts on the internet:
 * no private, shared, loopback, link-local, multicast or reserved range, and no range that is translated
 * into another one on its way (6to4, NAT64, Teredo). IPv4 inside IPv6 (::ffff:a.b.c.d) is judged as IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/** Throws PrivateAddressError where the host is an IP address and not a public one. `new URL` has unified its spelling. */
export function assertPublicLiteral({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw new PrivateAddressError(host);
}

/**
 * Resolves a name for the connection that is about to be made, and fails when any of its addresses is not
 * public. A name that is checked first and resolved again for the connection could change in between.
 */
export function publicLookup(resolve: LookupFunction = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
        return callback(new PrivateAddressError(hostname), '');
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}
