import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import {
  checkRenewal,
  DEFAULT_RENEWAL_MONTHS,
  quantity,
  renewalAmount,
  renewalTransactionId,
} from '../../../../schema/rules/amounts.ts';
import type { RenewPackage_business$key } from '../../../__generated__/RenewPackage_business.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { amountText } from '../paymentText.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { usePurchasePopover } from './usePurchasePopover.ts';
import type { PurchaseProps } from './usePurchasePopover.ts';

/** Buys more months of the package. */
export function RenewPackage({ business, again, onClose }: PurchaseProps<RenewPackage_business$key>) {
  const { t } = useTranslation();
  const popover = usePurchasePopover(again, onClose);
  const { id, subscription, pacagePrice } = useFragment(
    graphql`
      fragment RenewPackage_business on Business {
        id
        subscription
        pacagePrice
      }
    `,
    business,
  );
  return (
    <Popover
      label={t('Renew Package')}
      trigger={<Button variant="primary">{t('Renew Package')}</Button>}
      {...popover}
    >
      <PaymentForm
        label={t('Duration in months')}
        initial={String(again ?? DEFAULT_RENEWAL_MONTHS)}
        price={t('{{price}} per month', { price: amountText(pacagePrice, t) })}
        amountOf={(months) => renewalAmount(months, pacagePrice)}
        check={(months) => checkRenewal({ months, packagePrice: pacagePrice, businessId: id })}
        order={(months) => ({
          type: 'PACKAGE_RENEW',
          businessId: id,
          months: quantity(months),
          transactionId: renewalTransactionId(subscription, Date.now()),
        })}
      />
    </Popover>
  );
}
