import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { S3Double } from '../../../../e2e/doubles/s3.ts';
import { OutsideServiceError } from '../../../errors.ts';
import { s3Store } from '../stores/s3-store.ts';

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const double = new S3Double('karbar-files', keys);
const KEY = 'b1/0190-f/large';
const bytes = Buffer.from([0, 255, 1, 254, 0x80, 0x0a]);

beforeAll(() => double.listen());
afterAll(() => double.close());
beforeEach(() => double.heal());

const store = (secretAccessKey = keys.secretAccessKey, timeoutMs = 2_000) =>
  s3Store({ endpoint: double.url, bucket: 'karbar-files', region: 'auto', ...keys, secretAccessKey, timeoutMs });

describe('a store that speaks S3', () => {
  it('gives back what was put, byte by byte, until it is removed', async () => {
    await store().put(KEY, bytes, 'image/webp');
    expect(double.objects.get(KEY)).toEqual({ bytes, contentType: 'image/webp' });
    expect((await store().get(KEY))?.equals(bytes)).toBe(true);
    const { size, content } = (await store().open(KEY))!;
    expect([size, await buffer(content)]).toEqual([bytes.length, bytes]);
    await store().remove(KEY);
    await store().remove(KEY);
    expect([await store().get(KEY), await store().open(KEY)]).toEqual([null, null]);
  });

  it('tries again when a connection breaks or the service stumbles', async () => {
    double.fail({ kind: 'drop' });
    await store().put(KEY, bytes, 'image/webp');
    double.fail({ answer: { status: 503, body: '' } });
    expect((await store().get(KEY))?.equals(bytes)).toBe(true);
  });

  it.each([
    ['is refused', () => store('another secret')],
    ['finds the service silent', () => { double.fail({ delay: 400, times: 9 }); return store(undefined, 50); }],
  ])('throws what a person can be told when it %s', async (_case, open) => {
    await expect(open().put(KEY, bytes, 'image/webp')).rejects.toBeInstanceOf(OutsideServiceError);
  });
});
