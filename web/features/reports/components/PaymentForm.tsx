import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { AmountCheck } from '../../../../schema/rules/amounts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { token } from '../../../ui/theme/token.ts';
import { createPayment } from '../createPayment.ts';
import type { PaymentOrder } from '../createPayment.ts';

interface PaymentFormProps {
  /** What the number counts: 'Number of SMS'. */
  label: string;
  /** What stands in the field at first. */
  initial: string;
  /** What one costs, in words. */
  price: string;
  /** Taka for what is typed, at every key; 0 where it is no number. */
  amountOf: (typed: string) => number;
  /** The amount to pay, or why there is none. */
  check: (typed: string) => AmountCheck;
  /** The rest of the order, named at the moment of paying. */
  order: () => Omit<PaymentOrder, 'amount'>;
}

const Amount = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;

  span {
    color: ${token.ink2};
  }

  strong {
    font-weight: 650;
  }
`;

/** How much to buy, what that costs, and the way to the wallet. */
export function PaymentForm({ label, initial, price, amountOf, check, order }: PaymentFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>();
  const [isPending, setPending] = useState(false);

  async function pay() {
    const checked = check(typed);
    if ('error' in checked) return setErrors({ '': t(checked.error) });
    setErrors(undefined);
    setPending(true);
    const started = await createPayment({ ...order(), amount: checked.amount });
    // While the browser is on its way to the wallet the button stays busy.
    if ('bkashURL' in started) return window.location.assign(started.bkashURL);
    setErrors({ '': t(started.error) });
    setPending(false);
  }

  return (
    <Form hasSaveKey={false} errors={errors} onSubmit={() => void pay()}>
      <TextField
        label={label}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        description={price}
        autoFocus
      />
      <Select
        label={t('Payment method')}
        value="BKASH"
        onChange={() => undefined}
        options={[
          { id: 'BKASH', label: 'bKash' },
          { id: 'SSL', label: 'SSL Commerz', isDisabled: true },
        ]}
      />
      <Amount>
        <span>{t('Amount')}</span>
        <strong aria-live="polite">{t('TK {{amount}}', { amount: formatCount(amountOf(typed)) })}</strong>
      </Amount>
      <Button type="submit" variant="primary" isPending={isPending}>
        {t('Pay with bKash')}
      </Button>
    </Form>
  );
}
