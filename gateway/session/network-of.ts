import ipaddr from 'ipaddr.js';

/**
 * What an address counts as where each may do something only so often: an IPv4 address is itself; of IPv6 a
 * household or a rented machine has a whole /64 to choose from.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address in the form of IPv6 becomes IPv4.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts.slice(0, 4).map((part) => part.toString(16)).join(':')}::/64`;
}
