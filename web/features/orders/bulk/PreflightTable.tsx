import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { PreflightTable_orders$data, PreflightTable_orders$key } from '../../../__generated__/PreflightTable_orders.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { statusText } from '../../../ui/statusMeaning.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

type Row = PreflightTable_orders$data[number];

/** The order stands behind its box; one that has none keeps the place of it. */
const Choice = styled.div`
  display: grid;
  grid-template-columns: 26px 1fr;

  > :last-child {
    grid-column: 2;
  }
`;

/** Why the order cannot be confirmed now; empty if it can. */
function obstacle({ status, short, hasPhone, hasAddress }: Row, t: TFunction): string {
  if (!hasPhone) return t('The phone number is no mobile number');
  if (!hasAddress) return t('The address is too short for a courier');
  if (short.length > 0) return short.map(({ sku, units }) => t('{{count}} of {{sku}} missing', { count: units, sku })).join(', ');
  return t('It stands at {{status}}', { status: statusText(status, t) });
}

/** Warnings that do not prevent the confirmation. */
function doubts({ duplicates, hasThana, orderCount, returnedCount }: Row, t: TFunction): string[] {
  return [
    ...(duplicates > 0 ? [t('{{count}} other open orders of this number', { count: duplicates, defaultValue_one: '{{count}} other open order of this number' })] : []),
    ...(returnedCount > 0 ? [t('{{returned}} of {{count}} orders came back', { returned: returnedCount, count: orderCount, defaultValue_one: '{{returned}} of {{count}} order came back' })] : []),
    ...(hasThana ? [] : [t('Thana not known')]),
  ];
}

/** Whether the number is on the block list, with or without a reason. */
const isBlocked = ({ blocked }: Row): boolean => blocked !== null && blocked !== undefined;

interface PreflightTableProps {
  orders: PreflightTable_orders$key;
  isChosen: (id: string) => boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** The preflight of each order, the oldest first, with a choice of those that can be confirmed. */
export function PreflightTable({ orders: key, isChosen, onChoose }: PreflightTableProps) {
  const { t } = useTranslation();
  const orders = useFragment(
    graphql`
      fragment PreflightTable_orders on PreflightOrder @relay(plural: true) {
        id
        reference
        status
        customerName
        phone
        itemSummary
        total
        createdAt
        short {
          sku
          units
        }
        hasThana
        hasPhone
        hasAddress
        duplicates
        orderCount
        returnedCount
        blocked
        isReady
      }
    `,
    key,
  );
  return (
    <Card isFlush>
      <FactTable<Row>
        label={t('Orders to confirm')}
        isStackedOnPhone
        rows={orders}
        getRowId={({ id }) => id}
        columns={[
          {
            id: 'order',
            header: t('Order'),
            isLine: true,
            cell: ({ id, reference, createdAt, isReady }) => (
              <Choice>
                {isReady && (
                  <Checkbox
                    label={<VisuallyHidden>{t('Confirm order {{order}}', { order: reference })}</VisuallyHidden>}
                    isSelected={isChosen(id)}
                    onChange={(next) => onChoose(id, next)}
                  />
                )}
                <div>
                  <CellText secondary={formatShortDateTime(createdAt)}>
                    <TextLink to="/ecom/order/$id" params={{ id }}>
                      {reference}
                    </TextLink>
                  </CellText>
                </div>
              </Choice>
            ),
          },
          { id: 'ready', header: t('Stock'), cell: (row) => (row.isReady
            ? <CellText tone="muted">{t('Ready')}</CellText>
            : <CellText tone="bad">{obstacle(row, t)}</CellText>) },
          { id: 'customer', header: t('Customer'), isLine: true, cell: ({ customerName, phone }) => <CellText secondary={phoneText(phone)}>{customerName}</CellText> },
          ...(orders.some(isBlocked) ? [{ id: 'blocked', header: t('Blocked'), cell: (row: Row) => isBlocked(row)
            && <CellText tone="bad">{row.blocked || t('Number is blocked')}</CellText> }] : []),
          { id: 'items', header: t('Items'), isWide: true, cell: ({ itemSummary }) => itemSummary },
          {
            id: 'doubts',
            header: t('Look at'),
            isWide: true,
            cell: (row) => <CellText>{doubts(row, t).join(' · ')}</CellText>,
          },
          { id: 'total', header: t('Total'), align: 'end', cell: ({ total }) => formatTaka(total) },
        ]}
      />
    </Card>
  );
}
