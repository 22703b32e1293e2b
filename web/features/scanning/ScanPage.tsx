import { Printer, Undo2, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { ScanPageQuery } from '../../__generated__/ScanPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DetailColumns, DetailStack } from '../../ui/DetailColumns.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { toast } from '../../ui/toast.tsx';
import { storedReason } from '../orders/reasonText.ts';
import { FoundOrder } from './components/FoundOrder.tsx';
import { ModeChoice } from './components/ModeChoice.tsx';
import type { ScreenMode } from './components/ModeChoice.tsx';
import { PackCheck } from './components/PackCheck.tsx';
import { ScanField } from './components/ScanField.tsx';
import { ScanPanel } from './components/ScanPanel.tsx';
import type { ScanNews } from './components/ScanPanel.tsx';
import { ScanRound } from './components/ScanRound.tsx';
import { WhyItCameBack } from './components/WhyItCameBack.tsx';
import { repeatOf, undoable } from './scanQueue.ts';
import type { Mode, Scan } from './scanQueue.ts';
import { scanRoute } from './scanningRoutes.ts';
import { isSoundOn, playSound, setSound } from './scanSound.ts';
import { usePacking } from './usePacking.ts';
import { useNewestScan } from './useScannedOrder.ts';
import type { Scanned } from './useScannedOrder.ts';
import { useScans } from './useScans.ts';

const Manifest = lazyPart(() => import('./components/Manifest.tsx'), 'Manifest', {
  onFailed: ({ onFailed }) => onFailed(),
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
  const [reason, setReason] = useState('');
  const [news, setNews] = useState<ScanNews | null>(null);
  const [found, setFound] = useState<Scanned | null>(null);
  /** The parcels whose manifest is being printed. */
  const [printing, setPrinting] = useState<readonly string[] | null>(null);
  /** The parcels that were handed over when a manifest was printed. */
  const [listed, setListed] = useState<ReadonlySet<string>>(new Set());
  const [isForgetting, setForgetting] = useState(false);
  const [isHeard, setHeard] = useState(isSoundOn);
  const { readNewest, drop } = useNewestScan();
  const names: Record<Mode, string> = {
    PACK: t('Packed'), HAND_OVER: t('Handed over'), RETURN: t('Received back'), DELIVER: t('Delivered'),
  };

  function tell(next: ScanNews) {
    setNews(next);
    if (next.tone !== 'wait') playSound(next.tone);
  }

  const { scans, isOffline, add, refuse: keepRefused, undo, forget } = useScans({
    businessId,
    userId,
    onSettled: ({ state, mode: done, reference, text, message }) =>
      tell(state === 'DONE' ? { tone: 'good', title: reference ?? text, note: names[done] } : { tone: 'bad', title: text, note: message }),
  });
  const waiting = scans.filter(({ state }) => state === 'WAITING').length;
  const count = (state: Scan['state']) => formatCount(scans.filter((one) => one.state === state).length);
  const handedOver = scans.flatMap(({ state, mode: done, orderId }) => (state === 'DONE' && done === 'HAND_OVER' && orderId ? [orderId] : []));
  const unlisted = handedOver.filter((id) => !listed.has(id)).length;
  const last = undoable(scans);

  function refuse(next: Mode, text: string, message: string) {
    tell({ tone: 'bad', title: text, note: message });
    keepRefused({ mode: next, text, message });
  }

  function queue(next: Mode, text: string, contents?: Scan['contents']) {
    tell({ tone: 'wait', title: text, note: t('Waiting for the answer') });
    add({
      mode: next, text, contents,
      ...(next === 'HAND_OVER' && courier && { courierName: courier }),
      ...(next === 'RETURN' && reason.trim() && { returnReason: storedReason(reason, t) }),
    });
  }

  async function find(text: string) {
    setFound(null);
    try {
      const scanned = await readNewest(text);
      if (scanned === undefined) return;
      setFound(scanned);
      tell(scanned ? { tone: 'good', title: scanned.order.reference, note: scanned.order.shippingAddress.name } : { tone: 'bad', title: text, note: t('No order has this number') });
    } catch {
      tell({ tone: 'bad', title: text, note: t('Not found without a connection') });
    }
  }

  const packer = usePacking({ tell, onPacked: (sticker, contents) => queue('PACK', sticker, contents) });
  const { packing } = packer;

  function scan(text: string) {
    if (mode === 'FIND') return void find(text);
    if (packer.isOpen()) return packer.scan(text);
    if (mode === 'HAND_OVER' && !courier) return refuse(mode, text, t('Choose the courier first'));
    const repeat = repeatOf(scans, { mode, text }, Date.now());
    if (repeat === 'ECHO') return;
    if (repeat === 'DONE') return refuse(mode, text, t('Scanned already'));
    if (mode === 'PACK') packer.scan(text);
    else queue(mode, text);
  }

  async function undoLast(scanned: Scan) {
    const refused = await undo(scanned);
    if (refused) toast.error(refused);
    else tell({ tone: 'wait', title: scanned.reference ?? scanned.text, note: t('Taken back') });
  }

  function choose(next: ScreenMode) {
    setMode(next);
    packer.putAside();
    drop();
    setFound(null);
    setNews(null);
  }

  function putAside() {
    packer.putAside();
    setNews(null);
  }

  function endPrinting(orderIds: readonly string[]) {
    setListed(new Set(orderIds));
    setPrinting(null);
  }

  function beginRound() {
    setForgetting(false);
    forget();
  }

  function hear(isOn: boolean) {
    setSound(isOn);
    setHeard(isOn);
  }

  return (
    <>
      <PageHeader
        title={t('Scan To Update')}
        count={t('{{done}} done, {{refused}} refused', { done: count('DONE'), refused: count('REFUSED') })}
        actions={
          <>
            <IconButton
              icon={isHeard ? Volume2 : VolumeX}
              label={isHeard ? t('Turn the sound off') : t('Turn the sound on')}
              onClick={() => hear(!isHeard)}
            />
            <Button icon={Undo2} kbd="Ctrl Z" disabled={!last} onClick={() => last && void undoLast(last)}>{t('Undo last')}</Button>
            <Button icon={Printer} disabled={handedOver.length === 0} onClick={() => setPrinting(handedOver)}>{t('Print manifest')}</Button>
          </>
        }
      />
      <ModeChoice mode={mode} onChange={choose} />
      <DetailColumns>
        <DetailStack>
          {mode === 'HAND_OVER' && (
            <Select
              label={t('Courier')}
              options={[{ id: '', label: t('Choose one') }, ...couriers.map((name) => ({ id: name, label: name }))]}
              value={courier}
              onChange={setCourier}
            />
          )}
          {mode === 'RETURN' && (
            <>
              <Banner meaning="info" title={t('Everything inside counts as good')} action={<TextLink to="/ecom/returns-bench">{t('Returns Bench')}</TextLink>}>
                {t('Receive what is damaged or missing on the bench.')}
              </Banner>
              <WhyItCameBack
                value={reason} onChange={setReason}
                description={t('Kept with all that is scanned from now on. Left empty, what was said before stays.')}
              />
            </>
          )}
          {(isOffline || waiting > 0) && (
            <Banner meaning={isOffline ? 'warn' : 'info'} title={t('{{number}} scans wait to be sent', {
              count: waiting, number: formatCount(waiting), defaultValue_one: '{{number}} scan waits to be sent',
            })}>
              {isOffline ? t('Go on scanning: they are kept here and sent when the network is back.') : null}
            </Banner>
          )}
          <ScanField
            label={packing ? t('Scan the next item') : t('Scan or type a number')}
            onScan={scan}
            onEscape={packing ? putAside : undefined}
            onUndo={last && (() => void undoLast(last))}
          />
          {news && <ScanPanel {...news} />}
          {packing && <PackCheck packing={packing} onSkip={packer.skip} onCancel={putAside} />}
          {found && <FoundOrder found={found} />}
        </DetailStack>
        <DetailStack>
          <ScanRound scans={scans} names={names} onForget={() => (unlisted > 0 ? setForgetting(true) : beginRound())} />
        </DetailStack>
      </DetailColumns>
      <ConfirmDialog
        title={t('Begin a new round?')} confirmLabel={t('Begin a new round')} isOpen={isForgetting} isDanger
        onClose={() => setForgetting(false)} onConfirm={beginRound}
      >
        {t('{{number}} handed-over parcels stand on no printed manifest yet, and on none from then on.', {
          count: unlisted, number: formatCount(unlisted), defaultValue_one: '{{number}} handed-over parcel stands on no printed manifest yet, and on none from then on.',
        })}
      </ConfirmDialog>
      {printing && <Manifest orderIds={printing} onPrinted={() => endPrinting(printing)} onFailed={() => setPrinting(null)} />}
    </>
  );
}
