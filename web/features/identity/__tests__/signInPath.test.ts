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
});
