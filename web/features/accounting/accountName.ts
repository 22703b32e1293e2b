import { formatTaka } from '../../../schema/rules/format.ts';
import { gatewayText } from '../../gatewayText.ts';

/**
 * The name of an account in the language of the page. Those that every business has are in the catalogue (ACCOUNT_NAMES);
 * one that people gave stays as they wrote it, unless it is a word of the app itself.
 */
export const accountName = (name: string): string => gatewayText({ message: name, messageKey: name }) ?? name;

interface Offered {
  readonly id: string;
  readonly name: string;
  /** Left out, or null, where it is not to be seen. */
  readonly balance?: number | null;
}

/** An account as it is offered in a form: its name, and what it holds. */
export const accountOption = ({ id, name, balance }: Offered) =>
  ({ id, label: balance == null ? accountName(name) : `${accountName(name)} · ${formatTaka(balance)}` });
