import { BadgeCheck, Ban, PhoneCall, Settings2, Volume2, VolumeX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../schema/rules/format.ts';
import type { WebOrderListPage_webOrders$key } from '../../__generated__/WebOrderListPage_webOrders.graphql.ts';
import type { WebOrderListPageQuery } from '../../__generated__/WebOrderListPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { openBeside, useDrawerAddress } from '../../list/drawerAddress.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { useLiveList } from '../../live/useLiveList.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { Button } from '../../ui/Button.tsx';
import { useGridSelection } from '../../ui/datagrid/useGridSelection.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useHotkeys } from '../../ui/keys/hotkeys.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { loadCode } from '../../ui/loadCode.ts';
import { statusText } from '../../ui/statusMeaning.ts';
import { useIdleCode } from '../../ui/useIdleCode.ts';
import { NoWebOrders } from './components/NoWebOrders.tsx';
import { TroubledSites } from './components/TroubledSites.tsx';
import { nextToCall } from './desk/nextToCall.ts';
import { useDeskCommands } from './mutations/useDeskCommands.ts';
import { useNewOrderSound } from './useNewOrderSound.ts';
import { useTitleCount } from './useTitleCount.ts';
import { webOrderColumns } from './webOrderColumns.tsx';
import type { WebOrderRow } from './webOrderColumns.tsx';
import { webOrderFilters } from './webOrderFilters.tsx';
import { ALL, shownStatuses, tabOf, webOrderSearch } from './webOrderSearch.ts';
import { webOrderListRoute } from './webOrdersRoutes.ts';

// The call desk is loaded apart, because many people use only the list.
const loadCallPanel = () => import('./desk/CallPanel.tsx');
const CallPanel = lazyPart(loadCallPanel, 'CallPanel', { onFailed: ({ onClose }) => onClose() });
const BulkApproveDialog = lazyPart(() => import('./desk/BulkApproveDialog.tsx'), 'BulkApproveDialog', {
  onFailed: ({ onClose }) => onClose(),
});
const BlockDialog = lazyPart(() => import('./blocks/BlockDialog.tsx'), 'BlockDialog', { onFailed: ({ onClose }) => onClose() });
const DeskSettingDialog = lazyPart(() => import('./desk/DeskSettingDialog.tsx'), 'DeskSettingDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const query = graphql`
  query WebOrderListPageQuery($first: Int!, $after: String, $filter: WebOrdersFilter, $sort: WebOrdersSort)
  @preloadable {
    ...WebOrderListPage_webOrders @arguments(count: $first, cursor: $after, filter: $filter, sort: $sort)
    webOrderCounts {
      status
      count
    }
    callDesk {
      setting {
        checkScore
        highScore
        maxAttempts
        script
      }
      sites {
        id
        name
      }
      callers
      troubledSites
      dueCount
    }
  }
`;

const webOrdersFragment = graphql`
  fragment WebOrderListPage_webOrders on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "WebOrdersFilter" }
    sort: { type: "WebOrdersSort" }
  )
  @refetchable(queryName: "WebOrderListPageNextQuery") {
    webOrders(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "WebOrderListPage_webOrders", filters: ["filter", "sort"]) {
      edges {
        node {
          ...webOrderColumns_order @relay(mask: false)
        }
      }
    }
  }
`;

const loadRowsQuery = async () => (await loadCode(() => import('./webOrderRows.ts'))).webOrderRows;

/** The list, with the order that is being called beside it. */
const Desk = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $isOpen }) => ($isOpen ? 'minmax(0, 480px)' : '')};
  gap: 16px;
  align-items: start;

  > * {
    display: flex;
    flex-direction: column;
    gap: 14px;
    min-width: 0;
  }

  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const orderLink = ({ id }: WebOrderRow) => openBeside(id);

/** Orders of the web shops, the ones to call first, and the call desk: `/website/website-order-list`. */
export function WebOrderListPage() {
  useIdleCode(loadCallPanel);
  const { t } = useTranslation();
  const list = useListScreen<WebOrderListPageQuery, WebOrderListPage_webOrders$key, typeof webOrderSearch>({
    search: webOrderSearch,
    address: webOrderListRoute.useSearch(),
    loaded: webOrderListRoute.useLoaderData(),
    query,
    rows: webOrdersFragment,
    // An order that was decided meanwhile has moved to another tab.
    isStill: (order, shown) => tabOf(shown) === ALL || order.status === tabOf(shown),
  });
  const { setting, callers, troubledSites, dueCount } = list.data.callDesk;
  const tab = tabOf(list.search);
  useLiveList({ type: 'WebOrder', list, query, loadRowsQuery, isNoticedHidden: true });
  const { opened, open, close } = useDrawerAddress();
  const isOpen = opened !== undefined;
  const columns = useColumns(useMemo(() => webOrderColumns(tab, setting, isOpen), [tab, setting, isOpen]));
  const canDecide = useCan('newOrder');
  const canManage = useCan('ADMIN');
  const selection = useGridSelection();
  const desk = useDeskCommands();
  const [approving, setApproving] = useState<readonly string[] | null>(null);
  const [blocking, setBlocking] = useState<WebOrderRow | null>(null);
  const [isSetting, setSetting] = useState(false);
  const counts = new Map(list.data.webOrderCounts.map(({ status, count }) => [status, count]));
  const waiting = counts.get('PROCESSING') ?? 0;
  const sound = useNewOrderSound(waiting);
  useTitleCount(waiting);
  const total = list.data.webOrderCounts.reduce((sum, { count }) => sum + count, 0);

  async function callNext() {
    const outcome = await desk.next();
    if (outcome.ok) open(outcome.data.id);
    else toastProblem(outcome.problem);
  }

  function goOn() {
    const next = nextToCall(list.rows, opened);
    if (next) open(next.id);
    else close();
  }

  useHotkeys(
    [
      { code: 'KeyG', label: t('Call next'), run: () => void callNext() },
      ...(canManage ? [{
        code: 'KeyB', label: t('Block the buyer'),
        run: () => setBlocking(list.rows.find(({ id }) => id === opened) ?? null),
      }] : []),
    ],
    canDecide,
  );

  return (
    <Desk $isOpen={isOpen}>
      <div>
        <ListScreen
          id="web-orders"
          kind="webOrder"
          exportName="web-orders"
          list={list}
          title={t('Web orders')}
          count={[
            t('{{waiting}} to call', { waiting: formatCount(waiting) }),
            dueCount > 0 && t('{{number}} call-backs due', {
              count: dueCount, number: formatCount(dueCount), defaultValue_one: '{{number}} call-back due',
            }),
            callers.length > 0 && t('{{names}} on the desk', { names: callers.join(', ') }),
          ].filter(Boolean).join(' · ')}
          label={t('Web orders')}
          notice={troubledSites.length > 0 && <TroubledSites names={troubledSites} />}
          actions={
            <>
              <IconButton
                icon={sound.isOn ? Volume2 : VolumeX}
                label={sound.isOn ? t('Sound for new orders is on') : t('Sound for new orders is off')}
                aria-pressed={sound.isOn}
                onClick={sound.toggle}
              />
              {canManage && <IconButton icon={Settings2} label={t('Settings of the call desk')} onClick={() => setSetting(true)} />}
              {canDecide && (
                <Button icon={PhoneCall} kbd="G" isPending={desk.isBusy} onClick={() => void callNext()}>
                  {t('Call next')}
                </Button>
              )}
            </>
          }
          tabs={{
            label: t('Web orders by status'),
            items: [
              ...shownStatuses(counts, tab).map((status) => ({
                value: status === 'PROCESSING' ? undefined : status,
                label: statusText(status, t),
                count: counts.get(status) ?? 0,
              })),
              { value: ALL, label: t('All'), count: total },
            ],
          }}
          searchLabel={t('Name, phone, number')}
          filters={webOrderFilters(list.search, list.change, list.data.callDesk, t)}
          sorts={[
            { id: 'NEWEST', label: t('Newest first') },
            { id: 'OLDEST', label: t('Oldest first') },
            { id: 'DUE', label: t('Due first') },
          ]}
          columns={columns}
          rowLabel={({ number }) => t('web order #{{number}}', { number })}
          rowLink={orderLink}
          rowActions={
            canManage ? (order) => [{ id: 'block', icon: Ban, label: t('Block the buyer'), onAction: () => setBlocking(order) }] : undefined
          }
          selection={canDecide ? selection : undefined}
          bulkActions={[
            { id: 'approve', label: t('Approve'), icon: BadgeCheck, onAction: () => setApproving([...selection.ids]) },
          ]}
          emptyState={<NoWebOrders isToCall={tab === 'PROCESSING'} />}
        />
      </div>
      {opened && <CallPanel key={opened} id={opened} setting={setting} onClose={close} onDone={goOn} />}
      {approving && <BulkApproveDialog ids={approving} setting={setting} onStarted={selection.clear} onClose={() => setApproving(null)} />}
      {blocking && <BlockDialog order={blocking} onClose={() => setBlocking(null)} />}
      {isSetting && <DeskSettingDialog onClose={() => setSetting(false)} />}
    </Desk>
  );
}
