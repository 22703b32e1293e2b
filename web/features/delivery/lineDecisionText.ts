import type { TFunction } from 'i18next';
import type { LineDecision } from '../../../schema/rules/line-decisions.ts';
import { exactTaka } from '../../ui/exactTaka.ts';
import type { StatementLine } from './statementFacts.ts';

type Line = Pick<StatementLine, 'result' | 'expected' | 'collected' | 'net' | 'excess' | 'deliveryCharge' | 'returnCharge' | 'codFee'>;

/** What a decision about a line is about, in taka; null where the viewer may not see it. */
function amountOf({ result, expected, collected, net, excess }: Line): number | null {
  if (result === 'CHARGE_DIFF') return excess ?? null;
  if (result === 'UNKNOWN_PARCEL' || result === 'DUPLICATE' || result === 'NOT_DELIVERED_HERE') return net ?? null;
  return expected == null ? null : Math.round((collected - expected) * 100) / 100;
}

/** The label of a decision about a line of a draft, with the amount that it is about. */
export function decisionLabel(line: Line, decision: LineDecision, t: TFunction): string {
  const { result, collected, deliveryCharge, returnCharge, codFee } = line;
  const signed = amountOf(line);
  const amount = signed === null ? null : exactTaka(Math.abs(signed));
  if (decision === 'DISPUTE') return amount === null ? t('Dispute') : t('Dispute {{amount}}', { amount });
  if (decision === 'WRITE_OFF') return amount === null ? t('Write off') : t('Write off {{amount}}', { amount });
  if (result === 'SHORT' || result === 'PARTIAL') return t('Accept {{amount}}, the rest comes', { amount: exactTaka(collected) });
  if (result === 'CHARGE_DIFF') {
    const charges = (deliveryCharge ?? 0) + (returnCharge ?? 0) + (codFee ?? 0);
    return deliveryCharge == null ? t('Accept the charges') : t('Accept the charges, {{amount}}', { amount: exactTaka(charges) });
  }
  if (amount === null) return t('Accept it');
  return (signed ?? 0) < 0 ? t('Accept {{amount}} as a charge', { amount }) : t('Keep {{amount}} as income', { amount });
}
