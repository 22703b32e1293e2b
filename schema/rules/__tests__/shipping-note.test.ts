import { expect, it } from 'vitest';
import { filledNote, type NotedOrder } from '../shipping-note.ts';

const order: NotedOrder = {
  prefix: 'NG-', number: 12, name: 'Farhana', items: 'Cup ×2 +1', date: '2026-11-28T20:00:00Z', courier: '', shop: 'Nakshi',
  totalPoisha: 56_000n, advancePoisha: 10_000n, collectedPoisha: 5_000n,
};

it('says what is due behind what is paid, and the number with its prefix', () => {
  expect(filledNote('{order} {name}: {items}, {date}. {due} of {total}, {advance}. {courier} {shop} {nmae}', order))
    .toBe('NG-12 Farhana: Cup x2 +1, Nov 29, 2026. TK 410 of TK 560, TK 100.  Nakshi {nmae}');
});

it('keeps the word for the number of an order that has none, and tells by its prefix how amounts are written', () => {
  expect(filledNote('{order}: {due}', { ...order, number: null })).toBe('NG-{order}: TK 410');
  expect(filledNote('{order}: {due}', { ...order, number: null, prefix: 'নক-' })).toBe('নক-{order}: ৳410');
});
