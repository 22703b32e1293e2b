import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../../schema/rules/message.ts';
import type { CommandContext } from '../../../commands/command.ts';
import { ConflictError, ValidationError } from '../../../errors.ts';
import type { RowOutcome } from '../../bulk-jobs/bulk-kind.ts';
import { addressHash } from '../order-customer.ts';
import type { CustomerRow } from './customer-row.ts';
import { knownCustomers } from './known-customers.ts';
import { planCustomers, tagsWith, type PlannedCustomer } from './plan-customers.ts';

/**
 * Applies rows to the customers as they are now: a row that was applied already, or changes nothing any more, is skipped.
 * Throws ValidationError when a row cannot be applied, ConflictError when somebody ordered with one of the phone numbers
 * at the same moment; the caller must then roll back.
 */
export async function applyCustomerRows(context: CommandContext, rows: readonly CustomerRow[]): Promise<RowOutcome[]> {
  const { tx, session: { businessId } } = context;
  const known = await knownCustomers(tx, businessId, rows, { isLocked: true });
  const planned = planCustomers(rows.map((row, number) => ({ number, row, problems: [] })), known);
  const [problem] = planned.flatMap(({ problems }) => problems);
  if (problem) throw new ValidationError(problem.message);
  const created = planned.filter(({ action }) => action === 'CREATE').map((one) => ({ ...one, id: uuidv7() }));
  if (created.length > 0) await create(context, created);
  const changed = planned.filter(({ action }) => action === 'CHANGE').map((one) => ({ ...one, id: one.customer!.id }));
  for (const one of changed) await change(context, one);
  await addAddresses(context, [...created, ...changed]);
  return planned.map(({ action }) => (action === 'SAME' ? { status: 'SKIPPED', message: msg('It is so already') } : { status: 'OK' }));
}

type Applied = PlannedCustomer & { id: string };

async function create({ tx, session: { businessId }, audit }: CommandContext, rows: readonly Applied[]): Promise<void> {
  const { count } = await tx.customer.createMany({
    data: rows.map(({ id, row }) => ({
      businessId, id, name: row.NAME!, phone: row.PHONE!, district: row.DISTRICT ?? '', tags: row.TAGS ?? [], note: row.NOTE ?? '', smsOptOut: row.NO_SMS ?? false,
    })),
    skipDuplicates: true,
  });
  if (count < rows.length) throw new ConflictError('It was changed since');
  for (const { id, changes } of rows) await audit({ entity: ['Customer', id], summary: msg('Added by an import'), after: valuesOf(changes, 'after') });
}

async function change({ tx, session: { businessId }, audit }: CommandContext, { id, row, customer, changes }: Applied): Promise<void> {
  const isChanged = (field: keyof CustomerRow) => changes.some((one) => one.field === field);
  await tx.customer.update({
    where: { businessId_id: { businessId, id } },
    data: {
      name: isChanged('NAME') ? row.NAME : undefined,
      district: isChanged('DISTRICT') ? row.DISTRICT : undefined,
      tags: isChanged('TAGS') ? tagsWith(row, customer) : undefined,
      note: isChanged('NOTE') ? (row.NOTE ?? '') : undefined,
      smsOptOut: row.NO_SMS,
      version: { increment: 1 },
    },
    select: { id: true },
  });
  await audit({ entity: ['Customer', id], summary: msg('Changed by an import'), before: valuesOf(changes, 'before'), after: valuesOf(changes, 'after') });
}

const valuesOf = (changes: Applied['changes'], which: 'before' | 'after') =>
  Object.fromEntries(changes.map((one) => [one.field, one[which]]));

/** Of somebody who has ordered before, the address of the last order stays the first one. */
async function addAddresses({ tx, session: { businessId } }: CommandContext, rows: readonly Applied[]): Promise<void> {
  const data = rows.filter(({ changes }) => changes.some(({ field }) => field === 'ADDRESS')).map(({ id, row, customer }) => {
    const address = row.ADDRESS!;
    const district = row.DISTRICT ?? customer?.district ?? '';
    const isOlder = customer !== null && customer.orderCount > 0;
    return {
      businessId, id: uuidv7(), customerId: id, address, district, hash: addressHash(address, district),
      ...(isOlder && { createdAt: customer.createdAt, lastUsedAt: customer.createdAt }),
    };
  });
  if (data.length > 0) await tx.customerAddress.createMany({ data, skipDuplicates: true });
}
