import { expect, test } from 'vitest';
import { usageLevel, usagePercent } from '../usage.ts';

test.each([
  [0, 100, 'free'],
  [79, 100, 'free'],
  [80, 100, 'near'],
  [94, 100, 'near'],
  [95, 100, 'almost'],
  [99, 100, 'almost'],
  [100, 100, 'full'],
  [130, 100, 'full'],
  [0, 0, 'full'],
])('%s of %s is %s', (used, limit, level) => {
  expect(usageLevel(used, limit)).toBe(level);
});

test('per cent never promise a limit that is not reached', () => {
  expect(usagePercent(999, 1_000)).toBe(99);
  expect(usagePercent(1_300, 1_000)).toBe(130);
  expect(usagePercent(0, 0)).toBe(100);
});
