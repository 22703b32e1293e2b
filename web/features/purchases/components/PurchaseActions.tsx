import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { PurchaseActions_purchase$key } from '../../../__generated__/PurchaseActions_purchase.graphql.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { ReasonDialog } from '../../../forms/ReasonDialog.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useOrderPurchase } from '../mutations/useOrderPurchase.ts';
import { usePayPurchase } from '../mutations/usePayPurchase.ts';
import { useReceivePurchase } from '../mutations/useReceivePurchase.ts';
import { useRefundPurchase } from '../mutations/useRefundPurchase.ts';
import { useReturnPurchase } from '../mutations/useReturnPurchase.ts';
import { useVoidPurchase } from '../mutations/useVoidPurchase.ts';

// Loaded on demand: the forms are larger than the rest of the page.
const SupplierMoneyDialog = lazyPart(() => import('./SupplierMoneyDialog.tsx'), 'SupplierMoneyDialog', {
  onFailed: ({ onClose }) => onClose(),
});
const CorrectCostsDialog = lazyPart(() => import('./CorrectCostsDialog.tsx'), 'CorrectCostsDialog', {
  onFailed: ({ onClose }) => onClose(),
});
const QuantitiesDialog = lazyPart(() => import('./QuantitiesDialog.tsx'), 'QuantitiesDialog', {
  onFailed: ({ onClose }) => onClose(),
});

interface PurchaseActionsProps {
  purchase: PurchaseActions_purchase$key;
  onProblem: (problem: CommandProblem | null) => void;
}

/** The commands that the status of a purchase allows. */
export function PurchaseActions({ purchase: key, onProblem }: PurchaseActionsProps) {
  const { t } = useTranslation();
  const purchase = useFragment(
    graphql`
      fragment PurchaseActions_purchase on Purchase {
        id
        version
        nextSteps
        due
        total
        discount
        extraCost
        extraAccount
        extraAccountId
        lines {
          id
          name
          sku
          quantity
          received
          returned
          unitCost
        }
      }
    `,
    key,
  );
  const { id: purchaseId, version, nextSteps, due, total, lines } = purchase;
  const [open, setOpen] = useState<'RECEIVE' | 'RETURN' | 'PAY' | 'REFUND' | 'CORRECT' | 'VOID' | null>(null);
  const { orderPurchase, isInFlight: isOrdering } = useOrderPurchase();
  const { receivePurchase } = useReceivePurchase();
  const { returnPurchase } = useReturnPurchase();
  const { payPurchase } = usePayPurchase();
  const { refundPurchase } = useRefundPurchase();
  const { voidPurchase } = useVoidPurchase();
  const steps = new Set<string>(nextSteps);
  /** The gateway refuses changes of what a bill says by anybody who may not read it. */
  const seesCosts = total !== null && total !== undefined;
  /** What the supplier holds of the payments, in taka. */
  const held = -(due ?? 0);
  const close = () => setOpen(null);
  const here = lines.map((line) => ({ ...line, most: line.received - line.returned, first: 0 }));
  const coming = lines.map((line) => ({ ...line, most: line.quantity - line.received, first: line.quantity - line.received }));

  async function order() {
    const outcome = await orderPurchase({ purchaseId, version });
    onProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) toast.success(t('The purchase is ordered'));
  }

  /** Of goods that are not all here, the rest can still be returned. */
  function returnInstead(refused: CommandProblem): CommandProblem | null {
    if (refused.reason !== 'GOODS_NOT_HERE' || !steps.has('RETURN')) return refused;
    setOpen('RETURN');
    toastProblem(refused);
    return null;
  }

  return (
    <>
      {steps.has('VOID') && <Button onClick={() => setOpen('VOID')}>{t('Void it')}</Button>}
      {steps.has('EDIT') && seesCosts && (
        <LinkButton to="/purchase/new-purchase" search={{ edit: purchaseId }}>
          {t('Change')}
        </LinkButton>
      )}
      {steps.has('CORRECT') && seesCosts && (
        <Button onClick={() => setOpen('CORRECT')}>{t('Correct the costs')}</Button>
      )}
      {here.some(({ most }) => most > 0) && steps.has('RETURN') && (
        <Button onClick={() => setOpen('RETURN')}>{t('Return goods')}</Button>
      )}
      {steps.has('REFUND') && held > 0 && <Button onClick={() => setOpen('REFUND')}>{t('Money back')}</Button>}
      {steps.has('ORDER') && (
        <Button onClick={() => void order()} isPending={isOrdering}>
          {t('Mark as ordered')}
        </Button>
      )}
      {/* Beside goods that are to come, money can wait. */}
      {steps.has('PAY') && (due ?? 0) > 0 && (
        <Button variant={steps.has('RECEIVE') ? 'secondary' : 'primary'} onClick={() => setOpen('PAY')}>
          {t('Pay')}
        </Button>
      )}
      {steps.has('RECEIVE') && (
        <Button variant="primary" onClick={() => setOpen('RECEIVE')}>
          {t('Receive')}
        </Button>
      )}
      {open === 'RECEIVE' && (
        <QuantitiesDialog
          title={t('Receive goods')}
          submitLabel={t('Receive')}
          asks="isLast"
          rows={coming.filter(({ most }) => most > 0)}
          noteOf={(most) => t('{{count}} to come', { count: most })}
          save={({ isLast }, received) => receivePurchase({ purchaseId, version, lines: received, isLast })}
          onSaved={() => toast.success(t('The goods are in stock'))}
          onClose={close}
        />
      )}
      {open === 'RETURN' && (
        <QuantitiesDialog
          title={t('Return goods to the supplier')}
          submitLabel={t('Return')}
          asks="reason"
          rows={here.filter(({ most }) => most > 0)}
          noteOf={(most) => t('{{count}} here', { count: most })}
          save={({ reason }, back) => returnPurchase({ purchaseId, version, lines: back, reason: reason.trim() })}
          onSaved={() => toast.success(t('The goods have left the stock'))}
          onClose={close}
        />
      )}
      {open === 'CORRECT' && <CorrectCostsDialog purchase={purchase} onClose={close} />}
      {open === 'PAY' && (
        <SupplierMoneyDialog
          title={t('Pay the supplier')}
          submitLabel={t('Pay')}
          accountLabel={t('Paid from')}
          amount={due ?? 0}
          amountNote={t('{{amount}} is due.', { amount: formatTaka(due) })}
          save={(money) => payPurchase({ purchaseId, version, ...money })}
          onSaved={(amount) => toast.success(t('{{amount}} is paid', { amount: formatTaka(amount) }))}
          onClose={close}
        />
      )}
      {open === 'REFUND' && (
        <SupplierMoneyDialog
          title={t('Money back from the supplier')}
          submitLabel={t('Save')}
          accountLabel={t('Received on')}
          amount={held}
          amountNote={t('The supplier holds {{amount}}.', { amount: formatTaka(held) })}
          save={(money) => refundPurchase({ purchaseId, version, ...money })}
          onSaved={(amount) => toast.success(t('{{amount}} came back', { amount: formatTaka(amount) }))}
          onClose={close}
        />
      )}
      {open === 'VOID' && (
        <ReasonDialog
          title={t('Void this purchase?')}
          submitLabel={t('Void it')}
          isDanger
          save={(reason) => voidPurchase({ purchaseId, version, reason })}
          onSaved={() => {
            close();
            toast.success(t('The purchase is void'));
          }}
          onRefused={returnInstead}
          onClose={close}
        >
          {t('For what was entered by mistake: its goods leave the stock, its costs the averages, its payments come back. Goods that really go back are returned instead.')}
        </ReasonDialog>
      )}
    </>
  );
}
