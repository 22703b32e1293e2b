import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, money, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { nextNumber } from '../../db/next-number.ts';
import { ForbiddenError, NotFoundError } from '../../errors.ts';
import { moneyAccount, moneyAccountCode, otherAccount } from '../accounting/money-account.ts';
import { openBalances } from '../inventory/change-stock.ts';
import { defaultLocationId } from '../inventory/default-location.ts';
import { lockStock } from '../inventory/stock-ledger.ts';
import { searchText } from '../../list-query/record-text.ts';
import { chosenLines, holdPurchase } from './held-purchase.ts';
import { paySupplier } from './pay-supplier.ts';
import { allowsZeroCost, isPaidApart, purchaseFields, type PurchaseInput } from './purchase-input.ts';
import { purchaseLines, type PurchaseRow } from './purchase-lines.ts';
import { receiveGoods } from './receive-goods.ts';

export const purchaseStart = z.enum(['DRAFT', 'ORDER', 'RECEIVE']);

/** A purchase as a draft, ordered, or received at once, and paid as far as it is. A receipt of 500 lines is a handful of statements. */
export const createPurchase = defineCommand({
  name: 'purchases.create',
  permission: 'purchase',
  input: z.object({
    ...purchaseFields,
    start: purchaseStart.default('DRAFT').describe('How far it is by now.'),
    paid: money().default(0n).describe('What the supplier has got; not with a draft.'),
    paidFrom: moneyAccount.default('CASH').describe('The account that it was paid from.'),
    paidFromId: otherAccount('paidFrom'),
    allowsZeroCost,
  }),
  run: async (context, { start, paid, paidFrom, paidFromId, allowsZeroCost: allowsFree, ...input }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    const facts = await purchaseFacts(tx, businessId, input);
    const account = await moneyAccountCode(tx, businessId, { account: paidFrom, accountId: paidFromId });
    if (start === 'RECEIVE') {
      // Before the number, for which every purchase of the business waits.
      const places = facts.lines.map(({ variantId }) => ({ variantId, locationId: facts.columns.locationId }));
      await openBalances(tx, businessId, places);
      await lockStock(tx, businessId, places.map(({ variantId }) => variantId));
    }
    const id = uuidv7();
    const number = await nextNumber(tx, businessId, 'purchase');
    await tx.purchase.create({
      data: {
        ...facts.columns, businessId, id, number, status: start === 'DRAFT' ? 'DRAFT' : 'ORDERED',
        createdByName: session.actorName, searchText: facts.searchTextOf(number),
      },
      select: { id: true },
    });
    await writeLines(tx, businessId, id, facts.lines);
    await audit({ entity: ['Purchase', id], summary: msg('Entered purchase {{number}} from {{supplierName}}', { number, supplierName: facts.supplierName }), after: input });
    if (start === 'RECEIVE') {
      const purchase = await holdPurchase(tx, businessId, { id, step: 'RECEIVE' });
      const arrived = chosenLines(purchase, undefined, ({ quantity }) => quantity);
      await receiveGoods(context, { purchase, arrived, allowsZeroCost: allowsFree, isLast: false });
    }
    if (paid > 0n) await payAtOnce(context, id, { amount: paid, account });
    return { id };
  },
});

async function payAtOnce(context: CommandContext, id: string, payment: Parameters<typeof paySupplier>[2]): Promise<void> {
  const purchase = await holdPurchase(context.tx, context.session.businessId, { id, step: 'PAY' });
  await paySupplier(context, purchase, payment);
}

export const updatePurchase = defineCommand({
  name: 'purchases.update',
  permission: 'purchase',
  input: z.object({ purchaseId: idOf('Purchase'), version: version(), ...purchaseFields }),
  run: async ({ tx, session, audit }, { purchaseId: id, version: expected, ...input }) => {
    const { businessId } = session;
    // Whoever does not see what it costs would write zeros over it.
    if (!session.canSeeCost) throw new ForbiddenError('Only who sees costs may change a purchase');
    const before = await holdPurchase(tx, businessId, { id, version: expected, step: 'EDIT' });
    const facts = await purchaseFacts(tx, businessId, input);
    await tx.purchaseLine.deleteMany({ where: { businessId, purchaseId: id } });
    await writeLines(tx, businessId, id, facts.lines);
    await tx.purchase.update({
      where: { businessId_id: { businessId, id } },
      data: { ...facts.columns, searchText: facts.searchTextOf(before.number), version: { increment: 1 } },
      select: { id: true },
    });
    await audit({ entity: ['Purchase', id], summary: 'Changed', after: input });
    return { id };
  },
});

async function purchaseFacts(tx: Tx, businessId: string, input: PurchaseInput) {
  const supplier = await tx.supplier.findUnique({
    where: { businessId_id: { businessId, id: input.supplierId } }, select: { name: true },
  });
  if (!supplier) throw new NotFoundError('Supplier');
  const locationId = input.locationId
    ? await ownLocation(tx, businessId, input.locationId)
    : await defaultLocationId(tx, businessId);
  const { lines, sums } = await purchaseLines(tx, businessId, input);
  const { supplierId, billNumber, billDay = new Date(), note, extraSpread, extraAccount, extraAccountId } = input;
  return {
    lines,
    supplierName: supplier.name,
    searchTextOf: (number: number) => searchText(supplier.name, billNumber, number),
    columns: {
      ...sums, supplierId, locationId, billNumber, note, extraSpread,
      billDay: new Date(dhakaDay(billDay)),
      extraAccount: isPaidApart(input) ? await moneyAccountCode(tx, businessId, { account: extraAccount ?? 'CASH', accountId: extraAccountId }) : null,
    },
  };
}

async function ownLocation(tx: Tx, businessId: string, id: string): Promise<string> {
  const location = await tx.location.findUnique({ where: { businessId_id: { businessId, id } }, select: { id: true } });
  if (!location) throw new NotFoundError('Location');
  return location.id;
}

const writeLines = (tx: Tx, businessId: string, purchaseId: string, lines: PurchaseRow[]) =>
  tx.purchaseLine.createMany({ data: lines.map((line) => ({ ...line, businessId, purchaseId })) });
