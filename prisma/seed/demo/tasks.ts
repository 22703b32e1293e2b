import { HOUR_MS } from '../../../schema/rules/durations.ts';
import { addDays, dhakaDay, dhakaDayStart } from '../../../schema/rules/format.ts';
import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import type { OrderStatus, TaskPriority, TaskTrigger, TaskType } from '../../../gateway/db/generated/client/enums.ts';
import { createTask } from '../../../gateway/modules/tasks/create-task.ts';
import { applyRule } from '../../../gateway/modules/tasks/rules/apply-rule.ts';
import { turnTaskRule } from '../../../gateway/modules/tasks/rules/turn-rule.ts';
import { finishTask, snoozeTask, startTask } from '../../../gateway/modules/tasks/task-steps.ts';
import { Session } from '../../../gateway/session/session.ts';
import { DEMO_BUSINESS, demoAccount } from '../demo-accounts.ts';

const businessId = DEMO_BUSINESS.nakshiGhor;
/** So many days from today, at this hour in Dhaka. */
const at = (days: number, hour: number) => new Date(dhakaDayStart(addDays(dhakaDay(new Date()), days)).getTime() + hour * HOUR_MS);

interface DemoTask {
  title: string;
  type: TaskType;
  dueAt: Date;
  priority?: TaskPriority;
  note?: string;
  /** Whose it is; nobody's when left out. */
  assignee?: 'founder@karbar.test' | 'staff@karbar.test';
  about?: 'ORDER' | 'PARCEL' | 'PRODUCT';
}

const WAITING: DemoTask[] = [
  { title: 'Call about the size before it is packed', type: 'CALL', dueAt: at(-1, 17), priority: 'HIGH', assignee: 'staff@karbar.test', about: 'ORDER', note: 'Wants the blouse one size larger. Ask whether the same colour will do.' },
  { title: 'Ask Pathao for the parcel that nobody scanned', type: 'COURIER', dueAt: at(-1, 18.5), priority: 'URGENT', assignee: 'staff@karbar.test', about: 'PARCEL' },
  { title: 'Order mugs from the potter in Dhamrai', type: 'STOCK', dueAt: at(1, 11), assignee: 'founder@karbar.test', about: 'PRODUCT' },
  { title: 'Send the boutique in Sylhet the price list', type: 'FOLLOW_UP', dueAt: at(1, 16), assignee: 'founder@karbar.test' },
  { title: 'Take pictures of the new kurtis', type: 'CUSTOM', dueAt: at(3, 12), priority: 'LOW' },
];

/** Rules that the shop works by. */
const RULES_ON: TaskTrigger[] = ['HOLD_DUE', 'SHIPPED', 'RETURN_PENDING', 'LOW_STOCK'];

/** Work for the people of the shop: waiting, overdue, put off, begun and done. */
export async function seedTasks(): Promise<void> {
  if (await db.task.findFirst({ where: { businessId }, select: { id: true } })) return;
  const { business } = Session.system(businessId);
  const { orderPrefix } = await db.business.findUniqueOrThrow({ where: { id: businessId }, select: { orderPrefix: true } });
  const session = new Session({ user: null, business: { ...business!, orderPrefix }, role: 'SUPERADMIN', flags: null });
  const newest = (status: OrderStatus) => db.order.findFirst({ where: { businessId, status }, orderBy: { createdAt: 'desc' }, select: { id: true } });
  const [order, parcel] = [await newest('PENDING'), await newest('SHIPPED')];
  const product = await db.product.findFirst({ where: { businessId, variants: { some: { sku: 'MUG-01' } } }, select: { id: true } });
  const add = async ({ assignee, about, ...task }: DemoTask) => {
    const { id } = await execute(createTask, session, {
      ...task,
      ...(assignee && { assigneeId: demoAccount(assignee).userId }),
      ...(about === 'ORDER' && order && { orderId: order.id }), ...(about === 'PARCEL' && parcel && { orderId: parcel.id }), ...(about === 'PRODUCT' && product && { productId: product.id }),
    });
    return id;
  };
  for (const task of WAITING) await add(task);
  await execute(snoozeTask, session, { taskId: await add({ title: 'Call the tailor about the Eid order', type: 'CALL', dueAt: at(0, 12) }), until: at(1, 10) });
  await execute(startTask, session, { taskId: await add({ title: 'Count the shelf of sarees', type: 'STOCK', dueAt: at(1, 10), assignee: 'staff@karbar.test' }) });
  await execute(finishTask, session, {
    taskId: await add({ title: 'Call whether the parcel came', type: 'CALL', dueAt: at(0, 11), assignee: 'staff@karbar.test' }), outcome: 'REACHED', note: 'Came yesterday, all well',
  });
  const people = [demoAccount('founder@karbar.test').userId, demoAccount('staff@karbar.test').userId];
  await db.taskRule.updateMany({ where: { businessId, trigger: 'SHIPPED' }, data: { assignee: 'ROUND_ROBIN', memberIds: people } });
  for (const trigger of RULES_ON) {
    const { id: ruleId } = await db.taskRule.findFirstOrThrow({ where: { businessId, trigger }, select: { id: true } });
    await execute(turnTaskRule, session, { ruleId, isOn: true });
    await execute(applyRule, session, { ruleId });
  }
}
