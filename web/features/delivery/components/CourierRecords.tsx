import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { CourierRecordsQuery, CourierRecordsQuery$data } from '../../../__generated__/CourierRecordsQuery.graphql.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { oneDecimal } from '../../../ui/oneDecimal.ts';
import { token } from '../../../ui/theme/token.ts';

type Record = CourierRecordsQuery$data['courierRecords'][number];

interface CourierRecordsProps {
  orderIds: readonly string[];
  /** Show only couriers with an API. */
  isConnectedOnly?: boolean;
  chosen: string;
  /** Identified by id when only connected couriers are shown, otherwise by name. */
  onChoose: (courier: { id: string; name: string }) => void;
}

const query = graphql`
  query CourierRecordsQuery($orders: [ID!]!) {
    courierRecords(orders: $orders) {
      courierId
      name
      isConnected
      parcels
      deliveredShare
      averageDays
      charge
      net
    }
  }
`;

const Box = styled.div`
  margin: 0 -4px;
  border: 1px solid ${token.border};
  border-radius: ${token.radius};
  overflow: hidden;
`;

const Choice = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${token.accentText};
  font: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &[aria-pressed='true'] {
    color: ${token.ink};
  }
`;

const share = (value: number | null | undefined) => (value == null ? '–' : `${formatCount(Math.round(value * 100))}%`);

/** Compares couriers for the destinations of these orders; a click selects one. Renders nothing while loading or after an error. */
export function CourierRecords({ orderIds, isConnectedOnly = false, chosen, onChoose }: CourierRecordsProps) {
  const { t } = useTranslation();
  const { data } = useSecondaryQuery<CourierRecordsQuery>(query, { orders: orderIds });
  const records = data?.courierRecords ?? [];
  const shown = records.filter(({ isConnected, parcels }) => (isConnectedOnly ? isConnected : isConnected || parcels > 0));
  if (shown.length === 0) return null;
  const money = (amount: number | null | undefined) => (amount == null ? '–' : formatTaka(amount));
  return (
    <Box>
      <FactTable<Record>
        label={t('How couriers do there')}
        rows={shown}
        isStackedOnPhone
        getRowId={({ courierId }) => courierId}
        columns={[
          {
            id: 'courier', header: t('Courier'), isWide: true,
            cell: ({ courierId: id, name, parcels }) => (
              <>
                <Choice type="button" aria-pressed={chosen === id || chosen === name} onClick={() => onChoose({ id, name })}>{name}</Choice>
                <CellText tone="muted">{t('{{count}} parcels', { count: parcels, number: formatCount(parcels), defaultValue_one: '{{count}} parcel' })}</CellText>
              </>
            ),
          },
          { id: 'delivered', header: t('Delivered'), align: 'end', cell: ({ deliveredShare }) => share(deliveredShare) },
          { id: 'days', header: t('Days'), align: 'end', cell: ({ averageDays }) => averageDays == null ? '–' : oneDecimal(averageDays) },
          // Null for whoever may not see costs.
          ...(shown.some(({ charge, net }) => charge != null || net != null)
            ? [
                { id: 'charge', header: t('Charge'), align: 'end' as const, cell: ({ charge }: Record) => money(charge) },
                { id: 'net', header: t('Net a parcel'), align: 'end' as const, cell: ({ net }: Record) => money(net) },
              ]
            : []),
        ]}
      />
    </Box>
  );
}
