import { accountWords } from '../../../schema/rules/account-names.ts';
import { formatTaka } from '../../../schema/rules/format.ts';
import { t } from '../../i18n.ts';
import { messageText } from '../../messageText.ts';

/** The name of an account in the language of the page; one that people gave stays as they wrote it. */
export function accountName(name: string): string {
  const words = accountWords(name);
  return typeof words === 'string' ? words : messageText(words, t);
}

interface Offered {
  readonly id: string;
  readonly name: string;
  /** Left out, or null, where it is not to be seen. */
  readonly balance?: number | null;
}

/** An account as it is offered in a form: its name, and what it holds. */
export const accountOption = ({ id, name, balance }: Offered) =>
  ({ id, label: balance == null ? accountName(name) : `${accountName(name)} · ${formatTaka(balance)}` });
