import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { phoneText } from '../../../schema/rules/phone.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import type { Customer } from '../../db/generated/client/client.ts';
import { mistakeIn, NotFoundError, PreconditionError } from '../../errors.ts';
import { whatItBrings } from './brought.ts';
import { MAX_NOTE, MAX_TAGS } from './edit-customer.ts';
import { mergedError } from './lock-customer.ts';
import { lockMerged } from './lock-merged.ts';
import { moveBalances, moveToCustomer } from './move-to-customer.ts';

/** Orders that move at once: all of them are locked until the end. Nobody orders so often by one number. */
const MAX_ORDERS = 1_000;

/**
 * Makes two customers one: orders, tasks, addresses, tags, notes and open balances of one go to the other, and its number
 * leads there from then on (docs/adr/0058-a-merged-number-keeps-its-row.md). Throws NotFoundError, ValidationError for one
 * and the same customer, PreconditionError MERGED, TOO_MANY_ORDERS, TOO_MUCH.
 */
export const mergeCustomers = defineCommand({
  name: 'customers.merge',
  permission: 'ADMIN',
  input: z.object({
    customerId: idOf('Customer').describe('The customer who stays, with name and number.'),
    otherId: idOf('Customer').describe('The same person by another number, all of whose orders go to the one who stays.'),
  }),
  run: async (context, { customerId: id, otherId }) => {
    const { tx, session: { businessId }, audit } = context;
    const known = await tx.customer.findMany({ where: { businessId, id: { in: [id, otherId] } }, select: { id: true, orderCount: true, mergedIntoId: true } });
    if (known.length !== new Set([id, otherId]).size) throw new NotFoundError('Customer');
    if (id === otherId) throw mistakeIn('otherId', msg('It is the same customer'));
    if (known.some(({ mergedIntoId }) => mergedIntoId)) throw mergedError();
    if (known.find((one) => one.id === otherId)!.orderCount > MAX_ORDERS) {
      throw new PreconditionError('TOO_MANY_ORDERS', msg('At most {{limit}} orders move at once: let the customer with more orders stay', { limit: MAX_ORDERS }));
    }
    const { customer, other } = await lockMerged(tx, businessId, { id, otherId });
    const after = joined(customer, other);
    const brought = await whatItBrings(tx, businessId, other, id);
    await moveToCustomer(tx, businessId, other, id);
    await writeFigures(context, { customer, other, after, brought });
    const before = { tags: customer.tags, note: customer.note, smsOptOut: customer.smsOptOut, orderCount: customer.orderCount };
    await audit({
      entity: ['Customer', id], summary: msg('{{name}}, {{phone}}, merged into this customer', { name: other.name, phone: phoneText(other.phone) }),
      before, after: { ...after, orderCount: customer.orderCount + other.orderCount },
    });
    await audit({
      entity: ['Customer', otherId], summary: msg('Merged into {{name}}, {{phone}}', { name: customer.name, phone: phoneText(customer.phone) }),
      before: { tags: other.tags, note: other.note, smsOptOut: other.smsOptOut, district: other.district, orderCount: other.orderCount },
      after: { mergedIntoId: id },
    });
    await moveBalances(tx, businessId, { from: other, to: customer });
    return { id };
  },
});

/** What staff know of both. Throws PreconditionError TOO_MUCH for more than one customer holds. */
function joined(customer: Customer, other: Customer) {
  const tags = [...new Set([...customer.tags, ...other.tags])];
  const note = [...new Set([customer.note, other.note])].filter(Boolean).join('\n');
  if (tags.length > MAX_TAGS) throw new PreconditionError('TOO_MUCH', msg('Together they have more than {{limit}} tags: take some away first', { limit: MAX_TAGS }));
  if (note.length > MAX_NOTE) throw new PreconditionError('TOO_MUCH', msg('Their notes are longer than {{limit}} characters together: shorten one first', { limit: MAX_NOTE }));
  return { tags, note, smsOptOut: customer.smsOptOut || other.smsOptOut };
}

interface Merged {
  customer: Customer;
  other: Customer;
  after: ReturnType<typeof joined>;
  brought: Awaited<ReturnType<typeof whatItBrings>>;
}

/** Counts and marks; triggers have kept the other figures while the orders moved. Programs that keep copies learn that one is gone. */
async function writeFigures({ tx, session: { businessId } }: CommandContext, { customer, other, after, brought }: Merged): Promise<void> {
  await tx.customer.update({
    where: { businessId_id: { businessId, id: other.id } },
    data: {
      mergedIntoId: customer.id, brought, orderCount: 0, deliveredCount: 0, returnedCount: 0, tags: [], note: '', smsOptOut: false, district: '',
      version: { increment: 1 },
    },
    select: { id: true },
  });
  await tx.customer.update({
    where: { businessId_id: { businessId, id: customer.id } },
    data: {
      ...after, version: { increment: 1 }, orderCount: { increment: other.orderCount },
      deliveredCount: { increment: other.deliveredCount }, returnedCount: { increment: other.returnedCount },
      ...(customer.orderCount + other.orderCount === 0 && customer.district === '' && { district: other.district }),
    },
    select: { id: true },
  });
  await tx.$executeRaw`INSERT INTO "Deletion" ("businessId", "id", "entityType", "entityId", "deletedAt")
    VALUES (${businessId}::uuid, gen_random_uuid(), 'Customer', ${other.id}::uuid, clock_timestamp())`;
}
