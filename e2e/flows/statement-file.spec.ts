import { db } from '../../gateway/db/client.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

const sheet = (name: string, number: string) =>
  ({ name, mimeType: 'text/csv', buffer: Buffer.from(`Consignment,Cash collected\n${number},500\n`) });

test('a sheet is read as the statement of the courier that it was chosen for, and of no other', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  for (const name of ['Pathao', 'Redx', 'Steadfast']) await db.courier.create({ data: { businessId: shop!.id, name } });
  const page = await as(email);
  await page.goto('/delivery-method/update-payment/new');
  const courier = page.getByLabel('Courier', { exact: true });
  const choose = (name: string, number: string) => page.getByLabel('Choose a file').setInputFiles(sheet(name, number));
  const compare = () => page.getByRole('button', { name: /^Compare with my books/ }).click();
  const lines = () => db.statementLine.findMany({
    where: { businessId: shop!.id }, select: { consignment: true, statement: { select: { courier: { select: { name: true } } } } },
  });

  await courier.selectOption('Pathao');
  await choose('pathao.csv', 'PT-1');
  await expect(page.getByText('pathao.csv: 1 parcel')).toBeVisible();

  await test.step('another courier has no sheet', async () => {
    await courier.selectOption('Redx');
    await expect(page.getByText('pathao.csv')).toHaveCount(0);
    await compare();
    await expect(page.getByLabel('Lines of the statement')).toBeFocused();
    await expect(page.getByLabel('Lines of the statement')).toHaveAccessibleDescription(/Paste at least one line/);
    expect(await lines()).toEqual([]);
  });

  await test.step('a sheet that is read while the courier is changed stays with its own', async () => {
    const { promise: isChanged, resolve: change } = Promise.withResolvers<void>();
    await page.route('**/api/files/**', async (route) => {
      await isChanged;
      return route.continue();
    });
    await choose('redx.csv', 'RX-1');
    await courier.selectOption('Steadfast');
    change();
    await page.unrouteAll({ behavior: 'wait' });
    await courier.selectOption('Redx');
    await expect(page.getByText('redx.csv: 1 parcel')).toBeVisible();
    await courier.selectOption('Steadfast');
    await expect(page.getByText('redx.csv')).toHaveCount(0);
  });

  await test.step('with a courier chosen again its sheet is there again', async () => {
    await courier.selectOption('Pathao');
    await expect(page.getByText('pathao.csv: 1 parcel')).toBeVisible();
    await compare();
    await expect(page).toHaveURL(/update-payment\/(?!new)/);
    expect(await lines()).toEqual([{ consignment: 'PT-1', statement: { courier: { name: 'Pathao' } } }]);
  });
});

test('a pasted line whose amount cannot be read is not left out, and what one posts the other sees', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  await db.courier.create({ data: { businessId: shop!.id, name: 'Pathao' } });
  const page = await as(email);
  await page.goto('/delivery-method/update-payment/new');
  const lines = page.getByLabel('Lines of the statement');
  await lines.fill('PT-1, 5OO, 60\nPT-2, 700, 60');
  await page.keyboard.press('Control+s');
  await expect(lines).toHaveAccessibleDescription(/Correct or remove line 1/);
  await expect(lines).toHaveValue('PT-1, 5OO, 60\nPT-2, 700, 60');
  expect(await db.courierStatement.count({ where: { businessId: shop!.id } })).toBe(0);
  await lines.fill('PT-1, 500, 60\nPT-2, 700, 60');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Pathao statement 1' })).toBeVisible();
  await expect(page.getByText('2 parcels · paid on')).toBeVisible();

  // Another of the same business has it open: their button to post it goes when it is posted.
  const other = await as(email);
  await other.goto(page.url());
  const note = other.getByPlaceholder('Note and evidence for Pathao');
  await note.fill('They owe us an answer');
  await page.getByRole('button', { name: 'Post voucher' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Post voucher' }).click();
  await expect(page.getByRole('button', { name: 'Post voucher' })).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Post voucher' })).toHaveCount(0);
  await expect(other.getByText('Posted', { exact: true })).toBeVisible();
});
