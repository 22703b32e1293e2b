import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import type { VoucherKind } from '../../db/generated/client/enums.ts';
import { mistakeIn, NotFoundError } from '../../errors.ts';
import { recurrence, startRepeating } from './recurring/recurring-expenses.ts';
import { changeVoucher, dayOf, enterVoucher, voucherFields, type VoucherInput } from './save-voucher.ts';
import { changedFileIds, voucherFileIds } from './voucher-files.ts';

const fields = {
  ...voucherFields,
  courierId: idOf('Courier').optional().describe('Of the courier that was paid, or paid; its name is `party` then.'),
  supplierId: idOf('Supplier').optional().describe('Of the supplier that was paid, or paid; its name is `party` then.'),
  fileIds: voucherFileIds,
};

interface Whose {
  courierId?: string;
  supplierId?: string;
}

/** The payee by name and, where it is a party of the books, as one. Throws NotFoundError, ValidationError. */
async function payeeOf(tx: Tx, businessId: string, party: string, { courierId, supplierId }: Whose): Promise<Pick<VoucherInput, 'party' | 'concerned'>> {
  if (courierId && supplierId) throw mistakeIn('party', msg('Choose a courier or a supplier'));
  const of = (id: string) => ({ where: { businessId_id: { businessId, id } }, select: { name: true } });
  if (courierId) {
    const courier = await tx.courier.findUnique(of(courierId));
    if (!courier) throw new NotFoundError('Courier');
    return { party: courier.name, concerned: ['COURIER', courierId] };
  }
  if (!supplierId) return { party };
  const supplier = await tx.supplier.findUnique(of(supplierId));
  if (!supplier) throw new NotFoundError('Supplier');
  return { party: supplier.name, concerned: ['SUPPLIER', supplierId] };
}

async function enter(context: CommandContext, kind: VoucherKind, { party, courierId, supplierId, ...input }: z.output<z.ZodObject<typeof fields>>) {
  const { tx, session: { businessId } } = context;
  return enterVoucher(context, { ...input, ...(await payeeOf(tx, businessId, party, { courierId, supplierId })), kind });
}

const updateCommand = (name: string, kind: VoucherKind) => defineCommand({
  name,
  permission: 'expense',
  input: z.object({ voucherId: idOf('Voucher'), version: version(), ...fields, fileIds: changedFileIds }),
  run: async (context, { voucherId: id, party, courierId, supplierId, ...input }) => {
    const { tx, session: { businessId } } = context;
    return changeVoucher(context, { ...input, ...(await payeeOf(tx, businessId, party, { courierId, supplierId })), kind, id });
  },
});

export const createExpense = defineCommand({
  name: 'accounting.createExpense',
  permission: 'expense',
  input: z.object({ ...fields, every: recurrence.optional().describe('Enters it again every week or month, until that is stopped; once when left out.') }),
  run: async (context, { every, ...input }) => {
    const entered = await enter(context, 'EXPENSE', input);
    if (every) await startRepeating(context, { voucherId: entered.id, startDay: new Date(dayOf(input.day)), every });
    return entered;
  },
});
export const updateExpense = updateCommand('accounting.updateExpense', 'EXPENSE');
export const createIncome = defineCommand({
  name: 'accounting.createIncome',
  permission: 'expense',
  input: z.object(fields),
  run: (context, input) => enter(context, 'INCOME', input),
});
export const updateIncome = updateCommand('accounting.updateIncome', 'INCOME');
