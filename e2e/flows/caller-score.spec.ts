import { execute } from '../../gateway/commands/execute.ts';
import { saveDeliveryMethod } from '../../gateway/modules/couriers/save-delivery-method.ts';
import { saveCourierScoreSetting } from '../../gateway/modules/web-orders/courier-score/score-setting.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { OFTEN_RETURNED, STEADFAST_KEYS } from '../doubles/steadfast.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const RECORD = 'Steadfast: 4 of 10 parcels to this phone were delivered';

test('who takes an order by phone reads what the courier knows of the number, and so does the order', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { name: 'Muslin saree', stock: 3, price: 500 });
  await execute(saveDeliveryMethod, session, {
    kind: 'API', provider: 'STEADFAST', name: 'Steadfast', apiKey: STEADFAST_KEYS.apiKey, apiSecret: STEADFAST_KEYS.secretKey,
  });
  await execute(saveCourierScoreSetting, session, { source: 'STEADFAST' });
  const page = await as(founder.email);

  await test.step('asked while the rest of the form is filled in', async () => {
    await page.goto('/ecom/ecom-new-order');
    await page.getByLabel('Phone', { exact: true }).fill(OFTEN_RETURNED);
    await page.getByLabel('Name', { exact: true }).focus();
    await expect(page.getByText(RECORD)).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('known the next time', async () => {
    const questions: string[] = [];
    page.on('request', (request) => { if (request.postData()?.includes('askAboutCaller')) questions.push(request.url()); });
    await page.reload();
    await page.getByLabel('Phone', { exact: true }).fill(OFTEN_RETURNED);
    await expect(page.getByText(RECORD)).toBeVisible();
    expect(questions).toEqual([]);
  });

  await test.step('on the page of the order', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Rafiq Hasan');
    await page.getByLabel('Address').fill('House 12, Road 3, Dhanmondi, Dhaka');
    await page.keyboard.press('F2');
    await expect(page.locator(':focus')).toBeEditable();
    await page.keyboard.type(product.sku);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem', { name: 'Muslin saree' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('link', { name: 'Open order', exact: true }).click();
    await expect(page).toHaveURL(/\/ecom\/order\//);
    await expect(page.getByText(RECORD)).toBeVisible();
  });
});
