import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions, isBinned, localStatus, type Version } from '../web-order-state.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second));
const version = (storeStatus: string, second = 0, contentHash = 'a'): Version => ({
  storeStatus, dateModified: at(second), contentHash,
});

const anyVersion = fc.record({
  storeStatus: fc.constantFrom(
    'pending', 'on-hold', 'processing', 'with-courier', 'in-packing', 'completed', 'trash',
  ),
  dateModified: fc.nat(2).map(at),
  contentHash: fc.constantFrom('a', 'b', 'c'),
});

describe('compareVersions', () => {
  it('goes by date, then by stage, then by content', () => {
    const older = [
      version('completed', 0), version('pending', 1), version('processing', 1),
      version('with-courier', 1, 'a'),
    ];
    const newer = [
      version('pending', 1), version('processing', 1), version('with-courier', 1),
      version('with-courier', 1, 'b'),
    ];
    for (const [index, a] of older.entries()) expect(compareVersions(newer[index]!, a)).toBeGreaterThan(0);
    expect(compareVersions(version('pending'), version('pending'))).toBe(0);
  });

  it('leaves the same newest one whatever the order', () => {
    const newest = (versions: Version[]) => versions.reduce((a, b) => (compareVersions(b, a) > 0 ? b : a));
    const stage = ({ storeStatus }: Version) =>
      /with-courier|in-packing/.test(storeStatus) ? 'own' : storeStatus;
    const key = (found: Version) => [stage(found), found.dateModified, found.contentHash];
    fc.assert(
      fc.property(fc.array(anyVersion, { minLength: 1, maxLength: 6 }), fc.nat(), (versions, by) => {
        const turned = [...versions.slice(by % versions.length), ...versions.slice(0, by % versions.length)];
        expect(key(newest(turned))).toEqual(key(newest(versions)));
        expect(key(newest(versions.toReversed()))).toEqual(key(newest(versions)));
      }),
    );
  });
});

describe('isBinned', () => {
  const heard = { lastBinnedAt: at(30) };
  it.each([
    ['never moved', null, 0, false],
    ['moved once', { binned: 1, restored: 0, ...heard }, 0, true],
    ['moved and taken out', { binned: 1, restored: 1, ...heard }, 0, false],
    ['taken out before it was heard of', { binned: 0, restored: 1, lastBinnedAt: null }, 0, false],
    ['moved, out, moved', { binned: 2, restored: 1, ...heard }, 0, true],
    ['changed in the same second or later', { binned: 1, restored: 0, ...heard }, 30, false],
    ['changed a second before', { binned: 1, restored: 0, ...heard }, 29, true],
    ['changed far in the future', { binned: 1, restored: 0, ...heard }, 4_000, true],
  ])('%s', (_, moves, second, expected) => {
    expect(isBinned(moves, version('processing', second), at(60))).toBe(expected);
  });
});

it.each([
  ['processing', 'PROCESSING'], ['with-courier', 'PROCESSING'], ['pending', 'INCOMPLETE'],
  ['checkout-draft', 'INCOMPLETE'],
  ['on-hold', 'ON_HOLD'], ['cancelled', 'CANCELLED'], ['failed', 'CANCELLED'], ['refunded', 'CANCELLED'],
  ['trash', 'CANCELLED'],
  ['completed', 'COMPLETED'], ['constructor', 'PROCESSING'], ['__proto__', 'PROCESSING'],
])('%s stands as %s', (storeStatus, status) => expect(localStatus(storeStatus)).toBe(status));
