import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOME, safeRedirect, signInPath } from '../signInPath.ts';

const ORIGIN = 'https://karbar.example';

describe('where signing in leads to', () => {
  it.each([
    ['/ecom/main-order-list?status=PENDING#top', '/ecom/main-order-list?status=PENDING#top'],
    [undefined, HOME],
    ['', HOME],
    ['https://evil.example/', HOME],
    ['//evil.example/x', HOME],
    ['/\\evil.example', HOME],
    ['/\t/evil.example', HOME],
    ['/.//evil.example/x', HOME],
    ['/x/..//evil.example', HOME],
    ['/%2e//evil.example', HOME],
    ['/x/%2E%2e/\\evil.example', HOME],
    ['/%2Fevil.example', HOME],
    ['/%5cevil.example', HOME],
    ['/%09/evil.example', HOME],
    ['/ecom//evil.example', HOME],
    ['http:evil.example', HOME],
    ['/', '/'],
    ['/x/../ecom/./reports/', '/ecom/reports/'],
    ['/ecom/web-orders/V2ViOjE%3D', '/ecom/web-orders/V2ViOjE%3D'],
    ['javascript:alert(1)', HOME],
    ['ecom/main-order-list', HOME],
  ])('%j', (target, path) => {
    expect(safeRedirect(target, ORIGIN)).toBe(path);
  });

  it('remembers where somebody wanted to go', () => {
    const wanted = '/ecom/main-order-list?status=PENDING&search=a b';
    const [path, query] = signInPath(wanted).split('?');
    expect(path).toBe('/sign-in');
    expect(safeRedirect(new URLSearchParams(query).get('redirect') ?? undefined, ORIGIN)).toBe(
      '/ecom/main-order-list?status=PENDING&search=a%20b',
    );
  });

  it('says nothing about the usual way', () => {
    expect(signInPath(HOME)).toBe('/sign-in');
    expect(signInPath('/')).toBe('/sign-in');
  });

  it('stays on this site, whatever is asked for', () => {
    const piece = fc.constantFrom(
      '/', '\\', '.', '..', '%2e', '%2f', '%5c', '%09', '%00', '\t', '\n', ' ', '@', ':', '?', '#', 'http:', 'https:',
      'javascript:', 'evil.example', 'karbar.example', 'ecom', '\u3002', '\uff0f', '%',
    );
    const address = fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 8 });
    fc.assert(
      fc.property(address, fc.boolean(), (pieces, rooted) => {
        const path = safeRedirect(`${rooted ? '/' : ''}${pieces.join('')}`, ORIGIN);
        // A browser resolves the path again, and a router may decode it first.
        const decoded = path.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
        for (const seen of [path, decoded]) {
          expect(new URL(seen, `${ORIGIN}/sign-in`).origin).toBe(ORIGIN);
        }
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safeRedirect(path, ORIGIN)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});
