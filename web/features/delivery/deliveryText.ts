import type { TFunction } from 'i18next';
import { formatTaka } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import type { Meaning } from '../../ui/theme/token.ts';
import { messageText } from '../../messageText.ts';

/** Company names are not translated. */
export const PROVIDER_NAMES: Record<string, string> = { STEADFAST: 'Steadfast', PATHAO: 'Pathao', REDX: 'RedX' };

/** Couriers with an API client. */
export const CONNECTED_PROVIDERS = ['STEADFAST', 'PATHAO', 'REDX'] as const;

/** The label of a kind of delivery method. */
export function kindText(kind: string, provider: string | null | undefined, t: TFunction): string {
  if (kind === 'PICKUP') return t('The customer fetches it');
  if (kind !== 'API') return t('Entered by hand');
  return t('Connected to {{courier}}', { courier: PROVIDER_NAMES[provider ?? ''] ?? '' });
}

export const RESULTS = [
  'MATCHED', 'SHORT', 'PARTIAL', 'OVER', 'CHARGE_DIFF', 'COMPENSATED', 'UNKNOWN_PARCEL', 'DUPLICATE', 'NOT_DELIVERED_HERE', 'EXPECTED_MISSING', 'WAITING',
] as const;

const RESULT_WORDS: Record<string, { word: MessageKey; meaning: Meaning }> = {
  MATCHED: { word: msg('Matched'), meaning: 'good' },
  SHORT: { word: msg('Short'), meaning: 'bad' },
  PARTIAL: { word: msg('Rest to come'), meaning: 'info' },
  WAITING: { word: msg('Waiting'), meaning: 'muted' },
  EXPECTED_MISSING: { word: msg('Expected, missing'), meaning: 'bad' },
  OVER: { word: msg('Over'), meaning: 'info' },
  CHARGE_DIFF: { word: msg('Charge differs'), meaning: 'warn' },
  COMPENSATED: { word: msg('Pays for lost goods'), meaning: 'good' },
  UNKNOWN_PARCEL: { word: msg('Unknown parcel'), meaning: 'warn' },
  DUPLICATE: { word: msg('Duplicate'), meaning: 'warn' },
  NOT_DELIVERED_HERE: { word: msg('Not delivered here'), meaning: 'warn' },
};

/** The label of a line's result. */
export const resultText = (result: string, t: TFunction): string => {
  const known = RESULT_WORDS[result];
  return known ? messageText(known.word, t) : result;
};

export const resultMeaning = (result: string): Meaning => RESULT_WORDS[result]?.meaning ?? 'muted';

/** '+৳198' and '−৳990': a difference, whose sign has a meaning. */
export const signedTaka = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${formatTaka(Math.abs(amount))}`;

/** What was decided about a line of a draft. */
export function decisionText({ result, decision }: { result: string; decision: string | null | undefined }, t: TFunction): string {
  if (decision === 'DISPUTE') return t('Stays in dispute');
  if (decision === 'WRITE_OFF') return t('Written off');
  if (result === 'PARTIAL') return t('The rest comes');
  return result === 'CHARGE_DIFF' ? t('Charge accepted') : t('Kept');
}
