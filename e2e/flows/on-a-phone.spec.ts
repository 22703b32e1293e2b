import type { Locator } from '@playwright/test';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expectFits, expectPageFits } from '../support/fits.ts';
import { expect, test } from '../support/fixtures.ts';

const boxesOf = (all: Locator) => all.evaluateAll((found) => found.map((one) => {
  const { top, bottom } = one.getBoundingClientRect();
  return { top, bottom, name: one.textContent ?? '' };
}));

test('the buttons of a record stand in lines, those that open a menu too', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 390, height: 844 });
  await founder.goto('/ecom/main-order-list?status=CONFIRMED');
  await founder.getByRole('list', { name: 'Orders' }).getByRole('link').first().click();
  await expect(founder.getByRole('button', { name: 'More steps' })).toBeVisible();
  const buttons = await boxesOf(founder.locator('main header').first().getByRole('button'));
  expect(buttons.length).toBeGreaterThan(3);
  for (const one of buttons) {
    for (const other of buttons) {
      const areBeside = one.top < other.bottom && other.top < one.bottom;
      if (areBeside) expect(one.top, `${one.name} beside ${other.name}`).toBeCloseTo(other.top, 0);
    }
  }
});

test('a menu that is the only button takes no line of its own: it stands beside the title or the name of its row', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 390, height: 844 });
  await founder.goto('/delivery-method/dm-list');
  await founder.getByRole('link', { name: 'Pathao', exact: true }).click();
  const header = founder.locator('main header').first();
  await expect(header.getByRole('heading', { name: 'Pathao' })).toBeVisible();
  const [title] = await boxesOf(header.getByRole('heading', { name: 'Pathao' }));
  const [menu] = await boxesOf(header.getByRole('button'));
  expect(menu!.top).toBeLessThan(title!.bottom);

  await founder.goto('/setting/send-message-template-list');
  const row = founder.locator('tbody tr').filter({ hasText: 'Order confirmed' });
  await expect(row).toBeVisible();
  const [name] = await boxesOf(row.locator('td').first());
  const [actions] = await boxesOf(row.getByRole('button'));
  expect(actions!.top).toBeLessThan(name!.bottom);
});

test('the state on a card is read whole, however long its title is', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 390, height: 844 });
  await founder.goto('/task/task-list?page=1&status=PENDING');
  const states = founder.locator('[data-card-title] ~ :not([data-card-end])');
  await expect(states.first()).toBeVisible();
  const cut = await states.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(cut).toEqual([]);
});

test('the buttons of a dialog fill its last line, and its title stands beside what closes it', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 390, height: 844 });
  await founder.goto('/task/auto-config');
  await founder.getByRole('button', { name: 'New rule' }).click();
  const dialog = founder.getByRole('dialog', { name: 'New rule' });
  const middleOf = async (one: Locator) => {
    const { y, height } = (await one.boundingBox())!;
    return y + height / 2;
  };
  const close = dialog.getByRole('button', { name: 'Close' });
  expect(await middleOf(dialog.getByRole('heading', { name: 'New rule' }))).toBeCloseTo(await middleOf(close), 0);
  const footer = (await dialog.locator('footer').boundingBox())!;
  const widths = await dialog.locator('footer button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeGreaterThan(footer.width - 60);
  expect(footer.y + footer.height).toBeLessThanOrEqual(844);
});

test('what saves an order is in sight from its first field to its sums', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 390, height: 844 });
  await founder.goto('/ecom/ecom-new-order');
  const save = founder.getByRole('button', { name: 'Save and confirm' });
  for (const place of [founder.getByLabel('Phone', { exact: true }), founder.getByRole('combobox', { name: 'Add a product' }), founder.getByText('COD due')]) {
    await place.scrollIntoViewIfNeeded();
    await expect(place).toBeInViewport();
    await expect(save).toBeInViewport({ ratio: 1 });
  }
  // The sums end above it.
  await founder.mouse.wheel(0, 5_000);
  await expect(async () => {
    const [sums, button] = [await founder.getByText('COD due').boundingBox(), await save.boundingBox()];
    expect(sums!.y + sums!.height).toBeLessThan(button!.y);
  }).toPass();
  await expectPageFits(founder);
  // What is missing is said where it is seen.
  await founder.getByLabel('Phone', { exact: true }).fill('01812345679');
  await founder.getByLabel('Name', { exact: true }).fill('Farhana');
  await founder.getByLabel('Address', { exact: true }).fill('House 9, Road 27, Banani, Dhaka');
  await founder.mouse.wheel(0, 5_000);
  await save.click();
  await expect(founder.getByText('Add what is ordered')).toBeInViewport();
});

test('what came back broken or not at all is typed in fields that show it', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 390, height: 844 });
  await founder.goto('/ecom/returns-bench');
  await founder.getByRole('button', { name: /^Receive / }).first().click();
  const fields = founder.getByLabel(/^(Damaged|Missing) of /);
  await expect(fields.first()).toBeVisible();
  for (const { width } of await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))) expect(width).toBeGreaterThan(40);
});

test('what has two lines in a stacked row begins below its name, where the name does', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 390, height: 844 });
  await founder.goto('/customer/customer-list');
  await founder.locator('main a[href*="/customer/customer-list/"]').first().click();
  const taken = founder.locator('td[data-header=Taken]').first();
  await expect(taken).toBeVisible();
  const leftOf = async (one: Locator) => (await one.boundingBox())!.x;
  for (const line of ['[data-cell-line]', '[data-cell-second]']) {
    const text = taken.locator(line);
    const left = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
    expect(left).toBeCloseTo(await leftOf(taken), 0);
  }
});

test('what is only an icon stands beside the title of a record, and the buttons in lines below', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 360, height: 740 });
  await founder.goto('/ecom/main-order-list?status=CONFIRMED');
  await founder.getByRole('list', { name: 'Orders' }).getByRole('link').first().click();
  await expect(founder.getByRole('button', { name: 'More steps' })).toBeVisible();
  const header = founder.locator('main header').first();
  const [title] = await boxesOf(header.getByRole('heading', { level: 1 }));
  const [menu] = await boxesOf(header.locator('[data-icon-only][aria-haspopup]'));
  const [steps] = await boxesOf(header.getByRole('button', { name: 'More steps' }));
  expect(menu!.top).toBeLessThan(title!.bottom);
  expect(steps!.top).toBeGreaterThan(title!.bottom);
});

test('the phone number of a customer stands in one line beside the ways to reach them', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 360, height: 740 });
  await founder.goto('/ecom/main-order-list?status=CONFIRMED');
  await founder.getByRole('list', { name: 'Orders' }).getByRole('link').first().click();
  const number = founder.locator('main').getByRole('link', { name: /^01\d{3}-\d{6}$/ }).first();
  await expect(number).toBeVisible();
  expect(await number.evaluate((link) => link.getClientRects().length)).toBe(1);
});

test('the phone number of a web order stands in one line beside Call', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 360, height: 740 });
  await founder.goto('/website/website-order-list');
  await founder.locator('main a[href*="open="]').first().click();
  const panel = founder.locator('section').filter({ has: founder.getByRole('button', { name: 'Close the order' }) });
  const number = panel.getByText(/^01\d{3}-\d{6}$/).first();
  await expect(number).toBeVisible();
  const { x, width } = (await number.boundingBox())!;
  expect(x + width).toBeLessThan((await panel.getByRole('button', { name: /^Call/ }).first().boundingBox())!.x - 4);
  expect(await number.evaluate((one) => one.getClientRects().length)).toBe(1);
});

test('a table of a record shows all its columns', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 360, height: 740 });
  await founder.addInitScript(() => localStorage.setItem('language', 'bn'));
  await founder.goto('/liability/liability-list');
  await founder.locator('[data-card]').filter({ hasText: 'BRAC Bank' }).getByRole('link').first().click();
  await expectFits(founder.getByRole('region', { name: 'কবে পরিশোধের কথা' }));
});

test('an amount in a tile is never cut off', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 360, height: 740 });
  await founder.addInitScript(() => localStorage.setItem('language', 'bn'));
  await founder.goto('/reports/product-inventory');
  const values = founder.locator('main strong').filter({ hasText: '৳' });
  await expect(values.first()).toBeVisible();
  const cut = await values.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(cut).toEqual([]);
});

test('the button that scans stands beside the field, not beside its label', async ({ as }) => {
  const founder = await as('founder');
  const middleOf = async (one: Locator) => {
    const { y, height } = (await one.boundingBox())!;
    return y + height / 2;
  };
  for (const width of [360, 1440]) {
    await founder.setViewportSize({ width, height: 740 });
    await founder.goto('/transfer-stock/new');
    const field = founder.getByRole('combobox', { name: 'Add a product' });
    await expect(field).toBeVisible();
    expect(await middleOf(founder.getByRole('button', { name: 'Scan with the camera' }))).toBeCloseTo(await middleOf(field), -0.5);
  }
});

test('the title of a card goes on in a second line before it is cut off', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 360, height: 740 });
  await founder.goto('/product/product-list?search=Kantha');
  const title = founder.locator('[data-card-title]').filter({ hasText: 'Nakshi Kantha Cushion' }).locator('[data-cell-line]');
  await expect(title).toBeVisible();
  expect(await title.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(false);
});

test('a long name, with or without spaces, is read whole and pushes no page sideways', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Long names' });
  const spaced = await withProduct(shop!, { name: 'Embroidered cotton panjabi for men, navy blue, with wooden buttons, size L' });
  const whole = await withProduct(shop!, { name: `https://shop.example.test/${'panjabi_'.repeat(20)}` });
  for (const product of [spaced, whole]) await withOrder(shop!, { lines: [{ product }] });
  const founder = await as(email);
  await founder.setViewportSize({ width: 390, height: 844 });
  await founder.goto('/ecom/main-order-list');
  await expect(founder.getByText('with wooden buttons, size L')).toBeVisible();
  await expectPageFits(founder);
  await founder.goto('/product/product-list');
  await founder.getByRole('link', { name: 'shop.example.test' }).click();
  await expect(founder.getByRole('list', { name: 'Timeline' })).toContainText('Created https');
  await expectPageFits(founder);
});

test('the tab that a link leads to is in sight, whole, with some of its neighbours', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 390, height: 844 });
  for (const status of ['CONFIRMED', 'DELIVERED', 'CANCELLED', 'PENDING']) {
    await founder.goto(`/ecom/main-order-list?status=${status}`);
    const tab = founder.getByRole('group', { name: 'Orders by status' }).locator('[aria-current]');
    await expect(tab).toBeInViewport({ ratio: 1 });
    const { x, width } = (await tab.boundingBox())!;
    if (status !== 'CANCELLED') expect(x + width).toBeLessThan(390 - 20);
  }
});
