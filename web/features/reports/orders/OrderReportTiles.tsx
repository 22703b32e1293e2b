import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { OrderReportTiles_group$data, OrderReportTiles_group$key } from '../../../__generated__/OrderReportTiles_group.graphql.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { allOrdersSearch } from '../../orders/all/allOrdersSearch.ts';
import type { AllOrdersSearch } from '../../orders/all/allOrdersSearch.ts';
import { Tile, TileLine, TileLink, Tiles } from '../../orders/dashboard/Tile.tsx';
import type { OrderStatus } from '../../orders/orderSearch.ts';
import { shareText } from '../../web-orders/report/reportText.ts';

const fragment = graphql`
  fragment OrderReportTiles_group on OrderReportGroup {
    orders
    value
    statuses {
      status
      count
    }
  }
`;

interface OrderReportTilesProps {
  now: OrderReportTiles_group$key;
  before: OrderReportTiles_group$key;
  /** The list's filter for the counted orders. */
  behind: AllOrdersSearch;
}

const inStatus = ({ statuses }: OrderReportTiles_group$data, wanted: OrderStatus): number =>
  statuses.find(({ status }) => status === wanted)?.count ?? 0;

/** The figures of the range, each beside the one of the equally long range before. */
export function OrderReportTiles({ now, before, behind }: OrderReportTilesProps) {
  const { t } = useTranslation();
  const group = useFragment(fragment, now);
  const past = useFragment(fragment, before);
  const tile = (label: string, status?: OrderStatus) => {
    const of = (one: OrderReportTiles_group$data) => (status ? inStatus(one, status) : one.orders);
    return (
      <TileLink
        to="/ecom/all-order" search={searchOf(allOrdersSearch, { ...behind, ...(status && { status }) })}
        label={label} value={formatCount(of(group))}
        note={
          <>
            {status && <TileLine>{t('{{share}} of all orders', { share: shareText(of(group), group.orders, t) })}</TileLine>}
            <TileLine>{t('{{before}} in the days before', { before: formatCount(of(past)) })}</TileLine>
          </>
        }
      />
    );
  };
  return (
    <Tiles $isLinesOnPhone>
      {tile(t('Orders'))}
      <Tile label={t('Value')} value={formatTaka(group.value)} note={t('{{before}} in the days before', { before: formatTaka(past.value) })} />
      {tile(t('Delivered'), 'DELIVERED')}
      {tile(t('Returned'), 'RETURNED')}
      {tile(t('Cancelled'), 'CANCELLED')}
    </Tiles>
  );
}
