import { MAX_TAKA } from '../../schema/rules/money.ts';
import { NumberField } from './NumberField.tsx';
import type { NumberFieldProps } from './NumberField.tsx';

export type MoneyFieldProps = Omit<NumberFieldProps, 'start' | 'icon'>;

/**
 * An amount in taka, at most two decimals, Bangla digits accepted, zero or more unless `min` says otherwise.
 */
export function MoneyField(props: MoneyFieldProps) {
  return (
    <NumberField min={0} max={MAX_TAKA} step={0} decimals={2} {...props} start={<span aria-hidden>৳</span>} />
  );
}
