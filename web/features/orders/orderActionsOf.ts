/** What can be done with an order; each is a command of the gateway. */
export type OrderAction =
  | 'confirm' | 'resume' | 'pack' | 'ship' | 'deliver' | 'deliverPart' | 'return' | 'receive' | 'lose' | 'hold' | 'reopen'
  | 'revert' | 'cancel' | 'refund' | 'book' | 'exchange' | 'recall' | 'callOff';

interface Actionable {
  readonly status: string;
  /** Where the gateway lets this viewer take it. */
  readonly nextStatuses: readonly string[];
  readonly returningUnits: number;
  readonly refundDue: number;
  /** The order that it was exchanged for. */
  readonly replacedBy?: { readonly status: string } | null;
}

/** Its goods have not left. */
const HERE = new Set(['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED']);

/** What a step to a status is called, where it depends on where the order stands. */
function actionTo(next: string, status: string): OrderAction | null {
  if (status === 'HOLD') return next === 'CANCELLED' ? 'cancel' : 'resume';
  switch (next) {
    case 'CONFIRMED': return 'confirm';
    case 'PACKED': return 'pack';
    case 'SHIPPED': return status === 'DELIVERED' ? 'revert' : 'ship';
    case 'DELIVERED': return 'deliver';
    case 'PARTIAL': return 'deliverPart';
    case 'RETURN_PENDING': return 'return';
    case 'RETURNED': return 'receive';
    case 'LOST': return 'lose';
    case 'HOLD': return 'hold';
    case 'PENDING': return 'reopen';
    case 'EXCHANGED': return 'exchange';
    case 'CANCELLED': return 'cancel';
    default: return null;
  }
}

/** The one that leads on, in the order of the usual way. */
const LEADING: readonly OrderAction[] = ['confirm', 'resume', 'ship', 'receive', 'deliver', 'reopen'];

export interface OrderActionList {
  /** The button that leads on. */
  primary: OrderAction | null;
  /** The others, the usual ones first. */
  others: readonly OrderAction[];
}

/**
 * What this viewer may do with an order now. Receiving a part leaves a status as it is, paying back changes none, and a
 * hand-over by mistake leads back: the gateway's `nextStatuses` do not name them, so that `mayUpdate` decides.
 */
export function orderActionsOf({ status, nextStatuses, returningUnits, refundDue, replacedBy }: Actionable, mayUpdate: boolean): OrderActionList {
  const actions = nextStatuses.map((next) => actionTo(next, status)).filter((action) => action !== null);
  if (mayUpdate && (status === 'PARTIAL' || status === 'EXCHANGED') && returningUnits > 0) actions.push('receive');
  if (mayUpdate && status === 'EXCHANGED' && returningUnits > 0 && replacedBy && HERE.has(replacedBy.status)) actions.push('callOff');
  if (mayUpdate && status === 'SHIPPED') actions.push('recall');
  if (mayUpdate && refundDue > 0) actions.push('refund');
  if (actions.includes('ship')) actions.push('book');
  const primary = LEADING.find((action) => actions.includes(action)) ?? null;
  return { primary, others: actions.filter((action) => action !== primary) };
}
