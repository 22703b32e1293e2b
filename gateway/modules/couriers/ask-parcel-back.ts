import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { inEnglish, msg, type Message } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import { idOf, requiredText } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import type { ReturnRequest } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { ConflictError, NotFoundError, OutsideServiceError, PreconditionError, TooManyRequestsError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import type { AskBackResult } from './clients/courier-client.ts';
import { connectCourier } from './connected-courier.ts';
import { TAKES_PARCELS_BACK } from './providers.ts';

/** After so long without an answer nobody waits for it any more. */
const SILENT_MS = 120_000;
/** Between two requests for one parcel, and at most for one parcel: every request is somebody's work at the courier. */
const PAUSE_MS = 60_000;
const MAX_REQUESTS = 5;

/** A request that got no answer, whether its process has died or the courier was silent. */
export const hasNoAnswer = ({ status, createdAt }: Pick<ReturnRequest, 'status' | 'createdAt'>): boolean =>
  status === 'UNKNOWN' || (status === 'ASKING' && createdAt.getTime() < Date.now() - SILENT_MS);

interface Asked {
  orderId: string;
  requestId: string;
}

/** Records that a courier is about to be asked for a parcel back; `startAskParcelBack` asks it. The order's status stays. */
export const askParcelBack = defineCommand({
  name: 'couriers.askParcelBack',
  permission: 'orderUpdate',
  input: z.object({
    orderId: idOf('Order'),
    reason: requiredText(200).describe('Why; the courier is told.'),
  }),
  run: async (context, { orderId, reason }): Promise<Asked> => {
    const { tx, session: { businessId, actorName }, audit } = context;
    await lockRow(tx, 'Order', businessId, orderId);
    const { status } = await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } }, select: { status: true } });
    if (status !== 'SHIPPED') throw new PreconditionError('WRONG_STATUS', 'Only a parcel that is on its way can be asked back');
    const { id: shipmentId, courier: { name } } = await parcelThatComesBack(context, orderId);
    await refuseRepeats(context, shipmentId);
    const requestId = uuidv7();
    await tx.returnRequest.create({ data: { businessId, id: requestId, shipmentId, reason, byName: actorName }, select: { id: true } });
    await audit({ entity: ['Order', orderId], summary: msg('Asked {{name}} for the parcel back: {{reason}}', { name, reason }) });
    return { orderId, requestId };
  },
});

async function parcelThatComesBack({ tx, session: { businessId } }: CommandContext, orderId: string) {
  // An order that is on its way has a parcel.
  const parcel = await tx.shipment.findFirstOrThrow({
    where: { businessId, orderId, active: true }, select: { id: true, invoice: true, courier: { select: { name: true, kind: true, provider: true } } },
  });
  const { name, kind, provider } = parcel.courier;
  if (kind !== 'API' || !provider || !parcel.invoice) throw new PreconditionError('NOT_CONNECTED', msg('{{name}} is not connected: call it', { name }));
  if (!TAKES_PARCELS_BACK[provider]) throw new PreconditionError('IN_PANEL', msg('{{name}} takes cancellations in its panel only', { name }));
  return parcel;
}

async function refuseRepeats({ tx, session: { businessId } }: CommandContext, shipmentId: string): Promise<void> {
  const earlier = await tx.returnRequest.findMany({ where: { businessId, shipmentId }, orderBy: { createdAt: 'desc' }, take: MAX_REQUESTS });
  const [last] = earlier;
  if (!last) return;
  if (last.status === 'ACCEPTED') throw new PreconditionError('ALREADY_ASKED', 'The courier has agreed to bring it back already');
  if (last.status === 'ASKING' && !hasNoAnswer(last)) throw new ConflictError('The courier is being asked at this moment');
  if (earlier.length === MAX_REQUESTS) throw new PreconditionError('ASKED_OFTEN', msg('The courier was asked {{count}} times: call it', { count: MAX_REQUESTS }));
  if (last.createdAt.getTime() > Date.now() - PAUSE_MS) throw new TooManyRequestsError('The courier was asked just now. Please wait a minute.', 60);
}

/** Saves what the courier said. */
const recordAnswer = defineCommand({
  name: 'couriers.recordReturnAnswer',
  permission: 'orderUpdate',
  storesAnswer: true,
  input: z.object({ orderId: idOf('Order'), requestId: idOf('ReturnRequest'), result: z.custom<AskBackResult>() }),
  run: async ({ tx, session: { businessId }, audit }, { orderId, requestId, result }) => {
    const where = { businessId_id: { businessId, id: requestId } };
    const { shipment: { courier: { name } } } = await tx.returnRequest.findUniqueOrThrow({ where, select: { shipment: { select: { courier: { select: { name: true } } } } } });
    const said = (result.ok ? result.said : result.message) as Message;
    const status = result.ok ? 'ACCEPTED' : result.unknown ? 'UNKNOWN' : 'REFUSED';
    await tx.returnRequest.update({ where, data: { status, said: inEnglish(said), answer: result.answer }, select: { id: true } });
    await audit({
      entity: ['Order', orderId],
      summary: {
        ACCEPTED: msg('{{name}} will bring the parcel back: {{said}}', { name, said }),
        REFUSED: msg('{{name}} does not bring the parcel back: {{said}}', { name, said }),
        UNKNOWN: msg('{{name}} was asked for the parcel back, without a clear answer: {{said}}', { name, said }),
      }[status],
    });
  },
});

/** Asks the courier between two transactions, see docs/adr/0005. The same request again, by its idempotency key, asks nobody. */
export async function startAskParcelBack(session: Session, input: unknown, options: ExecuteOptions = {}): Promise<Asked> {
  const asked = await execute(askParcelBack, session, input, options);
  const { businessId } = session;
  const { count } = await db.returnRequest.updateMany({ where: { businessId, id: asked.requestId, sentAt: null }, data: { sentAt: new Date() } });
  if (count === 1) await execute(recordAnswer, session, { ...asked, result: await ask(businessId, asked) });
  return asked;
}

async function ask(businessId: string, { requestId }: Asked): Promise<AskBackResult> {
  const { reason, shipment: { courierId, consignmentId, invoice } } = await db.returnRequest.findUniqueOrThrow({
    where: { businessId_id: { businessId, id: requestId } },
    select: { reason: true, shipment: { select: { courierId: true, consignmentId: true, invoice: true } } },
  });
  try {
    const { client } = await connectCourier(businessId, courierId);
    if (!client.askBack || !invoice) throw new NotFoundError('Courier');
    return await client.askBack({ consignmentId, invoice }, reason);
  } catch (error) {
    // The courier has been disconnected in between, or its keys cannot be read: it was not asked.
    if (error instanceof OutsideServiceError || error instanceof NotFoundError || error instanceof PreconditionError) return { ok: false, message: error.text, answer: '' };
    throw error;
  }
}
