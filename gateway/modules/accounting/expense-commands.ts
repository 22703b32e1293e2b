import { z } from 'zod';
import { defineCommand } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import type { VoucherKind } from '../../db/generated/client/enums.ts';
import { changeVoucher, enterVoucher, voucherFields } from './save-voucher.ts';
import { voucherFileIds } from './voucher-files.ts';

const withFiles = { ...voucherFields, fileIds: voucherFileIds };

const createCommand = (name: string, kind: VoucherKind) => defineCommand({
  name,
  permission: 'expense',
  input: z.object(withFiles),
  run: async (context, input) => enterVoucher(context, { ...input, kind }),
});

const updateCommand = (name: string, kind: VoucherKind) => defineCommand({
  name,
  permission: 'expense',
  input: z.object({ voucherId: idOf('Voucher'), version: version(), ...withFiles }),
  run: async (context, { voucherId: id, ...input }) => changeVoucher(context, { ...input, kind, id }),
});

export const createExpense = createCommand('accounting.createExpense', 'EXPENSE');
export const updateExpense = updateCommand('accounting.updateExpense', 'EXPENSE');
export const createIncome = createCommand('accounting.createIncome', 'INCOME');
export const updateIncome = updateCommand('accounting.updateIncome', 'INCOME');
