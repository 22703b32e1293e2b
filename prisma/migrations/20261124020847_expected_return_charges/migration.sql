-- AlterTable
ALTER TABLE "Shipment" ADD COLUMN     "returnDuePoisha" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "StatementLine" ADD COLUMN     "accruedPoisha" BIGINT NOT NULL DEFAULT 0;

-- Businesses that are there already get the account that new ones open with.
INSERT INTO "Account" ("businessId", "id", "code", "name", "type", "kind")
SELECT b."id", gen_random_uuid(), 'return-charges-due', 'Expected return charges of couriers', 'LIABILITY', 'PARTIES' FROM "Business" b
ON CONFLICT ("businessId", "code") DO NOTHING;
