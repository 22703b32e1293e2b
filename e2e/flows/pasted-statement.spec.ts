import { makeCourierShop } from '../support/courier-shop.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('a statement is pasted, compared with the books, posted and taken back', async ({ as }) => {
  const { email, deliver } = await makeCourierShop();
  await deliver();
  const founder = await as(email);
  await founder.goto('/delivery-method/update-payment');
  await expect(founder.getByRole('heading', { name: 'No statements yet' })).toBeVisible();
  await expectAccessible(founder);
  await founder.keyboard.press('n');
  await founder.getByLabel('Courier', { exact: true }).selectOption('Steadfast');
  // A scanner types a number and Enter: it means that the parcel was paid as owed.
  const scanner = founder.getByLabel('Scan the parcels that were paid');
  for (const number of ['SF-1', 'SF-1', 'NOBODY']) {
    await scanner.fill(number);
    await scanner.press('Enter');
  }
  await expect(founder.getByLabel('Lines of the statement')).toHaveValue('SF-1\nNOBODY');
  await expect(founder.getByText('SF-1 is on the list already')).toBeVisible();
  await expect(founder.getByText(/^2 parcels, ৳8\d\d(\.\d+)? to you$/)).toBeVisible();
  await expect(founder.getByText('Not of this courier, not delivered or paid before: NOBODY')).toBeVisible();
  await expectAccessible(founder);
  await founder.getByLabel('Lines of the statement').fill('Consignment\tCollected\tDelivery charge\tCOD fee\nSF-1\t৳900\t-60\t9\nNOBODY\t300\t-60\t3');
  await expect(founder.getByText('2 parcels, ৳1,068 to you')).toBeVisible();
  await expectAccessible(founder);
  await founder.keyboard.press('Control+s');
  await expect(founder.getByRole('heading', { name: 'Steadfast statement 1' })).toBeVisible();
  await expect(founder.getByRole('table', { name: 'To decide' })).toContainText('NOBODY');
  await founder.getByRole('tab', { name: /Matched/ }).click();
  await expect(founder.getByRole('table', { name: 'Matched' })).toContainText('SF-1');
  await expectAccessible(founder);
  await founder.getByRole('button', { name: 'Post voucher' }).click();
  await founder.getByRole('alertdialog').or(founder.getByRole('dialog')).getByRole('button', { name: 'Post voucher' }).click();
  await expect(founder.getByText('Posted', { exact: true }).first()).toBeVisible();
  await expect(founder.getByText('Statement 1 of Steadfast').first()).toBeVisible();
  await founder.getByRole('table', { name: 'Differences in dispute' }).getByRole('button', { name: 'Decide' }).click();
  const decision = founder.getByRole('dialog', { name: 'Decide about ৳237' });
  await expect(decision.getByText('The courier has paid you more than your books know.')).toBeVisible();
  await decision.getByLabel('Why').fill('It was our own parcel');
  await expectAccessible(founder);
  await decision.getByRole('button', { name: 'Decide' }).click();
  const decided = founder.getByRole('table', { name: 'Decided differences' });
  await expect(decided).toContainText('It was our own parcel');
  await expect(founder.getByRole('table', { name: 'Differences in dispute' })).toHaveCount(0);
  await decided.getByRole('button', { name: 'Take back' }).click();
  await founder.getByRole('alertdialog').or(founder.getByRole('dialog')).getByRole('textbox').fill('It was not');
  await founder.getByRole('button', { name: 'Void it' }).click();
  await expect(founder.getByRole('table', { name: 'Differences in dispute' })).toContainText('NOBODY');
  await founder.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(founder);
  await founder.getByRole('button', { name: 'Take back' }).click();
  const dialog = founder.getByRole('alertdialog').or(founder.getByRole('dialog'));
  await dialog.getByRole('textbox').fill('Wrong sheet');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(founder.getByText('Void', { exact: true }).first()).toBeVisible();
});
