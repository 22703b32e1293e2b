import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { BookingPricesQuery, BookingPricesQuery$data } from '../../../__generated__/BookingPricesQuery.graphql.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { ChosenArea } from './AreaChoices.tsx';

type Price = NonNullable<BookingPricesQuery$data['parcelPrices']>[number];

interface BookingPricesProps {
  courier: { id: string; name: string };
  orderIds: readonly string[];
  areas: readonly ChosenArea[];
}

const query = graphql`
  query BookingPricesQuery($courierId: ID!, $orders: [ID!]!, $areas: [PricedAreaInput!]) {
    parcelPrices(courierId: $courierId, orders: $orders, areas: $areas) {
      orderId
      reference
      byTerms
      byCourier
      hasArea
    }
  }
`;

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 12px 0 0;
`;

const Table = styled.div`
  width: 100%;
  max-height: 220px;
  border: 1px solid ${token.border};
  border-radius: ${token.radius};
  overflow: auto;
`;

const Words = styled.p`
  margin: 0;
  color: ${token.ink2};
`;

const money = (amount: number | null | undefined) => (amount == null ? '–' : formatTaka(amount));

/**
 * What the parcels cost by the courier's own API, beside the terms of the delivery method; asked for on demand, and from then
 * on for whatever areas are chosen: they may come only after somebody has asked.
 */
export function BookingPrices({ courier, orderIds, areas }: BookingPricesProps) {
  const { t } = useTranslation();
  const [times, setTimes] = useState(0);
  const isWanted = times > 0;
  const { data, isLoading, error } = useSecondaryQuery<BookingPricesQuery>(
    query, { courierId: courier.id, orders: orderIds, areas }, { isWanted, fetchKey: times },
  );
  const prices = isLoading || error ? null : data?.parcelPrices;

  const words = () => {
    if (!isWanted || isLoading) return null;
    if (error) return error.message;
    if (!prices) return t('{{courier}} tells no prices before it has the parcel.', { courier: courier.name });
    if (prices.some(({ hasArea }) => !hasArea)) return t('It names no price where its area is not chosen.');
    return prices.length < orderIds.length
      ? t('The first {{count}} of {{total}} parcels, the fee for the cash included.', { count: prices.length, total: orderIds.length })
      : t('The fee for the cash is included.');
  };
  const said = words();
  return (
    <Box>
      <Button size="small" onClick={() => setTimes(times + 1)} isPending={isLoading}>
        {t('Ask {{courier}} for the price', { courier: courier.name })}
      </Button>
      {prices && (
        <Table>
          <FactTable<Price>
            label={t('Prices of the parcels')}
            rows={prices}
            getRowId={({ orderId }) => orderId}
            columns={[
              { id: 'order', header: t('Order'), isWide: true, cell: ({ reference }) => <CellText isStrong>{reference}</CellText> },
              { id: 'terms', header: t('By your terms'), align: 'end', cell: ({ byTerms }) => money(byTerms) },
              { id: 'courier', header: t('{{courier}} says', { courier: courier.name }), align: 'end', cell: ({ byCourier }) => money(byCourier) },
            ]}
          />
        </Table>
      )}
      {said && <Words role="status">{said}</Words>}
    </Box>
  );
}
