import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../schema/rules/format.ts';
import type { ReturnsBenchPage_orders$key } from '../../__generated__/ReturnsBenchPage_orders.graphql.ts';
import type { ReturnsBenchPageQuery } from '../../__generated__/ReturnsBenchPageQuery.graphql.ts';
import { ShowMore } from '../../list/ShowMore.tsx';
import { useListRows } from '../../list/useListRows.ts';
import type { CommandProblem } from '../../relay/commandProblem.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { toast } from '../../ui/toast.tsx';
import { NotSaidBack } from './components/NotSaidBack.tsx';
import { ReceiveLines } from './components/ReceiveLines.tsx';
import { ReturnAge } from './components/ReturnAge.tsx';
import { ScanField } from './components/ScanField.tsx';
import { ScanPanel } from './components/ScanPanel.tsx';
import type { ScanNews } from './components/ScanPanel.tsx';
import { returnsBenchRoute } from './scanningRoutes.ts';
import { playSound } from './scanSound.ts';
import { useNewestScan } from './useScannedOrder.ts';
import type { Scanned } from './useScannedOrder.ts';

const returnsBenchPageQuery = graphql`
  query ReturnsBenchPageQuery @preloadable {
    ...ReturnsBenchPage_orders
  }
`;

const ROWS = 50;

const ordersFragment = graphql`
  fragment ReturnsBenchPage_orders on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
  @refetchable(queryName: "ReturnsBenchPageNextQuery") {
    orders(first: $count, after: $cursor, filter: { returning: true }, sort: OLDEST)
      @connection(key: "ReturnsBenchPage_orders") {
      edges {
        node {
          id
          reference
          returningUnits
          itemSummary
          returningSince
          isReturnLate
          shippingAddress {
            name
          }
          shipment {
            trackingCode
            courier {
              name
            }
          }
        }
      }
    }
  }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

/** It is here, and its courier has not said that it comes back. */
const isNotSaidBack = ({ order: { returningUnits, status } }: Scanned) => returningUnits === 0 && status === 'SHIPPED';

/** Receiving of returned parcels: `/ecom/returns-bench`. */
export function ReturnsBenchPage() {
  const { t } = useTranslation();
  const refresh = useRefresh<ReturnsBenchPageQuery>(returnsBenchPageQuery, {});
  const loaded = useRouteQuery<ReturnsBenchPageQuery>(returnsBenchPageQuery, returnsBenchRoute.useLoaderData());
  const { rows, pages } = useListRows<ReturnsBenchPage_orders$key>(ordersFragment, loaded, { pageSize: ROWS });
  const { readNewest } = useNewestScan();
  const [open, setOpen] = useState<Scanned | null>(null);
  const [news, setNews] = useState<ScanNews | null>(null);
  /** The order that is open, for answers that come when another may be. */
  const inHand = useRef<string | null>(null);

  function tell(next: ScanNews) {
    setNews(next);
    if (next.tone !== 'wait') playSound(next.tone);
  }

  function show(scanned: Scanned | null) {
    inHand.current = scanned?.order.id ?? null;
    setOpen(scanned);
  }

  async function scan(text: string) {
    show(null);
    try {
      const scanned = await readNewest(text);
      if (scanned === undefined) return;
      if (!scanned) return tell({ tone: 'bad', title: text, note: t('No order has this number') });
      const { reference, returningUnits } = scanned.order;
      if (isNotSaidBack(scanned)) {
        show(scanned);
        return tell({ tone: 'bad', title: reference, note: t('Its courier has not said that it comes back') });
      }
      if (returningUnits === 0) return tell({ tone: 'bad', title: reference, note: t('Nothing of it is on its way back') });
      show(scanned);
      tell({ tone: 'good', title: reference, note: t('{{number}} pieces should be inside', {
        count: returningUnits, number: formatCount(returningUnits), defaultValue_one: '{{number}} piece should be inside',
      }) });
    } catch {
      tell({ tone: 'bad', title: text, note: t('Not found without a connection') });
    }
  }

  async function readAgain({ order: { id, reference, returningUnits } }: Scanned) {
    const scanned = await readNewest(reference);
    if (inHand.current !== id) return;
    // What else it has become is said as of a scan.
    const isAlike = scanned && (returningUnits > 0 ? scanned.order.returningUnits > 0 : isNotSaidBack(scanned));
    if (isAlike) show(scanned);
    else await scan(reference);
  }

  function comesBack({ id, reference }: Scanned['order']) {
    void refresh();
    if (inHand.current === id) void scan(reference);
  }

  function ended({ id, reference }: Scanned['order'], problem: CommandProblem | null) {
    const isInHand = inHand.current === id;
    if (problem) {
      // Its lines say it themselves while they are shown.
      if (!isInHand) toast.error(`${reference}: ${problem.message}`, { referenceId: problem.referenceId });
      return;
    }
    if (isInHand) {
      show(null);
      tell({ tone: 'good', title: reference, note: t('Received back') });
    } else {
      toast.success(`${reference}: ${t('Received back')}`);
    }
    void refresh();
  }

  return (
    <>
      <PageHeader title={t('Returns Bench')} />
      <Stack>
        <ScanField label={t('Scan or type a number')} onScan={(text) => void scan(text)} />
        {news && <ScanPanel {...news} />}
        {open?.order.returningUnits === 0 && (
          <NotSaidBack key={open.order.id} order={open.order} onReturned={comesBack} onReload={() => readAgain(open)} />
        )}
        {open && open.order.returningUnits > 0 && (
          <ReceiveLines key={open.order.id} scanned={open} onEnded={ended} onReload={() => readAgain(open)} />
        )}
        <Card title={t('The courier says returned, not in hand')} isFlush>
          {rows.length === 0 ? (
            <EmptyState title={t('Nothing is on its way back')}>{t('Orders that a courier returns stand here until they are received.')}</EmptyState>
          ) : (
            <FactTable
              label={t('The courier says returned, not in hand')}
              isStackedOnPhone
              rows={rows}
              getRowId={({ id }) => id}
              columns={[
                { id: 'order', header: t('Order'), isLine: true, cell: ({ id, reference }) => <TextLink to="/ecom/order/$id" params={{ id }}>{reference}</TextLink> },
                { id: 'items', header: t('Items'), isWide: true, cell: ({ itemSummary, shippingAddress }) => `${itemSummary} · ${shippingAddress.name}` },
                { id: 'courier', header: t('Courier'), isLine: true, cell: ({ shipment }) => [shipment?.courier.name, shipment?.trackingCode].filter(Boolean).join(' · ') },
                { id: 'age', header: t('Coming back'), cell: ({ returningSince, isReturnLate }) => <ReturnAge since={returningSince} isLate={isReturnLate} /> },
                { id: 'units', header: t('Pieces'), align: 'end', cell: ({ returningUnits }) => formatCount(returningUnits) },
                {
                  id: 'receive',
                  header: t('Actions'),
                  align: 'end',
                  isLine: true,
                  cell: ({ reference }) => (
                    <Button size="small" aria-label={t('Receive {{order}}', { order: reference })} onClick={() => void scan(reference)}>
                      {t('Receive')}
                    </Button>
                  ),
                },
              ]}
            />
          )}
          <ShowMore pages={pages} />
        </Card>
      </Stack>
    </>
  );
}
