import { makeVerified } from '../support/accounts.ts';
import { typeAsScanner } from '../support/barcodes.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { pngOf } from '../support/pictures.ts';
import { startTrial } from '../support/trial.ts';

test('goods are ordered by scanning them, come in parts, are paid and go back', async ({ api, as }) => {
  const { email, idToken } = await makeVerified('buyer@purchases.test');
  await startTrial(api, idToken, 'Buyer');
  const founder = await as(email);
  const product = (name: string, sku: string) => founder.request.post('/graphql', {
    data: {
      query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
      variables: { input: { name, variants: [{ sku, price: 900, openingStock: 2, openingCost: 100 }] } },
    },
  });
  const row = (name: string) => founder.getByRole('listitem', { name });

  await test.step('an empty list says what to do', async () => {
    await product('পাঞ্জাবি Cotton', 'PNJ-1');
    await product('Silk saree', 'SILK-1');
    await founder.goto('/purchase/purchase-list');
    await expect(founder.getByRole('heading', { name: 'No purchases yet' })).toBeVisible();
    await founder.getByRole('link', { name: 'New purchase' }).first().click();
    await expect(founder.getByRole('heading', { name: 'New Increase Stock' })).toBeVisible();
  });

  await test.step('a supplier is added on the spot', async () => {
    await founder.getByRole('button', { name: 'New supplier' }).click();
    const dialog = founder.getByRole('dialog', { name: 'New supplier' });
    await dialog.getByLabel('Name').fill('Islampur Cloth House');
    await dialog.getByLabel('Phone').fill('০১৭১১২০৪৪৬৬');
    await dialog.getByRole('button', { name: 'Add supplier' }).click();
    await expect(founder.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Islampur Cloth House');
  });

  await test.step('products are typed, scanned in the field, and scanned while no field has the focus', async () => {
    const picker = founder.getByRole('combobox', { name: 'Add a product' });
    await picker.fill('পাঞ্জাবি');
    await expect(founder.getByRole('option', { name: /PNJ-1/ })).toContainText('2 available');
    await picker.press('Enter');
    await expect(row('পাঞ্জাবি Cotton')).toBeVisible();
    await expect(picker).toHaveValue('');
    await picker.pressSequentially('SILK-1', { delay: 1 });
    await picker.press('Enter');
    await expect(row('Silk saree')).toBeVisible();
    await founder.getByRole('heading', { name: 'New Increase Stock' }).click();
    await typeAsScanner(founder, 'SILK-1');
    await expect(row('Silk saree').getByLabel('Pieces')).toHaveValue('2');
  });

  await test.step('the bill is worked out while it is typed, and saved as ordered', async () => {
    await row('পাঞ্জাবি Cotton').getByLabel('Pieces').fill('10');
    await row('পাঞ্জাবি Cotton').getByLabel('Cost of one').fill('200');
    await row('Silk saree').getByLabel('Cost of one').fill('1000');
    await founder.getByLabel('Extra costs', { exact: true }).fill('400');
    await founder.getByLabel('Extra costs', { exact: true }).blur();
    await expect(row('পাঞ্জাবি Cotton')).toContainText('lands at ৳220');
    await expect(founder.getByText('৳4,400').first()).toBeVisible();
    await expectAccessible(founder);
    await founder.getByRole('button', { name: 'Save as ordered' }).click();
    await expect(founder.getByRole('heading', { name: 'Purchase 1', exact: true })).toBeVisible();
    await expect(founder.getByText('Ordered', { exact: true }).first()).toBeVisible();
    await expect(founder.getByRole('link', { name: 'Islampur Cloth House' })).toHaveAttribute('href', /purchase-list\?supplier=/);
  });

  await test.step('the bill is kept with it, and taken away again', async () => {
    const bill = founder.getByRole('list', { name: 'Files of the bill' });
    await founder.getByLabel('Add the bill').first().setInputFiles([
      { name: 'bill.png', mimeType: 'image/png', buffer: pngOf(64, 64) },
      { name: 'terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n') },
    ]);
    await expect(bill.getByRole('listitem')).toHaveCount(2);
    expect((await founder.request.get((await bill.getByRole('link', { name: 'terms.pdf' }).getAttribute('href'))!)).headers()['content-type'])
      .toBe('application/pdf');
    await bill.getByRole('button', { name: 'Remove terms.pdf' }).click();
    await expect(bill.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(founder);
  });

  await test.step('a part of it comes', async () => {
    await founder.getByRole('button', { name: 'Receive' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Receive goods' });
    await dialog.getByLabel('SILK-1: 2 to come').fill('0');
    await dialog.getByRole('button', { name: 'Receive' }).click();
    await expect(founder.getByText('Part received').first()).toBeVisible();
    // Two pieces are still to come: what is due counts them.
    await expect(founder.getByRole('term').filter({ hasText: 'Due' })).toHaveText('Dueof all ordered');
    const movements = founder.getByRole('table', { name: 'Stock movements' }).getByRole('row');
    await expect(movements.filter({ hasText: 'PNJ-1' })).toContainText('+10');
    await expectAccessible(founder);
  });

  await test.step('it is printed: the sheet alone, on A4', async () => {
    await founder.emulateMedia({ media: 'print' });
    await expect(founder.getByRole('heading', { name: /^Purchase/ })).toHaveCount(1);
    await expect(founder.locator('[data-paper-sheet]').getByText('Islampur Cloth House')).toBeVisible();
    await expect(founder.locator('[data-paper-sheet]').getByRole('term').filter({ hasText: 'Due' })).toHaveText('Due of all ordered');
    await expect(founder.getByRole('button', { name: 'Print' })).toBeHidden();
    await founder.emulateMedia({ media: 'screen' });
  });

  await test.step('it is paid, and two pieces go back', async () => {
    await founder.getByRole('button', { name: 'Pay', exact: true }).click();
    const dialog = founder.getByRole('dialog', { name: 'Pay the supplier' });
    await dialog.getByLabel('Amount').fill('1000');
    await dialog.getByLabel('Paid from').selectOption({ label: 'bKash' });
    await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(founder.getByText('৳1,000 is paid')).toBeVisible();
    await founder.getByRole('button', { name: 'Return goods' }).click();
    const back = founder.getByRole('dialog', { name: 'Return goods to the supplier' });
    await back.getByLabel('PNJ-1: 10 here').fill('2');
    await back.getByLabel('Why').fill('Torn');
    await back.getByRole('button', { name: 'Return' }).click();
    await expect(founder.getByRole('list', { name: 'Timeline' })).toContainText('Returned 2 pieces: Torn');
  });

  await test.step('the bill comes with another price: what is owed and what the goods cost follow', async () => {
    await founder.getByRole('button', { name: 'Correct the costs' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Correct the costs' });
    await dialog.getByLabel('Cost of PNJ-1').fill('210');
    await dialog.getByLabel('Why').fill('The bill came');
    await expect(dialog.getByText('The supplier gets more')).toBeVisible();
    await expectAccessible(founder);
    await dialog.getByRole('button', { name: 'Correct' }).click();
    await expect(founder.getByText('The costs are corrected')).toBeVisible();
    await expect(founder.getByRole('list', { name: 'Timeline' })).toContainText('Costs corrected: The bill came');
    await expect(founder.getByRole('table', { name: 'Items' }).getByRole('row').filter({ hasText: 'PNJ-1' })).toContainText('৳210');
  });

  await test.step('what is paid for goods that go back is asked back', async () => {
    await expect(founder.getByRole('button', { name: 'Money back' })).toBeHidden();
    await founder.getByRole('button', { name: 'Pay', exact: true }).click();
    await founder.getByRole('dialog', { name: 'Pay the supplier' }).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(founder.getByText('৳3,080 is paid')).toBeVisible();
    await expect(founder.getByRole('button', { name: 'Pay', exact: true })).toBeHidden();
    await founder.getByRole('button', { name: 'Return goods' }).click();
    const back = founder.getByRole('dialog', { name: 'Return goods to the supplier' });
    await back.getByLabel('PNJ-1: 8 here').fill('1');
    await back.getByLabel('Why').fill('Torn too');
    await back.getByRole('button', { name: 'Return' }).click();
    await expect(founder.getByText('Held by the supplier')).toBeVisible();
    const purchase = founder.url();
    await founder.goto('/purchase/suppliers');
    await expect(founder.getByRole('row').filter({ hasText: 'Islampur Cloth House' })).toContainText('৳2,405paid in advance');
    await founder.getByRole('row').filter({ hasText: 'Islampur Cloth House' }).getByRole('link').click();
    await expect(founder.getByRole('dialog').getByRole('term').filter({ hasText: 'Due' })).toHaveText('Duepaid in advance');
    await expectAccessible(founder);
    await founder.goto(purchase);
    await founder.getByRole('button', { name: 'Money back' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Money back from the supplier' });
    await expect(dialog.getByLabel('Amount')).toHaveValue('210');
    await expect(dialog.getByText('The supplier holds ৳210.')).toBeVisible();
    await dialog.getByLabel('Received on').selectOption({ label: 'bKash' });
    await expectAccessible(founder);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(founder.getByText('৳210 came back')).toBeVisible();
    await expect(founder.getByRole('button', { name: 'Money back' })).toBeHidden();
    await expect(founder.getByRole('list', { name: 'Timeline' })).toContainText('The supplier gave money back');
  });

  await test.step('what was entered by mistake is void and stays in the list', async () => {
    await founder.getByRole('button', { name: 'Void' }).click();
    const dialog = founder.getByRole('alertdialog', { name: 'Void this purchase?' });
    await dialog.getByRole('textbox').fill('Entered twice');
    await dialog.getByRole('button', { name: 'Void it' }).click();
    await expect(founder.getByText('The purchase is void')).toBeVisible();
    await founder.getByRole('link', { name: 'Back to purchases' }).click();
    await expect(founder.getByRole('row').filter({ hasText: 'Islampur Cloth House' })).toContainText('Void');
    await expectAccessible(founder);
  });

  await test.step('the suppliers are listed with what is owed, changed and archived', async () => {
    await founder.getByRole('link', { name: 'Suppliers' }).click();
    const supplier = founder.getByRole('row').filter({ hasText: 'Islampur Cloth House' });
    await expect(supplier).toContainText('01711-204466৳0');
    await expectAccessible(founder);
    await supplier.getByRole('link').click();
    const dialog = founder.getByRole('dialog', { name: 'Islampur Cloth House' });
    await dialog.getByLabel('Address').fill('Islampur Road, Dhaka');
    await dialog.getByRole('switch', { name: 'No longer bought from' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(founder.getByText('No suppliers yet')).toBeVisible();
    await founder.getByRole('link', { name: 'Archived' }).click();
    await expect(supplier).toContainText('Islampur Road, Dhaka');
  });

  await test.step('the purchases of a supplier are a list of theirs, which can be saved as a view', async () => {
    await founder.getByRole('button', { name: 'Actions for Islampur Cloth House' }).click();
    await founder.getByRole('menuitem', { name: 'Purchases' }).click();
    await expect(founder).toHaveURL(/purchase-list\?supplier=/);
    await expect(founder.getByRole('button', { name: 'Supplier: Islampur Cloth House' })).toBeVisible();
    await expect(founder.getByRole('row').filter({ hasText: 'Islampur Cloth House' })).toContainText('Void');
    await founder.getByRole('button', { name: 'Views' }).click();
    await founder.getByRole('button', { name: 'Save this view' }).click();
    await founder.getByRole('textbox', { name: 'Name of the view' }).fill('From Islampur');
    await founder.getByRole('button', { name: 'Save the view' }).click();
    await expect(founder.getByRole('link', { name: 'From Islampur' })).toBeVisible();
  });
});

test('whoever may not see costs prints a purchase as a list to check the goods against', async ({ as }) => {
  const admin = await as('admin');
  await admin.goto('/purchase/purchase-list');
  await admin.getByRole('row').nth(1).click();
  const sheet = admin.locator('[data-paper-sheet]');
  await expect(admin.getByRole('button', { name: 'Print' })).toBeVisible();
  await admin.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('columnheader', { name: 'Pieces' })).toBeVisible();
  await expect(sheet.getByRole('columnheader')).toHaveText(['#', 'Item', 'Pieces']);
  await expect(sheet).not.toContainText('৳');
});
