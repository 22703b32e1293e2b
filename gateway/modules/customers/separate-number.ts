import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { phoneText } from '../../../schema/rules/phone.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, phone as phoneField } from '../../commands/fields.ts';
import { Prisma, type Customer } from '../../db/generated/client/client.ts';
import { readBrought } from './brought.ts';
import { lockSeparated } from './lock-separated.ts';
import { moveBack, moveOpenOf } from './move-back.ts';

/**
 * Takes a number out of a customer again, for one that was merged by mistake: it becomes a customer of its own with its
 * orders, what is open of them, and the tasks and addresses that came with it
 * (docs/adr/0058-a-merged-number-keeps-its-row.md). Throws NotFoundError, PreconditionError NOT_MERGED for a number that
 * is none of theirs.
 */
export const separateNumber = defineCommand({
  name: 'customers.separate',
  permission: 'ADMIN',
  input: z.object({
    customerId: idOf('Customer').describe('The customer who has the number, and stays as they are otherwise.'),
    phone: phoneField().describe('The other number of theirs that becomes a customer of its own.'),
  }),
  run: async (context, { customerId: id, phone }) => {
    const { tx, session: { businessId }, audit } = context;
    const { customer, number, orders } = await lockSeparated(tx, businessId, { id, phone });
    const brought = readBrought(number.brought);
    await moveBack(tx, businessId, { customer, number, orderIds: orders.map((one) => one.id), brought });
    const counts = {
      orderCount: orders.length,
      deliveredCount: orders.filter(({ status }) => status === 'DELIVERED' || status === 'EXCHANGED').length,
      returnedCount: orders.filter(({ status }) => status === 'RETURNED').length,
    };
    const known = { tags: brought?.tags ?? [], note: brought?.note ?? '', smsOptOut: customer.smsOptOut };
    await writeFigures(context, {
      customer, number, counts, known: { ...known, ...(orders.length === 0 && { district: brought?.district ?? '' }) },
    });
    await audit({
      entity: ['Customer', id], summary: msg('{{phone}} is a customer of its own again', { phone: phoneText(phone) }),
      before: { orderCount: customer.orderCount }, after: { orderCount: customer.orderCount - counts.orderCount },
    });
    await audit({
      entity: ['Customer', number.id], summary: msg('Taken out of {{name}}, {{phone}}', { name: customer.name, phone: phoneText(customer.phone) }),
      before: { mergedIntoId: id }, after: { ...known, orderCount: counts.orderCount },
    });
    await moveOpenOf(tx, businessId, orders.map((one) => one.id), { customer, number });
    return { id: number.id };
  },
});

interface Separated {
  customer: Customer;
  number: Customer;
  counts: Pick<Customer, 'orderCount' | 'deliveredCount' | 'returnedCount'>;
  /** What the number knows of itself again. */
  known: Pick<Customer, 'tags' | 'note' | 'smsOptOut'> & { district?: string };
}

/** Counts; triggers have kept the other figures while the orders moved. Programs that keep copies find the number again. */
async function writeFigures({ tx, session: { businessId } }: CommandContext, { customer, number, counts, known }: Separated): Promise<void> {
  await tx.customer.update({
    where: { businessId_id: { businessId, id: number.id } },
    data: { ...counts, ...known, mergedIntoId: null, brought: Prisma.DbNull, version: { increment: 1 } }, select: { id: true },
  });
  await tx.customer.update({
    where: { businessId_id: { businessId, id: customer.id } },
    data: {
      version: { increment: 1 }, orderCount: { decrement: counts.orderCount }, deliveredCount: { decrement: counts.deliveredCount },
      returnedCount: { decrement: counts.returnedCount },
    },
    select: { id: true },
  });
  await tx.$executeRaw`DELETE FROM "Deletion" WHERE "businessId" = ${businessId}::uuid AND "entityType" = 'Customer' AND "entityId" = ${number.id}::uuid`;
}
