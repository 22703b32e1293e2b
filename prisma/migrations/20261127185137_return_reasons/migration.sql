-- CreateEnum
CREATE TYPE "ReasonBy" AS ENUM ('PERSON', 'COURIER');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "returnReason" TEXT,
ADD COLUMN     "returnReasonBy" "ReasonBy";

-- The orders of one reason are read from an index, however few have it and however old they are.
CREATE INDEX "Order_cancel_reason" ON "Order" ("businessId", "cancelReason", "createdAt" DESC, "id" DESC) WHERE "cancelReason" IS NOT NULL;
CREATE INDEX "Order_return_reason" ON "Order" ("businessId", "returnReason", "createdAt" DESC, "id" DESC) WHERE "returnReason" IS NOT NULL;

-- Also in a plan for all values: where most have one reason, the planner would take it that all have it.
ALTER TABLE "Order" ALTER COLUMN "cancelReason" SET (n_distinct = 50), ALTER COLUMN "returnReason" SET (n_distinct = 50);
