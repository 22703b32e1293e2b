import { expect, it } from 'vitest';
import { ANIMATION_MS, increased, INCREMENT_MS, MAXIMUM, MINIMUM } from '../progress.ts';

it('has the values of the specification', () => {
  expect({ ANIMATION_MS, INCREMENT_MS, MINIMUM, MAXIMUM }).toEqual({
    ANIMATION_MS: 200,
    INCREMENT_MS: 800,
    MINIMUM: 0.08,
    MAXIMUM: 0.994,
  });
});

it('grows with every increment and never reaches the end by itself', () => {
  let progress = MINIMUM;
  for (let step = 0; step < 500; step += 1) {
    const next = increased(progress);
    expect(next).toBeGreaterThanOrEqual(progress);
    expect(next).toBeLessThanOrEqual(MAXIMUM);
    progress = next;
  }
  expect(progress).toBe(MAXIMUM);
});
