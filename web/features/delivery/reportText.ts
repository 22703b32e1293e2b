import type { TFunction } from 'i18next';
import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import { messageText } from '../../messageText.ts';
import type { Meaning } from '../../ui/theme/token.ts';

const OUTCOMES: Record<string, { word: MessageKey; meaning: Meaning }> = {
  RECEIVED: { word: msg('Waiting'), meaning: 'muted' },
  APPLIED: { word: msg('The order moved'), meaning: 'good' },
  TRACKED: { word: msg('Tracking'), meaning: 'muted' },
  LATE: { word: msg('The order has ended otherwise'), meaning: 'warn' },
  TO_DECIDE: { word: msg('For you to enter'), meaning: 'warn' },
  UNKNOWN_STATUS: { word: msg('Unknown word'), meaning: 'warn' },
  UNKNOWN_PARCEL: { word: msg('Unknown parcel'), meaning: 'warn' },
  FAILED: { word: msg('Not applied'), meaning: 'bad' },
  DONE: { word: msg('Seen'), meaning: 'muted' },
};

/** The label of a report's outcome. */
export const reportText = (outcome: string, t: TFunction): string => {
  const known = OUTCOMES[outcome];
  return known ? messageText(known.word, t) : outcome;
};

export const reportMeaning = (outcome: string): Meaning => OUTCOMES[outcome]?.meaning ?? 'muted';

/** Whether a person has to handle the report. */
export const isOpenReport = ({ outcome }: { outcome: string }): boolean =>
  ['LATE', 'TO_DECIDE', 'UNKNOWN_STATUS', 'UNKNOWN_PARCEL', 'FAILED'].includes(outcome);
