import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { POOR_WALLET } from '../../../../../e2e/doubles/bkash-payments.ts';
import { clientOf, newPayment, startSandbox } from './support.ts';

async function openPage(invoice?: string) {
  const sandbox = await startSandbox();
  const client = clientOf(sandbox);
  const asked = { ...newPayment(), ...(invoice && { invoice }) };
  const { paymentId, bkashUrl } = await client.createPayment(asked);
  const submit = (fields: Record<string, string>) =>
    fetch(bkashUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  return { sandbox, client, asked, paymentId, bkashUrl, submit };
}

describe('the wallet page', () => {
  it('shows the payment and takes number and PIN', async () => {
    const { asked, bkashUrl, paymentId, submit } = await openPage(`INV-"quoted"`);
    const page = await (await fetch(bkashUrl)).text();
    expect(page).toContain('bKash sandbox wallet');
    expect(page).toContain('৳500.00');
    expect(page).toContain('INV-&#34;quoted&#34;');
    const paid = await submit({ action: 'pay', number: '+880 1711-204466', pin: '12121' });
    expect(paid.status).toBe(303);
    const callback = `${asked.callbackUrl}?paymentID=${paymentId}`;
    expect(paid.headers.get('location')).toBe(`${callback}&status=success`);
  });

  it('sends the browser back with cancel and failure', async () => {
    for (const [action, status] of [['cancel', 'cancel'], ['fail', 'failure']] as const) {
      const { asked, paymentId, submit } = await openPage();
      const answer = await submit({ action });
      const location = answer.headers.get('location');
      expect(location).toBe(`${asked.callbackUrl}?paymentID=${paymentId}&status=${status}`);
    }
  });

  it('refuses a wrong number, and a wrong PIN three times at most', async () => {
    const { submit } = await openPage();
    const short = await submit({ action: 'pay', number: '123', pin: '12121' });
    expect(await short.text()).toContain('11 digits');
    const wrong = { action: 'pay', number: '01711204466', pin: '99999' };
    expect(await (await submit(wrong)).text()).toContain('Wrong PIN');
    expect(await (await submit(wrong)).text()).toContain('Wrong PIN');
    expect((await submit(wrong)).headers.get('location')).toContain('status=failure');
  });

  it('lets an empty wallet confirm; the money is missing at execute', async () => {
    const { client, paymentId, submit } = await openPage();
    const answer = await submit({ action: 'pay', number: POOR_WALLET, pin: '12121' });
    expect(answer.headers.get('location')).toContain('status=success');
    expect(await client.executePayment(paymentId)).toMatchObject({ state: 'failed', code: '2023' });
  });

  it('works once, and not after the payment has expired', async () => {
    const { sandbox, bkashUrl, submit } = await openPage();
    sandbox.switches.paymentExpired = true;
    const pay = { action: 'pay', number: '01711204466', pin: '12121' };
    expect(await (await submit(pay)).text()).toContain('has been used or has expired');
    expect(await (await fetch(bkashUrl)).text()).toContain('has been used or has expired');
    expect(await (await fetch(`${sandbox.url}/pay/TR-unknown`)).text()).toContain('Invalid Payment ID');
  });

  it('calls back twice when told to', async () => {
    const hits: string[] = [];
    const merchant = createServer((request, response) => {
      hits.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void merchant.close());
    const sandbox = await startSandbox();
    const callbackUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/callback`;
    const { bkashUrl, paymentId } = await clientOf(sandbox).createPayment({ ...newPayment(), callbackUrl });
    sandbox.switches.duplicateCallback = true;
    const body = new URLSearchParams({ action: 'pay', number: '01711204466', pin: '12121' });
    await fetch(bkashUrl, { method: 'POST', body });
    const callback = `/callback?paymentID=${paymentId}&status=success`;
    await expect.poll(() => hits).toEqual([callback, callback]);
  });

  it('has its switches on a page of their own', async () => {
    const { sandbox, paymentId } = await openPage();
    const body = new URLSearchParams({ wrongAmount: 'on', maintenance: 'on' });
    const page = await (await fetch(`${sandbox.url}/switches`, { method: 'POST', body })).text();
    expect(page).toContain(paymentId);
    const { wrongAmount, maintenance, duplicateCallback } = sandbox.switches;
    expect([wrongAmount, maintenance, duplicateCallback]).toEqual([true, true, false]);
    sandbox.heal();
    expect(sandbox.switches.wrongAmount).toBe(false);
  });
});
