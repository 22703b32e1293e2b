import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import {
  checkTierChange,
  PRICED_MONTH_DAYS,
  quantity,
  tierChangeAmount,
  tierChangeDays,
  tierChangeTransactionId,
} from '../../../../schema/rules/amounts.ts';
import { formatCount } from '../../../../schema/rules/format.ts';
import { packageDaysLeft } from '../../../../schema/rules/package-days.ts';
import type { ChangePackage_business$key } from '../../../__generated__/ChangePackage_business.graphql.ts';
import { currentTime } from '../../../relay/serverTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { Select } from '../../../ui/Select.tsx';
import { amountText } from '../paymentText.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { usePurchasePopover } from './usePurchasePopover.ts';
import type { PurchaseProps } from './usePurchasePopover.ts';

interface ChangePackageProps extends PurchaseProps<ChangePackage_business$key> {
  /** The one that `again` is about. */
  tier?: string | null;
}

/**
 * Changes to a more expensive tier: the user pays the difference for the remaining days, and additional months if
 * wanted.
 */
export function ChangePackage({ business, again, tier: before, onClose }: ChangePackageProps) {
  const { t } = useTranslation();
  const popover = usePurchasePopover(again, onClose);
  const { id, pacagePrice, packageExpiresAt, dearerTiers } = useFragment(
    graphql`
      fragment ChangePackage_business on Business {
        id
        pacagePrice
        packageExpiresAt
        dearerTiers {
          tier
          productLimit
          ecomOrderLimit
          userLimit
          packagePrice
        }
      }
    `,
    business,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const tier = dearerTiers.find((one) => one.tier === (chosen ?? before)) ?? dearerTiers[0];
  if (!tier) return null;
  const daysLeft = packageDaysLeft(packageExpiresAt, new Date(currentTime()));
  /** A payment says how many days of the new package it was for, those that are left among them. */
  const monthsAgain = Math.max(0, Math.round(((again ?? 0) - daysLeft) / PRICED_MONTH_DAYS));
  const changeOf = (months: string) => ({
    daysLeft, months, packagePrice: pacagePrice, tierPrice: tier.packagePrice, businessId: id,
  });
  return (
    <Popover label={t('Change Package')} trigger={<Button>{t('Change Package')}</Button>} {...popover}>
      <PaymentForm
        choice={
          <Select
            label={t('New package')}
            value={tier.tier}
            onChange={setChosen}
            options={dearerTiers.map((one) => ({
              id: one.tier,
              label: t('{{tier}}, {{price}} per month', { tier: one.tier, price: amountText(one.packagePrice, t) }),
            }))}
            description={t('{{products}} products, {{orders}} orders, {{users}} users', {
              products: formatCount(tier.productLimit),
              orders: formatCount(tier.ecomOrderLimit),
              users: formatCount(tier.userLimit),
            })}
          />
        }
        label={t('Months to add')}
        initial={String(Math.max(monthsAgain, daysLeft === 0 ? 1 : 0))}
        price={t('You pay the difference for {{count}} days that are left, and the months that you add.', {
          count: daysLeft,
          defaultValue_one: 'You pay the difference for {{count}} day that is left, and the months that you add.',
        })}
        amountOf={(months) => (tierChangeDays(changeOf(months)) > 0 ? tierChangeAmount(changeOf(months)) : 0)}
        check={(months) => checkTierChange(changeOf(months))}
        order={(months) => ({
          type: 'TIER_CHANGE',
          tier: tier.tier,
          businessId: id,
          months: quantity(months),
          transactionId: tierChangeTransactionId(tier.tier, Date.now()),
        })}
      />
    </Popover>
  );
}
