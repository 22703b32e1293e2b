import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { BookingPricesQuery, BookingPricesQuery$data } from '../../../__generated__/BookingPricesQuery.graphql.ts';
import { caughtMessage } from '../../../relay/caughtMessage.ts';
import { Button } from '../../../ui/Button.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { ChosenArea } from './AreaChoices.tsx';

type Answer = BookingPricesQuery$data['parcelPrices'];
type Price = NonNullable<Extract<Answer, { ok: true }>['value']>[number];
type State = { kind: 'NOT_ASKED' | 'ASKING' | 'NOT_TOLD' } | { kind: 'NO_ANSWER'; message: string } | { kind: 'TOLD'; prices: readonly Price[] };

interface BookingPricesProps {
  courier: { id: string; name: string };
  orderIds: readonly string[];
  areas: readonly ChosenArea[];
}

const query = graphql`
  query BookingPricesQuery($courierId: ID!, $orders: [ID!]!, $areas: [PricedAreaInput!]) {
    parcelPrices(courierId: $courierId, orders: $orders, areas: $areas) @catch(to: RESULT) {
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

/** What the parcels cost by the courier's own API, beside the terms of the delivery method; asked for on demand. */
export function BookingPrices({ courier, orderIds, areas }: BookingPricesProps) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>({ kind: 'NOT_ASKED' });

  function ask() {
    setState({ kind: 'ASKING' });
    const variables = { courierId: courier.id, orders: [...orderIds], areas };
    fetchQuery<BookingPricesQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ parcelPrices: answer }) => {
        if (!answer.ok) setState({ kind: 'NO_ANSWER', message: caughtMessage(answer.errors) ?? t('{{courier}} did not answer', { courier: courier.name }) });
        else setState(answer.value ? { kind: 'TOLD', prices: answer.value } : { kind: 'NOT_TOLD' });
      },
      error: ({ message }: Error) => setState({ kind: 'NO_ANSWER', message }),
    });
  }

  const words = () => {
    if (state.kind === 'NO_ANSWER') return state.message;
    if (state.kind === 'NOT_TOLD') return t('{{courier}} tells no prices before it has the parcel.', { courier: courier.name });
    if (state.kind !== 'TOLD') return null;
    if (state.prices.some(({ hasArea }) => !hasArea)) return t('It names no price where its area is not chosen.');
    return state.prices.length < orderIds.length
      ? t('The first {{count}} of {{total}} parcels, the fee for the cash included.', { count: state.prices.length, total: orderIds.length })
      : t('The fee for the cash is included.');
  };
  const said = words();
  return (
    <Box>
      <Button size="small" onClick={ask} isPending={state.kind === 'ASKING'}>{t('Ask {{courier}} for the price', { courier: courier.name })}</Button>
      {state.kind === 'TOLD' && (
        <Table>
          <FactTable<Price>
            label={t('Prices of the parcels')}
            rows={state.prices}
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
