import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { checkSmsPurchase, quantity, smsAmount, smsTransactionId } from '../../../../schema/rules/amounts.ts';
import type { AddSmsBalance_business$key } from '../../../__generated__/AddSmsBalance_business.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { usePurchasePopover } from './usePurchasePopover.ts';
import type { PurchaseProps } from './usePurchasePopover.ts';

/** Buys SMS. */
export function AddSmsBalance({ business, again, onClose }: PurchaseProps<AddSmsBalance_business$key>) {
  const { t } = useTranslation();
  const popover = usePurchasePopover(again, onClose);
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
    <Popover
      label={t('Add SMS Balance')}
      trigger={<Button>{t('Add SMS Balance')}</Button>}
      {...popover}
    >
      <PaymentForm
        label={t('Number of SMS')}
        initial={again === undefined ? '' : String(again)}
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
