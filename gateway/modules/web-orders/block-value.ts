import ipaddr from 'ipaddr.js';
import { normalisePhone } from '../../../schema/rules/phone.ts';
import type { BlockKind } from '../../db/generated/client/enums.ts';

/** The normal form of a rule's value, in which values are compared. Pure. */

/** An IP address in PostgreSQL's notation, IPv4 inside IPv6 as IPv4; '' for anything else. */
export function plainIp(text: string): string {
  // PostgreSQL's inet has no zones ('fe80::1%eth0'); they are link-local and never a buyer's.
  return ipaddr.isValid(text) && !text.includes('%') ? ipaddr.process(text).toString() : '';
}

/** '203.0.113.7' and '203.0.113.77/24' become the address or network in normal form; null for anything else. */
export function plainNetwork(text: string): string | null {
  const [address = '', bits, ...more] = text.trim().split('/');
  // Some programs read '10' as an IP address; a person who types it does not mean one.
  if (more.length > 0 || !/[.:].*[.:]/.test(address) || !ipaddr.isValid(address) || address.includes('%')) return null;
  if (bits === undefined) return plainIp(address);
  const parsed = ipaddr.parse(address);
  const width = parsed.kind() === 'ipv4' ? 32 : 128;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > width) return null;
  const network = parsed.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`)
    : ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`);
  return Number(bits) === width ? plainIp(address) : `${network.toString()}/${bits}`;
}

/** The largest network that a rule may name, so that one rule cannot hold a whole provider. */
const MIN_BITS = { 4: 16, 6: 32 };

/** The network is larger than a rule may name. */
export function isTooWide(network: string): boolean {
  const [address = '', bits] = network.split('/');
  return bits !== undefined && Number(bits) < (address.includes(':') ? MIN_BITS[6] : MIN_BITS[4]);
}

const EMAIL = /^[^\s@]*@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The normal form of the value; null when it is not valid. '@example.com' means every address of that domain. */
export function blockValue(kind: BlockKind, typed: string): string | null {
  const text = typed.trim();
  switch (kind) {
    case 'PHONE':
      return normalisePhone(text);
    case 'IP':
      return plainNetwork(text);
    case 'EMAIL':
      return EMAIL.test(text) ? text.toLowerCase() : null;
    case 'DEVICE':
      return text === '' ? null : text;
  }
}
