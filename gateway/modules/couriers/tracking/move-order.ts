import { agrees } from '../../../../schema/rules/agreeing-statuses.ts';
import { msg, type Message, type MessageKey } from '../../../../schema/rules/message.ts';
import { poishaToTaka, toldToPoisha } from '../../../../schema/rules/money.ts';
import type { ParcelStatus } from '../../../../schema/rules/parcel-status.ts';
import type { CommandContext } from '../../../commands/command.ts';
import type { CourierEventOutcome, OrderStatus } from '../../../db/generated/client/enums.ts';
import type { Courier, Order } from '../../../db/generated/client/client.ts';
import { beginning } from '../../../db/storable.ts';
import { DomainError } from '../../../errors.ts';
import { deliverOrder } from '../../orders/order-commands.ts';
import { sendBack } from '../../orders/return-orders.ts';
import type { CourierReport } from './webhook-adapters.ts';

export interface Verdict {
  outcome: CourierEventOutcome;
  /** Why the order was not changed. */
  note?: Message;
}

/** As long as a person may type one. */
export const MAX_REASON = 300;

const FINAL = new Set<ParcelStatus>(['DELIVERED', 'PARTIAL', 'PAID_RETURN', 'RETURNING', 'RETURNED', 'CANCELLED', 'LOST']);

/** The order has ended otherwise. */
export const contradicts = (order: OrderStatus, reported: ParcelStatus) => FINAL.has(reported) && !agrees(order, reported);

const words = (status: string) => status.toLowerCase().replaceAll('_', ' ');
/** 'RETURN_PENDING' -> 'Return pending', the key of the status in the translation files. */
const shown = (status: string) => (status.charAt(0) + words(status).slice(1)) as MessageKey;
const word = (status: string): Message => ({ key: shown(status), values: {} });
export const lateNote = (reported: ParcelStatus, order: OrderStatus): Message =>
  msg('The courier says "{{said}}", the order is "{{status}}"', { said: word(reported), status: word(order) });

interface Reported {
  status: ParcelStatus;
  /** What a person has to find out first. */
  question: Message | undefined;
  report: CourierReport;
  parcelId: string;
  courier: Pick<Courier, 'tolerancePoisha'>;
}

/** Applies a new status of its parcel to the order. */
export async function moveOrder(
  context: CommandContext, order: Order, { status, question, report, parcelId, courier }: Reported,
): Promise<Verdict> {
  if (question && order.status === 'SHIPPED') return { outcome: 'TO_DECIDE', note: question };
  if (!FINAL.has(status)) return { outcome: 'TRACKED' };
  if (status === 'PAID_RETURN' && report.collected && order.status === 'RETURN_PENDING' && order.collectedPoisha === 0n) {
    return { outcome: 'TO_DECIDE', note: msg('Refused against a fee of {{amount, taka}}, after the return was entered without one', { amount: report.collected }) };
  }
  if (agrees(order.status, status)) return { outcome: 'TRACKED' };
  const isOnItsWay = order.status === 'SHIPPED' || (order.status === 'RETURN_PENDING' && status === 'DELIVERED');
  if (!isOnItsWay) return { outcome: 'LATE', note: lateNote(status, order.status) };
  const due = order.totalPoisha - order.advancePoisha;
  const collected = report.collected === null ? null : toldToPoisha(report.collected);
  if (status === 'LOST') return { outcome: 'TO_DECIDE', note: msg('The courier has lost it: mark it lost, with what it is to pay') };
  if (status === 'PARTIAL') return { outcome: 'TO_DECIDE', note: partNote(collected) };
  try {
    if (status === 'DELIVERED') {
      // A person decides about another collected amount, beyond what the statements of this courier let pass too.
      if (collected !== null && (collected > due + courier.tolerancePoisha || collected < due - courier.tolerancePoisha)) {
        const amounts = { amount: poishaToTaka(collected), due: poishaToTaka(due) };
        return { outcome: 'TO_DECIDE', note: msg('Delivered, but {{amount, taka}} collected in place of {{due, taka}}', amounts) };
      }
      await deliverOrder.run(context, { orderId: order.id });
      return { outcome: 'APPLIED' };
    }
    if (status === 'PAID_RETURN' && !collected) return { outcome: 'TO_DECIDE', note: msg('Refused against a fee: enter what was collected') };
    const asked = await askedBackFor(context, parcelId);
    await sendBack(context, {
      orderId: order.id, reason: asked ?? beginning(report.message || words(status), MAX_REASON), ...(status === 'PAID_RETURN' && { feeCollected: collected! }),
      said: asked ? { reason: asked, by: 'PERSON' } : { reason: report.reason, by: 'COURIER' },
    });
    return { outcome: 'APPLIED' };
  } catch (error) {
    // The command refused before it wrote anything: the order is unchanged, and a person has to check.
    if (!(error instanceof DomainError)) throw error;
    return { outcome: 'FAILED', note: { key: error.wire.messageKey, values: error.wire.messageValues } as Message };
  }
}

/** Why a person has asked the courier for the parcel back; null where nobody has, or the courier would not. */
async function askedBackFor({ tx, session: { businessId } }: CommandContext, shipmentId: string): Promise<string | null> {
  const asked = await tx.returnRequest.findFirst({
    where: { businessId, shipmentId, status: { not: 'REFUSED' } }, orderBy: { createdAt: 'desc' }, select: { reason: true },
  });
  return asked?.reason ?? null;
}

const partNote = (collected: bigint | null): Message => (collected === null
  ? msg('Delivered in part: enter what the customer took')
  : msg('Delivered in part, {{amount, taka}} collected: enter what the customer took', { amount: poishaToTaka(collected) }));
