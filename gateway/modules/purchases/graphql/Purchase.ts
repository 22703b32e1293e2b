import type { z } from 'zod';
import { db } from '../../../db/client.ts';
import type { PurchaseStatus as PurchaseStatusValue } from '../../../db/generated/client/enums.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import type { CostSpread } from '../../../../schema/rules/spread.ts';
import { divideRounded } from '../../../../schema/rules/spread.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { journalOf } from '../../accounting/graphql/JournalEntry.ts';
import { StoredFile } from '../../files/graphql/StoredFile.ts';
import { movementsOf } from '../../inventory/graphql/StockMovement.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { MoneyAccount, moneyAccountOf, ownAccountIdOf } from '../../accounting/graphql/MoneyAccount.ts';
import { correctCosts } from '../correct-costs.ts';
import { costSpread } from '../purchase-input.ts';
import { orderPurchase, payPurchase, receivePurchase, returnPurchase } from '../purchase-commands.ts';
import { refundPurchase } from '../refund-purchase.ts';
import { setPurchaseFiles } from '../purchase-files.ts';
import { purchaseListQuery, purchaseStatus } from '../purchase-list-query.ts';
import { nextSteps, type PurchaseStep as PurchaseStepValue } from '../purchase-state.ts';
import { createPurchase, purchaseStart, updatePurchase } from '../save-purchase.ts';
import { voidPurchase } from '../void-purchase.ts';

const PurchaseStatus = describedEnum<PurchaseStatusValue>('PurchaseStatus', 'How far the goods of a purchase have come.', {
  DRAFT: 'Entered, not ordered yet.',
  ORDERED: 'Ordered, none of the goods have come.',
  PART_RECEIVED: 'Some of the goods have come.',
  RECEIVED: 'All that will come has come.',
  VOID: 'Entered by mistake: all that it did is taken back.',
});
nameEnum(purchaseStatus, PurchaseStatus);
const PurchaseStep = describedEnum<PurchaseStepValue>('PurchaseStep', 'What can be done with a purchase.', {
  EDIT: 'Change what stands on it.',
  ORDER: 'Send it to the supplier.',
  RECEIVE: 'Take goods in.',
  PAY: 'Pay the supplier.',
  RETURN: 'Send goods back.',
  REFUND: 'Enter money that the supplier gives back.',
  CORRECT: 'Enter other costs for the goods that have come.',
  VOID: 'Take all of it back.',
});
nameEnum(purchaseStart, describedEnum<z.output<typeof purchaseStart>>('PurchaseStart', 'How far a purchase is when it is entered.', {
  DRAFT: 'Not ordered yet.', ORDER: 'Ordered.', RECEIVE: 'The goods are here.',
}));
const ExtraSpread = describedEnum<CostSpread>('ExtraSpread', 'How extra costs fall on the lines.', {
  VALUE: 'By what the lines cost.', QUANTITY: 'By their pieces.',
});
nameEnum(costSpread, ExtraSpread);

const costMoney = { ...COST_FIELD, type: 'Money' } as const;
const dueOf = (purchase: { status: string; totalPoisha: bigint; returnedPoisha: bigint; paidPoisha: bigint }) =>
  (purchase.status === 'VOID' ? 0n : purchase.totalPoisha - purchase.returnedPoisha - purchase.paidPoisha);

builder.prismaNode('PurchaseLine', {
  ...tenantRecord('purchase'),
  description: 'One variant of a purchase.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Where it stands on the bill, from 0.' }),
    sku: t.exposeString('sku'),
    name: t.exposeString('name'),
    quantity: t.exposeInt('quantity'),
    received: t.exposeInt('received'),
    returned: t.exposeInt('returned'),
    note: t.exposeString('note'),
    unitCost: t.expose('unitCostPoisha', costMoney),
    landedCost: t.field({
      ...costMoney,
      description: 'Of one piece with its part of discount and extra costs.',
      extensions: { ...COST_FIELD.extensions, ...readsColumns('quantity', 'goodsPoisha', 'extraPoisha') },
      resolve: ({ quantity, goodsPoisha, extraPoisha }) =>
        (quantity === 0 ? 0n : divideRounded(goodsPoisha + extraPoisha, BigInt(quantity))),
    }),
    variant: t.relation('variant', { description: 'What is bought.' }),
  }),
});

const Purchase = builder.prismaNode('Purchase', {
  ...tenantRecord('purchase'),
  description: 'Goods bought from a supplier. Stock and books change when goods come in.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    status: t.expose('status', { type: PurchaseStatus }),
    version: t.exposeInt('version'),
    supplier: t.relation('supplier', { description: 'Whom it is bought from.' }),
    location: t.relation('location', { description: 'Where the goods go.' }),
    billNumber: t.exposeString('billNumber'),
    billDay: t.expose('billDay', { type: 'DateTime' }),
    note: t.exposeString('note'),
    itemSummary: t.exposeString('itemSummary'),
    itemCount: t.exposeInt('itemCount'),
    receivedCount: t.exposeInt('receivedCount'),
    itemsTotal: t.expose('itemsPoisha', costMoney),
    discount: t.expose('discountPoisha', costMoney),
    extraCost: t.expose('extraPoisha', costMoney),
    extraSpread: t.expose('extraSpread', { type: ExtraSpread }),
    extraAccount: t.field({
      type: MoneyAccount,
      nullable: true,
      description: "The account that the extra costs are paid from; null when they stand on the supplier's bill, or are paid from another one.",
      extensions: readsColumns('extraAccount'),
      resolve: ({ extraAccount }) => moneyAccountOf(extraAccount),
    }),
    extraAccountId: t.id({
      nullable: true,
      description: 'Any other account that the extra costs are paid from.',
      extensions: readsColumns('extraAccount'),
      resolve: ({ extraAccount }) => ownAccountIdOf(extraAccount),
    }),
    total: t.expose('totalPoisha', costMoney),
    returnedTotal: t.expose('returnedPoisha', costMoney),
    paid: t.expose('paidPoisha', costMoney),
    due: t.field({
      ...costMoney,
      description: 'What the supplier still gets for it; below zero, what they hold of the payments.',
      extensions: { ...COST_FIELD.extensions, ...readsColumns('status', 'totalPoisha', 'returnedPoisha', 'paidPoisha') },
      resolve: (purchase) => dueOf(purchase),
    }),
    voidReason: t.exposeString('voidReason', { nullable: true }),
    createdByName: t.exposeString('createdByName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', nullable: true }),
    lines: t.relation('lines', { description: 'What is bought.', query: { orderBy: { position: 'asc' } } }),
    files: t.field({
      ...COST_FIELD,
      type: [StoredFile],
      description: 'The bill, photographed or as a PDF; null for whoever may not see costs.',
      select: { files: { orderBy: { position: 'asc' }, select: { file: true } } },
      resolve: ({ files }) => files.map(({ file }) => file),
    }),
    nextSteps: t.field({
      type: [PurchaseStep],
      description: 'What can be done with it.',
      extensions: readsColumns('status'),
      resolve: ({ status }) => [...nextSteps(status)],
    }),
    timeline: t.connection(...timelineOf('Purchase')),
    journal: t.connection(...journalOf()),
    stockMovements: t.connection(...movementsOf()),
  }),
});

listQueryField('purchases', purchaseListQuery, {
  description: 'Purchases of the business, newest first.',
  type: Purchase,
  counts: { name: 'purchaseCounts', kind: 'purchase', description: 'How many purchases stand in each status.' },
});

const answer = {
  record: 'purchase',
  type: Purchase,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.purchase.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};

commandField('createPurchase', createPurchase, { ...answer, description: 'Enters a purchase: a draft, ordered, or received at once.' });
commandField('updatePurchase', updatePurchase, { ...answer, description: 'Changes a purchase none of whose goods have come.' });
commandField('orderPurchase', orderPurchase, { ...answer, description: 'Marks a draft as ordered.' });
commandField('receivePurchase', receivePurchase, { ...answer, description: 'Takes goods in: stock, costs, what is owed.' });
commandField('payPurchase', payPurchase, { ...answer, description: 'Pays the supplier, all or a part of what is due. For who may see costs.' });
commandField('refundPurchase', refundPurchase, { ...answer, description: 'Enters money that the supplier gives back of what was paid. For who may see costs.' });
commandField('returnPurchase', returnPurchase, { ...answer, description: 'Sends goods back to the supplier.' });
commandField('correctCosts', correctCosts, { ...answer, description: 'Enters other costs for goods that have come: what is owed, and what the stock costs.' });
commandField('voidPurchase', voidPurchase, { ...answer, description: 'Takes back all that a purchase did to stock and books.' });
commandField('setPurchaseFiles', setPurchaseFiles, { ...answer, description: 'Keeps the bill of a purchase, in place of what was kept before.' });
