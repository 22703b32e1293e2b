import type { Tx } from '../../db/client.ts';
import type { Customer, OrderStatus } from '../../db/generated/client/client.ts';
import { msg } from '../../../schema/rules/message.ts';
import { phoneText } from '../../../schema/rules/phone.ts';
import { NotFoundError, PreconditionError } from '../../errors.ts';
import { beginAgain } from './begin-again.ts';

interface Wanted {
  id: string;
  phone: string;
}

interface Locked {
  customer: Customer;
  /** The row of the number. */
  number: Customer;
  /** All orders by that number. */
  orders: { id: string; status: OrderStatus }[];
}

/**
 * Locks what separating changes, in the order of ADR 10: the orders by the number, the number, the customer. From there on no
 * order can come by the number; where one came while this waited, the transaction begins again. Throws NotFoundError,
 * PreconditionError NOT_MERGED.
 */
export async function lockSeparated(tx: Tx, businessId: string, { id, phone }: Wanted): Promise<Locked> {
  const orders = await tx.$queryRaw<Locked['orders']>`SELECT "id", "status"::text AS "status" FROM "Order"
    WHERE "businessId" = ${businessId}::uuid AND "customerId" = ${id}::uuid AND "phone" = ${phone} ORDER BY "id" FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM "Customer"
    WHERE "businessId" = ${businessId}::uuid AND "phone" = ${phone} AND "mergedIntoId" = ${id}::uuid FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM "Customer" WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid FOR NO KEY UPDATE`;
  const customer = await tx.customer.findUnique({ where: { businessId_id: { businessId, id } } });
  if (!customer) throw new NotFoundError('Customer');
  const number = await tx.customer.findUnique({ where: { businessId_phone: { businessId, phone } } });
  if (number?.mergedIntoId !== id) throw new PreconditionError('NOT_MERGED', msg('{{phone}} is none of their other numbers', { phone: phoneText(phone) }));
  const count = await tx.order.count({ where: { businessId, customerId: id, phone } });
  if (count !== orders.length) await beginAgain(tx);
  return { customer, number, orders };
}
