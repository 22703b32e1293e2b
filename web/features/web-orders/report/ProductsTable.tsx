import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { ProductsTable_products$data, ProductsTable_products$key } from '../../../__generated__/ProductsTable_products.graphql.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { WebOrderSearch } from '../webOrderSearch.ts';
import { CountLink } from './CountLink.tsx';
import { shareText } from './reportText.ts';

type Row = ProductsTable_products$data[number];

/** The products that were ordered in the range, and how many of the orders were approved. */
export function ProductsTable({ products, behind }: { products: ProductsTable_products$key; behind: WebOrderSearch }) {
  const { t } = useTranslation();
  const rows = useFragment(
    graphql`
      fragment ProductsTable_products on WebOrderProduct @relay(plural: true) {
        productId
        name
        orders
        approved
        pieces
      }
    `,
    products,
  );
  const nameOf = ({ productId, name }: Row) => (productId ? name : t('Not matched to a product'));
  const count = (id: 'orders' | 'approved', header: string, status?: 'APPROVED') => ({
    id, header, align: 'end' as const,
    cell: (row: Row) => (
      <CountLink
        count={row[id]} label={`${header}, ${nameOf(row)}`}
        search={{ ...behind, ...(row.productId ? { product: row.productId, name: row.name } : { unmatched: 'YES' }), ...(status && { status }) }}
      />
    ),
  });
  return (
    <FactTable<Row>
      label={t('By product')}
      rows={rows}
      isStackedOnPhone
      getRowId={({ productId }) => productId ?? 'unmatched'}
      columns={[
        { id: 'name', header: t('Product'), isWide: true, cell: nameOf },
        count('orders', t('Web orders')),
        count('approved', t('Approved'), 'APPROVED'),
        { id: 'share', header: t('Approved share'), align: 'end', cell: ({ approved, orders }) => shareText(approved, orders, t) },
        { id: 'pieces', header: t('Pieces'), align: 'end', cell: ({ pieces }) => formatCount(pieces) },
      ]}
    />
  );
}
