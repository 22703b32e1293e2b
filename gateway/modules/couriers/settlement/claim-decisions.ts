import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg, type Message } from '../../../../schema/rules/message.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { idOf, money, requiredText } from '../../../commands/fields.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { PreconditionError } from '../../../errors.ts';
import { moneyAccount, moneyAccountCode, otherAccount } from '../../accounting/money-account.ts';
import { postEntries, type Party, type Posting } from '../../accounting/post-entries.ts';
import { openClaims, type OpenClaim } from '../../orders/open-claims.ts';

const target = {
  orderId: idOf('Order').describe('One whose goods a courier has lost.'),
  note: requiredText(300).describe('Why, for whoever asks later.'),
};

/** Books what a courier paid for lost goods beside its statements: it pays the claim, and what exceeds the claim is income. */
export const receiveCompensation = defineCommand({
  name: 'couriers.receiveCompensation',
  permission: 'deliveryMethod',
  input: z.object({
    ...target,
    amount: money().refine((amount) => amount > 0n, 'Enter an amount').describe('What it paid, in taka.'),
    account: moneyAccount.default('BANK').describe('Where the money came to.').meta({ sample: 'BANK' }),
    accountId: otherAccount('account'),
  }),
  run: async (context, { account, accountId, amount, ...input }) => {
    // Before the account, as the lock order says.
    await lockRow(context.tx, 'Order', context.session.businessId, input.orderId);
    const code = await moneyAccountCode(context.tx, context.session.businessId, { account, accountId });
    return decideClaim(context, input, 'CLAIM_PAID', (claims) => {
      const paid = paidParts(claims, amount);
      const reduction = paid.reduce((sum, part) => sum + part.amount, 0n);
      return {
        amount: reduction,
        // Without the amount, which is often what the goods cost: the timeline is read by who may not see that.
        summary: msg('The courier paid for lost goods: {{note}}', { note: input.note }),
        postings: [{ account: code, debit: amount }, ...credits(paid), { account: 'other-income', credit: amount - reduction }],
      };
    });
  },
});

/** Gives up what a courier still owes for lost goods: they are a loss. Only administrators. */
export const writeOffClaim = defineCommand({
  name: 'couriers.writeOffClaim',
  permission: 'ADMIN',
  input: z.object(target),
  run: (context, input) => decideClaim(context, input, 'CLAIM_WRITTEN_OFF', (claims) => {
    const amount = claims.reduce((sum, claim) => sum + claim.amount, 0n);
    return {
      amount,
      summary: msg('Claim for lost goods written off: {{note}}', { note: input.note }),
      postings: [{ account: 'damaged-goods', debit: amount }, ...credits(claims)],
    };
  }),
});

/** How much of each claim an amount pays, one after another. */
function paidParts(claims: readonly OpenClaim[], amount: Poisha): OpenClaim[] {
  let left = amount;
  return claims.map(({ courierId, amount: open }) => {
    const part = left < open ? left : open;
    left -= part;
    return { courierId, amount: part };
  });
}

const credits = (claims: readonly OpenClaim[]): Posting[] =>
  claims.map(({ courierId, amount }) => ({ account: 'courier-claims', credit: amount, party: ['COURIER', courierId] satisfies Party }));

async function decideClaim(
  context: CommandContext, { orderId: id, note }: { orderId: string; note: string }, kind: 'CLAIM_PAID' | 'CLAIM_WRITTEN_OFF',
  plan: (claims: OpenClaim[]) => { amount: Poisha; summary: Message; postings: Posting[] },
): Promise<{ id: string }> {
  const { tx, session: { businessId, actorName }, audit } = context;
  await lockRow(tx, 'Order', businessId, id);
  const { settlementStatus, number } = await tx.order.findUniqueOrThrow({
    where: { businessId_id: { businessId, id } }, select: { settlementStatus: true, number: true },
  });
  const claims = await openClaims(tx, businessId, id);
  if (claims.length === 0) throw new PreconditionError('NOTHING_OPEN', 'No claim for lost goods of this order is open');
  const { amount, summary, postings } = plan(claims);
  const decisionId = uuidv7();
  await tx.settlementDecision.create({
    data: {
      businessId, id: decisionId, orderId: id, kind, amountPoisha: amount, before: settlementStatus, after: settlementStatus, note,
      createdByName: actorName,
    },
    select: { id: true },
  });
  await tx.order.update({ where: { businessId_id: { businessId, id } }, data: { version: { increment: 1 } }, select: { id: true } });
  await audit({ entity: ['Order', id], summary, after: { kind, amount } });
  await postEntries(tx, businessId, [{
    description: kind === 'CLAIM_PAID'
      ? msg('Compensation of lost goods, order {{number}}: {{note}}', { number, note }) : msg('Claim written off, order {{number}}: {{note}}', { number, note }),
    source: ['Order', id], causeId: decisionId, kind: 'claim-decision', postings,
  }]);
  return { id };
}
