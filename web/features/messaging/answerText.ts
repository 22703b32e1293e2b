import type { TFunction } from 'i18next';
import { smsAnswer } from '../../../schema/rules/sms-answers.ts';
import { messageText } from '../../messageText.ts';

/** What the SMS gateway answered, in the language of the page where its words are known. */
export function answerText(providerMessage: string | null | undefined, t: TFunction): string {
  if (!providerMessage) return t('None');
  const known = smsAnswer(providerMessage);
  return typeof known === 'string' ? known : messageText(known, t);
}
