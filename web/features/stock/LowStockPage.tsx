import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { LowStockPage_products$key } from '../../__generated__/LowStockPage_products.graphql.ts';
import type { LowStockPageQuery } from '../../__generated__/LowStockPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import type { ColumnMakers } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import type { RowOf } from '../../list/useListRows.ts';
import { useListScreen } from '../../list/useListScreen.ts';
import { useCan } from '../../shell/usePermissions.ts';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { wantedText } from '../purchases/wanted.ts';
import { lowStockSearch } from './lowStockSearch.ts';
import { daysLeftText, lastsText, purchaseOf, soonest, sumOf } from './lowStockTotals.ts';
import { lowStockRoute } from './stockRoutes.ts';

const query = graphql`
  query LowStockPageQuery($first: Int!, $filter: LowStockProductsFilter) @preloadable {
    ...LowStockPage_products @arguments(count: $first, filter: $filter)
    viewer {
      lowStockCount
    }
  }
`;

const productsFragment = graphql`
  fragment LowStockPage_products on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "LowStockProductsFilter" }
  )
  @refetchable(queryName: "LowStockPageNextQuery") {
    lowStockProducts(first: $count, after: $cursor, filter: $filter)
      @connection(key: "LowStockPage_lowStockProducts", filters: ["filter"]) {
      edges {
        node {
          id
          productId
          name
          available
          pictureUrl
          variants {
            sku
            name
            available
            level
            onOrder
            sold
            daysLeft
            suggested
          }
        }
      }
    }
  }
`;

type Row = RowOf<LowStockPage_products$key>;

const productLink = ({ productId }: Row) => ({ to: '/product/product-list/$id', params: { id: productId } }) as const;

/** The products that are low on stock, with days left and pieces to buy: `/notification/low-stock`. */
export function LowStockPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayBuy = useCan('purchase');
  const address = lowStockRoute.useSearch();
  const list = useListScreen<LowStockPageQuery, LowStockPage_products$key, typeof lowStockSearch>({
    search: lowStockSearch,
    address,
    loaded: lowStockRoute.useLoaderData(),
    query,
    rows: productsFragment,
  });
  const columns = useColumns(lowStockColumns);
  const buy = (rows: readonly Row[]) => void navigate({ to: '/purchase/new-purchase', search: { buy: wantedText(purchaseOf(rows)) } });
  // Of the gateway and not of the loaded rows, which are the first page.
  const buyAll = () => void navigate({ to: '/purchase/new-purchase', search: { low: 'all', ...(address.search && { search: address.search }) } });
  const total = list.data.viewer?.lowStockCount ?? 0;
  return (
    <ListScreen
      id="low-stock"
      kind="product"
      exportName="low-stock"
      list={list}
      title={t('Low Stock')}
      count={t('{{total}} in all', { total: formatCount(total) })}
      create={
        mayBuy && list.rows.length > 0
          ? { label: t('Create purchase'), icon: ShoppingCart, to: buyAll }
          : undefined
      }
      label={t('Products that ran low')}
      searchLabel={t('Product or SKU')}
      columns={columns}
      rowLabel={({ name }) => name}
      rowLink={productLink}
      rowActions={
        mayBuy
          ? (row) => [{ id: 'buy', icon: ShoppingCart, label: t('Create purchase'), onAction: () => buy([row]) }]
          : undefined
      }
      emptyState={
        <EmptyState title={t('Nothing runs low')}>
          {t('A product stands here when a variant is at its warning level or below, sells out before new goods come, or is promised beyond what is on hand.')}
        </EmptyState>
      }
    />
  );
}

function lowStockColumns(column: ColumnMakers<Row>, t: TFunction): readonly DataGridColumn<Row>[] {
  return [
    column.title('product', t('Product'), ({ name }) => name, {
      minWidth: 200,
      picture: ({ pictureUrl }) => pictureUrl ?? null,
      secondary: ({ variants }) => variants.map(({ sku, name }) => name || sku).join(', '),
    }),
    column.count('available', t('Available'), ({ variants }) => sumOf(variants, 'available'), {
      mobile: 'value', isStrong: true, tone: ({ available }) => (available <= 0 ? 'bad' : 'plain'),
    }),
    column.text('daysLeft', t('Lasts'), ({ variants }) => daysLeftText(soonest(variants), t), {
      width: 120, tone: ({ variants }) => ((soonest(variants) ?? 99) <= 3 ? 'bad' : 'plain'),
    }),
    column.count('sold', t('Sold in 30 days'), ({ variants }) => sumOf(variants, 'sold'), { width: 130 }),
    column.text('level', t('Low at'), ({ variants }) => variants.map(({ level }) => (level > 0 ? formatCount(level) : '–')).join(', '), { width: 90, align: 'end' }),
    column.count('onOrder', t('On order'), ({ variants }) => sumOf(variants, 'onOrder'), { width: 144 }),
    column.count('suggested', t('To buy'), ({ variants }) => sumOf(variants, 'suggested'), { isStrong: true }),
    column.text(
      'inWords',
      t('Low stock in words'),
      ({ variants }) => t('{{lasts}} · {{toBuy}} to buy · {{onOrder}} on order', {
        lasts: lastsText(soonest(variants), t), toBuy: formatCount(sumOf(variants, 'suggested')), onOrder: formatCount(sumOf(variants, 'onOrder')),
      }),
      { isHiddenAtFirst: true, width: 220, mobile: 'subtitle' },
    ),
  ];
}
