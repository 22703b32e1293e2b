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
  /** Fields before the number, where there is a choice of what to buy. */
  choice?: ReactNode;
  /** The label of the number: 'Number of SMS'. */
  label: string;
  /** The initial number. */
  initial: string;
  /** The unit price in words. */
  price: string;
  /** The price in taka, recomputed at every key; 0 for an invalid number. */
  amountOf: (typed: string) => number;
  /** The amount to pay, or the reason why there is none. */
  check: (typed: string) => AmountCheck;
  /** The other fields of the purchase, read when the payment starts. */
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

/** Asks for the quantity, shows the price and leads to bKash. */
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
    // After the browser's Back button, the page may be restored from the back-forward cache.
    const wake = () => settle();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  function type(text: string) {
    setTyped(text);
    setErrors(undefined);
  }

  /** Shows the message once: on the form, or in a toast when the form was closed meanwhile. */
  function showError(message: string) {
    if (isShown.current) setErrors({ '': message });
    else toast.error(message);
  }

  function settle() {
    isUnderWay.current = false;
    setPending(false);
  }

  async function pay() {
    // A second Enter may come before the button is drawn as busy.
    if (isUnderWay.current) return;
    const checked = check(typed);
    if ('error' in checked) return showError(messageText(checked.error, t));
    setErrors(undefined);
    isUnderWay.current = true;
    setPending(true);
    const started = await createPayment({ ...order(typed), amount: checked.amount });
    // The button stays busy while the browser loads the payment page.
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
