import ipaddr from 'ipaddr.js';

/**
 * The key of an address for rate limits: an IPv4 address itself, the /64 of an IPv6 address, because one household or
 * rented server has a whole /64 of addresses.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // `process` turns an IPv4-mapped IPv6 address into IPv4.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts.slice(0, 4).map((part) => part.toString(16)).join(':')}::/64`;
}
