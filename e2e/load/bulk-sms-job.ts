import { BulkSmsBdDouble } from '../doubles/sms-bulksmsbd.ts';
import { SMS_DOUBLE_ACCOUNT } from '../doubles/sms-double.ts';
import { ask, print, secondsUntil, startJobs, type Bench } from './bench-jobs.ts';
import { BENCH_BUSINESS } from './generate.ts';

const PREVIEW = `mutation BenchLookAtSms($input: PreviewBulkSmsInput!) { previewBulkSms(input: $input) {
  __typename ... on Error { message } ... on PreviewBulkSmsSuccess { preview { numbers segments } } } }`;
const SEND = `mutation BenchSendSms($input: SendBulkSmsInput!) { sendBulkSms(input: $input) {
  __typename ... on Error { message } ... on SendBulkSmsSuccess { bulkJob { total } } } }`;

/** What the bench asks for an SMS to many. */
export const BULK_SMS_DOCUMENTS = [PREVIEW, SEND];

const NAME = 'sms: 10,000 numbers';
const NUMBERS = 10_000;

/** An SMS to as many numbers as one job takes, with what the last order of each says, through an SMS gateway that answers at once. */
export async function measureBulkSms(bench: Bench): Promise<void> {
  if (!bench.isChosen(NAME)) return;
  const { client } = bench;
  const double = await new BulkSmsBdDouble().listen();
  double.balance = NUMBERS;
  const stopJobs = await startJobs(bench, {
    SMS_GATEWAY: 'bulksmsbd', SMS_BASE_URL: double.url, SMS_API_KEY: SMS_DOUBLE_ACCOUNT.apiKey, SMS_SENDER_ID: SMS_DOUBLE_ACCOUNT.senderId,
  });
  try {
    await client.query('UPDATE "Business" SET "smsBalance" = 100000 WHERE "id" = $1', [BENCH_BUSINESS]);
    await client.query('INSERT INTO "QuietHours" ("businessId", "from", "until") VALUES ($1, 0, 0) ON CONFLICT ("businessId") DO UPDATE SET "from" = 0, "until" = 0', [BENCH_BUSINESS]);
    const { rows } = await client.query<{ phone: string }>('SELECT DISTINCT "phone" FROM "Order" WHERE "businessId" = $1 AND "status" <> \'CANCELLED\' LIMIT $2', [BENCH_BUSINESS, NUMBERS]);
    const input = { list: rows.map(({ phone }) => phone).join('\n'), text: '{name}: {order}, {due}' };
    const looked = performance.now();
    const { preview } = await ask<{ preview: { numbers: number } }>(bench, PREVIEW, input);
    const begun = performance.now();
    await ask(bench, SEND, input);
    const since = performance.now();
    const sent = await secondsUntil(bench, since, `SELECT "status" = 'DONE' AS "done" FROM "BulkJob" WHERE "businessId" = $1 ORDER BY "createdAt" DESC LIMIT 1`, BENCH_BUSINESS);
    const reached = new Set(double.sent.map(({ to }) => to)).size;
    if (reached !== preview.numbers || double.sent.length !== reached) throw new Error(`${double.sent.length} SMS to ${reached} of ${preview.numbers} numbers`);
    print(bench, NAME, { 'looked at': (begun - looked) / 1_000, begun: (since - begun) / 1_000, sent }, preview.numbers);
  } finally {
    await stopJobs();
    await double.close();
  }
}
