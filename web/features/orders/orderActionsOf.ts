import { NOT_SHIPPED } from './statusSets.ts';

/** Actions on an order; each is a command of the gateway. */
export type OrderAction =
  | 'confirm' | 'resume' | 'pack' | 'ship' | 'deliver' | 'deliverPart' | 'return' | 'receive' | 'lose' | 'hold' | 'reopen'
  | 'revert' | 'cancel' | 'refund' | 'book' | 'exchange' | 'recall' | 'callOff' | 'advance' | 'takeBackAdvance' | 'undoReceipt' | 'undoLoss';

interface Actionable {
  readonly status: string;
  /** Statuses that this viewer may choose. */
  readonly nextStatuses: readonly string[];
  readonly returningUnits: number;
  readonly refundDue: number;
  readonly advance: number;
  readonly due: number;
  readonly lines: readonly { readonly quantity: number; readonly deliveredQuantity: number }[];
  /** The replacement after an exchange. */
  readonly replacedBy?: { readonly status: string } | null;
}

/** The action that leads to a status; it depends on the current one. */
function actionTo(next: string, status: string): OrderAction | null {
  if (status === 'HOLD') return next === 'CANCELLED' ? 'cancel' : 'resume';
  switch (next) {
    case 'CONFIRMED': return 'confirm';
    case 'PACKED': return 'pack';
    case 'SHIPPED': return NOT_SHIPPED.has(status) ? 'ship' : 'revert';
    case 'DELIVERED': return 'deliver';
    case 'PARTIAL': return 'deliverPart';
    case 'RETURN_PENDING': return status === 'RETURNED' ? 'undoReceipt' : status === 'LOST' ? 'undoLoss' : 'return';
    case 'RETURNED': return 'receive';
    case 'LOST': return 'lose';
    case 'HOLD': return 'hold';
    case 'PENDING': return 'reopen';
    case 'EXCHANGED': return 'exchange';
    case 'CANCELLED': return 'cancel';
    default: return null;
  }
}

/** Statuses that stay while goods are received. */
const IS_RECEIVED_IN_PARTS: ReadonlySet<string> = new Set(['RETURN_PENDING', 'PARTIAL', 'EXCHANGED']);

/** Candidates for the primary button, in the usual sequence of an order. */
const LEADING: readonly OrderAction[] = ['confirm', 'resume', 'ship', 'receive', 'deliver', 'reopen'];

export interface OrderActionList {
  /** Action of the primary button. */
  primary: OrderAction | null;
  /** The other actions, the usual ones first. */
  others: readonly OrderAction[];
}

/**
 * The actions that this viewer may take now. Receiving some of the goods, what is done about an advance, holding until
 * another day and recalling a parcel are not among the gateway's `nextStatuses`: `mayUpdate` decides about them.
 */
export function orderActionsOf({ status, nextStatuses, returningUnits, refundDue, advance, due, lines, replacedBy }: Actionable, mayUpdate: boolean): OrderActionList {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const away = lines.reduce((sum, { deliveredQuantity }) => sum + deliveredQuantity, returningUnits);
  // Of a parcel that was received in part, what was recorded stays. One piece has no parts.
  const actions = nextStatuses.map((next) => actionTo(next, status)).filter((action) => action !== null)
    .filter((action) => (action !== 'revert' && !(action === 'deliver' && status === 'RETURN_PENDING')) || away === units)
    .filter((action) => action !== 'deliverPart' || units > 1);
  if (mayUpdate && (status === 'PARTIAL' || status === 'EXCHANGED') && returningUnits > 0) actions.push('receive');
  // A piece that is neither away nor on its way back is in hand.
  if (mayUpdate && IS_RECEIVED_IN_PARTS.has(status) && away < units) actions.push('undoReceipt');
  if (mayUpdate && status === 'EXCHANGED' && returningUnits > 0 && replacedBy && NOT_SHIPPED.has(replacedBy.status)) actions.push('callOff');
  if (mayUpdate && status === 'HOLD') actions.push('hold');
  if (mayUpdate && status === 'SHIPPED') actions.push('recall');
  if (mayUpdate && (NOT_SHIPPED.has(status) || status === 'SHIPPED')) {
    if (due > 0) actions.push('advance');
    if (advance > 0) actions.push('takeBackAdvance');
  }
  if (mayUpdate && refundDue > 0) actions.push('refund');
  if (actions.includes('ship')) actions.push('book');
  const primary = LEADING.find((action) => actions.includes(action)) ?? null;
  return { primary, others: actions.filter((action) => action !== primary) };
}
