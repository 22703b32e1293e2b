import type { TFunction } from 'i18next';
import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import { messageText } from '../../messageText.ts';
import { statusText } from '../../ui/statusMeaning.ts';

const SETTLEMENT_WORDS: Record<string, MessageKey> = {
  UNSETTLED: msg('COD unsettled'),
  PARTIAL: msg('COD partly settled'),
  SETTLED: msg('COD settled'),
  DISPUTED: msg('COD disputed'),
  WRITTEN_OFF: msg('COD written off'),
};

/** Settlement state of an order: 'COD unsettled'. */
export function settlementText(status: string, t: TFunction): string {
  const word = SETTLEMENT_WORDS[status];
  return word ? messageText(word, t) : statusText(status, t);
}
