import type { TFunction } from 'i18next';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { WebOrderFacts_order$data, WebOrderFacts_order$key } from '../../../__generated__/WebOrderFacts_order.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { textFact } from '../../../ui/textFact.ts';
import { ExternalLink, TextLink } from '../../../ui/TextLink.tsx';
import { storeStatusText } from '../storeStatusText.ts';

/** The name of the method, and the id of an online payment, which the site's setting refers to. */
function paymentOf({ paymentMethod, paymentTitle }: WebOrderFacts_order$data, t: TFunction): string {
  if (paymentMethod === 'cod') return paymentTitle && paymentTitle !== 'cod' ? paymentTitle : t('Cash on delivery');
  if (!paymentTitle || paymentTitle === paymentMethod) return paymentMethod || '–';
  return `${paymentTitle} (${paymentMethod})`;
}

/** What the shop sent about the order. */
export function WebOrderFacts({ order }: { order: WebOrderFacts_order$key }) {
  const { t } = useTranslation();
  const facts = useFragment(
    graphql`
      fragment WebOrderFacts_order on WebOrder {
        number
        siteName
        storeStatus
        paymentMethod
        paymentTitle
        datePaid
        transactionId
        extraFields {
          label
          value
        }
        shippingMethod
        couponCodes
        utmSource
        utmCampaign
        ipAddress
        dateCreated
        dateModified
        writtenBackAt
        shopLink
        partOf {
          id
          number
        }
      }
    `,
    order,
  );
  return (
    <Card title={t('In the shop')} icon={Globe}>
      <DescriptionList
        items={[
          { id: 'site', term: t('Site'), value: facts.siteName },
          ...(facts.shopLink
            ? [{
                id: 'admin',
                term: t('In its admin pages'),
                value: <ExternalLink href={facts.shopLink} target="_blank" rel="noreferrer">{`#${facts.number}`}</ExternalLink>,
              }]
            : []),
          ...(facts.partOf
            ? [{
                id: 'whole',
                term: t('Part of'),
                value: <TextLink to="/website/order/$id" params={{ id: facts.partOf.id }}>{`#${facts.partOf.number}`}</TextLink>,
              }]
            : []),
          { id: 'status', term: t('Store status'), value: storeStatusText(facts.storeStatus, t) },
          { id: 'payment', term: t('Payment'), value: paymentOf(facts, t) },
          ...(facts.datePaid
            ? [{ id: 'paid', term: t('Paid in the shop'), value: formatShortDateTime(facts.datePaid) }]
            : []),
          ...(facts.transactionId
            ? [{ id: 'transaction', term: t('Transaction'), value: facts.transactionId }]
            : []),
          { id: 'shipping', term: t('Delivery method'), value: facts.shippingMethod || '–' },
          ...(facts.couponCodes.length > 0
            ? [{ id: 'coupons', term: t('Coupons'), value: facts.couponCodes.join(', ') }]
            : []),
          ...facts.extraFields.map(({ label, value }, index) => ({ id: `extra${index}`, term: label, value })),
          ...textFact('source', t('Came from'), [facts.utmSource, facts.utmCampaign].filter(Boolean).join(' · ')),
          { id: 'created', term: t('Ordered'), value: formatShortDateTime(facts.dateCreated) },
          { id: 'modified', term: t('Last change'), value: formatShortDateTime(facts.dateModified) },
          ...(facts.writtenBackAt
            ? [{ id: 'told', term: t('Last told of the order'), value: formatShortDateTime(facts.writtenBackAt) }]
            : []),
          { id: 'ip', term: t('IP'), value: facts.ipAddress || '–' },
        ]}
      />
    </Card>
  );
}
