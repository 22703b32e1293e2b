import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_ORDER_FILES } from '../../../../schema/rules/files.ts';
import { dhakaDay, formatTaka } from '../../../../schema/rules/format.ts';
import { FormSelect, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { currentTime } from '../../../relay/serverTime.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';
import type { Photograph } from '../../files/PhotoFields.tsx';
import { useDisputeOrder } from '../mutations/useDisputeOrder.ts';
import { useResolveDispute } from '../mutations/useResolveDispute.ts';
import { useSnoozeOrders } from '../mutations/useSnoozeOrders.ts';
import { useUndoSettlementDecision } from '../mutations/useUndoSettlementDecision.ts';
import { useWriteOffOrder } from '../mutations/useWriteOffOrder.ts';
import type { NotSettledRow } from '../notSettledColumns.tsx';

export type SettlementStep = 'snooze' | 'dispute' | 'resolve' | 'write-off' | 'undo';

interface SettlementDialogProps {
  order: NotSettledRow;
  onClose: () => void;
  onDone: (message: string) => void;
}

// Loaded on use: the uploader is larger than the dialogs.
const PhotoFields = lazyPart(() => import('../../files/PhotoFields.tsx'), 'PhotoFields');

const WEEK_MS = 7 * 86_400_000;

/** A charge in dispute, for an administrator from whom costs are hidden. */
const isHidden = (amount: NotSettledRow['amount']) => amount === null || amount === undefined;

/** The dialogs for decisions about an unpaid order. */
export function SettlementDialog({ step, ...props }: SettlementDialogProps & { step: SettlementStep }) {
  if (step === 'snooze') return <SnoozeDialog {...props} />;
  if (step === 'resolve') return <ResolveDialog {...props} />;
  if (step === 'dispute') return <DisputeDialog {...props} />;
  return <DecisionDialog {...props} step={step} />;
}

function SnoozeDialog({ order: { orderId, reference }, onClose, onDone }: SettlementDialogProps) {
  const { t } = useTranslation();
  const { snoozeOrders } = useSnoozeOrders();
  const form = useCommandForm({
    saved: { until: dhakaDay(currentTime() + WEEK_MS), note: '' },
    save: (draft) => snoozeOrders({ orders: [orderId], ...draft }),
    onSaved: () => onDone(t('{{order}} is put away', { order: reference })),
  });
  return (
    <FormDialog form={form} title={t('Put {{order}} away', { order: reference })} submitLabel={t('Put away')} width={420} onClose={onClose}>
      <FormTextField form={form} name="until" label={t('Until')} type="date" isRequired />
      <FormTextField form={form} name="note" label={t('What is waited for')} maxLength={300} />
    </FormDialog>
  );
}

function DisputeDialog({ order: { orderId, reference }, onClose, onDone }: SettlementDialogProps) {
  const { t } = useTranslation();
  const { disputeOrder } = useDisputeOrder();
  const mayAddFiles = useCan('orderUpdate');
  const form = useCommandForm({
    saved: { note: '', evidence: [] as Photograph[] },
    save: ({ note, evidence }) => disputeOrder({ orderId, note, files: evidence.map(({ id }) => id) }),
    onSaved: () => onDone(t('{{order}} is in dispute', { order: reference })),
  });
  const evidence = useWatch({ control: form.control, name: 'evidence' });
  return (
    <FormDialog form={form} title={t('Dispute {{order}}', { order: reference })} submitLabel={t('Dispute')} width={440} onClose={onClose}>
      <p>{t('What the courier owes for it moves from its receivable to the account of disputes.')}</p>
      <FormTextField form={form} name="note" label={t('Why')} maxLength={200} isRequired />
      {mayAddFiles && (
        <PhotoFields
          purpose="order-file"
          title={t('Evidence')}
          addLabel={t('Add photos')}
          most={MAX_ORDER_FILES}
          value={evidence}
          onChange={(photos) => form.change('evidence', photos)}
        />
      )}
    </FormDialog>
  );
}

function ResolveDialog({ order: { orderId, reference, amount }, onClose, onDone }: SettlementDialogProps) {
  const { t } = useTranslation();
  const { resolveDispute } = useResolveDispute();
  const accounts = useMoneyAccounts();
  const form = useCommandForm({
    saved: { account: 'BANK', note: '' },
    save: ({ account, note }) => resolveDispute({ orderId, note, ...chosenAccount(account) }),
    onSaved: () => onDone(t('The dispute about {{order}} is settled', { order: reference })),
  });
  return (
    <FormDialog form={form} title={t('The courier has answered for {{order}}', { order: reference })} submitLabel={t('Settled')} width={440} onClose={onClose}>
      <p>
        {isHidden(amount) ? t('What is in dispute is booked as paid.')
          : t('What is in dispute of {{amount}} is booked as paid: to you, or back to the courier where it had paid too much.', { amount: formatTaka(amount) })}
      </p>
      <FormSelect form={form} name="account" label={t('Money account')} options={accounts} isRequired />
      <FormTextField form={form} name="note" label={t('What the courier said')} maxLength={300} isRequired />
    </FormDialog>
  );
}

function DecisionDialog({ order: { orderId, reference, amount, isInDisputeAboutCharges }, step, onClose, onDone }: SettlementDialogProps & { step: 'write-off' | 'undo' }) {
  const { t } = useTranslation();
  const { writeOffOrder } = useWriteOffOrder();
  const { undoSettlementDecision } = useUndoSettlementDecision();
  const words = {
    'write-off': isInDisputeAboutCharges ? {
      title: t('Accept the charge for {{order}}', { order: reference }), submit: t('Accept the charge'), done: t('The charge for {{order}} is accepted', { order: reference }),
      text: isHidden(amount) ? t('What is in dispute is booked as a charge of the courier. It is asked for it no more.')
        : t('{{amount}} in dispute are booked as a charge of the courier. It is asked for them no more.', { amount: formatTaka(amount) }),
    } : {
      title: t('Write off {{order}}', { order: reference }), submit: t('Write off'), done: t('{{order}} is written off', { order: reference }),
      text: t('What is open of {{amount}} becomes an expense. The courier is asked for it no more.', { amount: formatTaka(amount) }),
    },
    'undo': {
      title: t('Take back the decision about {{order}}', { order: reference }), submit: t('Take back'), done: t('{{order}} stands where it stood', { order: reference }),
      text: t('Its entries are reversed.'),
    },
  }[step];
  const form = useCommandForm({
    saved: { note: '' },
    save: ({ note }) => (step === 'write-off' ? writeOffOrder({ orderId, note }) : undoSettlementDecision({ orderId, reason: note })),
    onSaved: () => onDone(words.done),
  });
  return (
    <FormDialog form={form} title={words.title} submitLabel={words.submit} width={440} isDanger={step === 'write-off'} onClose={onClose}>
      <p>{words.text}</p>
      <FormTextField form={form} name="note" label={t('Why')} maxLength={200} isRequired />
    </FormDialog>
  );
}
