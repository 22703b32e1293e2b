import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BulkSmsBdDouble } from '../../../../../e2e/doubles/sms-bulksmsbd.ts';
import { SMS_DOUBLE_ACCOUNT, type SmsDouble } from '../../../../../e2e/doubles/sms-double.ts';
import { SmsNetBdDouble } from '../../../../../e2e/doubles/sms-sms-net-bd.ts';
import { SslWirelessDouble } from '../../../../../e2e/doubles/sms-ssl-wireless.ts';
import { OutsideServiceError, PreconditionError } from '../../../../errors.ts';
import { smsGateway, type SmsGatewaySettings } from '../providers.ts';
import type { SmsGateway, SmsGatewayName } from '../sms-gateway.ts';
import { csmsId } from '../ssl-wireless.ts';

const silent = { info: () => undefined };
const BANGLA = 'প্রিয় গ্রাহক, অর্ডার #১০৪২ & "শাড়ি" ৳১,২৫০ + ৫০% ছাড় 😀\nধন্যবাদ';
const sms = {
  to: '01711204466',
  text: 'Your order is on its way',
  clientId: '0198a1b2-0000-7000-8000-000000000001',
};

interface Provider {
  gateway: SmsGatewayName;
  create: () => SmsDouble;
  accepted: string;
  badKey: string;
  noMoney: string;
  badSender: string;
}

const providers: Provider[] = [
  {
    gateway: 'bulksmsbd',
    create: () => new BulkSmsBdDouble(),
    accepted: '202',
    badKey: '1011',
    noMoney: '1007',
    badSender: '1002',
  },
  {
    gateway: 'sslwireless',
    create: () => new SslWirelessDouble(),
    accepted: '200',
    badKey: '4001',
    noMoney: '4030',
    badSender: '4002',
  },
  {
    gateway: 'smsnetbd',
    create: () => new SmsNetBdDouble(),
    accepted: '0',
    badKey: '405',
    noMoney: '417',
    badSender: '413',
  },
];

describe.each(providers)('$gateway', ({ gateway, create, accepted, badKey, noMoney, badSender }) => {
  let double: SmsDouble;

  function open(settings: Partial<SmsGatewaySettings> = {}, timeoutMs = 5_000): SmsGateway {
    const defaults = { gateway, baseUrl: double.url, ...SMS_DOUBLE_ACCOUNT };
    return smsGateway({ ...defaults, ...settings }, { log: silent, timeoutMs });
  }

  beforeEach(async () => {
    double = await create().listen();
  });
  afterEach(() => double.close());

  it('sends, in the number format of the provider', async () => {
    const result = await open().send(sms);
    expect(result).toMatchObject({ ok: true, providerCode: accepted, providerMessage: expect.any(String) });
    expect(double.sent).toMatchObject([
      { to: '8801711204466', text: sms.text, senderId: SMS_DOUBLE_ACCOUNT.senderId },
    ]);
    expect(result.ok && result.providerId).toBe(double.sent[0]!.providerId);
  });

  it('delivers Bangla, signs and emoji byte for byte', async () => {
    expect(await open().send({ ...sms, text: BANGLA })).toMatchObject({ ok: true });
    expect(Buffer.from(double.sent[0]!.text)).toEqual(Buffer.from(BANGLA));
  });

  it('understands a refusal that comes with HTTP 200', async () => {
    double.refuse(noMoney);
    const providerMessage = expect.stringMatching(/\w/);
    expect(await open().send(sms)).toEqual({ ok: false, providerCode: noMoney, providerMessage });
    expect(double.sent).toEqual([]);
  });

  it('understands a wrong key and a wrong sender, and never repeats the key', async () => {
    const wrong = await open({ apiKey: 'stolen-key' }).send(sms);
    expect(wrong).toMatchObject({ ok: false, providerCode: badKey });
    expect(wrong).not.toHaveProperty('unknown');
    expect(JSON.stringify(wrong)).not.toContain('stolen-key');
    expect(await open({ senderId: 'OTHER' }).send(sms)).toMatchObject({ ok: false, providerCode: badSender });
  });

  it.each([
    ['HTML with 200', 200, true], ['HTML with 502', 502, true], ['HTML with 500', 500, true],
    ['HTML with 403', 403, undefined], ['a redirect', 302, undefined],
  ])('does not take %s for an answer', async (_label, status, unknown) => {
    double.fail({ answer: { status, body: '<html>Please wait</html>', contentType: 'text/html' } });
    const result = await open().send(sms);
    expect(result).toMatchObject({ ok: false, providerCode: `HTTP_${status}` });
    expect(!result.ok && result.unknown).toBe(unknown);
    expect(double.seen).toHaveLength(1);
  });

  it.each(['null', '[]', '{}', '"ok"', '{"status":"SUCCESS","status_code":200,"smsinfo":[]}'])(
    'does not take %s for a success', async (body) => {
      double.fail({ answer: { status: 200, body } });
      expect(await open().send(sms)).toMatchObject({ ok: false, providerCode: 'HTTP_200', unknown: true });
    },
  );

  it.each([['drop', 0], ['drop-after', 1]] as const)(
    'leaves it open after a dropped connection (%s), sending once', async (kind, sent) => {
      double.fail({ kind });
      expect(await open().send(sms)).toMatchObject({ ok: false, providerCode: 'NO_ANSWER', unknown: true });
      expect(double.seen).toHaveLength(1);
      expect(double.sent).toHaveLength(sent);
    },
  );

  it('leaves it open after a timeout, sending once', async () => {
    double.fail({ delay: 2_000 });
    const result = await open({}, 500).send(sms);
    expect(result).toMatchObject({ ok: false, providerCode: 'NO_ANSWER', unknown: true });
    expect(double.seen).toHaveLength(1);
  });

  it('knows that nothing was sent when nobody listens', async () => {
    const result = await open({ baseUrl: await closedPort() }).send(sms);
    expect(result).toMatchObject({ ok: false, providerCode: 'NO_ANSWER' });
    expect(result).not.toHaveProperty('unknown');
  });

  it('stops asking a silent provider, and knows that those messages were not sent', async () => {
    // A timeout of its own gives this test a circuit of its own: another test may be handed the same port.
    const send = () => open({}, 4_000).send(sms);
    double.fail({ kind: 'drop', times: 8 });
    for (let i = 0; i < 8; i += 1) expect(await send()).toMatchObject({ unknown: true });
    expect(await send()).toEqual({
      ok: false, providerCode: 'NO_ANSWER', providerMessage: expect.stringContaining('did not answer'),
    });
    expect(double.seen).toHaveLength(8);
  });

  it('refuses what is no mobile number without asking', async () => {
    const result = await open().send({ ...sms, to: '02222222222' });
    expect(result).toMatchObject({ ok: false, providerCode: 'BAD_NUMBER' });
    expect(double.seen).toEqual([]);
  });

  it('reads the balance, and says why it cannot', async () => {
    double.balance = 42;
    expect(await open().balance!()).toBe(42);
    const refused = open({ apiKey: 'wrong' }).balance!();
    await expect(refused).rejects.toThrow(OutsideServiceError);
    double.fail({ answer: { status: 200, body: '<html>' } });
    await expect(open().balance!()).rejects.toThrow('no readable answer');
  });

  it('is not made without a key', () => {
    expect(() => open({ apiKey: '' })).toThrow(PreconditionError);
  });
});

describe('sslwireless', () => {
  let double: SslWirelessDouble;
  const open = () =>
    smsGateway({ gateway: 'sslwireless', baseUrl: double.url, ...SMS_DOUBLE_ACCOUNT }, { log: silent });

  beforeEach(async () => {
    double = await new SslWirelessDouble().listen();
  });
  afterEach(() => double.close());

  it('is refused a second attempt at the same message, whose fate stays open', async () => {
    double.fail({ kind: 'drop-after' });
    expect(await open().send(sms)).toMatchObject({ unknown: true });
    expect(await open().send(sms)).toMatchObject({ ok: false, providerCode: '4023', unknown: true });
    expect(double.sent).toHaveLength(1);
  });

  it('sends the next message under another id', async () => {
    await open().send(sms);
    expect(await open().send({ ...sms, clientId: `${sms.clientId}x` })).toMatchObject({ ok: true });
    expect(csmsId(sms.clientId)).toMatch(/^[a-z0-9]{20}$/);
  });

  it('understands a message refused inside an accepted request', async () => {
    double.refuse('INVALID');
    expect(await open().send(sms)).toMatchObject({ ok: false, providerCode: 'INVALID' });
    double.refuse('DUPLICATE');
    expect(await open().send(sms)).toMatchObject({ ok: false, providerCode: 'DUPLICATE', unknown: true });
  });
});

describe('smsnetbd', () => {
  it('sends from the number of the provider when there is no sender id', async () => {
    const double = await new SmsNetBdDouble().listen();
    const settings = { baseUrl: double.url, apiKey: SMS_DOUBLE_ACCOUNT.apiKey };
    const gateway = smsGateway({ gateway: 'smsnetbd', ...settings }, { log: silent });
    expect(await gateway.send(sms)).toMatchObject({ ok: true });
    expect(double.sent[0]!.senderId).toBe('');
    await double.close();
  });

  it('tells which message has reached its phone', async () => {
    const double = await new SmsNetBdDouble().listen();
    const gateway = smsGateway({ gateway: 'smsnetbd', baseUrl: double.url, ...SMS_DOUBLE_ACCOUNT }, { log: silent });
    await gateway.send(sms);
    const { providerId } = double.sent[0]!;
    expect(await gateway.report!(providerId)).toBeNull();
    for (const [word, hasArrived] of [['Delivered', true], ['FAILED', false], ['Undelivered', false]] as const) {
      double.reported.set(providerId, word);
      expect(await gateway.report!(providerId)).toEqual({ hasArrived, word });
    }
    // Of one that it does not know nothing is told; a refusal of the account is one of them all.
    expect(await gateway.report!('1')).toBeNull();
    const wrong = smsGateway({ gateway: 'smsnetbd', baseUrl: double.url, ...SMS_DOUBLE_ACCOUNT, apiKey: 'wrong' }, { log: silent });
    await expect(wrong.report!(providerId)).rejects.toThrow();
    await double.close();
  });
});

describe('log', () => {
  it('logs the message and succeeds', async () => {
    const lines: object[] = [];
    const log = { info: (fields: object) => void lines.push(fields) };
    const result = await smsGateway({ gateway: 'log' }, { log }).send({ ...sms, text: BANGLA });
    expect(result).toMatchObject({ ok: true, providerId: sms.clientId });
    expect(lines).toEqual([{ ...sms, text: BANGLA }]);
  });
});

/** Address of a port that was free a moment ago. */
async function closedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
