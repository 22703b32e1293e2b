import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PlatformPaymentsPage_payments$key } from '../../__generated__/PlatformPaymentsPage_payments.graphql.ts';
import type { PlatformPaymentsPageQuery } from '../../__generated__/PlatformPaymentsPageQuery.graphql.ts';
import { choiceFilter } from '../../list/choiceFilter.tsx';
import { useColumns } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import { boughtText } from '../reports/paymentText.ts';
import { paymentColumns } from './paymentColumns.tsx';
import type { PaymentRow } from './paymentColumns.tsx';
import { PAYMENT_KINDS, PAYMENT_STATES, paymentSearch } from './paymentSearch.ts';
import type { PaymentKind } from './paymentSearch.ts';
import { platformPaymentsRoute } from './platformRoutes.ts';

const query = graphql`
  query PlatformPaymentsPageQuery($first: Int!, $filter: PlatformPaymentsFilter, $business: ID!, $isOfOne: Boolean!) @preloadable {
    ...PlatformPaymentsPage_payments @arguments(count: $first, filter: $filter)
    platformBusiness(id: $business) @include(if: $isOfOne) {
      name
    }
  }
`;

const paymentsFragment = graphql`
  fragment PlatformPaymentsPage_payments on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "PlatformPaymentsFilter" }
  )
  @refetchable(queryName: "PlatformPaymentsPageNextQuery") {
    platformPayments(first: $count, after: $cursor, filter: $filter)
      @connection(key: "PlatformPaymentsPage_platformPayments", filters: ["filter"]) {
      edges {
        node {
          ...paymentColumns_payment @relay(mask: false)
        }
      }
    }
  }
`;

const paymentLink = ({ id }: PaymentRow) => ({ to: '/super-admin/payments/$id', params: { id } }) as const;

/** The payments of all businesses to Karbar: `/super-admin/payments`. */
export function PlatformPaymentsPage() {
  const { t } = useTranslation();
  const address = platformPaymentsRoute.useSearch();
  const list = useListScreen<PlatformPaymentsPageQuery, PlatformPaymentsPage_payments$key, typeof paymentSearch>({
    search: paymentSearch,
    address: paymentSearch.read({ ...address }),
    loaded: platformPaymentsRoute.useLoaderData(),
    query,
    rows: paymentsFragment,
  });
  const { kind, business } = list.search;
  const ofOne = list.data.platformBusiness;
  const columns = useColumns(useMemo(() => paymentColumns(list.rows), [list.rows]));
  const kinds: Record<PaymentKind, string> = {
    SMS: t('SMS balance'), PACKAGE_RENEW: t('Package renewal'), TIER_CHANGE: t('Change of the package'),
  };

  return (
    <ListScreen
      id="platform-payments"
      isWithoutViews
      kind="platformPayment"
      list={list}
      exportName="platform-payments"
      title={t('Payments')}
      count={t('of all businesses')}
      label={t('Payments')}
      tabs={{
        label: t('Payments by status'),
        items: [
          { value: undefined, label: t('All') },
          ...PAYMENT_STATES.map((value) => ({ value, label: statusText(value, t) })),
        ],
      }}
      searchLabel={t('Business, transaction, invoice')}
      filters={[
        choiceFilter({
          id: 'kind', label: t('Kind'), value: kind, choices: PAYMENT_KINDS.map((id) => ({ id, name: kinds[id] })), onChange: (chosen) => list.change({ kind: chosen }),
        }),
        // Set by the page of a business: there are too many to choose from.
        ...(business ? [choiceFilter({
          id: 'business', label: t('Business'), value: business, choices: [{ id: business, name: ofOne?.name ?? business }], onChange: (chosen) => list.change({ business: chosen }),
        })] : []),
      ]}
      columns={columns}
      rowLabel={(payment) =>
        t('{{what}} for {{business}}', { what: boughtText(payment, t), business: payment.business.name })
      }
      rowLink={paymentLink}
      emptyState={
        list.search.status ? (
          <EmptyState title={t('No payments here')}>{t('No payment stands in this status now.')}</EmptyState>
        ) : (
          <EmptyState title={t('No payments yet')}>
            {t('What businesses pay for SMS balance and package renewals comes here.')}
          </EmptyState>
        )
      }
    />
  );
}
