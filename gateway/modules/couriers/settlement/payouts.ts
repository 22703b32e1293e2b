import { z } from 'zod';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { poishaToTaka, takaToPoisha } from '../../../../schema/rules/money.ts';
import { defineCommand } from '../../../commands/command.ts';
import { execute, type ExecuteOptions } from '../../../commands/execute.ts';
import { requiredText } from '../../../commands/fields.ts';
import { parseInput } from '../../../commands/parse.ts';
import { db } from '../../../db/client.ts';
import { NotFoundError, PreconditionError } from '../../../errors.ts';
import type { Session } from '../../../session/session.ts';
import type { Payout, PayoutParcel } from '../clients/courier-client.ts';
import { connectCourier } from '../connected-courier.ts';
import { keepStatement, statementHead } from './create-statement.ts';
import type { PaidLine } from './judge-line.ts';
import { totalsOf } from './import-statement.ts';

/** A payout with the statement that was made of it; null where there is none. */
export interface KnownPayout extends Payout {
  courierId: string;
  statementId: string | null;
}

/** By this a statement is known to be made of a payout. */
const referenceOf = ({ id, reference }: Payout) => reference || id;

/** What a courier says that it has paid; null for one that does not tell. Asks the courier. */
export async function courierPayouts(businessId: string, courierId: string): Promise<KnownPayout[] | null> {
  const known = await db.courier.findUnique({ where: { businessId_id: { businessId, id: courierId } }, select: { provider: true, kind: true } });
  if (known?.kind !== 'API' || !known.provider) return null;
  const { client } = await connectCourier(businessId, courierId);
  const payouts = await client.payouts?.();
  if (!payouts) return null;
  const statements = await db.courierStatement.findMany({
    where: { businessId, courierId, reference: { in: payouts.map(referenceOf) }, status: { not: 'VOID' } }, select: { id: true, reference: true },
  });
  const byReference = new Map(statements.map(({ id, reference }) => [reference, id]));
  return payouts.map((payout) => ({ ...payout, courierId, statementId: byReference.get(referenceOf(payout)) ?? null }));
}

const lineOf = ({ consignmentId, invoice, collected, deliveryCharge, codFee }: PayoutParcel): PaidLine => ({
  consignment: consignmentId, invoice, phone: '', collectedPoisha: takaToPoisha(collected), deliveryPoisha: takaToPoisha(deliveryCharge),
  codFeePoisha: takaToPoisha(codFee), returnPoisha: 0n, adjustPoisha: 0n,
});

const { courierId, account, accountId } = statementHead;
const input = z.object({ courierId, account, accountId, payoutId: requiredText(50).describe("The courier's id of it.") });

/** The courier was asked before the transaction. Its lines are no input: under one key the client's own request is repeated. */
const takingOver = (payout: Payout | null, lines: readonly PaidLine[]) => defineCommand({
  name: 'couriers.importPayout',
  permission: 'deliveryMethod',
  input,
  run: (context, { payoutId: _payoutId, ...head }) => keepStatement(context, {
    ...head, reference: payout ? referenceOf(payout) : '', day: payout?.paidAt ? dhakaDay(payout.paidAt) : undefined,
  }, lines),
});

/** Makes a statement of what a courier has paid. Run by `startPayoutImport`. */
export const importPayout = takingOver(null, []);

/** Where the parcels do not come to what was paid, nothing is taken over: something of the payout is not told. */
export async function startPayoutImport(session: Session, rawInput: unknown, options: ExecuteOptions): Promise<{ id: string }> {
  session.assertCan(importPayout.permission);
  session.assertPackageActive();
  const { courierId: id, payoutId } = parseInput(input, rawInput);
  const { client } = await connectCourier(session.businessId, id);
  if (!client.payouts || !client.payoutParcels) throw new PreconditionError('NOT_TOLD', msg('{{name}} does not tell what it has paid: take the statement over from its file', { name: client.name }));
  const payout = (await client.payouts()).find((one) => one.id === payoutId);
  if (!payout) throw new NotFoundError('Payout');
  const lines = (await client.payoutParcels(payoutId)).map(lineOf);
  const { net } = totalsOf(lines);
  if (lines.length === 0 || (payout.amount !== null && takaToPoisha(payout.amount) !== net)) {
    throw new PreconditionError('PAYOUT_DIFFERS', msg('{{amount, taka}} was paid, its parcels come to {{net, taka}}: take the statement over from its file', {
      amount: payout.amount ?? 0, net: poishaToTaka(net),
    }));
  }
  return execute(takingOver(payout, lines), session, rawInput, options);
}
