import { expect, it } from 'vitest';
import { formatDateTime, formatShortDateTime } from '../../schema/rules/format.ts';
import { inEnglish, msg, wireMessage } from '../../schema/rules/message.ts';
import { gatewayText } from '../gatewayText.ts';
import { startLanguage, t } from '../i18n.ts';

const short = msg('Not enough stock of {{sku}}: {{needed, number}} needed, {{available, number}} available', {
  sku: 'NK-1', needed: 3, available: 1,
});
const wired = (message: Parameters<typeof wireMessage>[0]) =>
  gatewayText({ message: inEnglish(message), ...wireMessage(message) });

it('says in English what the gateway says', () => {
  expect(wired(short)).toBe('Not enough stock of NK-1: 3 needed, 1 available');
  expect(gatewayText({ message: 'An older gateway' })).toBe('An older gateway');
});

it('says it in Bangla from its key and values', async () => {
  await startLanguage('bn');
  expect(wired(short)).toBe('NK-1-এর যথেষ্ট স্টক নেই: লাগবে ৩, আছে ১');
});

it('translates a message within a message, and writes dates as the language does', async () => {
  await startLanguage('bn');
  const step = msg('On hold until {{until, day}}: {{reason}}', { until: '2026-11-20', reason: 'ঈদ' });
  const named = msg('{{step}}, beyond what is on hand: {{named}}', { step, named: 'NK-1 × 2' });
  expect(wired(named)).toBe('২০ নভে, ২০২৬ পর্যন্ত হোল্ডে: ঈদ, হাতে যা আছে তার বেশি: NK-1 × 2');
});

it('writes numbers with the digits of Bangla, save the numbers of records', async () => {
  await startLanguage('bn');
  expect(t('{{count}} rows', { count: 1_205 })).toBe('১২০৫টি সারি');
  expect(t('Purchase {{number}}', { number: 12 })).toBe('পারচেজ 12');
});

it('writes a time with the part of the day', async () => {
  await startLanguage('bn');
  expect(formatShortDateTime('2026-11-20T10:12:00Z')).toBe('২০ নভে, ৪:১২ বিকাল');
  expect(formatDateTime('2026-11-20T02:12:00Z')).toBe('২০/১১/২০২৬, ৮:১২ সকাল');
});

it('leaves in English what no catalogue knows', async () => {
  await startLanguage('bn');
  expect(wired('bKash says: 2062')).toBe('bKash says: 2062');
});
