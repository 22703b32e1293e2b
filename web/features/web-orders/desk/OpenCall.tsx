import { ExternalLink as OpenIcon, Lock, MessageSquare, Phone, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { OpenCall_order$key } from '../../../__generated__/OpenCall_order.graphql.ts';
import { ProblemBanner } from '../../../forms/ProblemBanner.tsx';
import { useCan } from '../../../shell/usePermissions.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CallFacts } from './CallFacts.tsx';
import { CallHistory } from './CallHistory.tsx';
import { CallOutcomes } from './CallOutcomes.tsx';
import { CallScript } from './CallScript.tsx';
import { Body, Head, Muted, Person, Section, Unbroken, Warning } from './callPanelStyle.ts';
import { ClaimTime } from './ClaimTime.tsx';
import { DeskLines } from './DeskLines.tsx';
import { dueOf } from './dueOf.ts';
import { RiskReasons } from './RiskReasons.tsx';
import type { RiskScores } from './riskText.ts';
import { SamePhone } from './SamePhone.tsx';
import { Track } from './Track.tsx';
import { useCall } from './useCall.ts';
import { useReleasedClaim } from './useReleasedClaim.ts';

const WhatsAppLink = lazyPart(() => import('../../customers/WhatsAppLink.tsx'), 'WhatsAppLink');

// The dialogs are loaded when they are opened.
const ApproveWithAdvanceDialog = lazyPart(() => import('../components/ApproveWithAdvanceDialog.tsx'), 'ApproveWithAdvanceDialog', { onFailed: ({ onClose }) => onClose() },
);
const EditCustomerDialog = lazyPart(() => import('../components/EditCustomerDialog.tsx'), 'EditCustomerDialog', { onFailed: ({ onClose }) => onClose() },
);

const SendSmsDrawer = lazyPart(() => import('../../messaging/SendSmsDrawer.tsx'), 'SendSmsDrawer', {
  onFailed: ({ onClose }) => onClose(),
});

export interface CallSetting extends RiskScores {
  maxAttempts: number;
  script: string;
}

interface OpenCallProps {
  order: OpenCall_order$key;
  setting: CallSetting;
  /** Reads the order again after a version conflict. */
  onReload: () => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** A loaded web order at the call desk: the buyer, what to check, and the outcomes of the call. */
export function OpenCall({ order: key, setting, onReload, onClose, onDone }: OpenCallProps) {
  const { t } = useTranslation();
  const order = useFragment(
    graphql`
      fragment OpenCall_order on WebOrder {
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
  const { id: webOrderId, number, claim, canDecide, phone } = order;
  const [isEditing, setEditing] = useState(false);
  const [isTexting, setTexting] = useState(false);
  const dial = useRef<HTMLAnchorElement>(null);
  const desk = useCall(order, {
    onDone,
    // Beside a computer stands a telephone of its own; a phone dials by itself.
    onClaimed: () => matchMedia('(pointer: coarse)').matches && dial.current?.click(),
  });
  const mayTakeOver = useCan('FOUNDER');
  // Only a mobile number takes an SMS.
  const canText = useCan('order') && /^01\d{9}$/.test(phone);
  const isTaken = claim !== null && claim !== undefined && !claim.isMine;
  const mayDecide = canDecide && !isTaken;
  const keepClaim = useReleasedClaim(webOrderId, claim?.isMine === true);

  useHotkeys([
    { code: 'KeyC', label: t('Take up the order and call'), run: () => void (mayDecide && desk.call()) },
    { code: 'KeyE', label: t('Edit the customer'), run: () => setEditing(mayDecide) },
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
          <OpenIcon aria-hidden size={16} /> <span>{t('Open in full')}</span>
        </TextLink>
        <IconButton icon={X} label={t('Close the order')} size="small" onClick={onClose} />
      </Head>
      <Body>
        {isTaken && (
          <Warning role="status">
            <Lock aria-hidden size={16} />
            <span>{t('{{name}} is calling this customer', { name: claim.name })}</span>
            {mayTakeOver && <Button size="small" onClick={() => void desk.call(true)}>{t('Take over')}</Button>}
          </Warning>
        )}
        {desk.problem && <ProblemBanner problem={desk.problem} onReload={() => onReload().then(desk.dismissProblem)} onDismiss={desk.dismissProblem} />}
        <Person>
          <Avatar name={order.customerName} size={40} />
          <div>
            <h2>{order.customerName || phoneText(phone)}</h2>
            <Muted><Unbroken>{phoneText(phone)}</Unbroken>{order.otherPhone && <> · <Unbroken>{phoneText(order.otherPhone)}</Unbroken></>}</Muted>
          </div>
          <a ref={dial} href={`tel:${phone}`} hidden aria-hidden tabIndex={-1}>{phone}</a>
          {mayDecide && (
            <Button variant={claim?.isMine ? 'secondary' : 'primary'} size="large" icon={Phone} kbd="C" isPending={desk.isBusy} onClick={() => void desk.call()}>
              {claim?.isMine ? t('Call again') : t('Call')}
            </Button>
          )}
          {canText && <IconButton icon={MessageSquare} label={t('Text the customer')} onClick={() => setTexting(true)} />}
          <WhatsAppLink phone={phone} />
        </Person>
        <Track order={order} />
        {order.cancelReason && <Warning>{order.cancelReason}</Warning>}
        <RiskReasons order={order} setting={setting} />
        <SamePhone order={order} mayMerge={mayDecide} onMerge={(ids) => void desk.merge(ids)} />
        <Section>
          <DeskLines order={order} />
          {mayDecide && (
            <TextLink to="/website/order/$id/type-over" params={{ id: webOrderId }} onClick={keepClaim}>{t('Change what is ordered')}</TextLink>
          )}
        </Section>
        <CallFacts order={order} onEdit={mayDecide ? () => setEditing(true) : undefined} />
        <CallScript
          script={setting.script}
          facts={{
            name: order.customerName, shop: order.siteName, items: order.itemSummary, due: dueOf(order),
            address: [order.address, order.district].filter(Boolean).join(', '),
          }}
        />
        <CallHistory order={order} />
      </Body>
      {mayDecide && (
        <CallOutcomes attempts={order.attempts} maxAttempts={setting.maxAttempts} isBusy={desk.isBusy} onOutcome={(outcome) => void desk.log(outcome)} />
      )}
      {!canDecide && ['BLOCKED', 'FAKE', 'DUPLICATE', 'CANCELLED'].includes(order.status) && (
        <Head as="footer"><Button onClick={() => void desk.reopen()} isPending={desk.isBusy}>{t('Take up again')}</Button></Head>
      )}
      {isEditing && <EditCustomerDialog order={order} onReload={onReload} onClose={() => setEditing(false)} />}
      {isTexting && <SendSmsDrawer mobileNumber={phone} onClose={() => setTexting(false)} />}
      {desk.asks && (
        <ApproveWithAdvanceDialog
          order={order}
          approve={({ advance, advanceAccount, advanceAccountId, advanceReference }) =>
            desk.log({ outcome: 'CONFIRMED', note: desk.asks?.note ?? '', nextCallAt: null, advance: { advance, advanceAccount, advanceAccountId, advanceReference } })}
          onApproved={desk.closeQuestion}
          onReload={onReload}
          onClose={desk.closeQuestion}
        />
      )}
    </>
  );
}
