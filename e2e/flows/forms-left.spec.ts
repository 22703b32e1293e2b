import { encodeId } from '../../gateway/graphql/global-id.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { holdChanges } from '../support/held-changes.ts';
import { shopsOf } from '../support/trial.ts';

const newShop = shopsOf('forms-left.test');

test('a drawer with something typed is not closed without a question', async ({ api, as }) => {
  const page = await as(await newShop(api, 'careless'));
  await page.goto('/setting/integrate-website');
  await page.getByRole('button', { name: 'Connect a shop' }).click();
  const drawer = page.getByRole('dialog', { name: 'Connect a WooCommerce shop' });
  await expect(drawer.getByLabel('Name')).toBeFocused();

  await page.keyboard.press('Control+s');
  await expect(drawer.getByText('Give the shop a name')).toBeVisible();
  await expect(drawer.getByText('Fill this in')).toHaveCount(4);
  await expect(drawer.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);

  await drawer.getByLabel('Name').fill('Weaver');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  // A page that is too busy to draw a frame: the next key belongs to the form all the same.
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame;
    Object.assign(window, { requestAnimationFrame: () => 0, drawAgain: () => Object.assign(window, { requestAnimationFrame: draw }) });
  });
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();
  await expect(drawer.getByLabel('Name')).toBeFocused();
  await expect(drawer.getByLabel('Name')).toHaveValue('Weaver');
  await page.evaluate('drawAgain()');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(drawer).toBeHidden();
});

test('a form that is emptied by saving is as new: leaving it asks nothing', async ({ as }) => {
  const founder = await makeFounder();
  const order = await withOrder(founder.shops[0]!, { lines: [{ product: await withProduct(founder.shops[0]!) }] });
  const page = await as(founder.email);
  await page.goto(`/ecom/order/${encodeId('Order', order.id)}`);
  const note = page.getByLabel('To remember');
  await note.fill('Call before noon');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveValue('');
  await page.getByRole('navigation').getByRole('link', { name: 'NewOrder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Order' })).toBeVisible();
});

test('a page that is left while it is saved leads nobody back to what it has saved', async ({ as }) => {
  const { email } = await makeFounder();
  const page = await as(email);
  await page.goto('/task/new-task');
  await page.getByLabel('What is to be done').fill('Count the sarees');
  const held = await holdChanges(page);
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('navigation').getByRole('link', { name: 'NewOrder' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Order' })).toBeVisible();

  await held[0]!.continue();
  await expect(page.getByText('The task is written down')).toBeVisible();
  await page.unroute('**/graphql');
  const lookUp = page.waitForResponse('**/graphql');
  await page.getByLabel('Phone').first().fill('01711204466');
  await lookUp;
  await expect(page).toHaveURL(/ecom-new-order/);
  await expect(page.getByLabel('Phone').first()).toHaveValue('01711204466');
});

test("the browser's Back asks before it leaves what is typed, and who stays is where they were", async ({ as }) => {
  const page = await as('founder');
  await page.goto('/task/task-list');
  await page.getByRole('navigation').getByRole('link', { name: 'New Task' }).click();
  await page.getByLabel('What is to be done').fill('Call the tailor');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/task/new-task');
  await expect(page.getByLabel('What is to be done')).toHaveValue('Call the tailor');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/task\/task-list/);
});
