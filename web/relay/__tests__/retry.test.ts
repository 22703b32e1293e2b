import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryDelay, withRetries } from '../retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new AbortController().signal;

it('doubles the delay from one second and stops at ten', () => {
  expect([0, 1, 2, 3, 4, 5].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
});

it('tries three times more, after 1, 2 and 4 seconds, then gives up', async () => {
  const began = Date.now();
  const at: number[] = [];
  const work = vi.fn<() => Promise<never>>(async () => {
    at.push(Date.now() - began);
    throw new Error('down');
  });
  const outcome = withRetries(work, 3, never).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('down');
  expect(at).toEqual([0, 1000, 3000, 7000]);
});

it('stops trying once it works', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue('up');
  const outcome = withRetries(work, 3, never);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('up');
  expect(work).toHaveBeenCalledTimes(2);
});

it('does not try again unless told to', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('down'));
  await expect(withRetries(work, 0, never)).rejects.toThrow('down');
  expect(work).toHaveBeenCalledTimes(1);
});

it('leaves off when nobody waits any more', async () => {
  const controller = new AbortController();
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('down'));
  const outcome = withRetries(work, 3, controller.signal).catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(500);
  controller.abort();
  expect(await outcome).toBe('AbortError');
  expect(work).toHaveBeenCalledTimes(1);
});
