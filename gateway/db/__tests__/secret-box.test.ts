import fc from 'fast-check';
import { expect, it } from 'vitest';
import { open, seal } from '../secret-box.ts';

it('gives back every text that was sealed', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => open(seal(text)) === text));
});

it('never looks the same twice, and never shows the text', () => {
  const [first, second] = [seal('cs_secret_of_a_shop'), seal('cs_secret_of_a_shop')];
  expect(first).not.toBe(second);
  expect(Buffer.from(first!.slice(3), 'base64url').toString('latin1')).not.toContain('secret');
});

it('refuses what was changed, cut short or never sealed', () => {
  const sealed = seal('whsec_fixture_1');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (const index of [0, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[index]! ^= 1;
    expect(() => open(`v1.${changed.toString('base64url')}`)).toThrow('authenticate');
  }
  expect(() => open(sealed.slice(0, 20))).toThrow(/tag/);
  expect(() => open('whsec_fixture_1')).toThrow('Not a sealed secret');
});
