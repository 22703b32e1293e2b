-- CreateTable
CREATE TABLE "PartyMonth" (
    "businessId" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "partyId" UUID NOT NULL,
    "start" DATE NOT NULL,
    "debitPoisha" BIGINT NOT NULL DEFAULT 0,
    "creditPoisha" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "PartyMonth_pkey" PRIMARY KEY ("businessId","accountId","partyId","start")
);

-- AddForeignKey
ALTER TABLE "PartyMonth" ADD CONSTRAINT "PartyMonth_businessId_accountId_fkey" FOREIGN KEY ("businessId", "accountId") REFERENCES "Account"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What was booked before, and the function of the money accounts with months of parties beside their totals.
INSERT INTO "PartyMonth" ("businessId", "accountId", "partyId", "start", "debitPoisha", "creditPoisha")
  SELECT "businessId", "accountId", "partyId", date_trunc('month', "day")::date, sum("debitPoisha"), sum("creditPoisha")
  FROM "JournalLine" WHERE "partyId" IS NOT NULL GROUP BY 1, 2, 3, 4;
ALTER TABLE "PartyMonth" ADD CONSTRAINT "PartyMonth_start" CHECK (extract(day FROM "start") = 1);

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
  INSERT INTO "PartyMonth" ("businessId", "accountId", "partyId", "start", "debitPoisha", "creditPoisha")
    SELECT "businessId", "accountId", "partyId", date_trunc('month', "day")::date, sum("debitPoisha"), sum("creditPoisha")
    FROM new_rows WHERE "partyId" IS NOT NULL GROUP BY 1, 2, 3, 4
  ON CONFLICT ("businessId", "accountId", "partyId", "start") DO UPDATE SET
    "debitPoisha" = "PartyMonth"."debitPoisha" + EXCLUDED."debitPoisha",
    "creditPoisha" = "PartyMonth"."creditPoisha" + EXCLUDED."creditPoisha";
  RETURN NULL;
END $$;
