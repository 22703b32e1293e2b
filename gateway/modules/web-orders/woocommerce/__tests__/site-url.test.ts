import { describe, expect, it } from 'vitest';
import { siteUrl } from '../site-url.ts';

describe('siteUrl', () => {
  it.each([
    ['shop.example.com', 'https://shop.example.com'],
    [' https://Shop.Example.com/ ', 'https://shop.example.com'],
    ['http://localhost:8099/', 'http://localhost:8099'],
    ['https://example.com/shop/', 'https://example.com/shop'],
    ['https://example.com/shop/wp-admin/admin.php?page=wc-settings#x', 'https://example.com/shop'],
    ['https://example.com/wp-json/wc/v3/orders', 'https://example.com'],
    ['https://example.com/index.php', 'https://example.com/index.php'],
    ['https://example.com/index.php/wp-json/wc/v3/orders', 'https://example.com/index.php'],
    ['https://example.com/shop/index.php/product/mug/', 'https://example.com/shop/index.php'],
    ['https://example.com/wp-admin/index.php', 'https://example.com'],
    ['https://দোকান.com', 'https://xn--p5b7ah1gxc.com'],
  ])('%s', (typed, url) => {
    expect(siteUrl(typed)).toBe(url);
  });

  it.each([
    '', 'https://', 'ftp://example.com', 'javascript:alert(1)', 'https://user:pass@example.com', 'a b',
  ])('refuses %j', (typed) => {
    expect(() => siteUrl(typed)).toThrow('not a web address');
  });

  it('says what to do about plain permalinks', () => {
    expect(() => siteUrl('https://example.com/?rest_route=/wc/v3/orders')).toThrow('Settings > Permalinks');
  });
});
