import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { PlatformPaymentGrid_query$key } from '../../../__generated__/PlatformPaymentGrid_query.graphql.ts';
import type { PlatformPaymentGridPageQuery } from '../../../__generated__/PlatformPaymentGridPageQuery.graphql.ts';
import { DataGrid } from '../../../ui/datagrid/DataGrid.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { boughtText } from '../../reports/paymentText.ts';
import { platformPaymentRoute } from '../platformRoutes.ts';
import { usePaymentColumns } from './paymentColumns.tsx';
import type { PaymentRow } from './paymentColumns.tsx';

interface PlatformPaymentGridProps {
  query: PlatformPaymentGrid_query$key;
  /** Other filters are on their way; the rows of the last ones are still shown. */
  isChanging: boolean;
  isFiltered: boolean;
  onClearFilters: () => void;
  toolbar: ReactNode;
}

const PAGE = 50;
const rowId = (payment: PaymentRow) => payment.id;
const rowHref = ({ id }: PaymentRow) => `/super-admin/payments/${encodeURIComponent(id)}`;

/** The rows of the platform's payments, page after page; a row opens its payment. */
export function PlatformPaymentGrid(props: PlatformPaymentGridProps) {
  const { query, isChanging, isFiltered, onClearFilters, toolbar } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const columns = usePaymentColumns();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PlatformPaymentGridPageQuery,
    PlatformPaymentGrid_query$key
  >(
    graphql`
      fragment PlatformPaymentGrid_query on Query
      @argumentDefinitions(
        count: { type: "Int!" }
        cursor: { type: "String" }
        filter: { type: "PlatformPaymentsFilter" }
      )
      @refetchable(queryName: "PlatformPaymentGridPageQuery") {
        platformPayments(first: $count, after: $cursor, filter: $filter)
          @connection(key: "PlatformPaymentGrid_platformPayments", filters: ["filter"]) {
          edges {
            node {
              ...paymentColumns_payment @relay(mask: false)
            }
          }
        }
      }
    `,
    query,
  );
  const rows = useMemo<PaymentRow[]>(() => data.platformPayments.edges.map((edge) => edge.node), [data]);
  const onLoadNext = useCallback(() => loadNext(PAGE), [loadNext]);
  return (
    <DataGrid
      id="platform-payments"
      label={t('Payments')}
      columns={columns}
      rows={rows}
      getRowId={rowId}
      getRowLabel={(payment) =>
        t('{{what}} for {{business}}', { what: boughtText(payment, t), business: payment.business.name })
      }
      getRowHref={rowHref}
      onOpen={({ id }) => void navigate({ to: platformPaymentRoute.to, params: { id } })}
      isLoading={isChanging}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      onLoadNext={onLoadNext}
      isFiltered={isFiltered}
      onClearFilters={onClearFilters}
      toolbar={toolbar}
      emptyState={
        <EmptyState title={t('No payments yet')}>
          {t('What businesses pay for SMS balance and package renewals comes here.')}
        </EmptyState>
      }
    />
  );
}
