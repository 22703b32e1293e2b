import ipaddr from 'ipaddr.js';
import { normalisePhone } from '../../../schema/rules/phone.ts';
import type { BlockKind } from '../../db/generated/client/enums.ts';

/** How a rule's value is written down and compared. Pure. */

/** An address of the net as PostgreSQL compares it, IPv4 inside IPv6 as IPv4; '' for what is none. */
export function plainIp(text: string): string {
  // PostgreSQL knows no zones ('fe80::1%eth0'), and nobody orders from one.
  return ipaddr.isValid(text) && !text.includes('%') ? ipaddr.process(text).toString() : '';
}

/** '203.0.113.7' and '203.0.113.77/24' become an address and the network it lies in; null for what is neither. */
export function plainNetwork(text: string): string | null {
  const [address = '', bits, ...more] = text.trim().split('/');
  // '10' is an address to some programs, and to nobody who types a block.
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

/** The most addresses that a rule may name: a provider's whole net would hold half the country. */
const MIN_BITS = { 4: 16, 6: 32 };

/** A network that is too wide to be one buyer. */
export function isTooWide(network: string): boolean {
  const [address = '', bits] = network.split('/');
  return bits !== undefined && Number(bits) < (address.includes(':') ? MIN_BITS[6] : MIN_BITS[4]);
}

const EMAIL = /^[^\s@]*@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** As the database compares it; null for what cannot be one. '@example.com' means every address there. */
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
