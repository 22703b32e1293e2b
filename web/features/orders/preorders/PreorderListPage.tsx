import { useNavigate } from '@tanstack/react-router';
import { CalendarClock, ListChecks, MessageSquareText, PackageCheck, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PreorderListPage_preorders$key } from '../../../__generated__/PreorderListPage_preorders.graphql.ts';
import type { PreorderListPageQuery } from '../../../__generated__/PreorderListPageQuery.graphql.ts';
import { useColumns } from '../../../list/columns.tsx';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { useListScreen } from '../../../list/useListScreen.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { useRefresh } from '../../../relay/useReload.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAllocatePreorders } from '../mutations/useAllocatePreorders.ts';
import { preorderListRoute } from '../manyOrdersRoutes.ts';
import { preorderColumns } from './preorderColumns.tsx';
import type { PreorderRow } from './preorderColumns.tsx';
import { preorderSearch } from './preorderSearch.ts';

const ExpectedDayDialog = lazyPart(() => import('./ExpectedDayDialog.tsx'), 'ExpectedDayDialog', {
  onFailed: ({ onClose }) => onClose(),
});
const WaitingOrders = lazyPart(() => import('./WaitingOrders.tsx'), 'WaitingOrders', {
  onFailed: ({ onClose }) => onClose(),
});

const query = graphql`
  query PreorderListPageQuery($first: Int!, $filter: PreordersFilter) @preloadable {
    ...PreorderListPage_preorders @arguments(count: $first, filter: $filter)
  }
`;

const preordersFragment = graphql`
  fragment PreorderListPage_preorders on Query
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }, filter: { type: "PreordersFilter" })
  @refetchable(queryName: "PreorderListPageNextQuery") {
    preorders(first: $count, after: $cursor, filter: $filter)
      @connection(key: "PreorderListPage_preorders", filters: ["filter"]) {
      edges {
        node {
          ...preorderColumns_variant @relay(mask: false)
        }
      }
    }
  }
`;

/** Link to the waiting orders, the oldest first. */
const ordersOf = ({ variantId: variant, sku }: PreorderRow) =>
  ({ to: '/ecom/main-order-list', search: { status: 'PREORDER', variant, sku, sort: 'OLDEST' } }) as const;
const productLink = ({ productId }: PreorderRow) => ({ to: '/product/product-list/$id', params: { id: productId } }) as const;

/** The preorder queue by product: `/ecom/preorder-list`. */
export function PreorderListPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { allocatePreorders } = useAllocatePreorders();
  const [canConfirm, canCancel] = [useCan('confirmOrder'), useCan('orderUpdate')];
  const canSeeOrders = useCan('orderList');
  const isAdmin = useCan('ADMIN');
  const [planned, setPlanned] = useState<PreorderRow | null>(null);
  const [decided, setDecided] = useState<PreorderRow | null>(null);
  const list = useListScreen<PreorderListPageQuery, PreorderListPage_preorders$key, typeof preorderSearch>({
    search: preorderSearch,
    address: preorderListRoute.useSearch(),
    loaded: preorderListRoute.useLoaderData(),
    query,
    rows: preordersFragment,
  });
  const columns = useColumns(preorderColumns);

  const refresh = useRefresh<PreorderListPageQuery>(query, preorderSearch.variables(list.search));

  async function allocate({ variantId }: PreorderRow) {
    const outcome = await allocatePreorders({ variantId });
    if (!outcome.ok) return toastProblem(outcome.problem);
    const { confirmed } = outcome.data;
    if (confirmed === 0) toast.error(t('Not enough has come for the order that is first in line'));
    else toast.success(t('{{count}} orders confirmed', { count: confirmed, defaultValue_one: '{{count}} order confirmed' }));
    await refresh();
  }

  return (
    <>
      <ListScreen
        id="preorders"
        list={list}
        exportName="preorders"
        title={t('Preorder List')}
        label={t('Products that customers wait for')}
        actions={isAdmin && <LinkButton to="/sms/auto-send-sms" icon={MessageSquareText}>{t('Tell customers')}</LinkButton>}
        searchLabel={t('Product or SKU')}
        columns={columns}
        rowLabel={({ name }) => name}
        rowLink={canSeeOrders ? ordersOf : productLink}
        rowActions={(row) => [
          { id: 'expected', icon: CalendarClock, label: t('Expected on'), onAction: () => setPlanned(row) },
          ...(canConfirm
            ? [{ id: 'allocate', icon: PackageCheck, label: t('Give out what is there'), onAction: () => void allocate(row) }]
            : []),
          ...(canSeeOrders && (canConfirm || canCancel)
            ? [{ id: 'decide', icon: UserCheck, label: t('Confirm or cancel orders'), onAction: () => setDecided(row) }]
            : []),
          ...(canSeeOrders
            ? [{ id: 'orders', icon: ListChecks, label: t('Orders that wait'), onAction: () => void navigate(ordersOf(row)) }]
            : []),
        ]}
        emptyState={
          <EmptyState title={t('Nobody waits for goods')}>
            {t('An order comes here when something of it is not on hand and its product may be preordered. It is confirmed by itself once the goods are in, the oldest first.')}
          </EmptyState>
        }
      />
      {decided && <WaitingOrders variant={decided} onChanged={() => void refresh()} onClose={() => setDecided(null)} />}
      {planned && <ExpectedDayDialog variant={planned} onClose={() => setPlanned(null)} />}
    </>
  );
}
