import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { checkSmsPurchase, quantity, smsAmount, smsTransactionId } from '../../../../schema/rules/amounts.ts';
import type { AddSmsBalance_business$key } from '../../../__generated__/AddSmsBalance_business.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { PaymentForm } from './PaymentForm.tsx';

/** Buys messages. */
export function AddSmsBalance({ business }: { business: AddSmsBalance_business$key }) {
  const { t } = useTranslation();
  const { id, smsRate } = useFragment(
    graphql`
      fragment AddSmsBalance_business on Business {
        id
        smsRate
      }
    `,
    business,
  );
  return (
    <Popover label={t('Add SMS Balance')} trigger={<Button variant="primary">{t('Add SMS Balance')}</Button>}>
      <PaymentForm
        label={t('Number of SMS')}
        initial=""
        price={t('TK {{rate}} per SMS', { rate: smsRate })}
        amountOf={(count) => smsAmount(count, smsRate)}
        check={(count) => checkSmsPurchase({ count, smsRate, businessId: id })}
        order={(count) => ({
          type: 'SMS',
          businessId: id,
          count: quantity(count),
          transactionId: smsTransactionId(Date.now()),
        })}
      />
    </Popover>
  );
}
