import { expect, it } from 'vitest';
import { anHour, repeatOf, undoable, type Scan } from '../scanQueue.ts';

const scan = (text: string, more: Partial<Scan>): Scan => ({ key: text, text, mode: 'PACK', at: 0, state: 'DONE', ...more });
const older = scan('older', {});

it.each<[string, Partial<Scan>, string | undefined]>([
  ['a packed parcel', {}, 'newest'],
  ['one that was handed over', { mode: 'HAND_OVER' }, 'newest'],
  ['one that was not sent', { state: 'WAITING' }, 'newest'],
  ['none while the answer is awaited', { state: 'WAITING', isSent: true }, undefined],
  ['one that was received back', { mode: 'RETURN' }, 'newest'],
  ['the one before a scan that was refused', { state: 'REFUSED' }, 'older'],
  ['the one before a scan that was undone', { state: 'UNDONE' }, 'older'],
])('the scan that is taken back is %s', (_which, newest, text) => {
  expect(undoable([scan('newest', newest), older])?.text).toBe(text);
});

it('the pace is that of what was carried out, once it can be told', () => {
  const at = (minute: number, more: Partial<Scan> = {}) => scan(String(minute), { at: minute * 60_000, ...more });
  expect(anHour([])).toBeNull();
  expect(anHour([at(5), at(0)])).toBeNull();
  expect(anHour([at(60, { state: 'REFUSED' }), at(20), at(10), at(0)])).toBe(9);
});

it.each<[string, number, Partial<Scan>, ReturnType<typeof repeatOf>]>([
  ['at once', 1_000, {}, 'ECHO'],
  ['at once, while the first waits for the network', 59_999, { state: 'WAITING' }, 'ECHO'],
  ['after a minute', 60_000, {}, 'DONE'],
  ['after a refusal', 1_000, { state: 'REFUSED' }, null],
  ['after it was taken back', 1_000, { state: 'UNDONE' }, null],
  ['for another step', 1_000, { mode: 'HAND_OVER' }, null],
])('a sticker that is read again %s', (_when, now, earlier, meaning) => {
  expect(repeatOf([scan('NG-7', earlier)], { mode: 'PACK', text: ' ng-7 ' }, now)).toBe(meaning);
});
