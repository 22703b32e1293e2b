-- Accounts that the staff keep: kinds and archive, vouchers (transfers, opening balances, later expenses and income),
-- reconciliation with statements, totals that a page reads whatever the age of the business, and closed days.

-- CreateEnum
CREATE TYPE "AccountKind" AS ENUM ('MONEY', 'PARTIES', 'CATEGORY', 'OTHER');

-- CreateEnum
CREATE TYPE "TotalSpan" AS ENUM ('DAY', 'MONTH');

-- CreateEnum
CREATE TYPE "VoucherKind" AS ENUM ('EXPENSE', 'AD_EXPENSE', 'INCOME', 'TRANSFER', 'OPENING');

-- CreateEnum
CREATE TYPE "VoucherStatus" AS ENUM ('POSTED', 'VOID');

-- AlterEnum
ALTER TYPE "PartyType" ADD VALUE 'LENDER';

-- DropIndex
DROP INDEX "JournalLine_businessId_accountId_idx";

-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "isArchived" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "kind" "AccountKind" NOT NULL DEFAULT 'OTHER',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "JournalLine" ADD COLUMN "day" DATE;
ALTER TABLE "JournalLine" DISABLE TRIGGER "JournalLine_append_only";
UPDATE "JournalLine" l SET "day" = e."day" FROM "JournalEntry" e
  WHERE e."businessId" = l."businessId" AND e."id" = l."entryId";
-- Deferred checks of the rows just written would stand in the way of the next statement.
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;
ALTER TABLE "JournalLine" ENABLE TRIGGER "JournalLine_append_only";
ALTER TABLE "JournalLine" ALTER COLUMN "day" SET NOT NULL;

-- CreateTable
CREATE TABLE "AccountTotal" (
    "businessId" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "span" "TotalSpan" NOT NULL,
    "start" DATE NOT NULL,
    "debitPoisha" BIGINT NOT NULL DEFAULT 0,
    "creditPoisha" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "AccountTotal_pkey" PRIMARY KEY ("businessId","accountId","span","start")
);

-- CreateTable
CREATE TABLE "PartyTotal" (
    "businessId" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "partyId" UUID NOT NULL,
    "partyType" "PartyType" NOT NULL,
    "balancePoisha" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "PartyTotal_pkey" PRIMARY KEY ("businessId","accountId","partyId")
);

-- CreateTable
CREATE TABLE "BookClosing" (
    "businessId" UUID NOT NULL,
    "closedThrough" DATE,
    "closedByName" TEXT NOT NULL DEFAULT '',
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "BookClosing_pkey" PRIMARY KEY ("businessId")
);

-- CreateTable
CREATE TABLE "Voucher" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "VoucherKind" NOT NULL,
    "status" "VoucherStatus" NOT NULL DEFAULT 'POSTED',
    "version" INTEGER NOT NULL DEFAULT 1,
    "day" DATE NOT NULL,
    "accountId" UUID NOT NULL,
    "counterId" UUID NOT NULL,
    "amountPoisha" BIGINT NOT NULL,
    "feePoisha" BIGINT NOT NULL DEFAULT 0,
    "party" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "voidReason" TEXT,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "searchText" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Voucher_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "Reconciliation" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "statementPoisha" BIGINT NOT NULL,
    "lineCount" INTEGER NOT NULL,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Reconciliation_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "ReconciledLine" (
    "businessId" UUID NOT NULL,
    "lineId" UUID NOT NULL,
    "reconciliationId" UUID NOT NULL,

    CONSTRAINT "ReconciledLine_pkey" PRIMARY KEY ("businessId","lineId")
);

-- CreateIndex
CREATE INDEX "Voucher_businessId_kind_day_id_idx" ON "Voucher"("businessId", "kind", "day" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Voucher_businessId_accountId_idx" ON "Voucher"("businessId", "accountId");

-- CreateIndex
CREATE INDEX "Voucher_businessId_counterId_idx" ON "Voucher"("businessId", "counterId");

-- CreateIndex
CREATE UNIQUE INDEX "Voucher_businessId_number_key" ON "Voucher"("businessId", "number");

-- CreateIndex
CREATE INDEX "Reconciliation_businessId_accountId_createdAt_id_idx" ON "Reconciliation"("businessId", "accountId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ReconciledLine_businessId_reconciliationId_idx" ON "ReconciledLine"("businessId", "reconciliationId");

-- CreateIndex
CREATE UNIQUE INDEX "Account_businessId_name_key" ON "Account"("businessId", "name");

-- CreateIndex
CREATE INDEX "JournalLine_businessId_accountId_day_id_idx" ON "JournalLine"("businessId", "accountId", "day" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "JournalLine_businessId_accountId_partyId_day_id_idx" ON "JournalLine"("businessId", "accountId", "partyId", "day" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "AccountTotal" ADD CONSTRAINT "AccountTotal_businessId_accountId_fkey" FOREIGN KEY ("businessId", "accountId") REFERENCES "Account"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartyTotal" ADD CONSTRAINT "PartyTotal_businessId_accountId_fkey" FOREIGN KEY ("businessId", "accountId") REFERENCES "Account"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BookClosing" ADD CONSTRAINT "BookClosing_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_businessId_accountId_fkey" FOREIGN KEY ("businessId", "accountId") REFERENCES "Account"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_businessId_counterId_fkey" FOREIGN KEY ("businessId", "counterId") REFERENCES "Account"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reconciliation" ADD CONSTRAINT "Reconciliation_businessId_accountId_fkey" FOREIGN KEY ("businessId", "accountId") REFERENCES "Account"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReconciledLine" ADD CONSTRAINT "ReconciledLine_businessId_lineId_fkey" FOREIGN KEY ("businessId", "lineId") REFERENCES "JournalLine"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReconciledLine" ADD CONSTRAINT "ReconciledLine_businessId_reconciliationId_fkey" FOREIGN KEY ("businessId", "reconciliationId") REFERENCES "Reconciliation"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Values that no bug may write.
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_values"
  CHECK ("amountPoisha" >= 0 AND "feePoisha" >= 0 AND "accountId" <> "counterId");
ALTER TABLE "AccountTotal" ADD CONSTRAINT "AccountTotal_month" CHECK ("span" = 'DAY' OR extract(day FROM "start") = 1);
-- One opening balance of an account in force.
CREATE UNIQUE INDEX "Voucher_opening" ON "Voucher" ("businessId", "accountId") WHERE "kind" = 'OPENING' AND "status" = 'POSTED';
-- Of the parties of ten years only those with something open are shown.
CREATE INDEX "PartyTotal_open" ON "PartyTotal" ("businessId", "accountId", abs("balancePoisha") DESC) WHERE "balancePoisha" <> 0;

-- What the accounts are for, and those that were missing.
UPDATE "Account" SET "kind" = 'MONEY' WHERE "code" IN ('cash', 'bank', 'bkash', 'nagad', 'web-payments');
UPDATE "Account" SET "kind" = 'PARTIES' WHERE "code" IN
  ('courier-receivable', 'goods-in-transit', 'supplier-payable', 'courier-claims', 'customer-advance', 'refunds-due');
UPDATE "Account" SET "kind" = 'CATEGORY' WHERE "code" IN ('other-income', 'drawings');
INSERT INTO "Account" ("businessId", "id", "code", "name", "type", "kind")
  SELECT b."id", gen_random_uuid(), n."code", n."name", n."type"::"AccountType", n."kind"::"AccountKind" FROM "Business" b CROSS JOIN (VALUES
    ('prepaid-ads', 'Ads paid in advance', 'ASSET', 'OTHER'), ('loans', 'Loans', 'LIABILITY', 'PARTIES'),
    ('capital', 'Put in by the owners', 'EQUITY', 'CATEGORY'), ('ad-spend', 'Advertising', 'EXPENSE', 'OTHER'),
    ('transfer-fees', 'Bank and wallet charges', 'EXPENSE', 'CATEGORY'), ('interest', 'Interest', 'EXPENSE', 'CATEGORY'),
    ('rent', 'Rent', 'EXPENSE', 'CATEGORY'), ('salaries', 'Salaries', 'EXPENSE', 'CATEGORY'),
    ('packaging-material', 'Packaging material', 'EXPENSE', 'CATEGORY'), ('transport', 'Transport', 'EXPENSE', 'CATEGORY'),
    ('utilities', 'Electricity, internet and phone', 'EXPENSE', 'CATEGORY'), ('other-expense', 'Other expenses', 'EXPENSE', 'CATEGORY')
  ) AS n ("code", "name", "type", "kind") ON CONFLICT DO NOTHING;

INSERT INTO "AccountTotal" ("businessId", "accountId", "span", "start", "debitPoisha", "creditPoisha")
  SELECT "businessId", "accountId", s."span"::"TotalSpan", CASE s."span" WHEN 'DAY' THEN "day" ELSE date_trunc('month', "day")::date END,
    sum("debitPoisha"), sum("creditPoisha")
  FROM "JournalLine" CROSS JOIN (VALUES ('DAY'), ('MONTH')) AS s ("span") GROUP BY 1, 2, 3, 4;
INSERT INTO "PartyTotal" ("businessId", "accountId", "partyId", "partyType", "balancePoisha")
  SELECT "businessId", "accountId", "partyId", min("partyType"), sum("debitPoisha" - "creditPoisha")
  FROM "JournalLine" WHERE "partyId" IS NOT NULL GROUP BY 1, 2, 3;

-- The one place that all postings pass: one transaction at a time for each business, so that the balances are locked in
-- no order at all and a day that is being closed takes nothing more; closed days; the day of the entry; balances.
CREATE OR REPLACE FUNCTION add_account_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closed date;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('books:' || "businessId", 0))
    FROM (SELECT DISTINCT "businessId" FROM new_rows ORDER BY 1) b;
  SELECT c."closedThrough" INTO closed FROM "BookClosing" c
    WHERE c."closedThrough" >= (SELECT min(n."day") FROM new_rows n WHERE n."businessId" = c."businessId") LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'BOOKS_CLOSED %', closed USING ERRCODE = 'KB001';
  END IF;
  IF EXISTS (SELECT 1 FROM new_rows l JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId"
      WHERE e."day" <> l."day") THEN
    RAISE EXCEPTION 'a journal line has another day than its entry' USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO "AccountBalance" ("businessId", "accountId", "partyId", "day", "debitPoisha", "creditPoisha")
    SELECT "businessId", "accountId", coalesce("partyId", '00000000-0000-0000-0000-000000000000'), "day",
      sum("debitPoisha"), sum("creditPoisha")
    FROM new_rows GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT ("businessId", "accountId", "partyId", "day") DO UPDATE SET
    "debitPoisha" = "AccountBalance"."debitPoisha" + EXCLUDED."debitPoisha",
    "creditPoisha" = "AccountBalance"."creditPoisha" + EXCLUDED."creditPoisha";
  INSERT INTO "AccountTotal" ("businessId", "accountId", "span", "start", "debitPoisha", "creditPoisha")
    SELECT "businessId", "accountId", s."span", CASE s."span" WHEN 'DAY' THEN "day" ELSE date_trunc('month', "day")::date END,
      sum("debitPoisha"), sum("creditPoisha")
    FROM new_rows CROSS JOIN unnest(enum_range(NULL::"TotalSpan")) AS s ("span") GROUP BY 1, 2, 3, 4
  ON CONFLICT ("businessId", "accountId", "span", "start") DO UPDATE SET
    "debitPoisha" = "AccountTotal"."debitPoisha" + EXCLUDED."debitPoisha",
    "creditPoisha" = "AccountTotal"."creditPoisha" + EXCLUDED."creditPoisha";
  INSERT INTO "PartyTotal" ("businessId", "accountId", "partyId", "partyType", "balancePoisha")
    SELECT "businessId", "accountId", "partyId", min("partyType"), sum("debitPoisha" - "creditPoisha")
    FROM new_rows WHERE "partyId" IS NOT NULL GROUP BY 1, 2, 3
  ON CONFLICT ("businessId", "accountId", "partyId") DO UPDATE SET
    "balancePoisha" = "PartyTotal"."balancePoisha" + EXCLUDED."balancePoisha";
  RETURN NULL;
END $$;

-- An entry without lines balances, and says nothing.
CREATE FUNCTION check_entry_has_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "JournalLine" WHERE "businessId" = NEW."businessId" AND "entryId" = NEW."id") THEN
    RAISE EXCEPTION 'journal entry % has no lines', NEW."id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "JournalEntry_has_lines" AFTER INSERT ON "JournalEntry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_entry_has_lines();
