import type { Route } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/demo-accounts.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { holdChanges } from '../support/held-changes.ts';
import { shopsOf } from '../support/trial.ts';

const newShop = shopsOf('forms.test');

test('saving again while it is under way saves once, and what is typed meanwhile stays', async ({ api, as }) => {
  const page = await as(await newShop(api, 'hasty'));
  await page.goto('/setting/business-setting');
  const hotline = page.getByLabel('Hotline');
  const address = page.getByLabel('Address');
  await hotline.fill('01711204466');
  const held = await holdChanges(page);

  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await address.fill('Mirpur 10, Dhaka');
  await page.getByLabel('Business name').press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.continue();
  await expect(page.getByText('Business setting saved')).toBeVisible();
  await expect(address).toHaveValue('Mirpur 10, Dhaka');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  expect(held).toHaveLength(1);

  // The second save is about the version that the first has made.
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(2);
  await held[1]!.continue();
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await expect(page.getByText('Somebody else has changed')).toHaveCount(0);
  await page.reload();
  await expect(hotline).toHaveValue('01711204466');
  await expect(address).toHaveValue('Mirpur 10, Dhaka');
});

test('a form whose answer was lost is sent again as the same submission', async ({ api, as, strays }) => {
  strays.allow(/ERR_FAILED/);
  const page = await as(await newShop(api, 'offline'));
  await page.goto('/setting/integrate-website');
  await page.getByRole('button', { name: 'Connect a shop' }).click();
  const drawer = page.getByRole('dialog', { name: 'Connect a WooCommerce shop' });
  await drawer.getByLabel('Name').fill('Only once');
  await drawer.getByLabel('Address of the shop').fill('http://127.0.0.1:9');
  await drawer.getByLabel('Consumer key').fill('ck_1234567890');
  await drawer.getByLabel('Consumer secret').fill('cs_1234567890');
  await drawer.getByRole('button', { name: 'Make one' }).click();
  await expect(drawer.getByLabel('Webhook secret')).not.toHaveValue('');

  const held = await holdChanges(page);
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(1);
  // The gateway has done it, and its answer gets lost.
  await held[0]!.fetch();
  await held[0]!.abort();
  await expect(drawer.getByText('The server could not be reached')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(2);
  await held[1]!.continue();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Only once' })).toHaveCount(1);
});

test('what is typed when the session ends is there after signing in again, for nobody else', async ({ as, strays }) => {
  strays.allow(/401/);
  const page = await as('founder');
  const address = '/expense/new-expense';
  const signIn = async (email: string) => {
    await expect(page).toHaveURL(`/sign-in?redirect=${encodeURIComponent(address)}`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'New expense' })).toBeVisible();
  };
  await page.goto(address);
  await page.getByLabel('Amount').fill('77');
  await page.getByLabel('Note').fill('Typed before the session ended');
  await page.context().clearCookies();
  await page.keyboard.press('Control+s');
  await signIn('rival@karbar.test');
  await expect(page.getByLabel('Amount')).toBeFocused();
  await expect(page.getByLabel('Note')).toHaveValue('');

  await page.context().clearCookies();
  await page.reload();
  await signIn('founder@karbar.test');
  await expect(page.getByLabel('Note')).toHaveValue('Typed before the session ended');
  await expect(page.getByLabel('Amount')).toHaveValue('77');
});

test('keys that are typed when the session ends are kept nowhere, and nothing that is old', async ({ as, strays }) => {
  strays.allow(/401/);
  const page = await as('founder');
  const address = '/delivery-method/add-new-dm';
  await page.goto(address);
  await page.evaluate(() => {
    const kept = (keptAt: number) => JSON.stringify({ values: { note: 'Of somebody else' }, keptAt });
    sessionStorage.setItem('typed:somebody:old', kept(Date.now() - 31 * 60_000));
    sessionStorage.setItem('typed:somebody:new', kept(Date.now()));
  });
  await page.getByLabel('Kind').selectOption('Pathao, connected');
  await page.getByLabel('Name', { exact: true }).fill('Pathao of ours');
  await page.getByLabel('Client ID').fill('client-of-ours');
  await page.getByLabel('Client secret').fill('secret-of-ours');
  await page.getByLabel('Password of the merchant account').fill('password-of-ours');
  await page.getByLabel('E-mail of the merchant account').fill('us@example.test');
  await page.getByLabel('Pickup store').fill('1');
  await page.context().clearCookies();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(`/sign-in?redirect=${encodeURIComponent(address)}`);
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await stored()).toContain('Pathao of ours');
  expect(await stored()).not.toMatch(/secret-of-ours|password-of-ours/);

  await page.getByLabel('E-mail').fill('founder@karbar.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Pathao of ours');
  await expect(page.getByLabel('Client ID')).toHaveValue('client-of-ours');
  await expect(page.getByLabel('Client secret')).toHaveValue('');
  expect(await stored()).toContain('typed:somebody:new');
  expect(await stored()).not.toContain('typed:somebody:old');
});

test('a drawer with something typed is not closed without a question', async ({ api, as }) => {
  test.setTimeout(120_000);
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

test('a dialog that is being saved waits for its answer, which closes no other', async ({ as, strays }) => {
  strays.allow(/502/);
  const { email } = await makeFounder();
  const page = await as(email);
  await page.goto('/product/category-brand');
  await page.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New category' });
  const goBack = dialog.getByRole('button', { name: 'Go back' });
  await dialog.getByLabel('Name').fill('Sarees');
  const held = await holdChanges(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await expect(goBack).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // Without an answer it can be closed again, after the question.
  await held[0]!.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  await expect(goBack).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click();
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(2);
  expect(held[1]!.request().headers()['idempotency-key']).toBe(held[0]!.request().headers()['idempotency-key']);
  await held[1]!.continue();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Categories' }).getByText('Sarees')).toBeVisible();
});

test('nothing can be typed into a dialog that is being saved, and its fields keep the focus', async ({ as, strays }) => {
  strays.allow(/502/);
  const { email, shops: [shop] } = await makeFounder();
  const page = await as(email);
  await page.goto('/accounts');
  await page.getByRole('button', { name: 'New account' }).click();
  const dialog = page.getByRole('dialog', { name: 'New account' });
  const name = dialog.getByLabel('Name');
  const purpose = dialog.getByLabel('What it is for');
  await name.fill('City Bank');
  const held = await holdChanges(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await expect(name).not.toBeEditable();
  await expect(name).toBeFocused();
  await page.keyboard.type(' of Mirpur');
  // As a screen reader chooses, without key or pointer.
  await purpose.selectOption('INCOME');
  await expect(name).toHaveValue('City Bank');
  await expect(purpose).toHaveValue('MONEY');
  await page.keyboard.press('Tab');
  await expect(purpose).toBeFocused();
  await page.keyboard.press('Shift+Tab');

  // Without an answer it is typed in again where it was left.
  await held[0]!.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  await expect(name).toBeEditable();
  await expect(name).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Ltd');
  await purpose.selectOption('EXPENSE');
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(2);
  await page.keyboard.type('!');
  await held[1]!.continue();
  await expect(page.getByRole('heading', { name: 'City Bank Ltd' })).toBeVisible();
  expect(await db.account.count({ where: { businessId: shop!.id, name: { startsWith: 'City Bank' } } })).toBe(1);
});

test('of what is typed while something new is saved nothing is lost, nor a second one made', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const page = await as(email);
  await page.goto('/task/new-task');
  const title = page.getByLabel('What is to be done');
  await title.fill('Count the sarees');
  const held = await holdChanges(page);
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.type(' and the shirts');
  await page.getByLabel('Priority').selectOption({ index: 0 });
  await expect(title).toHaveValue('Count the sarees');
  await expect(page.getByLabel('Priority')).toHaveValue('NORMAL');
  // Somebody asks to leave, and the answer comes before they say whether.
  await page.getByRole('navigation').getByRole('link', { name: 'NewOrder' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await held[0]!.continue();
  await expect(page).toHaveURL(/task-list/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(held).toHaveLength(1);
  expect(await db.task.findMany({ where: { businessId: shop!.id } })).toMatchObject([{ title: 'Count the sarees' }]);
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

test('a reason that is too long is told so at its field', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/ecom/main-order-list?status=PENDING');
  await page.getByRole('grid', { name: 'Orders' }).getByRole('row').nth(1).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('x'.repeat(310));
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByText('10 characters too long')).toBeVisible();
});

test('what was saved is not sent again while the page that follows is on its way', async ({ as }) => {
  const founder = await makeFounder();
  const page = await as(founder.email);
  await page.goto('/liability/new-liability');
  await page.getByLabel('Owed to').fill('Rahim Mansion');
  await page.getByLabel('Amount').fill('1500');
  const follows: Route[] = [];
  let sent = 0;
  await page.route('**/graphql', async (route) => {
    const isChange = Boolean(route.request().headers()['idempotency-key']);
    if (isChange) sent += 1;
    if (sent > 0 && !isChange && route.request().postData()?.includes('"id"')) follows.push(route);
    else await route.continue();
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('৳1,500 is entered')).toBeVisible();
  await expect.poll(() => follows.length).toBeGreaterThan(0);
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  for (const route of follows) await route.continue();
  await expect(page.getByRole('heading', { name: 'Rahim Mansion' })).toBeVisible();
  expect(sent).toBe(1);
  expect(await db.liability.count({ where: { businessId: founder.shops[0]!.id } })).toBe(1);
});

test('a stock count whose answer was lost is saved once, though its pieces were counted longer ago when it is sent again', async ({ as, strays }) => {
  strays.allow(/504/);
  const { email, shops: [shop] } = await makeFounder();
  const { sku } = await withProduct(shop!, { name: 'Clay pot', stock: 5 });
  const page = await as(email);
  await page.clock.install();
  await page.goto('/adjust-stock/stock-count/new');
  await page.getByRole('combobox', { name: 'Add a product' }).fill(sku);
  await page.getByRole('combobox', { name: 'Add a product' }).press('Enter');
  await expect(page.getByRole('listitem', { name: 'Clay pot' })).toBeVisible();
  const held = await holdChanges(page);
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(1);
  // The gateway has done it, and a proxy gave up waiting a moment before.
  await held[0]!.fetch();
  await page.clock.fastForward(5_000);
  await held[0]!.fulfill({ status: 504, contentType: 'text/html', body: '<html>Gateway Timeout</html>' });
  await expect(page.getByText('The server answered with an error (504).')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(2);
  await held[1]!.continue();
  await expect(page.getByText('Stock count 1 is saved: look at the differences')).toBeVisible();
  expect(await db.stockCount.count({ where: { businessId: shop!.id } })).toBe(1);
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
