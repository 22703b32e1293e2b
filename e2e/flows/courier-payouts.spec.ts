import { REDX_TOKEN } from '../doubles/redx.ts';
import { PAYOUT, STEADFAST_KEYS } from '../doubles/steadfast.ts';
import { makeFounder } from '../shell/people.ts';
import { askAs } from '../support/ask.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const PAGE = '/delivery-method/update-payment/new';

test('a courier is asked for what it has paid, and a payout becomes a statement once', async ({ as }) => {
  const page = await as((await makeFounder({ name: 'Paid shop' })).email);
  const ask = askAs(page);
  const connect = (input: object) => ask(
    'mutation ($input: SaveDeliveryMethodInput!) { saveDeliveryMethod(input: $input) { __typename } }', { kind: 'API', ...input });
  await connect({ provider: 'STEADFAST', name: 'Steadfast', apiKey: STEADFAST_KEYS.apiKey, apiSecret: STEADFAST_KEYS.secretKey });
  await connect({ provider: 'REDX', name: 'RedX', apiKey: REDX_TOKEN, storeId: '7' });
  const payouts = page.getByRole('table', { name: 'Payouts' });
  const askFor = async (courier: string) => {
    await page.goto(PAGE);
    await page.getByLabel('Courier', { exact: true }).selectOption(courier);
    await page.getByRole('button', { name: 'Ask for payouts' }).click();
  };

  await test.step('what it has paid is listed, and taken over with its parcels', async () => {
    await askFor('Steadfast');
    await expect(payouts.getByRole('row').filter({ hasText: PAYOUT.reference })).toContainText('৳934');
    await expectAccessible(page);
    // Its own background job looks as well, and takes over what comes from now on.
    await expect(page.getByText('It is asked every three hours')).toBeVisible();
    await payouts.getByRole('button', { name: 'Take over' }).click();
    await expect(page.getByRole('heading', { name: 'Steadfast statement 1' })).toBeVisible();
    await expect(page.getByText(PAYOUT.reference).first()).toBeVisible();
    await expect(page.getByText('99000001').first()).toBeVisible();
  });

  await test.step('the next time it leads to its statement', async () => {
    await askFor('Steadfast');
    await expect(payouts.getByRole('button', { name: 'Take over' })).toHaveCount(0);
    await payouts.getByRole('link', { name: 'Open the statement' }).click();
    await expect(page.getByRole('heading', { name: 'Steadfast statement 1' })).toBeVisible();
  });

  await test.step('a courier that does not tell says so', async () => {
    await askFor('RedX');
    await expect(page.getByText('RedX does not tell what it has paid: take the statement over from its file.')).toBeVisible();
  });
});
