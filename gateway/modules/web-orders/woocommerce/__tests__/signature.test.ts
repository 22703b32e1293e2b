import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordedDeliveries } from '../../../../../e2e/doubles/woocommerce-recordings.ts';
import type { RecordedDelivery } from '../../../../../e2e/doubles/woocommerce-recordings.ts';
import { verifySignature } from '../signature.ts';

const signatureOf = ({ headers }: RecordedDelivery) =>
  headers.find(([name]) => name === 'X-WC-Webhook-Signature')?.[1];

const signed = recordedDeliveries().filter(signatureOf);

const sign = (body: Uint8Array, secret: string) => createHmac('sha256', secret).update(body).digest('base64');

describe('verifySignature', () => {
  it.each(signed.map((delivery) => [delivery.name, delivery] as const))('accepts %s', (_, delivery) => {
    expect(verifySignature(delivery.rawBody, signatureOf(delivery), delivery.secret)).toBe(true);
  });

  it('accepts a secret with quotes, markup and letters beyond ASCII', () => {
    const special = signed.filter(({ secret }) => secret.includes('১'));
    expect(special).toHaveLength(1);
  });

  it('refuses each recording after a change of any one byte', () => {
    const { rawBody, secret, ...delivery } = signed[0]!;
    const signature = signatureOf({ rawBody, secret, ...delivery });
    for (let at = 0; at < rawBody.length; at += 1) {
      const changed = Buffer.from(rawBody);
      changed[at]! ^= 1;
      expect(verifySignature(changed, signature, secret)).toBe(false);
    }
  });

  it('refuses the same order written as different JSON', () => {
    const delivery = signed[0]!;
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(delivery.rawBody.toString())));
    expect(verifySignature(rewritten, signatureOf(delivery), delivery.secret)).toBe(false);
  });

  it.each([undefined, '', 'x', '='.repeat(44), 'é'.repeat(22)])('refuses %j as a signature', (signature) => {
    expect(verifySignature(Buffer.from('{}'), signature, 'secret')).toBe(false);
  });

  it('refuses an empty secret, with which anybody could sign', () => {
    const body = Buffer.from('{}');
    expect(verifySignature(body, sign(body, ''), '')).toBe(false);
  });

  it('refuses other spellings of the right signature', () => {
    const body = Buffer.from('{}');
    const right = sign(body, 'secret');
    for (const other of [`${right} `, right.replace('=', ''), right.replaceAll('+', '-'), `${right}=`]) {
      if (other !== right) expect(verifySignature(body, other, 'secret')).toBe(false);
    }
  });

  it('passes exactly for the body and the secret that were signed', () => {
    const bytes = fc.uint8Array();
    const secrets = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(bytes, bytes, secrets, secrets, (body, otherBody, secret, otherSecret) => {
        const isSame = Buffer.compare(body, otherBody) === 0 && secret === otherSecret;
        expect(verifySignature(body, sign(body, secret), secret)).toBe(true);
        expect(verifySignature(otherBody, sign(body, secret), otherSecret)).toBe(isSame);
      }),
    );
  });
});
