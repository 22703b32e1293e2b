import { describe, expect, it } from 'vitest';
import { decideGate, packageState } from '../gate.ts';
import type { GateFacts } from '../gate.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY).toISOString();

const running = { id: 'b1', packageExpiresAt: inDays(30) };
const expired = { id: 'b1', packageExpiresAt: inDays(-1) };
const facts = (own: Partial<GateFacts>): GateFacts => ({
  isSpecialAccount: false,
  error: null,
  isLoading: false,
  business: null,
  ...own,
});

describe('the gate', () => {
  it.each<[string, Partial<GateFacts>, string]>([
    [
      'a special account, whatever is wrong',
      { isSpecialAccount: true, error: 'down', isLoading: true },
      'APP',
    ],
    ['a special account without business', { isSpecialAccount: true }, 'APP'],
    ['a special account with an expired package', { isSpecialAccount: true, business: expired }, 'APP'],
    ['no business for the user', { error: 'TRPCError: No business found for user u1' }, 'NO_BUSINESS'],
    ['no business, before loading', { error: 'No business found for user', isLoading: true }, 'NO_BUSINESS'],
    ['loading', { isLoading: true }, 'LOADING'],
    ['loading, before another error', { isLoading: true, error: 'socket hang up' }, 'LOADING'],
    ['another error', { error: 'socket hang up' }, 'CONNECTION_ERROR'],
    ['another error, before the data', { error: 'socket hang up', business: running }, 'CONNECTION_ERROR'],
    ['an error without words', { error: '' }, 'CONNECTION_ERROR'],
    ['no data', { business: null }, 'NO_BUSINESS'],
    ['an expired package', { business: expired }, 'PACKAGE_EXPIRED'],
    ['a package that ends this instant', { business: { id: 'b1', packageExpiresAt: inDays(0) } }, 'APP'],
    ['a running package', { business: running }, 'APP'],
    ['a business without id', { business: { ...running, id: '' } }, 'NOTHING'],
  ])('%s', (_name, own, outcome) => {
    expect(decideGate(facts(own), NOW)).toBe(outcome);
  });
});

describe('the state of a package', () => {
  it.each([
    [-0.001, { kind: 'EXPIRED' }],
    [0, { kind: 'EXPIRING', days: 1 }],
    [0.5, { kind: 'EXPIRING', days: 1 }],
    [1, { kind: 'EXPIRING', days: 1 }],
    [1.01, { kind: 'EXPIRING', days: 2 }],
    [5, { kind: 'EXPIRING', days: 5 }],
    [7, { kind: 'EXPIRING', days: 7 }],
    [7.01, { kind: 'ACTIVE' }],
    [400, { kind: 'ACTIVE' }],
  ])('with %d days left', (days, state) => {
    expect(packageState(inDays(days), NOW)).toEqual(state);
  });
});
