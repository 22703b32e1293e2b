import { Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatRelative } from '../../../schema/rules/format.ts';
import type { ScanPageQuery } from '../../__generated__/ScanPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { toast } from '../../ui/toast.tsx';
import { FoundOrder } from './components/FoundOrder.tsx';
import { ModeChoice } from './components/ModeChoice.tsx';
import type { ScreenMode } from './components/ModeChoice.tsx';
import { isComplete, PackCheck, withPiece } from './components/PackCheck.tsx';
import type { Packing } from './components/PackCheck.tsx';
import { ScanField } from './components/ScanField.tsx';
import { ScanPanel } from './components/ScanPanel.tsx';
import type { ScanNews } from './components/ScanPanel.tsx';
import { repeatOf, undoable } from './scanQueue.ts';
import type { Mode, Scan } from './scanQueue.ts';
import { scanRoute } from './scanningRoutes.ts';
import { playSound } from './scanSound.ts';
import { useScannedOrder } from './useScannedOrder.ts';
import type { Scanned } from './useScannedOrder.ts';
import { useScans } from './useScans.ts';

const Manifest = lazyPart(async () => (await import('./components/Manifest.tsx')).Manifest, {
  onFailed: ({ onDone }) => onDone(),
});

const scanPageQuery = graphql`
  query ScanPageQuery @preloadable {
    viewer {
      id
      business {
        id
      }
    }
    courierChoices {
      name
    }
  }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  max-width: 860px;
`;

/** Changes the status of orders by scanning them: `/ecom/scan-to-update`. */
export function ScanPage() {
  const { t } = useTranslation();
  const { viewer, courierChoices } = useRouteQuery<ScanPageQuery>(scanPageQuery, scanRoute.useLoaderData());
  if (!viewer?.business) return <Banner meaning="warn" title={t('Choose a business first')} />;
  const { id: userId, business } = viewer;
  return <Scanner key={business.id} businessId={business.id} userId={userId} couriers={courierChoices.map(({ name }) => name)} />;
}

interface ScannerProps {
  businessId: string;
  userId: string;
  couriers: readonly string[];
}

function Scanner({ businessId, userId, couriers }: ScannerProps) {
  const { t } = useTranslation();
  const [mode, setMode] = useState<ScreenMode>('PACK');
  const [courier, setCourier] = useState('');
  const [news, setNews] = useState<ScanNews | null>(null);
  const [packing, setPacking] = useState<Packing | null>(null);
  const [found, setFound] = useState<Scanned | null>(null);
  const [printed, setPrinted] = useState<readonly string[] | null>(null);
  const readScanned = useScannedOrder();
  const names: Record<Mode, string> = {
    PACK: t('Packed'), HAND_OVER: t('Handed over'), RETURN: t('Received back'), DELIVER: t('Delivered'),
  };

  function tell(next: ScanNews) {
    setNews(next);
    if (next.tone !== 'wait') playSound(next.tone);
  }

  const { scans, isOffline, add, undo, forget } = useScans({
    businessId,
    userId,
    onSettled: ({ state, mode: done, reference, text, message }) =>
      tell(state === 'DONE' ? { tone: 'good', title: reference ?? text, note: names[done] } : { tone: 'bad', title: text, note: message }),
  });
  const waiting = scans.filter(({ state }) => state === 'WAITING').length;
  const count = (state: Scan['state']) => formatCount(scans.filter((one) => one.state === state).length);
  const handedOver = scans.flatMap(({ state, mode: done, orderId }) => (state === 'DONE' && done === 'HAND_OVER' && orderId ? [orderId] : []));
  const last = undoable(scans);

  function queue(next: Mode, text: string) {
    tell({ tone: 'wait', title: text, note: t('Waiting for the answer') });
    add({ mode: next, text, courierName: next === 'HAND_OVER' && courier ? courier : undefined });
  }

  async function find(text: string) {
    setFound(null);
    try {
      const scanned = await readScanned(text);
      setFound(scanned);
      tell(scanned ? { tone: 'good', title: scanned.order.reference, note: scanned.order.shippingAddress.name } : { tone: 'bad', title: text, note: t('No order has this number') });
    } catch {
      tell({ tone: 'bad', title: text, note: t('Not found without a connection') });
    }
  }

  async function beginPacking(text: string) {
    try {
      const scanned = await readScanned(text);
      if (scanned?.order.status === 'CONFIRMED') {
        setPacking({ text, scanned, packed: new Map() });
        tell({ tone: 'good', title: scanned.order.reference, note: t('Now scan what goes inside') });
        return;
      }
    } catch {
      // Offline, its contents are unknown: the scan is queued without the check of the contents.
    }
    queue('PACK', text);
  }

  function putInside(text: string, open: Packing) {
    const next = withPiece(open, text);
    if (!next) {
      tell({ tone: 'bad', title: text, note: t('This does not belong inside, or is in it already') });
      return;
    }
    if (!isComplete(next)) {
      setPacking(next);
      tell({ tone: 'good', title: text, note: t('Inside') });
      return;
    }
    setPacking(null);
    queue('PACK', open.text);
  }

  function scan(text: string) {
    if (mode === 'FIND') return void find(text);
    if (packing) return putInside(text, packing);
    if (mode === 'HAND_OVER' && !courier) return tell({ tone: 'bad', title: text, note: t('Choose the courier first') });
    const repeat = repeatOf(scans, { mode, text }, Date.now());
    if (repeat === 'ECHO') return;
    if (repeat === 'DONE') return tell({ tone: 'bad', title: text, note: t('Scanned already') });
    if (mode === 'PACK') void beginPacking(text);
    else queue(mode, text);
  }

  async function undoLast(scanned: Scan) {
    const refused = await undo(scanned);
    if (refused) toast.error(refused);
    else tell({ tone: 'wait', title: scanned.reference ?? scanned.text, note: t('Taken back') });
  }

  const states: Record<Scan['state'], string> = {
    WAITING: t('Waiting'), DONE: t('Done'), REFUSED: t('Refused'), UNDONE: t('Taken back'),
  };
  return (
    <>
      <PageHeader
        title={t('Scan To Update')}
        count={t('{{done}} done, {{refused}} refused', { done: count('DONE'), refused: count('REFUSED') })}
        actions={
          <>
            <Button icon={Undo2} disabled={!last} onClick={() => last && void undoLast(last)}>{t('Undo last')}</Button>
            <Button icon={Printer} disabled={handedOver.length === 0} onClick={() => setPrinted(handedOver)}>{t('Print manifest')}</Button>
          </>
        }
      />
      <Stack>
        <ModeChoice
          mode={mode}
          onChange={(next) => {
            setMode(next);
            setPacking(null);
            setFound(null);
            setNews(null);
          }}
        />
        {mode === 'HAND_OVER' && (
          <Select
            label={t('Courier')}
            options={[{ id: '', label: t('Choose one') }, ...couriers.map((name) => ({ id: name, label: name }))]}
            value={courier}
            onChange={setCourier}
          />
        )}
        {mode === 'RETURN' && (
          <Banner meaning="info" title={t('Everything inside counts as good')} action={<TextLink to="/ecom/returns-bench">{t('Returns Bench')}</TextLink>}>
            {t('Receive what is damaged or missing on the bench.')}
          </Banner>
        )}
        {(isOffline || waiting > 0) && (
          <Banner meaning={isOffline ? 'warn' : 'info'} title={t('{{number}} scans wait to be sent', {
            count: waiting, number: formatCount(waiting), defaultValue_one: '{{number}} scan waits to be sent',
          })}>
            {isOffline ? t('Go on scanning: they are kept here and sent when the network is back.') : null}
          </Banner>
        )}
        <ScanField label={packing ? t('Scan the next item') : t('Scan or type a number')} onScan={scan} />
        {news && <ScanPanel {...news} />}
        {packing && (
          <PackCheck
            packing={packing}
            onSkip={() => {
              setPacking(null);
              queue('PACK', packing.text);
            }}
            onCancel={() => setPacking(null)}
          />
        )}
        {found && <FoundOrder found={found} />}
        <Card title={t('Scanned')} isFlush actions={scans.length > waiting && <Button size="small" onClick={forget}>{t('Begin a new round')}</Button>}>
          {scans.length === 0 ? (
            <EmptyState title={t('Nothing scanned yet')}>{t('Scan a sticker, or type its number and press Enter.')}</EmptyState>
          ) : (
            <FactTable
              label={t('Scanned')}
              rows={scans.slice(0, 100)}
              getRowId={({ key }) => key}
              columns={[
                {
                  id: 'order',
                  header: t('Order'),
                  cell: ({ orderId, reference, text }) =>
                    orderId ? <TextLink to="/ecom/order/$id" params={{ id: orderId }}>{reference}</TextLink> : text,
                },
                { id: 'mode', header: t('Step'), cell: (one) => names[one.mode] },
                { id: 'state', header: t('Result'), isWide: true, cell: ({ state, message }) => message ?? states[state] },
                { id: 'at', header: t('When'), align: 'end', cell: ({ at }) => formatRelative(at) },
              ]}
            />
          )}
        </Card>
      </Stack>
      {printed && <Manifest orderIds={printed} onDone={() => setPrinted(null)} />}
    </>
  );
}
