import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { CallFacts_order$key } from '../../../__generated__/CallFacts_order.graphql.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Muted, Split } from './callPanelStyle.ts';
import { dueOf } from './dueOf.ts';

interface CallFactsProps {
  order: CallFacts_order$key;
  /** Left out where the customer cannot be edited. */
  onEdit?: () => void;
}

/** The address, and the amount to collect. */
export function CallFacts({ order: key, onEdit }: CallFactsProps) {
  const { t } = useTranslation();
  const order = useFragment(
    graphql`
      fragment CallFacts_order on WebOrder {
        address
        district
        customerNote
        extraFields {
          label
          value
        }
        transactionId
        total
        refunded
        discount
        shipping
        paidInShop
      }
    `,
    key,
  );
  const { paidInShop, discount } = order;
  return (
    <Split>
      <div>
        <h3>
          {t('Address')}{' '}
          {onEdit && <IconButton icon={Pencil} size="small" label={t('Edit the customer')} onClick={onEdit} />}
        </h3>
        <p>{[order.address, order.district].filter(Boolean).join(', ') || '–'}</p>
        {order.customerNote && <Muted as="p">{order.customerNote}</Muted>}
        {order.extraFields.map(({ label, value }) => <p key={label + value}><Muted>{label}:</Muted> {value}</p>)}
      </div>
      <dl>
        {discount > 0 && <><dt>{t('Discount')}</dt><dd>{formatTaka(-discount)}</dd></>}
        <dt>{t('Delivery')}</dt>
        <dd>{formatTaka(order.shipping)}</dd>
        {(paidInShop ?? 0) > 0 && <><dt>{t('Paid in the shop')}</dt><dd>{formatTaka(-(paidInShop ?? 0))}</dd></>}
        {order.transactionId && <><dt>{t('Transaction')}</dt><dd>{order.transactionId}</dd></>}
        <dt>{paidInShop === null ? t('Total, payment unknown') : t('COD to collect')}</dt>
        <dd><strong>{formatTaka(dueOf(order))}</strong></dd>
      </dl>
    </Split>
  );
}
