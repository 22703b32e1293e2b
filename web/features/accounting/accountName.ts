import { ACCOUNT_NAMES } from '../../../schema/rules/account-names.ts';
import { formatTaka } from '../../../schema/rules/format.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import { t } from '../../i18n.ts';
import { messageText } from '../../messageText.ts';

const KNOWN: ReadonlySet<string> = new Set(Object.values(ACCOUNT_NAMES));
const isKnown = (name: string): name is MessageKey => KNOWN.has(name);

/** The name of an account in the language of the page; one that people gave stays as they wrote it. */
export const accountName = (name: string): string => (isKnown(name) ? messageText(name, t) : name);

interface Offered {
  readonly id: string;
  readonly name: string;
  /** Left out, or null, where it is not to be seen. */
  readonly balance?: number | null;
}

/** An account as it is offered in a form: its name, and what it holds. */
export const accountOption = ({ id, name, balance }: Offered) =>
  ({ id, label: balance == null ? accountName(name) : `${accountName(name)} · ${formatTaka(balance)}` });
