import { ExternalLink as OpenIcon, Lock, MessageSquare, Phone, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { CallPanel_order$key } from '../../../__generated__/CallPanel_order.graphql.ts';
import type { CallPanelQuery } from '../../../__generated__/CallPanelQuery.graphql.ts';
import { ProblemBanner } from '../../../forms/ProblemBanner.tsx';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useDeskCommands } from '../mutations/useDeskCommands.ts';
import { CallFacts } from './CallFacts.tsx';
import { CallHistory } from './CallHistory.tsx';
import { CallOutcomes } from './CallOutcomes.tsx';
import type { Outcome } from './CallOutcomes.tsx';
import { CallScript } from './CallScript.tsx';
import { Body, Head, Muted, Panel, Person, Section, Warning } from './callPanelStyle.ts';
import { ClaimTime } from './ClaimTime.tsx';
import { DeskLines } from './DeskLines.tsx';
import { dueOf } from './dueOf.ts';
import { RiskReasons } from './RiskReasons.tsx';
import type { RiskScores } from './riskText.ts';
import { SamePhone } from './SamePhone.tsx';
import { Track } from './Track.tsx';
import { useReleasedClaim } from './useReleasedClaim.ts';

// Forms weigh more than the rest of the panel.
const ApproveWithAdvanceDialog = lazyPart(
  async () => (await import('../components/ApproveWithAdvanceDialog.tsx')).ApproveWithAdvanceDialog, { onFailed: ({ onClose }) => onClose() },
);
const EditCustomerDialog = lazyPart(
  async () => (await import('../components/EditCustomerDialog.tsx')).EditCustomerDialog, { onFailed: ({ onClose }) => onClose() },
);

const SendSmsDrawer = lazyPart(async () => (await import('../../messaging/SendSmsDrawer.tsx')).SendSmsDrawer, {
  onFailed: ({ onClose }) => onClose(),
});

export interface CallPanelProps {
  id: string;
  setting: RiskScores & { maxAttempts: number; script: string };
  onClose: () => void;
  /** The call is done: the next one is up. */
  onDone: () => void;
}

const callPanelQuery = graphql`
  query CallPanelQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on WebOrder {
        ...CallPanel_order
      }
    }
  }
`;

/** One web order beside its list, while its customer is on the line. */
export function CallPanel(props: CallPanelProps) {
  const { t } = useTranslation();
  return (
    <Panel aria-label={t('Call')}>
      <Suspense fallback={<Skeleton height={420} />}>
        <Loaded {...props} />
      </Suspense>
    </Panel>
  );
}

function Loaded(props: CallPanelProps) {
  const { t } = useTranslation();
  const { node } = useLazyLoadQuery<CallPanelQuery>(callPanelQuery, { id: props.id }, { fetchPolicy: 'store-and-network' });
  if (node?.__typename !== 'WebOrder') {
    return <EmptyState title={t('There is no such web order')} action={<Button onClick={props.onClose}>{t('Close')}</Button>} />;
  }
  return <Call {...props} order={node} />;
}

function Call({ order: key, setting, onClose, onDone }: CallPanelProps & { order: CallPanel_order$key }) {
  const { t } = useTranslation();
  const order = useFragment(
    graphql`
      fragment CallPanel_order on WebOrder {
        id
        number
        version
        siteName
        status
        customerName
        phone
        otherPhone
        address
        district
        total
        refunded
        paidInShop
        prepayOnly
        itemSummary
        cancelReason
        attempts
        canDecide
        claim {
          name
          until
          isMine
        }
        riskScore
        ...ApproveWithAdvanceDialog_order
        ...EditCustomerDialog_order
        ...RiskReasons_order
        ...DeskLines_order
        ...Track_order
        ...CallHistory_order
        ...CallFacts_order
        ...SamePhone_order
      }
    `,
    key,
  );
  const { id: webOrderId, number, version, claim, canDecide, phone } = order;
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [isTexting, setTexting] = useState(false);
  const [asks, setAsks] = useState<{ note: string } | null>(null);
  const desk = useDeskCommands();
  const mayTakeOver = useCan('FOUNDER');
  // Only a mobile number takes an SMS.
  const canText = useCan('order') && /^01\d{9}$/.test(phone);
  const isTaken = claim !== null && claim !== undefined && !claim.isMine;
  const due = dueOf(order);

  const keepClaim = useReleasedClaim(webOrderId, claim?.isMine === true);

  async function call(takeOver = false) {
    const outcome = await desk.claim({ webOrderId, takeOver: takeOver || undefined });
    setProblem(outcome.ok ? null : outcome.problem);
    // A desk has a telephone of its own beside it; a phone dials.
    if (outcome.ok && !takeOver && matchMedia('(pointer: coarse)').matches) dial.current?.click();
  }
  const dial = useRef<HTMLAnchorElement>(null);

  async function log({ outcome, note, nextCallAt, advance }: Outcome) {
    const done = await desk.log({
      webOrderId, version, outcome, note: note || undefined, nextCallAt: nextCallAt?.toISOString(), ...advance,
    });
    if (done.ok) {
      setProblem(null);
      setAsks(null);
      toast.success(
        done.data.order
          ? t('Web order #{{number}} is order {{order}} now', { number, order: done.data.order.reference })
          : t('Call about #{{number}} logged', { number }),
      );
      onDone();
    } else if (done.problem.reason === 'PAYMENT_UNKNOWN' || done.problem.reason === 'PREPAY_ONLY') {
      setAsks({ note });
    } else {
      setProblem(done.problem);
    }
    return done;
  }

  async function reopen() {
    const outcome = await desk.reopen(webOrderId);
    setProblem(outcome.ok ? null : outcome.problem);
  }

  async function merge(duplicates: string[]) {
    const outcome = await desk.merge(webOrderId, duplicates);
    setProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) toast.success(t('Merged into #{{number}}', { number }));
  }

  useHotkeys([
    { code: 'KeyC', label: t('Take up the order and call'), run: () => void (canDecide && !isTaken && call()) },
    { code: 'KeyE', label: t('Edit the customer'), run: () => setEditing(canDecide && !isTaken) },
    { code: 'KeyT', label: t('Text the customer'), run: () => setTexting(canText) },
    { code: 'Escape', label: t('Close the order'), run: onClose, isShared: true },
  ]);

  return (
    <>
      <Head>
        <strong>#{number}</strong>
        <Muted>{order.siteName}</Muted>
        <StatusBadge status={order.status} />
        {claim?.isMine && <ClaimTime until={claim.until} />}
        <span />
        <TextLink to="/website/order/$id" params={{ id: webOrderId }} aria-label={t('Open #{{number}} in full', { number })}>
          <OpenIcon aria-hidden size={16} /> {t('Open in full')}
        </TextLink>
        <IconButton icon={X} label={t('Close the order')} size="small" onClick={onClose} />
      </Head>
      <Body>
        {isTaken && (
          <Warning role="status">
            <Lock aria-hidden size={16} />
            <span>{t('{{name}} is calling this customer', { name: claim.name })}</span>
            {mayTakeOver && <Button size="small" onClick={() => void call(true)}>{t('Take over')}</Button>}
          </Warning>
        )}
        {problem && <ProblemBanner problem={problem} onDismiss={() => setProblem(null)} />}
        <Person>
          <Avatar name={order.customerName} size={40} />
          <div>
            <h2>{order.customerName || phoneText(phone)}</h2>
            <Muted>{phoneText(phone)}{order.otherPhone && ` · ${phoneText(order.otherPhone)}`}</Muted>
          </div>
          <a ref={dial} href={`tel:${phone}`} hidden aria-hidden tabIndex={-1}>{phone}</a>
          {canDecide && !isTaken && (
            <Button variant={claim?.isMine ? 'secondary' : 'primary'} size="large" icon={Phone} kbd="C" isPending={desk.isBusy} onClick={() => void call()}>
              {claim?.isMine ? t('Call again') : t('Call')}
            </Button>
          )}
          {canText && <IconButton icon={MessageSquare} label={t('Text the customer')} onClick={() => setTexting(true)} />}
        </Person>
        <Track order={order} />
        {order.cancelReason && <Warning>{order.cancelReason}</Warning>}
        <RiskReasons order={order} setting={setting} />
        <SamePhone order={order} mayMerge={canDecide && !isTaken} onMerge={(ids) => void merge(ids)} />
        <Section>
          <DeskLines order={order} />
          {canDecide && !isTaken && (
            <TextLink to="/website/order/$id/type-over" params={{ id: webOrderId }} onClick={keepClaim}>{t('Change what is ordered')}</TextLink>
          )}
        </Section>
        <CallFacts order={order} onEdit={canDecide && !isTaken ? () => setEditing(true) : undefined} />
        <CallScript
          script={setting.script}
          facts={{
            name: order.customerName, shop: order.siteName, items: order.itemSummary, due,
            address: [order.address, order.district].filter(Boolean).join(', '),
          }}
        />
        <CallHistory order={order} />
      </Body>
      {canDecide && !isTaken && (
        <CallOutcomes attempts={order.attempts} maxAttempts={setting.maxAttempts} isBusy={desk.isBusy} onOutcome={(outcome) => void log(outcome)} />
      )}
      {!canDecide && ['BLOCKED', 'FAKE', 'DUPLICATE', 'CANCELLED'].includes(order.status) && (
        <Head as="footer"><Button onClick={() => void reopen()} isPending={desk.isBusy}>{t('Take up again')}</Button></Head>
      )}
      {isEditing && <EditCustomerDialog order={order} onReload={() => Promise.resolve()} onClose={() => setEditing(false)} />}
      {isTexting && <SendSmsDrawer mobileNumber={phone} onClose={() => setTexting(false)} />}
      {asks && (
        <ApproveWithAdvanceDialog
          order={order}
          approve={({ advance, advanceAccount, advanceAccountId, advanceReference }) =>
            log({ outcome: 'CONFIRMED', note: asks.note, nextCallAt: null, advance: { advance, advanceAccount, advanceAccountId, advanceReference } })}
          onApproved={() => setAsks(null)}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}
