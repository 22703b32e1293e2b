import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { PurchaseItems_purchase$data, PurchaseItems_purchase$key } from '../../../__generated__/PurchaseItems_purchase.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { ProductThumb } from '../../catalog/ProductThumb.tsx';
import { SkuLink } from '../../catalog/SkuLink.tsx';
import { dueBase } from '../purchaseFacts.ts';

type Line = PurchaseItems_purchase$data['lines'][number];

/** The lines and totals of a purchase; amounts are empty for somebody who may not see costs. */
export function PurchaseItems({ purchase: key }: { purchase: PurchaseItems_purchase$key }) {
  const { t } = useTranslation();
  const purchase = useFragment(
    graphql`
      fragment PurchaseItems_purchase on Purchase {
        itemsTotal
        discount
        extraCost
        extraAccount
        extraAccountId
        total
        returnedTotal
        paid
        due
        receivedCount
        itemCount
        lines {
          id
          name
          sku
          quantity
          received
          returned
          unitCost
          landedCost
          note
          variant {
            pictureUrl
          }
        }
      }
    `,
    key,
  );
  const { lines, itemsTotal, discount, extraCost, extraAccount, extraAccountId, total, returnedTotal, paid, due } = purchase;
  const withCost = itemsTotal !== null && itemsTotal !== undefined;
  const hasReturns = lines.some(({ returned }) => returned > 0);
  const amount = (id: string, term: ReactNode, taka: number | null | undefined) => ({ id, term, value: formatTaka(taka) });
  return (
    <>
      <Card isFlush>
        <FactTable<Line>
          label={t('Items')}
          isStackedOnPhone
          rows={lines}
          getRowId={({ id }) => id}
          columns={[
            {
              id: 'item',
              header: t('Item'),
              isWide: true,
              cell: ({ name, sku, note, variant }) => (
                <span data-cell-pictured>
                  <ProductThumb name={name} src={variant.pictureUrl} />
                  <span>
                    <CellText isStrong secondary={<><SkuLink sku={sku} />{note && ` · ${note}`}</>}>
                      {name}
                    </CellText>
                  </span>
                </span>
              ),
            },
            { id: 'quantity', header: t('Pieces'), align: 'end', cell: ({ quantity }) => formatCount(quantity) },
            { id: 'received', header: t('Received'), align: 'end', cell: ({ received }) => formatCount(received) },
            ...(hasReturns
              ? [{ id: 'returned', header: t('Returned'), align: 'end' as const, cell: ({ returned }: Line) => formatCount(returned) }]
              : []),
            ...(withCost
              ? [
                  { id: 'cost', header: t('Cost of one'), align: 'end' as const, cell: ({ unitCost }: Line) => formatTaka(unitCost) },
                  { id: 'landed', header: t('Landed'), align: 'end' as const, cell: ({ landedCost }: Line) => formatTaka(landedCost) },
                ]
              : []),
          ]}
        />
      </Card>
      {withCost && (
        <Card title={t('Bill')}>
          <DescriptionList
            layout="amounts"
            items={[
              amount('items', t('Goods'), itemsTotal),
              ...(discount ? [amount('discount', t('Discount'), -discount)] : []),
              ...(extraCost
                ? [amount('extra', extraAccount || extraAccountId ? t('Extra costs, paid apart') : t('Extra costs'), extraCost)]
                : []),
              { ...amount('total', t('Total'), total), isTotal: true },
              ...(returnedTotal ? [amount('returned', t('Returned'), -returnedTotal)] : []),
              amount('paid', t('Paid'), paid),
              (due ?? 0) < 0
                ? { ...amount('due', t('Held by the supplier'), -due!), isTotal: true }
                : { ...amount('due', <CellText secondary={dueBase(purchase, t) ?? undefined}>{t('Due')}</CellText>, due), isTotal: true, ...(due ? { meaning: 'bad' as const } : {}) },
            ]}
          />
        </Card>
      )}
    </>
  );
}
