import { orderReference } from '../../../schema/rules/order-code.ts';
import type { CommandContext } from '../../commands/command.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';

export interface TaskRecord {
  orderId?: string;
  webOrderId?: string;
  productId?: string;
  customerId?: string;
  statementId?: string;
  purchaseId?: string;
}

const select = <Column extends string>(column: Column) => ({ [column]: true }) as Record<Column, true>;

/** How people call the record of a task; '' without one. Throws NotFoundError, ValidationError for more than one record. */
export async function recordLabel({ tx, session }: Pick<CommandContext, 'tx' | 'session'>, record: TaskRecord): Promise<string> {
  const { businessId } = session;
  const ids = Object.values(record).filter((id) => id !== undefined);
  if (ids.length > 1) throw new ValidationError('A task is about one record');
  const where = { businessId_id: { businessId, id: ids[0]! } };
  if (record.orderId) {
    const { number } = found(await tx.order.findUnique({ where, select: select('number') }), 'Order');
    return orderReference(session.business?.orderPrefix ?? '', number);
  }
  if (record.webOrderId) return found(await tx.webOrder.findUnique({ where, select: select('number') }), 'Web order').number;
  if (record.productId) return found(await tx.product.findUnique({ where, select: select('name') }), 'Product').name;
  // Locked, so that it is not merged into another one meanwhile: the task would stay behind.
  if (record.customerId) {
    const [customer] = await tx.$queryRaw<{ name: string }[]>`SELECT "name" FROM "Customer"
      WHERE "businessId" = ${businessId}::uuid AND "id" = ${record.customerId}::uuid AND "mergedIntoId" IS NULL FOR SHARE`;
    return found(customer ?? null, 'Customer').name;
  }
  if (record.statementId) return String(found(await tx.courierStatement.findUnique({ where, select: select('number') }), 'Courier statement').number);
  if (record.purchaseId) return String(found(await tx.purchase.findUnique({ where, select: select('number') }), 'Purchase').number);
  return '';
}

function found<Row>(row: Row | null, what: string): Row {
  if (!row) throw new NotFoundError(what);
  return row;
}
