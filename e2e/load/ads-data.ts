import type { AccountCode } from '../../gateway/modules/accounting/chart-of-accounts.ts';

const CAMPAIGNS = 20;
/** Products that each campaign advertises, of those that are sold every day. */
const PRODUCTS_EACH = 5;
const DAYS = 92;
/** Ten dollars a day at 120 taka, in poisha. */
const A_DAY = 120_000;

/**
 * Campaigns of the business under test, which ran on the last quarter of its orders, with their expenses as they are booked;
 * `accountOf` gives the number of an account.
 */
export const ads = (orders: number, accountOf: (code: AccountCode) => number) => {
  const account = (code: AccountCode) => `pg_temp.row_id(0, 11, ${accountOf(code)})`;
  const first = `pg_temp.dhaka_day(${orders}) - ${DAYS - 1}`;
  return `
  INSERT INTO "Campaign" ("businessId","id","platform","name","key","isMapped")
    SELECT pg_temp.business_id(0), pg_temp.row_id(0, 110, c), 'Facebook', 'Campaign ' || c, E'facebook\\ncampaign ' || c, true FROM generate_series(1, ${CAMPAIGNS}) c;
  INSERT INTO "CampaignProduct" ("businessId","campaignId","productId","weight")
    SELECT pg_temp.business_id(0), pg_temp.row_id(0, 110, c), pg_temp.row_id(0, 2, c * ${PRODUCTS_EACH} + p), 1
    FROM generate_series(1, ${CAMPAIGNS}) c, generate_series(0, ${PRODUCTS_EACH - 1}) p;
  INSERT INTO "Voucher" ("businessId","id","number","kind","day","accountId","counterId","amountPoisha","party","updatedAt")
    SELECT pg_temp.business_id(0), pg_temp.row_id(0, 111, c), c, 'AD_EXPENSE', ${first}, ${account('bank')}, ${account('prepaid-ads')}, ${DAYS * A_DAY}, 'Facebook, Campaign ' || c, now()
    FROM generate_series(1, ${CAMPAIGNS}) c;
  INSERT INTO "Counter" ("businessId","name","value") VALUES (pg_temp.business_id(0), 'voucher', ${CAMPAIGNS});
  INSERT INTO "AdSpend" ("businessId","voucherId","platform","campaign","campaignId","usdCents","rate","fromDay","toDay")
    SELECT pg_temp.business_id(0), pg_temp.row_id(0, 111, c), 'Facebook', 'Campaign ' || c, pg_temp.row_id(0, 110, c), ${DAYS} * 1000, 120, ${first}, ${first} + ${DAYS - 1}
    FROM generate_series(1, ${CAMPAIGNS}) c;
  CREATE OR REPLACE TEMP VIEW booked_ads AS
    SELECT c, 0 AS d, 'Facebook, Campaign ' || c AS words, 'payment' AS kind, ${first} AS day, ${DAYS * A_DAY} AS amount,
      ${account('prepaid-ads')} AS debit, ${account('bank')} AS credit FROM generate_series(1, ${CAMPAIGNS}) c
    UNION ALL
    SELECT c, d, 'Ads of the day: Facebook, Campaign ' || c, 'ads-' || (${first} + d - 1), ${first} + d - 1, ${A_DAY},
      ${account('ad-spend')}, ${account('prepaid-ads')} FROM generate_series(1, ${CAMPAIGNS}) c, generate_series(1, ${DAYS}) d;
  INSERT INTO "JournalEntry" ("businessId","id","description","sourceType","sourceId","causeId","kind","day")
    SELECT pg_temp.business_id(0), pg_temp.row_id(0, 112, c * 100 + d), words, 'Voucher', pg_temp.row_id(0, 111, c), pg_temp.row_id(0, 111, c), kind, day FROM booked_ads;
  INSERT INTO "JournalLine" ("businessId","id","entryId","accountId","day","debitPoisha","creditPoisha")
    SELECT pg_temp.business_id(0), pg_temp.row_id(0, l.kind, c * 100 + d), pg_temp.row_id(0, 112, c * 100 + d), l.account, day, l.debits * amount, l.credits * amount
    FROM booked_ads, LATERAL (VALUES (113, debit, 1, 0), (114, credit, 0, 1)) l(kind, account, debits, credits);`;
};
