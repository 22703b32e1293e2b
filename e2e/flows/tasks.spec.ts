import { db } from '../../gateway/db/client.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';
import { shopWith } from '../support/lists.ts';

test('a call is written down, found in the list on its first page of pending tasks, and ends with what came of it', async ({ as }) => {
  const { email } = await shopWith(1);
  const page = await as(email);
  await page.goto('/task/task-list');
  await expect(page).toHaveURL(/\/task\/task-list\?page=1&status=PENDING$/);
  await expect(page.getByText('No tasks yet')).toBeVisible();
  await page.keyboard.press('KeyN');
  await page.getByLabel('What is to be done').fill('Call Rahim about the colour');
  await page.getByRole('combobox', { name: 'About' }).fill('#1');
  await page.getByRole('option', { name: /Order #1/ }).click();
  await page.getByLabel('Type', { exact: true }).selectOption('CALL');
  await page.keyboard.press('Control+S');
  const drawer = page.getByRole('dialog', { name: 'Task' });
  await expect(drawer.getByRole('heading', { name: 'Call Rahim about the colour' })).toBeVisible();
  // The order shows it, and leads back to it.
  await drawer.getByRole('link', { name: 'Order #1' }).click();
  await page.getByRole('link', { name: 'Call Rahim about the colour' }).click();
  await drawer.getByRole('button', { name: 'Done' }).click();
  const asked = page.getByRole('dialog', { name: 'What came of the call' });
  await asked.getByRole('button', { name: 'Done' }).click();
  await expect(asked.getByText('Say what came of the call')).toBeVisible();
  await asked.getByRole('combobox', { name: 'What came of the call' }).selectOption('NO_ANSWER');
  await asked.getByRole('button', { name: 'Done' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: /^Done ?1$/ }).click();
  await expect(page.getByRole('grid', { name: 'Tasks' }).locator('tbody [data-row-id]')).toHaveText(/Call Rahim about the colour/);
  await page.getByRole('link', { name: /Call Rahim about the colour/ }).click();
  await expect(drawer.getByText('No answer')).toBeVisible();
});

test('a task that somebody else has changed is read again in its dialogs, which keep what was typed', async ({ as }) => {
  const founder = await makeFounder();
  const businessId = founder.shops[0]!.id;
  const page = await as(founder.email);
  await page.goto('/task/new-task');
  await page.getByLabel('What is to be done').fill('Call Rahim about the colour');
  await page.getByLabel('Type', { exact: true }).selectOption('CALL');
  await page.keyboard.press('Control+S');
  const drawer = page.getByRole('dialog', { name: 'Task', exact: true });
  await expect(drawer.getByRole('heading', { name: 'Call Rahim about the colour' })).toBeVisible();
  const changedBySomebodyElse = () => db.task.updateMany({ where: { businessId }, data: { priority: 'HIGH', version: { increment: 1 } } });

  await drawer.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  const form = page.getByRole('dialog', { name: 'Change the task' });
  await form.getByLabel('Note').fill('He wants it in blue');
  await changedBySomebodyElse();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('button', { name: 'Reload' }).click();
  await expect(form.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await expect(form.getByLabel('Priority')).toHaveValue('HIGH');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('He wants it in blue')).toBeVisible();

  await drawer.getByRole('button', { name: 'Done' }).click();
  const asked = page.getByRole('dialog', { name: 'What came of the call' });
  await asked.getByRole('combobox', { name: 'What came of the call' }).selectOption('NO_ANSWER');
  await asked.getByLabel('Note').fill('Rang out twice');
  await changedBySomebodyElse();
  await asked.getByRole('button', { name: 'Done' }).click();
  await asked.getByRole('button', { name: 'Reload' }).click();
  await expect(asked.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await asked.getByRole('button', { name: 'Done' }).click();
  await expect(drawer).toBeHidden();
  expect(await db.task.findFirstOrThrow({ where: { businessId }, select: { status: true, outcomeNote: true, priority: true } }))
    .toEqual({ status: 'DONE', outcomeNote: 'Rang out twice', priority: 'HIGH' });
});

test('a task that somebody else has changed is begun by the next press', async ({ as }) => {
  const founder = await makeFounder();
  const businessId = founder.shops[0]!.id;
  const page = await as(founder.email);
  await page.goto('/task/new-task');
  await page.getByLabel('What is to be done').fill('Call Rahim about the colour');
  await page.keyboard.press('Control+S');
  const drawer = page.getByRole('dialog', { name: 'Task', exact: true });
  const begin = drawer.getByRole('button', { name: 'Begin' });
  await expect(begin).toBeVisible();
  await db.task.updateMany({ where: { businessId }, data: { priority: 'URGENT', version: { increment: 1 } } });
  await begin.click();
  await expect(page.getByRole('alert')).toContainText('please reload');
  await expect(drawer.getByText('Urgent')).toBeVisible();
  await begin.click();
  await expect(begin).toHaveCount(0);
  expect((await db.task.findFirstOrThrow({ where: { businessId } })).status).toBe('IN_PROGRESS');
});

test('an opened task shows what somebody else does with it, and takes back the steps that are left', async ({ as }) => {
  const founder = await makeFounder();
  const page = await as(founder.email);
  await page.goto('/task/new-task');
  await page.getByLabel('What is to be done').fill('Ask Pathao about parcel 12');
  await page.keyboard.press('Control+S');
  const drawer = page.getByRole('dialog', { name: 'Task', exact: true });
  await expect(drawer.getByRole('button', { name: 'Done' })).toBeVisible();

  const other = await as(founder.email);
  await other.goto(page.url());
  await other.getByRole('dialog', { name: 'Task', exact: true }).getByRole('button', { name: 'Done' }).click();
  await expect(drawer.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Done' })).toHaveCount(0);
});
