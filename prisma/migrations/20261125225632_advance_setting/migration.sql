-- Rules of the advance setting, and since when units of an order are on their way back, by which a late return is told.

-- CreateEnum
CREATE TYPE "Exporters" AS ENUM ('READERS', 'ADMINS', 'FOUNDERS');

-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "confirmsKnownOnly" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "confirmsTyped" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "confirmsUpToPoisha" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "confirmsWeb" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "duplicateDays" INTEGER NOT NULL DEFAULT 7,
ADD COLUMN     "exporters" "Exporters" NOT NULL DEFAULT 'READERS',
ADD COLUMN     "returnGraceDays" INTEGER NOT NULL DEFAULT 7,
ADD COLUMN     "takesDistrictCourier" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "returningSince" TIMESTAMPTZ(3);

UPDATE "Order" o SET "returningSince" = coalesce((
  SELECT max(t."createdAt") FROM "OrderTransition" t
  WHERE t."businessId" = o."businessId" AND t."orderId" = o."id" AND t."to" IN ('RETURN_PENDING', 'PARTIAL', 'EXCHANGED')
), o."updatedAt") WHERE o."returningUnits" > 0;

CREATE INDEX "Order_returning_since" ON "Order" ("businessId", "returningSince") WHERE "returningSince" IS NOT NULL;
