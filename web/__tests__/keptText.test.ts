import { expect, it } from 'vitest';
import { startLanguage } from '../i18n.ts';
import { keptText } from '../keptText.ts';

it('leaves English as it is', () => {
  expect(keptText('The shop reported an error of its own (500)')).toBe('The shop reported an error of its own (500)');
});

it('says in Bangla what the gateway has kept in English', async () => {
  await startLanguage('bn');
  expect(keptText('The shop did not answer')).toBe('শপ উত্তর দেয়নি');
});

it('keeps the detail behind the sentence, and what is named within one', async () => {
  await startLanguage('bn');
  expect(keptText('The shop reported an error of its own (500)')).toBe('শপ নিজের একটি ত্রুটি জানিয়েছে (500)');
  expect(keptText('Order 17 could not be read: currency: Too small')).toMatch(/17.*currency: Too small/);
  expect(keptText('Order 17 could not be read: currency: Too small')).not.toContain('could not');
});

it('names the fields of an unreadable order as the shop does, and says what is wrong with each', async () => {
  await startLanguage('bn');
  expect(keptText('total: not an amount')).toBe('total: টাকার অঙ্ক নয়');
  expect(keptText('Order 17 could not be read: line_items.0.quantity: not a number of pieces; status: missing'))
    .toMatch(/17.*line_items\.0\.quantity: পিসের সংখ্যা নয়; status: নেই/);
  expect(keptText('number 3 of the list: The shop did not answer')).toMatch(/3.*শপ উত্তর দেয়নি/);
});

it('says what changed the balance of a business', async () => {
  await startLanguage('bn');
  expect(keptText('SMS to 01711204466')).toBe('01711204466 নম্বরে SMS');
  expect(keptText('SMS to 01711204466 was not sent')).toBe('01711204466 নম্বরে SMS যায়নি');
  expect(keptText('Bought 500 SMS for ৳250')).toBe('কেনা হয়েছে ৫০০টি SMS, ৳250');
});

it('leaves in English what no catalogue knows', async () => {
  await startLanguage('bn');
  expect(keptText('Sorry (said the shop)')).toBe('Sorry (said the shop)');
});
