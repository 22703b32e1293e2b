import { expect, it } from 'vitest';
import { msg, wireMessage } from '../../../../schema/rules/message.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { startLanguage, t } from '../../../i18n.ts';
import { withReasonTexts } from '../withReasonTexts.ts';

const shown = (message: Parameters<typeof wireMessage>[0]) => gatewayText(withReasonTexts(wireMessage(message), t));

it('says the usual reasons of a timeline in the language of the reader, all others as they were typed', async () => {
  await startLanguage('bn');
  expect(shown(msg('Cancelled: {{reason}}', { reason: 'Price too high' }))).toBe('বাতিল: দাম বেশি');
  expect(shown(msg('Reason of the return: {{reason}}; before: {{before}}', { reason: 'Torn at the seam', before: 'Damaged' })))
    .toBe('ফেরতের কারণ: Torn at the seam; আগে ছিল: নষ্ট');
  const step = msg('On its way back: {{reason}}', { reason: 'Wrong product' });
  expect(shown(msg('{{step}}, beyond what is on hand: {{named}}', { step, named: 'Damaged × 2' }))).toContain('ভুল পণ্য');
  expect(shown(msg('{{step}}, beyond what is on hand: {{named}}', { step, named: 'Damaged × 2' }))).toContain('Damaged × 2');
});
