import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { AmountCheck } from '../../../../schema/rules/amounts.ts';
import { messageText } from '../../../messageText.ts';
import { Button } from '../../../ui/Button.tsx';
import { clearOnEscape } from '../../../ui/clearOnEscape.ts';
import { Form } from '../../../ui/Form.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { createPayment } from '../createPayment.ts';
import type { PaymentOrder } from '../createPayment.ts';
import { amountText } from '../paymentText.ts';

interface PaymentFormProps {
  /** Before the number: what is bought, where there is a choice. */
  choice?: ReactNode;
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
  order: (typed: string) => Omit<PaymentOrder, 'amount'>;
}

const Amount = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  padding-top: 12px;
  border-top: 1px solid ${token.border};

  span {
    color: ${token.ink2};
  }

  output {
    font-size: 16px;
    font-weight: 650;
  }
`;

/** How much to buy, what that costs, and the way to the wallet. */
export function PaymentForm({ choice, label, initial, price, amountOf, check, order }: PaymentFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>();
  const [isPending, setPending] = useState(false);
  const isShown = useRef(true);
  const isUnderWay = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  useEffect(() => {
    // Back from the wallet by the browser's own button, the page may be the one that was left.
    const wake = () => settle();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  function type(text: string) {
    setTyped(text);
    setErrors(undefined);
  }

  /** Says it once: on the form, or on a toast when the form was closed meanwhile. */
  function showError(message: string) {
    if (isShown.current) setErrors({ '': message });
    else toast.error(message);
  }

  function settle() {
    isUnderWay.current = false;
    setPending(false);
  }

  async function pay() {
    // A second Enter may come before the button shows that the first was taken.
    if (isUnderWay.current) return;
    const checked = check(typed);
    if ('error' in checked) return showError(messageText(checked.error, t));
    setErrors(undefined);
    isUnderWay.current = true;
    setPending(true);
    const started = await createPayment({ ...order(typed), amount: checked.amount });
    // While the browser is on its way to the wallet the button stays busy.
    if ('bkashURL' in started) return window.location.assign(started.bkashURL);
    showError(started.error);
    settle();
  }

  return (
    <Form hasSaveKey={false} errors={errors} onSubmit={() => void pay()}>
      {choice}
      <TextField
        label={label}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={type}
        onKeyDown={clearOnEscape(typed, type)}
        description={price}
        isEndAligned
        autoFocus
      />
      <Select
        label={t('Payment method')}
        value="BKASH"
        onChange={() => undefined}
        options={[
          { id: 'BKASH', label: t('bKash') },
          { id: 'SSL', label: t('SSL Commerz'), isDisabled: true },
        ]}
      />
      <Amount>
        <span>{t('Total')}</span>
        <output>{amountText(amountOf(typed), t)}</output>
      </Amount>
      <Button type="submit" variant="primary" isPending={isPending}>
        {t('Pay with bKash')}
      </Button>
    </Form>
  );
}
