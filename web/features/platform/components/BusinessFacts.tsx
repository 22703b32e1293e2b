import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatExpiryDate, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { BusinessFacts_business$key } from '../../../__generated__/BusinessFacts_business.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { DetailPair } from '../../../ui/DetailColumns.tsx';
import { smsPrice } from '../smsPrice.ts';
import { Stacked } from './formLayout.tsx';

/** What a business has bought, and how much of it is used. */
export function BusinessFacts({ business: key }: { business: BusinessFacts_business$key }) {
  const { t } = useTranslation();
  const business = useFragment(
    graphql`
      fragment BusinessFacts_business on PlatformBusiness {
        hotline
        founders
        packageExpiresAt
        packagePrice
        smsRate
        smsBalance
        productUsage
        productLimit
        ecomOrderUsage
        ecomOrderLimit
        userUsage
        userLimit
        fileUsageMb
        fileLimitMb
        driftCount
        failingSites
        createdAt
      }
    `,
    key,
  );
  const usages = [
    { id: 'products', label: t('Products'), used: business.productUsage, limit: business.productLimit },
    { id: 'orders', label: t('Orders'), used: business.ecomOrderUsage, limit: business.ecomOrderLimit },
    { id: 'users', label: t('Users'), used: business.userUsage, limit: business.userLimit },
    { id: 'files', label: t('Files (MB)'), used: business.fileUsageMb, limit: business.fileLimitMb },
  ];
  const count = (value: number) => (value === 0 ? t('None') : formatCount(value));
  return (
    <DetailPair>
      <Card title={t('Package')}>
        <DescriptionList
          layout="amounts"
          items={[
            { id: 'expires', term: t('Expires'), value: formatExpiryDate(business.packageExpiresAt) },
            { id: 'price', term: t('Price per month'), value: formatTaka(business.packagePrice) },
            { id: 'sms', term: t('SMS balance'), value: formatCount(business.smsBalance) },
            { id: 'rate', term: t('Price per SMS'), value: smsPrice(business.smsRate) },
            { id: 'opened', term: t('Opened'), value: formatExpiryDate(business.createdAt) },
            { id: 'hotline', term: t('Hotline'), value: business.hotline ? phoneText(business.hotline) : t('None') },
            { id: 'founders', term: t('Founders'), value: business.founders.join(', ') || t('None') },
            { id: 'drift', term: t('Differences in stock or money'), value: count(business.driftCount), meaning: business.driftCount > 0 ? 'bad' : undefined },
            { id: 'sites', term: t('Web shops that fail'), value: count(business.failingSites), meaning: business.failingSites > 0 ? 'bad' : undefined },
          ]}
        />
      </Card>
      <Card title={t('Use')}>
        <Stacked>
          {usages.map(({ id, label, used, limit }) => (
            <ProgressBar
              key={id}
              label={label}
              value={used}
              max={limit}
              kind="limit"
              valueText={t('{{used}} of {{limit}}', { used: formatCount(used), limit: formatCount(limit) })}
            />
          ))}
        </Stacked>
      </Card>
    </DetailPair>
  );
}
