import { DAY_MS } from '../../schema/rules/durations.ts';
import { enqueue, execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { rulesJob } from '../../gateway/modules/tasks/rules/rules-job.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { saveTwice } from '../support/save-twice.ts';

test('a rule says what it would make, makes it, closes it by itself, and is turned off and removed', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 9 });
  const late = async () => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product }] });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    await db.order.update({ where: { businessId_id: { businessId: shop.id, id: orderId } }, data: { shippedAt: new Date(Date.now() - 16 * DAY_MS) } });
    return orderId;
  };
  const first = await late();
  const page = await as(founder.email);

  await page.goto('/task/auto-config');
  const row = page.getByRole('row').filter({ hasText: 'Parcel on its way for 15 days' });
  await expect(row).toContainText('would make 1 now');
  await expect(page.getByRole('row').filter({ hasText: 'Low on stock' })).toContainText('would make none now');
  await expectAccessible(page);
  await row.getByRole('switch').click();
  await expect(row.getByRole('switch')).toBeChecked();
  await expect.poll(() => db.task.count({ where: { businessId: shop.id } })).toBe(1);
  await page.reload();
  await row.getByRole('link', { name: '1 open' }).click();
  await page.getByRole('link', { name: /Ask Pathao: on its way for 15 days/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Task' });
  await expect(drawer.getByText('by a rule')).toBeVisible();
  await expect(drawer.getByText('Written down by the rule "Parcel on its way for 15 days"')).toBeVisible();

  // The parcel arrives, and the open drawer follows.
  await execute(deliverOrder, session, { orderId: first });
  await enqueue(db, ...rulesJob(shop.id));
  await expect.poll(async () => (await db.task.findFirstOrThrow({ where: { businessId: shop.id } })).status).toBe('DONE');
  await page.reload();
  await expect(drawer.getByText('Closed by itself: the parcel is not on its way any more')).toBeVisible();
  await page.keyboard.press('Escape');

  // Turned off, what is open is cancelled where that is wanted.
  await late();
  await enqueue(db, ...rulesJob(shop.id));
  await expect.poll(() => db.task.count({ where: { businessId: shop.id, status: 'PENDING' } })).toBe(1);
  await page.goto('/task/auto-config');
  await row.getByRole('switch').click();
  const off = page.getByRole('dialog', { name: 'Turn off "Parcel on its way for 15 days"' });
  await expect(off.getByText('Otherwise it stays for people to end')).toBeVisible();
  await off.getByRole('switch', { name: /^Cancel its open task too/ }).click();
  await off.getByRole('button', { name: 'Turn off' }).click();
  await expect(row.getByRole('switch')).not.toBeChecked();
  expect(await db.task.count({ where: { businessId: shop.id, status: 'CANCELLED' } })).toBe(1);

  // A rule of one's own, seen by what it would make before it is saved.
  await page.getByRole('button', { name: 'New rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await dialog.getByRole('combobox', { name: 'Watches for' }).selectOption('SHIPPED');
  await expect(dialog.getByText('It would make 1 task now.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Wait' }).selectOption({ label: '30 days' });
  await expect(dialog.getByText('It would make no task now.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Lost parcels');
  await dialog.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: 'Several in turn' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose who gets the tasks')).toBeVisible();
  await dialog.getByRole('group', { name: /^In turn/ }).getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const own = page.getByRole('row').filter({ hasText: 'Lost parcels' });
  await expect(own).toContainText('in turn');
  await expect(own.getByRole('switch')).not.toBeChecked();
  await own.getByRole('button', { name: 'Change Lost parcels' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove "Lost parcels"' }).getByRole('button', { name: 'Remove' }).click();
  await expect(own).toBeHidden();
});

test('a rule is saved, and removed, once, also when the keys say so again before the dialog is closed', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const page = await as(email);
  await page.goto('/task/auto-config');
  await page.getByRole('button', { name: 'New rule' }).click();
  await page.getByRole('dialog', { name: 'New rule' }).getByLabel('Name').fill('Look at it twice');
  expect(await saveTwice(page, 'TaskRulesPageQuery')).toBe(1);
  expect(await db.taskRule.count({ where: { businessId: shop!.id, name: 'Look at it twice' } })).toBe(1);

  await page.getByRole('button', { name: 'Change Look at it twice' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog', { name: 'Remove "Look at it twice"' })).toBeVisible();
  expect(await saveTwice(page, 'TaskRulesPageQuery')).toBe(1);
  await expect(page.getByText('Look at it twice')).toHaveCount(0);
});

test('a task about no record leads to the page that has to do with it', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { id: courierId } = await db.courier.create({ data: { businessId: shop.id, name: 'Pathao' }, select: { id: true } });
  await db.courierEvent.createMany({
    data: [{ businessId: shop.id, courierId, source: 'WEBHOOK', hash: 'nobody', outcome: 'UNKNOWN_PARCEL', rawStatus: 'delivered', receivedAt: new Date(Date.now() - 2 * DAY_MS) }],
  });
  await enqueue(db, ...rulesJob(shop.id));
  await expect.poll(() => db.task.count({ where: { businessId: shop.id } })).toBe(1);
  const page = await as(founder.email);
  await page.goto('/task/task-list');
  await page.getByRole('link', { name: /about parcels that belong to no order/ }).click();
  await page.getByRole('dialog', { name: 'Task' }).getByRole('link', { name: 'Reports of couriers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports of couriers' })).toBeVisible();
});

test('a rule that somebody else has changed is read again in the dialog that removes it', async ({ as }) => {
  const founder = await makeFounder();
  const page = await as(founder.email);
  await page.goto('/task/auto-config');
  await page.getByRole('button', { name: 'New rule' }).click();
  await page.getByRole('dialog', { name: 'New rule' }).getByLabel('Name').fill('Look at it twice');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Change Look at it twice' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove "Look at it twice"' });
  await expect(dialog).toBeVisible();
  await db.taskRule.updateMany({ where: { businessId: founder.shops[0]!.id }, data: { version: { increment: 1 } } });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Look at it twice')).toHaveCount(0);
  expect(await db.taskRule.count({ where: { businessId: founder.shops[0]!.id, name: 'Look at it twice' } })).toBe(0);
});
