import type { WireMessage } from '../../schema/rules/message.ts';

/** The text of a row of the audit trail. */
export interface Worded {
  /** In English. */
  summary: string;
  /** With its values apart; null where it has none, and in rows that are older than this column. */
  wording: unknown;
}

/** What a client needs to say the row in another language. */
export function wordingOf({ summary, wording }: Worded): WireMessage {
  return (wording as WireMessage | null) ?? { messageKey: summary, messageValues: {} };
}
