import { v7 as uuidv7 } from 'uuid';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withOrder, type SeedOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../../../prisma/seed/factories/web-orders.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Prisma } from '../../../db/generated/client/client.ts';
import type { TaskTrigger } from '../../../db/generated/client/enums.ts';
import { logger } from '../../../logging/logger.ts';
import { runRules } from '../rules/run-rules.ts';
import { turnTaskRule } from '../rules/turn-rule.ts';

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
export const dayAgo = (days: number) => new Date(addDays(dhakaDay(Date.now()), -days));

/** A shop whose rules are all off, with a courier that reports. */
export async function ruledShop() {
  const shop = await seedBusiness({ smsBalance: 500 });
  const businessId = shop.id;
  const session = await sessionFor(shop.founder);
  const product = await withProduct(shop, { name: 'Jute bag', stock: 900 });
  const { id: courierId } = await db.courier.create({ data: { businessId, name: 'Steadfast', provider: 'STEADFAST', kind: 'API' }, select: { id: true } });

  /** An order that stands as is said, with a parcel. */
  async function order(data: Prisma.OrderUncheckedUpdateInput, seed: Partial<SeedOrder> = {}): Promise<string> {
    const { id } = await withOrder(shop, { lines: [{ product }], ...seed });
    await db.shipment.create({ data: { businessId, orderId: id, courierId } });
    await db.order.update({ where: { businessId_id: { businessId, id } }, data: { courierName: 'Steadfast', ...data } });
    return id;
  }
  async function webOrder(attempts: number, lastCallAt: Date): Promise<string> {
    const [id] = await withWebOrders({ id: businessId }, 1, product);
    await db.webOrder.update({ where: { businessId_id: { businessId, id: id! } }, data: { status: 'NO_ANSWER', attempts, lastCallAt } });
    return id!;
  }
  const change = (id: string, data: Prisma.OrderUncheckedUpdateInput) => db.order.update({ where: { businessId_id: { businessId, id } }, data });

  const ruleOf = (trigger: TaskTrigger, threshold?: number) =>
    db.taskRule.findFirstOrThrow({ where: { businessId, trigger, ...(threshold !== undefined && { threshold }) }, orderBy: { threshold: 'asc' } });
  /** Turns the usual rule of a trigger on, changed as is said. */
  async function turnOn(trigger: TaskTrigger, data: Prisma.TaskRuleUncheckedUpdateInput = {}, threshold?: number): Promise<string> {
    const { id } = await ruleOf(trigger, threshold);
    await db.taskRule.update({ where: { businessId_id: { businessId, id } }, data });
    await execute(turnTaskRule, session, { ruleId: id, isOn: true });
    return id;
  }
  const run = () => runRules(businessId, { log: logger, signal: new AbortController().signal });
  /** Tasks of the shop in the order in which they were made: title and status. */
  const tasks = async () =>
    (await db.task.findMany({ where: { businessId }, orderBy: { id: 'asc' } })).map(({ title, status }) => `${title} (${status})`);
  return { shop, session, product, courierId, order, webOrder, change, ruleOf, turnOn, run, tasks, newId: uuidv7 };
}
