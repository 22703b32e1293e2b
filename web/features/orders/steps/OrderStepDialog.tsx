import type { ComponentType } from 'react';
import type { OrderAction } from '../orderActionsOf.ts';
import { AdvanceDialog } from './AdvanceDialog.tsx';
import { CallOffDialog } from './CallOffDialog.tsx';
import { DeliverPartDialog } from './DeliverPartDialog.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { LoseDialog } from './LoseDialog.tsx';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { RevertDialog } from './RevertDialog.tsx';
import { TakeBackAdvanceDialog } from './TakeBackAdvanceDialog.tsx';
import { UndoLossDialog } from './UndoLossDialog.tsx';
import { UndoReceiptDialog } from './UndoReceiptDialog.tsx';
import type { StepDialogProps } from './stepFacts.ts';

const DIALOGS: Partial<Record<OrderAction, ComponentType<StepDialogProps>>> = {
  callOff: CallOffDialog,
  hold: HoldDialog,
  deliverPart: DeliverPartDialog,
  return: ReturnDialog,
  receive: ReceiveDialog,
  lose: LoseDialog,
  revert: RevertDialog,
  refund: RefundDialog,
  advance: AdvanceDialog,
  takeBackAdvance: TakeBackAdvanceDialog,
  undoReceipt: UndoReceiptDialog,
  undoLoss: UndoLossDialog,
};

/** The dialog of a step that needs input. */
export function OrderStepDialog({ action, ...props }: StepDialogProps & { action: OrderAction }) {
  const Dialog = DIALOGS[action];
  return Dialog ? <Dialog {...props} /> : null;
}
