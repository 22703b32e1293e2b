import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, phone, requiredText, text, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { lockName } from '../../db/lock-name.ts';
import { lockRow } from '../../db/lock-row.ts';
import { ValidationError } from '../../errors.ts';
import { sameName } from '../../list-query/like-text.ts';

const supplierFields = {
  name: requiredText(120).describe('Unique in the business, whatever the case.'),
  phone: phone().optional().describe('A mobile number in any form.'),
  address: text(250).default('').describe('Where they are.'),
  note: text(500).default('').describe('For the staff.'),
};

/** Throws ValidationError at `name` when another supplier has it. */
async function refuseTakenName(tx: Tx, businessId: string, name: string, exceptId?: string): Promise<void> {
  // Serialises saves: the unique key tells the spellings of a name apart.
  await lockName(tx, `suppliers:${businessId}`);
  const taken = await tx.supplier.findFirst({
    where: { businessId, ...sameName(name), NOT: { id: exceptId } }, select: { id: true },
  });
  if (taken) throw new ValidationError(msg('There is a supplier {{name}} already', { name }), [{ field: 'name', message: 'Already in use' }]);
}

export const createSupplier = defineCommand({
  name: 'purchases.createSupplier',
  permission: 'purchase',
  input: z.object(supplierFields),
  run: async ({ tx, session, audit }, { phone: number = '', ...input }) => {
    const { businessId } = session;
    await refuseTakenName(tx, businessId, input.name);
    const id = uuidv7();
    await tx.supplier.create({ data: { ...input, phone: number, businessId, id }, select: { id: true } });
    await audit({ entity: ['Supplier', id], summary: msg('Added {{name}}', { name: input.name }), after: { ...input, phone: number } });
    return { id };
  },
});

export const updateSupplier = defineCommand({
  name: 'purchases.updateSupplier',
  permission: 'purchase',
  input: z.object({
    supplierId: idOf('Supplier'),
    version: version(),
    ...supplierFields,
    isArchived: z.boolean().default(false).describe('No longer bought from.'),
  }),
  run: async ({ tx, session, audit }, { supplierId: id, version: expected, phone: number = '', ...input }) => {
    const { businessId } = session;
    await lockRow(tx, 'Supplier', businessId, id, expected);
    await refuseTakenName(tx, businessId, input.name, id);
    const where = { businessId_id: { businessId, id } };
    const before = await tx.supplier.findUniqueOrThrow({
      where, select: { name: true, phone: true, address: true, note: true, isArchived: true },
    });
    const after = { ...input, phone: number };
    await tx.supplier.update({ where, data: { ...after, version: { increment: 1 } }, select: { id: true } });
    await audit({ entity: ['Supplier', id], summary: msg('Changed {{name}}', { name: input.name }), before, after });
    return { id };
  },
});
