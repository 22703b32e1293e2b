import { useNavigate, useRouter } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PlatformPaymentsPageQuery } from '../../__generated__/PlatformPaymentsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { FilterBar } from '../../ui/datagrid/FilterBar.tsx';
import { StatusTabs } from '../../ui/datagrid/StatusTabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Select } from '../../ui/Select.tsx';
import { statusWord } from '../../ui/statusMeaning.ts';
import { PlatformPaymentGrid } from './components/PlatformPaymentGrid.tsx';
import { PAYMENT_KINDS, PAYMENT_STATES, readPaymentSearch } from './paymentSearch.ts';
import type { PaymentKind, PaymentSearch, PaymentState } from './paymentSearch.ts';
import { platformPaymentsRoute } from './platformRoutes.ts';

const ALL = 'ALL';

const platformPaymentsPageQuery = graphql`
  query PlatformPaymentsPageQuery($first: Int!, $filter: PlatformPaymentsFilter) @preloadable {
    ...PlatformPaymentGrid_query @arguments(count: $first, filter: $filter)
  }
`;

/** The payments of all businesses to Karbar: `/super-admin/payments`. */
export function PlatformPaymentsPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const navigate = useNavigate();
  const loaded = platformPaymentsRoute.useLoaderData();
  const search = readPaymentSearch({ ...platformPaymentsRoute.useSearch() });
  // The rows of the last address stay until those of the next are there.
  const shown = useDeferredValue(loaded);
  const data = useRouteQuery<PlatformPaymentsPageQuery>(platformPaymentsPageQuery, shown);
  const kinds: Record<PaymentKind, string> = { SMS: t('SMS balance'), PACKAGE_RENEW: t('Package renewal') };
  const inTab = (id: string): PaymentSearch => ({
    ...search,
    status: id === ALL ? undefined : (id as PaymentState),
  });
  // A tab can be gone back to; letters of a search cannot.
  const onSearch = (next: PaymentSearch) =>
    void navigate({ to: platformPaymentsRoute.to, search: next, replace: next.status === search.status });

  return (
    <>
      <PageHeader title={t('Payments')} count={t('of all businesses')} />
      <StatusTabs
        label={t('Payments by status')}
        tabs={[
          { id: ALL, label: t('All') },
          ...PAYMENT_STATES.map((status) => ({ id: status, label: t(statusWord(status)) })),
        ]}
        selectedId={search.status ?? ALL}
        onSelect={(id) => onSearch(inTab(id))}
        onIntent={(id) => void router.preloadRoute({ to: platformPaymentsRoute.to, search: inTab(id) })}
      />
      <PlatformPaymentGrid
        query={data}
        isChanging={shown !== loaded}
        isFiltered={Boolean(search.search || search.kind || search.status)}
        onClearFilters={() => onSearch({})}
        toolbar={
          <FilterBar
            searchLabel={t('Business, transaction, invoice')}
            search={search.search ?? ''}
            onSearch={(text) => onSearch({ ...search, search: text || undefined })}
            filters={[
              {
                id: 'kind',
                label: t('Kind'),
                valueText: search.kind && kinds[search.kind],
                onClear: () => onSearch({ ...search, kind: undefined }),
                renderEditor: (close) => (
                  <Select
                    label={t('Kind')}
                    placeholder={t('Any')}
                    value={search.kind ?? null}
                    options={PAYMENT_KINDS.map((id) => ({ id, label: kinds[id] }))}
                    onChange={(kind) => {
                      onSearch({ ...search, kind: kind as PaymentKind });
                      close();
                    }}
                  />
                ),
              },
            ]}
          />
        }
      />
    </>
  );
}
