import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { poishaToTaka } from '../../../schema/rules/money.ts';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, money, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import type { Purchase } from '../../db/generated/client/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { nextNumber } from '../../db/next-number.ts';
import { ForbiddenError, mistakeIn, NotFoundError } from '../../errors.ts';
import { moneyAccount, moneyAccountCode, otherAccount } from '../accounting/money-account.ts';
import { openStock } from '../inventory/change-stock.ts';
import { allowsZeroCost } from '../inventory/free-goods.ts';
import { ownLocation } from '../inventory/own-location.ts';
import { searchText } from '../../list-query/record-text.ts';
import { chosenLines, holdPurchase } from './held-purchase.ts';
import { insertPurchase } from './insert-purchase.ts';
import { paySupplier } from './pay-supplier.ts';
import { isPaidApart, purchaseFields, type PurchaseInput } from './purchase-input.ts';
import { purchaseLines } from './purchase-lines.ts';
import { assertStep } from './purchase-state.ts';
import { receiveGoods } from './receive-goods.ts';

export const purchaseStart = z.enum(['DRAFT', 'ORDER', 'RECEIVE']);

/**
 * Creates a purchase as a draft, as ordered, or received at once, with its payment. A receipt of 500 lines needs as many
 * statements as one of a single line.
 */
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
    const account = await moneyAccountCode(tx, businessId, { account: paidFrom, accountId: paidFromId, amount: paid });
    // Locked before the number is taken, for which all purchases of the business wait.
    const stock = start === 'RECEIVE'
      ? await openStock(tx, businessId, facts.lines.map((line) => ({ ...line, locationId: facts.columns.locationId })))
      : undefined;
    const id = uuidv7();
    const number = await nextNumber(tx, businessId, 'purchase');
    const status = start === 'DRAFT' ? 'DRAFT' as const : 'ORDERED' as const;
    const row = { ...facts.columns, businessId, id, number, createdByName: session.actorName, searchText: facts.searchTextOf(number) };
    const lines = facts.lines.map((line) => ({ ...line, businessId, purchaseId: id, received: 0, returned: 0 }));
    const purchase = { ...row, supplier: facts.supplier, lines, receivedCount: 0, returnedPoisha: 0n, paidPoisha: 0n };
    await audit({
      entity: ['Purchase', id], summary: msg('Entered purchase {{number}} from {{supplierName}}', { number, supplierName: facts.supplier.name }), after: input,
    });
    if (start === 'RECEIVE') {
      const arrived = chosenLines(purchase, undefined, ({ quantity }) => quantity);
      // Entered and received are two steps of its timeline, and so two versions.
      const received = { ...row, status: 'RECEIVED' as const, receivedCount: row.itemCount, receivedAt: new Date(), version: 2 };
      await receiveGoods(context, {
        purchase, arrived, allowsZeroCost: allowsFree, isLast: false, stock,
        insert: () => insertPurchase(tx, received, lines.map((line) => ({ ...line, received: line.quantity }))),
      });
    } else await insertPurchase(tx, { ...row, status }, lines);
    if (paid > 0n) {
      assertStep(status, 'PAY');
      await paySupplier(context, purchase, { amount: paid, account });
    }
    return { id };
  },
});

/**
 * Changes a purchase whose goods have not come. What is paid is booked with its supplier: while something is, the purchase
 * stays with them and does not become cheaper than that. Throws ValidationError at the field.
 */
export const updatePurchase = defineCommand({
  name: 'purchases.update',
  permission: 'purchase',
  input: z.object({ purchaseId: idOf('Purchase'), version: version(), ...purchaseFields }),
  run: async ({ tx, session, audit }, { purchaseId: id, version: expected, ...input }) => {
    const { businessId } = session;
    // Somebody who cannot see the costs would overwrite them with zeros.
    if (!session.canSeeCost) throw new ForbiddenError('Only who sees costs may change a purchase');
    const before = await holdPurchase(tx, businessId, { id, version: expected, step: 'EDIT' });
    const facts = await purchaseFacts(tx, businessId, input, before.supplierId);
    refuseStrandedPayment(before, facts.columns);
    await tx.purchaseLine.deleteMany({ where: { businessId, purchaseId: id } });
    await insertRows(tx, 'PurchaseLine', facts.lines.map((line) => ({ ...line, businessId, purchaseId: id })));
    await tx.purchase.update({
      where: { businessId_id: { businessId, id } },
      data: { ...facts.columns, searchText: facts.searchTextOf(before.number), version: { increment: 1 } },
      select: { id: true },
    });
    await audit({ entity: ['Purchase', id], summary: msg('Changed'), after: input });
    return { id };
  },
});

function refuseStrandedPayment({ paidPoisha, supplierId }: Purchase, changed: Pick<Purchase, 'supplierId' | 'totalPoisha'>): void {
  if (paidPoisha === 0n) return;
  if (changed.supplierId !== supplierId) throw mistakeIn('supplierId', msg('A part is paid to this supplier: void the purchase to buy from another one'));
  if (changed.totalPoisha < paidPoisha) throw mistakeIn('lines', msg('{{amount, taka}} of it is paid already', { amount: poishaToTaka(paidPoisha) }));
}

/** `keptId` is the supplier that it has already: archived too, they stay. */
async function purchaseFacts(tx: Tx, businessId: string, input: PurchaseInput, keptId?: string) {
  const supplier = await tx.supplier.findUnique({
    where: { businessId_id: { businessId, id: input.supplierId } },
  });
  if (!supplier) throw new NotFoundError('Supplier');
  if (supplier.isArchived && supplier.id !== keptId) throw mistakeIn('supplierId', msg('This supplier is archived'));
  const locationId = await ownLocation(tx, businessId, input.locationId);
  const { lines, sums } = await purchaseLines(tx, businessId, input);
  const { supplierId, billNumber, billDay = new Date(), note, extraSpread, extraAccount, extraAccountId } = input;
  return {
    lines,
    supplier,
    searchTextOf: (number: number) => searchText(supplier.name, billNumber, number),
    columns: {
      ...sums, supplierId, locationId, billNumber, note, extraSpread,
      billDay: new Date(dhakaDay(billDay)),
      extraAccount: isPaidApart(input) ? await moneyAccountCode(tx, businessId, { account: extraAccount ?? 'CASH', accountId: extraAccountId }) : null,
    },
  };
}
