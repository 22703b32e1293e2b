import { z } from 'zod';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { poishaToTaka, toldToPoisha, type Poisha } from '../../../../schema/rules/money.ts';
import { defineCommand } from '../../../commands/command.ts';
import { CallLimit } from '../../../commands/call-limit.ts';
import { execute, type ExecuteOptions } from '../../../commands/execute.ts';
import { requiredText } from '../../../commands/fields.ts';
import { parseInput } from '../../../commands/parse.ts';
import { db } from '../../../db/client.ts';
import { NotFoundError, PreconditionError } from '../../../errors.ts';
import type { Outside } from '../../../graphql/context.ts';
import type { Session } from '../../../session/session.ts';
import type { CourierClient, Payout, PayoutParcel } from '../clients/courier-client.ts';
import { connectCourier } from '../connected-courier.ts';
import { countQuestion } from '../count-question.ts';
import { saveStatement, statementHead } from './create-statement.ts';
import type { PaidLine } from './paid-line.ts';
import { totalsOf } from './import-statement.ts';

/** A payout and the statement that was created from it, if any. */
export interface KnownPayout extends Payout {
  courierId: string;
  statementId: string | null;
}

/** The reference by which the statement of a payout is found. */
export const referenceOf = ({ id, reference }: Payout) => reference || id;

/** A courier's id of a payout has at most so many characters. */
export const MAX_PAYOUT_ID = 50;

/** Questions about payouts in a minute, by all of a business: lists and takeovers together. */
const asks = new CallLimit(20);

/** The payouts that a courier's API lists; null when the API has none. Calls the courier. Throws TooManyRequestsError. */
export async function courierPayouts(businessId: string, courierId: string, outside: Outside): Promise<KnownPayout[] | null> {
  const known = await db.courier.findUnique({ where: { businessId_id: { businessId, id: courierId } }, select: { provider: true, kind: true } });
  if (known?.kind !== 'API' || !known.provider) return null;
  countQuestion(asks, businessId);
  const { client } = await connectCourier(businessId, courierId);
  const payouts = await outside(async () => client.payouts?.());
  if (!payouts) return null;
  const statements = await db.courierStatement.findMany({
    where: { businessId, courierId, reference: { in: payouts.map(referenceOf) }, status: { not: 'VOID' } }, select: { id: true, reference: true },
  });
  const byReference = new Map(statements.map(({ id, reference }) => [reference, id]));
  return payouts.map((payout) => ({ ...payout, courierId, statementId: byReference.get(referenceOf(payout)) ?? null }));
}

const lineOf = ({ consignmentId, invoice, collected, deliveryCharge, codFee }: PayoutParcel): PaidLine => ({
  consignment: consignmentId, invoice, phone: '', collectedPoisha: toldToPoisha(collected), deliveryPoisha: toldToPoisha(deliveryCharge),
  codFeePoisha: toldToPoisha(codFee), returnPoisha: 0n, adjustPoisha: 0n,
});

/**
 * The lines of parcels. What rounding parts of a poisha takes from their sum, which came as money, stands on the highest
 * charge: as an adjustment somebody would have to decide about it.
 */
function linesOf(parcels: readonly PayoutParcel[]): { lines: PaidLine[]; net: Poisha } {
  const net = toldToPoisha(parcels.reduce((sum, { collected, deliveryCharge, codFee }) => sum + collected - deliveryCharge - codFee, 0));
  const lines = parcels.map(lineOf);
  const highest = lines.toSorted((one, other) => Number(other.deliveryPoisha - one.deliveryPoisha))[0];
  if (highest) highest.deliveryPoisha += totalsOf(lines).net - net;
  return { lines, net };
}

/**
 * The lines of a payout. Throws PreconditionError when its parcels do not add up to it: then the API does not list everything
 * that was paid. Calls the courier.
 */
export async function payoutLines(client: CourierClient, { id, amount }: Payout): Promise<PaidLine[]> {
  const { lines, net } = linesOf(await client.payoutParcels!(id));
  if (lines.length > 0 && (amount === null || toldToPoisha(amount) === net)) return lines;
  throw new PreconditionError('PAYOUT_DIFFERS', msg('{{amount, taka}} was paid, its parcels come to {{net, taka}}: take the statement over from its file', {
    amount: amount ?? 0, net: poishaToTaka(net),
  }));
}

const { courierId, account, accountId } = statementHead;
const input = z.object({ courierId, account, accountId, payoutId: requiredText(MAX_PAYOUT_ID).describe("The courier's id of it.") });

/** The payout, read from the courier before the transaction, is no part of the input: the idempotency key covers the client's request only. */
export const payoutImport = (payout: Payout | null, lines: readonly PaidLine[]) => defineCommand({
  name: 'couriers.importPayout',
  permission: 'deliveryMethod',
  input,
  run: async (context, { payoutId, ...head }) => {
    const { tx, session: { businessId } } = context;
    const { id: statementId } = await saveStatement(context, {
      ...head, reference: payout ? referenceOf(payout) : '', day: payout?.paidAt ? dhakaDay(payout.paidAt) : undefined,
    }, lines);
    // Whatever becomes of the statement: what a person has voided does not come again by itself.
    const key = { businessId, courierId: head.courierId, payoutId };
    await tx.seenPayout.upsert({ where: { businessId_courierId_payoutId: key }, create: { ...key, statementId }, update: { statementId } });
    return { id: statementId };
  },
});

/** Creates a statement from a payout. Run by `startPayoutImport`. */
export const importPayout = payoutImport(null, []);

export async function startPayoutImport(session: Session, rawInput: unknown, options: ExecuteOptions): Promise<{ id: string }> {
  session.assertCan(importPayout.permission);
  session.assertPackageActive();
  const { courierId: id, payoutId } = parseInput(input, rawInput);
  const { client } = await connectCourier(session.businessId, id);
  if (!client.payouts || !client.payoutParcels) throw new PreconditionError('NOT_TOLD', msg('{{name}} does not tell what it has paid: take the statement over from its file', { name: client.name }));
  countQuestion(asks, session.businessId);
  const payout = (await client.payouts()).find((one) => one.id === payoutId);
  if (!payout) throw new NotFoundError('Payout');
  return execute(payoutImport(payout, await payoutLines(client, payout)), session, rawInput, options);
}
