import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

test('Escape and the wheel close the proposals of a field and keep what is typed', async ({ as }) => {
  const founder = await makeFounder();
  await withProduct(founder.shops[0]!, { name: 'Jute bag', stock: 9 });
  const page = await as(founder.email);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/adjust-stock/new-adjust-stock');
  const picker = page.getByRole('combobox', { name: 'Add a product', exact: true });
  const proposal = page.getByRole('option', { name: /Jute bag/ });
  await picker.fill('Jute');
  await expect(proposal).toBeVisible();
  // As wide as the field, icon and button included.
  const [field, list] = [await picker.locator('..').boundingBox(), await page.getByRole('listbox').locator('..').boundingBox()];
  expect([list!.x, list!.width]).toEqual([field!.x, field!.width]);
  await page.mouse.move(640, 120);
  await page.mouse.wheel(0, 120);
  await expect(proposal).toBeHidden();
  await expect(picker).toHaveValue('Jute');
  await picker.press('ArrowDown');
  await expect(proposal).toBeVisible();
  await picker.press('Escape');
  await expect(proposal).toBeHidden();
  await expect(picker).toHaveValue('Jute');
  await expect(picker).toBeFocused();
  await picker.press('Escape');
  await expect(picker).toHaveValue('');
  // What is typed again is proposed again.
  await picker.pressSequentially('Jute');
  await expect(proposal).toBeVisible();
  await picker.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Jute bag' })).toBeVisible();
});
